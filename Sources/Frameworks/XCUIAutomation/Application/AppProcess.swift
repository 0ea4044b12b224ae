import Foundation
import ScreenTree
import Simulator

/// A running app under test.
@MainActor
final class AppProcess {
    /// The process of the app that was launched last; `nil` if none is running.
    private(set) static var current: AppProcess?

    let simulator: Simulator
    let name: String
    private let settings: LaunchSettings

    private init(_ app: AppUnderTest, on simulator: Simulator, _ settings: LaunchSettings) {
        (self.simulator, self.settings, name) = (simulator, settings, app.name)
    }

    /// Launches an app on a new simulator. An app that is running is terminated first.
    static func launch(_ app: AppUnderTest, _ settings: LaunchSettings, opening url: URL? = nil) {
        end()
        settings.apply()
        let simulator = UITestSession.makeSimulator()
        UITestSession.prepare(simulator)
        let process = AppProcess(app, on: simulator, settings)
        current = process
        SystemAlerts.of(simulator).begin(asking: app.name)
        app.launch(on: simulator, opening: url)
        simulator.comeToRest()
    }

    /// Terminates the running app as the system does.
    static func end() {
        guard let process = current else { return }
        process.simulator.terminate()
        process.simulator.comeToRest()
        process.settings.revoke()
        current = nil
    }

    /// The state of the app.
    var state: XCUIApplication.State {
        switch simulator.application.applicationState {
        case .active, .inactive: .runningForeground
        case .background: simulator.isBusy ? .runningBackground : .runningBackgroundSuspended
        }
    }
}
