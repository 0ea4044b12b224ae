import Foundation
import NeutralValues
@_spi(SystemModules) import UIKit

/// The user's permission to use the photo library, for which a UI test shows the system's alert.
enum PhotoPermission {
    static var status: PHAuthorizationStatus {
        guard let button = PermissionPrompt.answer(to: "photos") else { return .notDetermined }
        return statuses[button]
    }

    /// Asks the user, if the device has one. The answer that the user has given is given again.
    static func request(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        guard Thread.isMainThread else { return DispatchQueue.main.async { request(handler) } }
        guard status == .notDetermined else { return handler(status) }
        let purpose = Bundle.main.object(forInfoDictionaryKey: "NSPhotoLibraryUsageDescription")
        let prompt = PermissionPrompt(
            "photos", title: { "“\($0)” Would Like to Access Your Photos" },
            message: purpose as? String ?? "", buttons: titles)
        let isAsked = prompt.ask { _ in handler(status) }
        if !isAsked { notReal("PHPhotoLibrary.requestAuthorization") }
    }

    private static var major: Int { Int(version.prefix { $0 != "." }) ?? 0 }
    private static var version: String { MainActor.assumeIsolated { UIDevice.current.systemVersion } }

    private static var titles: [String] {
        switch major {
        case ..<14: ["Don’t Allow", "OK"]
        case ..<17: ["Select Photos…", "Allow Access to All Photos", "Don’t Allow"]
        default: ["Limit Access…", "Allow Full Access", "Don’t Allow"]
        }
    }

    /// What the buttons of these titles mean.
    private static var statuses: [PHAuthorizationStatus] {
        major < 14 ? [.denied, .authorized] : [.limited, .authorized, .denied]
    }
}
