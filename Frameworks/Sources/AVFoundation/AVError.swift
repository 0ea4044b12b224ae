import UIKit

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

public struct AVError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol {
        public typealias _ErrorType = AVError
        case unknown = -11800, sessionNotRunning = -11803, deviceNotConnected = -11814
        case sessionWasInterrupted = -11818, mediaServicesWereReset = -11819
    }

    public static let unknown = Code.unknown
    public static let sessionNotRunning = Code.sessionNotRunning
    public static let deviceNotConnected = Code.deviceNotConnected
    public static let sessionWasInterrupted = Code.sessionWasInterrupted
    public static let mediaServicesWereReset = Code.mediaServicesWereReset
    public static var _nsErrorDomain: String { AVFoundationErrorDomain }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
}
