import UIKit

public let MKErrorDomain = "MKErrorDomain"

public struct MKError: CustomNSError, Hashable {
    public enum Code: UInt {
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
        case decodingFailed
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? MKError)?.code == code }
    }

    public static let unknown = Code.unknown
    public static let serverFailure = Code.serverFailure
    public static let loadingThrottled = Code.loadingThrottled
    public static let placemarkNotFound = Code.placemarkNotFound
    public static let directionsNotFound = Code.directionsNotFound
    public static let decodingFailed = Code.decodingFailed
    public static var errorDomain: String { MKErrorDomain }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorCode: Int { Int(code.rawValue) }
}
