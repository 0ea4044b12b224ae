import Foundation
@_spi(SystemModules) import UIKit

/// The user's permission to use the location, for which a UI test shows the system's alert.
enum LocationPermission {
    static var status: CLAuthorizationStatus {
        switch PermissionPrompt.answer(to: "location") {
        case nil: .notDetermined
        case 2: .denied
        default: .authorizedWhenInUse
        }
    }

    /// Asks the user, if the device has one. Returns whether nothing remains to be done.
    static func request(for manager: CLLocationManager) -> Bool {
        guard Thread.isMainThread else {
            DispatchQueue.main.async { _ = request(for: manager) }
            return true
        }
        let purpose = Bundle.main.object(forInfoDictionaryKey: "NSLocationWhenInUseUsageDescription")
        // Without a purpose in the property list, the system ignores the request.
        guard status == .notDetermined, let purpose = purpose as? String else { return true }
        let prompt = PermissionPrompt(
            "location", title: { "Allow “\($0)” to use your location?" }, message: purpose,
            buttons: ["Allow Once", "Allow While Using App", "Don’t Allow"])
        return prompt.ask { [weak manager] _ in
            guard let manager else { return }
            manager.delegate?.locationManagerDidChangeAuthorization(manager)
        }
    }
}
