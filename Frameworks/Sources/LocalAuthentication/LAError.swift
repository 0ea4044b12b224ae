import UIKit

public let LAErrorDomain = "com.apple.LocalAuthentication"

public struct LAError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol {
        public typealias _ErrorType = LAError
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4
        case passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8
        case appCancel = -9, invalidContext = -10, notInteractive = -1004
        public static let touchIDNotAvailable = Code.biometryNotAvailable
        public static let touchIDNotEnrolled = Code.biometryNotEnrolled
        public static let touchIDLockout = Code.biometryLockout
    }

    public static let authenticationFailed = Code.authenticationFailed
    public static let userCancel = Code.userCancel
    public static let userFallback = Code.userFallback
    public static let systemCancel = Code.systemCancel
    public static let passcodeNotSet = Code.passcodeNotSet
    public static let biometryNotAvailable = Code.biometryNotAvailable
    public static let biometryNotEnrolled = Code.biometryNotEnrolled
    public static let biometryLockout = Code.biometryLockout
    public static let appCancel = Code.appCancel
    public static let invalidContext = Code.invalidContext
    public static let notInteractive = Code.notInteractive
    public static let touchIDNotAvailable = Code.touchIDNotAvailable
    public static let touchIDNotEnrolled = Code.touchIDNotEnrolled
    public static let touchIDLockout = Code.touchIDLockout
    public static var _nsErrorDomain: String { LAErrorDomain }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
}
