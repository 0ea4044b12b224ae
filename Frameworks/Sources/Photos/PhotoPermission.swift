import NeutralValues
@_spi(SystemModules) import UIKit

/// The user's permission to use the photo library, for which a UI test shows the system's alert.
enum PhotoPermission {
    private static let prompt = PermissionPrompt(
        "photos", title: { "“\($0)” Would Like to Access Your Photos" },
        message: .purpose(key: "NSPhotoLibraryUsageDescription"),
        buttons: { system in
            switch system {
            case ..<14: ["Don’t Allow", "OK"]
            case ..<17: ["Select Photos…", "Allow Access to All Photos", "Don’t Allow"]
            default: ["Limit Access…", "Allow Full Access", "Don’t Allow"]
            }
        })

    static var status: PHAuthorizationStatus {
        switch prompt.answer {
        case nil: .notDetermined
        case "Don’t Allow": .denied
        case "Select Photos…", "Limit Access…": .limited
        default: .authorized
        }
    }

    /// Asks the user.
    static func request(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        prompt.ask(
            { _ in handler(status) }, withoutUser: { notReal("PHPhotoLibrary.requestAuthorization") })
    }
}
