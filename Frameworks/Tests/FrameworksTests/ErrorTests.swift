import CoreLocation
import LocalAuthentication
import MapKit
import NetworkExtension
import StoreKit
import Testing

/// Errors of the frameworks, as apps read them.
@Suite struct ErrorTests {
    @Test(
        arguments: [
            (SKError(.paymentCancelled), "SKErrorDomain", 2), (CLError(.denied), "kCLErrorDomain", 1),
            (MKError(.directionsNotFound), "MKErrorDomain", 5),
            (LAError(.userCancel), "com.apple.LocalAuthentication", -2),
            (NEVPNError(.configurationDisabled), "NEVPNErrorDomain", 2),
        ] as [(any Error, String, Int)])
    func `an error has the framework's domain and code`(error: any Error, domain: String, code: Int) {
        let object = error as NSError
        #expect(object.domain == domain && object.code == code)
    }

    @Test func `an error is caught by its code`() {
        do { throw SKError(.paymentCancelled) } catch SKError.paymentCancelled {} catch {
            Issue.record("\(error) isn't caught")
        }
    }
}
