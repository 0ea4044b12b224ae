// The device has no biometry: policies can't be evaluated.

import NeutralValues
@_exported import UIKit

public enum LAPolicy: Int {
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

public enum LABiometryType: Int {
    case none, touchID, faceID
}

public struct LAError: Error {
    public enum Code: Int {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4,
            passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8
    }

    public var code: Code
}

open class LAContext: NSObject {
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var biometryType: LABiometryType { .none }

    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        notReal()
        return false
    }

    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, Error?) -> Void
    ) { notReal() }
    open func invalidate() { notReal() }
}
