import Foundation
import ScreenTree
import Simulator

/// A running app under test.
@MainActor
final class AppProcess {
    /// The process of the app that was launched last; `nil` if none is running.
    private(set) static var current: AppProcess?

    private let device: Simulator
    let name: String
    private let settings: LaunchSettings
    /// The elements that the last query has read, and the turn of the run loop in which it did; `nil` if the app may have changed since.
    private var read: (turn: Int, screen: ScreenIndex)?

    private init(_ app: AppUnderTest, on simulator: Simulator, _ settings: LaunchSettings) {
        (device, self.settings, name) = (simulator, settings, app.name)
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

    /// The device, with which the caller may change the app.
    var simulator: Simulator {
        screenMayChange()
        return device
    }

    /// The elements of the screen. They are read only once as long as nothing happens, because a test reads attributes of many elements.
    var screen: ScreenIndex {
        if let read, read.turn == device.turnCount { return read.screen }
        let screen = ScreenIndex(.app(of: device, named: name, hasAllRows: true), in: device)
        read = (device.turnCount, screen)
        return screen
    }

    /// The elements of the screen, with those of a page that an alert covers.
    var screenBehindAlerts: ScreenIndex {
        ScreenIndex(.app(of: device, named: name, hasAllRows: true, seesBehindAlerts: true), in: device)
    }

    func screenMayChange() { read = nil }

    /// Terminates the running app as the system does.
    static func end() {
        guard let process = current else { return }
        process.simulator.terminate()
        process.simulator.comeToRest()
        leave()
    }

    /// Leaves the app running after a test, as a device does. Nothing can reach it anymore.
    static func leave() {
        current?.settings.revoke()
        current = nil
    }

    /// The state of the app.
    var state: XCUIApplication.State {
        switch device.application.applicationState {
        case .active, .inactive: .runningForeground
        case .background: device.isBusy ? .runningBackground : .runningBackgroundSuspended
        }
    }
}
