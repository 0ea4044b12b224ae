import Foundation
import NeutralValues
@_spi(SystemModules) import UIKit

/// The user's permission to use the camera or the microphone, for which a UI test shows the system's alert.
struct CapturePermission {
    private let device: String
    private let purposeKey: String

    /// `nil` for a type of media that needs no permission.
    init?(for type: AVMediaType) {
        switch type {
        case .video: (device, purposeKey) = ("Camera", "NSCameraUsageDescription")
        case .audio: (device, purposeKey) = ("Microphone", "NSMicrophoneUsageDescription")
        default: return nil
        }
    }

    var status: AVAuthorizationStatus {
        guard let button = PermissionPrompt.answer(to: device) else { return .notDetermined }
        return button == 1 ? .authorized : .denied
    }

    /// Asks the user, if the device has one. The answer that the user has given is given again.
    func request(_ handler: @escaping (Bool) -> Void) {
        guard Thread.isMainThread else { return DispatchQueue.main.async { request(handler) } }
        guard status == .notDetermined else { return handler(status == .authorized) }
        let purpose = Bundle.main.object(forInfoDictionaryKey: purposeKey) as? String
        let prompt = PermissionPrompt(
            device, title: { [device] in "“\($0)” Would Like to Access the \(device)" },
            message: purpose ?? "", buttons: ["Don’t Allow", titleOfAllow])
        let isAsked = prompt.ask { _ in handler(status == .authorized) }
        if !isAsked { notReal("AVCaptureDevice.requestAccess(for:completionHandler:)") }
    }

    /// The title of the button that allows it, which iOS 17 changed.
    private var titleOfAllow: String {
        let version = MainActor.assumeIsolated { UIDevice.current.systemVersion }
        return Int(version.prefix { $0 != "." }) ?? 0 < 17 ? "OK" : "Allow"
    }
}
