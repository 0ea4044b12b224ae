@_spi(SystemModules) import UIKit

/// The user's permission to use the location, for which a UI test shows the system's alert.
enum LocationPermission {
    private static let prompt = PermissionPrompt(
        "location", title: { "Allow “\($0)” to use your location?" },
        message: .purpose(key: "NSLocationWhenInUseUsageDescription"),
        buttons: { _ in ["Allow Once", "Allow While Using App", "Don’t Allow"] })

    static var status: CLAuthorizationStatus {
        switch prompt.answer {
        case nil: .notDetermined
        case "Don’t Allow": .denied
        default: .authorizedWhenInUse
        }
    }

    /// Asks the user. Without a purpose in the property list, the system ignores the request.
    static func request(
        for manager: CLLocationManager, withoutUser: @escaping @MainActor @Sendable () -> Void
    ) {
        guard status == .notDetermined, prompt.message != nil else { return }
        prompt.ask(
            { [weak manager] _ in
                guard let manager else { return }
                manager.delegate?.locationManagerDidChangeAuthorization(manager)
            }, withoutUser: withoutUser)
    }
}
