import Foundation
import LocalAuthentication
import Testing

@Suite struct LocalAuthenticationTests {
    @Test(
        arguments: [
            (.deviceOwnerAuthenticationWithBiometrics, .biometryNotAvailable),
            (.deviceOwnerAuthentication, .passcodeNotSet),
        ] as [(LAPolicy, LAError.Code)])
    func `a device without biometry and passcode says why it can't evaluate a policy`(
        policy: LAPolicy, code: LAError.Code
    ) async {
        var error: NSError?
        #expect(!LAContext().canEvaluatePolicy(policy, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == code.rawValue)
        let failure = await withCheckedContinuation { continuation in
            LAContext().evaluatePolicy(policy, localizedReason: "") { continuation.resume(returning: $1) }
        }
        #expect((failure as? LAError)?.code == code)
        await #expect(throws: LAError(code)) {
            try await LAContext().evaluatePolicy(policy, localizedReason: "")
        }
    }
}
