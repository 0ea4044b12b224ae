import UIKit

public let MKErrorDomain = "MKErrorDomain"

public struct MKError: _BridgedStoredNSError {
    public enum Code: UInt, _ErrorCodeProtocol {
        public typealias _ErrorType = MKError
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
        case decodingFailed
    }

    public static let unknown = Code.unknown
    public static let serverFailure = Code.serverFailure
    public static let loadingThrottled = Code.loadingThrottled
    public static let placemarkNotFound = Code.placemarkNotFound
    public static let directionsNotFound = Code.directionsNotFound
    public static let decodingFailed = Code.decodingFailed
    public static var _nsErrorDomain: String { MKErrorDomain }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
}
