extension KnownFramework {
    static let localAuthentication = KnownFramework(
        name: "LocalAuthentication", prefixes: ["LA"], imports: [],
        text: """
            enum LAPolicy: Int { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
            enum LABiometryType: Int {
                case none, touchID, faceID
            }
            struct LAError: Error {
                enum Code: Int { case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8 }
                var code: Code
            }
            class LAContext: NSObject {
                var localizedFallbackTitle: String?
                var localizedCancelTitle: String?
                var biometryType: LABiometryType { .none }
                func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool
                func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, Error?) -> Void)
                func invalidate()
            }
            """)
}
