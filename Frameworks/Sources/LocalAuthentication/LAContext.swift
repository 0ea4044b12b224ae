import UIKit

public enum LAPolicy: Int {
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication

    /// The reason why a device without biometry and passcode can't evaluate the policy.
    fileprivate var error: LAError {
        LAError(self == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}

public enum LABiometryType: Int {
    case none = 0, touchID, faceID, opticID = 4
}

public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

open class LAContext: NSObject {
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    open var interactionNotAllowed = false
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var biometryType: LABiometryType { .none }
    open var evaluatedPolicyDomainState: Data? { nil }

    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = policy.error._nsError
        return false
    }

    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) { DispatchQueue.main.async { reply(false, policy.error) } }

    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw policy.error
    }

    open func invalidate() {}
}
