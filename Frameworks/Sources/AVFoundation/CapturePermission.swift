import NeutralValues
@_spi(SystemModules) import UIKit

/// The user's permission to use the camera or the microphone, for which a UI test shows the system's alert.
struct CapturePermission {
    private let prompt: PermissionPrompt

    /// `nil` for a type of media that needs no permission.
    init?(for type: AVMediaType) {
        switch type {
        case .video: self.init(device: "Camera", purposeKey: "NSCameraUsageDescription")
        case .audio: self.init(device: "Microphone", purposeKey: "NSMicrophoneUsageDescription")
        default: return nil
        }
    }

    private init(device: String, purposeKey: String) {
        // iOS 17 changed the title of the button that allows it.
        prompt = PermissionPrompt(
            device, title: { "“\($0)” Would Like to Access the \(device)" },
            message: .purpose(key: purposeKey),
            buttons: { system in ["Don’t Allow", system < 17 ? "OK" : "Allow"] })
    }

    var status: AVAuthorizationStatus {
        switch prompt.answer {
        case nil: .notDetermined
        case "Don’t Allow": .denied
        default: .authorized
        }
    }

    /// Asks the user.
    func request(_ handler: @escaping (Bool) -> Void) {
        prompt.ask(
            { _ in handler(status == .authorized) },
            withoutUser: { notReal("AVCaptureDevice.requestAccess(for:completionHandler:)") })
    }
}
