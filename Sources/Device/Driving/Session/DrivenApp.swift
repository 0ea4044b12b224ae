import AppRecording
import Simulator

/// An app that a session drives.
package struct DrivenApp: Sendable {
    package let name: String
    let launchCode: LaunchCode
    let application: UIApplication.Type
    let device: String
    let launch: @MainActor @Sendable (Simulator) -> Void

    /// - Parameters:
    ///   - code: The code with which a test launches the app.
    ///   - application: The class of `UIApplication.shared`.
    ///   - device: The device's name, such as `iPhone16`.
    ///   - launch: Launches the app in a simulator; called again for each launch.
    package init(
        _ name: String, launchedBy code: LaunchCode,
        application: UIApplication.Type = UIApplication.self, device: String = "iPhone16",
        launch: @escaping @MainActor @Sendable (Simulator) -> Void
    ) {
        (self.name, launchCode, self.application) = (name, code, application)
        (self.device, self.launch) = (device, launch)
    }
}
