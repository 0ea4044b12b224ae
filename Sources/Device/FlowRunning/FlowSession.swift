import AppRecording
import FlowPlan
import Foundation
import SeededNumbers
import Simulator

/// The app during a flow: its launches, its recording, and the text that the flow has copied.
@MainActor
final class FlowSession {
    private enum Place { case foreground, background }

    let app: FlowApp
    private let isRecorded: Bool
    private(set) var simulator: Simulator?
    private var recorder: AppRecorder?
    private var place = Place.foreground
    private var notificationsAreAllowed = true
    /// Seconds of the clocks of earlier launches.
    private var earlierSeconds = 0.0
    /// The number of UIKit's messages that a command has been checked for.
    private var checkedMessages = 0
    var copiedText = ""
    var numbers: SeededNumbers

    init(_ app: FlowApp, isRecorded: Bool, seed: UInt64) {
        (self.app, self.isRecorded) = (app, isRecorded)
        numbers = SeededNumbers(seed: seed)
    }

    /// Seconds of the app's clock since the flow began.
    var seconds: Double { earlierSeconds + (simulator?.now ?? 0) }

    /// Whether the app is in the background, and the Home Screen is visible.
    var showsHomeScreen: Bool { simulator != nil && place == .background }

    /// Whether elements of the app can be visible.
    var showsApp: Bool { simulator != nil && place == .foreground }

    /// The simulator of the app in the foreground.
    func running() throws(FlowFailure) -> Simulator {
        guard let simulator else {
            throw FlowFailure(
                "The app isn't running. Begin the flow with launchApp, or add it before this command.")
        }
        guard place == .foreground else {
            throw FlowFailure(
                "The app is in the background, and the Home Screen has only its icon. "
                    + "Return to the app with launchApp and stopApp: false, or with tapOn: \(app.name).")
        }
        return simulator
    }
}

// The life of the app.
extension FlowSession {
    /// Launches the app, or returns to it if the launch doesn't restart it.
    func launch(_ launch: FlowLaunch) async {
        notificationsAreAllowed = launch.allowsNotifications
        if launch.restarts || launch.clearsState { stop() }
        if launch.clearsState { clearState() }
        guard simulator == nil else { return enterForeground() }
        UIView.setAnimationsEnabled(true)
        let simulator = Simulator(device: app.device, system: app.system, application: app.application)
        simulator.recordsExceptions = true
        simulator.allowsNotifications = notificationsAreAllowed
        (self.simulator, checkedMessages, place) = (simulator, 0, .foreground)
        if isRecorded { record(simulator) }
        app.launch(simulator)
    }

    /// Ends the app.
    func stop() {
        earlierSeconds += simulator?.now ?? 0
        recorder?.end()
        (simulator, place) = (nil, .foreground)
    }

    /// Removes the app's user defaults and its saved state. The app ends first, as when it is reinstalled.
    func clearState() {
        stop()
        UserDefaults.standard.removePersistentDomain(
            forName: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
    }

    func setPermission(notifications isAllowed: Bool) {
        notificationsAreAllowed = isAllowed
        simulator?.allowsNotifications = isAllowed
    }

    /// Goes to the Home Screen, or locks the device.
    func enterBackground() throws(FlowFailure) {
        try running().enterBackground()
        place = .background
    }

    /// Returns to the app if it is in the background.
    func enterForeground() {
        guard place == .background else { return }
        place = .foreground
        simulator?.enterForeground()
    }

    /// Opens a link. An app in the background becomes visible.
    func open(_ url: URL) throws(FlowFailure) {
        guard let simulator else { _ = try running(); return }
        place = .foreground
        simulator.open(url)
    }

    /// Fails if UIKit has raised an exception since the last command: it would end the app on a device.
    func checkExceptions() throws(FlowFailure) {
        guard let messages = simulator?.diagnostics.dropFirst(checkedMessages) else { return }
        checkedMessages += messages.count
        if let exception = messages.first(where: { $0.kind == .exception }) {
            throw FlowFailure("The app would end with an exception: \(exception).")
        }
    }
}

// The recording.
extension FlowSession {
    private func record(_ simulator: Simulator) {
        let recorder = AppRecorder(of: simulator, simulator.plainSettings, detail: .moments, tasks: .always)
        recorder.lookAfterTurns()
        self.recorder = recorder
    }

    /// Adds the failure of the flow to the recording.
    func finishRecording(failure: String?, file: String) {
        recorder?.look()
        if let failure { recorder?.note(RecordedFailure(message: failure, file: file, line: 0)) }
    }

    /// The recording of the last launch as a page in one file; `nil` if nothing was recorded.
    func recording(_ subject: RecordingReport.Subject) -> String? {
        guard let recorder else { return nil }
        let file = RecordingFile(
            of: recorder, app: app.name, launchedBy: app.launchCode, checks: recorder.checksUpToNow)
        return RecordingReport(of: recorder, subject, file: file).html
    }
}
