import CoreLocation
import Foundation
import Testing

/// The permission to use the location.
@MainActor @Suite struct CoreLocationTests {
    private final class Listener: NSObject, CLLocationManagerDelegate {
        var heard: [CLAuthorizationStatus] = []

        func locationManager(
            _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
        ) { heard.append(status) }
    }

    @Test func `without a user, the status stays undetermined and the delegate isn't told`() {
        let (manager, listener) = (CLLocationManager(), Listener())
        manager.delegate = listener
        manager.requestWhenInUseAuthorization()
        #expect(manager.authorizationStatus == .notDetermined && listener.heard.isEmpty)
    }

    @Test func `a delegate with the method from before iOS 14 hears the change`() {
        let (manager, listener) = (CLLocationManager(), Listener())
        listener.locationManagerDidChangeAuthorization(manager)
        #expect(listener.heard == [.notDetermined])
    }
}
