import UIKit

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

public struct AVError: CustomNSError, Hashable {
    public enum Code: Int {
        case unknown = -11800, sessionNotRunning = -11803, deviceNotConnected = -11814
        case sessionWasInterrupted = -11818, mediaServicesWereReset = -11819
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? AVError)?.code == code }
    }

    public static let unknown = Code.unknown
    public static let sessionNotRunning = Code.sessionNotRunning
    public static let deviceNotConnected = Code.deviceNotConnected
    public static let sessionWasInterrupted = Code.sessionWasInterrupted
    public static let mediaServicesWereReset = Code.mediaServicesWereReset
    public static var errorDomain: String { AVFoundationErrorDomain }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorCode: Int { code.rawValue }
}
