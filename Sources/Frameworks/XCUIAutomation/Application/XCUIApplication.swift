import Foundation
import ScreenTree
import Simulator
import UIKit

/// An app that a UI test launches, watches and terminates. iOS 9. Follows Apple's page "XCUIApplication".
///
/// On Linux the app runs in the test's process, on a simulator of its own. Each launch is a new simulator.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
    /// The app that the tests launch. `nil`, the default, for the program's only delegates. Only on Linux.
    public static var appUnderTest: AppUnderTest?

    /// Seconds of real time that an unmet wait gives to work outside of the app's clock: Dispatch's timers, sleeping tasks, other threads.
    /// Defaults to 0: a wait takes no real time. Only on Linux.
    public static var patience: TimeInterval = 0

    /// The states of an app. iOS 11. Follows Apple's page "XCUIApplication.State".
    public enum State: UInt, Sendable {
        /// The state isn't known.
        case unknown = 0
        /// The app isn't running.
        case notRunning = 1
        /// The app is in the background and suspended.
        case runningBackgroundSuspended = 2
        /// The app is running in the background.
        case runningBackground = 3
        /// The app is in the foreground.
        case runningForeground = 4
    }

    let kind: Kind

    /// The app that an object represents.
    enum Kind {
        case underTest
        case springboard
        case unknown(String)
    }

    /// Creates an object for the app under test.
    public init() {
        kind = .underTest
        super.init(.application)
    }

    /// Creates an object for an app by its bundle identifier: the app under test, or `com.apple.springboard` with the Home Screen and the
    /// system's alerts. The use of any other app fails the test. iOS 9.
    public init(bundleIdentifier: String) {
        let own = [Self.appUnderTest?.bundleIdentifier, Bundle.main.bundleIdentifier].compactMap { $0 }
        if bundleIdentifier == "com.apple.springboard" {
            kind = .springboard
        } else if own.contains(bundleIdentifier) {
            kind = .underTest
        } else {
            kind = .unknown(bundleIdentifier)
        }
        super.init(.application)
    }

    // MARK: Launch

    /// The arguments of the next launch. Those of the form `-key value` are also the app's defaults.
    ///
    /// On Linux an app reads them from `CommandLine.arguments`. `ProcessInfo.arguments` has those of the test's process.
    open var launchArguments: [String] = []

    /// The environment variables of the next launch, besides those of the test's process.
    open var launchEnvironment: [String: String] = [:]

    /// Launches the app, and waits until it is idle. An instance that is running is terminated first.
    open func launch() { launch(opening: nil, "launch") }

    /// Brings the app to the foreground, or launches it. iOS 9.
    open func activate() {
        guard let process = requireProcess("activate") else { return }
        guard process.state != .runningForeground else { return }
        process.simulator.enterForeground()
        process.simulator.comeToRest()
    }

    /// Terminates the app. An app that isn't running stays so.
    open func terminate() {
        guard case .underTest = kind else { return refuse("terminate") }
        AppProcess.end()
    }

    /// Opens a URL in the app, which is launched if it isn't running. iOS 16.4.
    open func open(_ url: URL) {
        guard case .underTest = kind else { return refuse("open \(url)") }
        guard let process = AppProcess.current else { return launch(opening: url, "open \(url)") }
        process.simulator.open(url)
        process.simulator.comeToRest()
    }

    // MARK: State

    /// The state of the app.
    open var state: State {
        switch kind {
        case .underTest: AppProcess.current?.state ?? .notRunning
        case .springboard:
            AppProcess.current?.state == .runningForeground ? .runningBackground : .runningForeground
        case .unknown: .notRunning
        }
    }

    /// Waits until the app has a state. Returns whether it has it in time. iOS 11.
    @discardableResult
    open func wait(for state: State, timeout: TimeInterval) -> Bool {
        waitUntil(timeout) { self.state == state }
    }

    /// The simulator of the running app; `nil` if none is running. Only on Linux, for what Apple's API can't do.
    open var simulator: Simulator? { AppProcess.current?.simulator }
}

extension XCUIApplication {
    private func launch(opening url: URL?, _ verb: String) {
        guard case .underTest = kind else { return refuse(verb) }
        do {
            let app = try Self.appUnderTest ?? ProgramDelegates().app()
            let settings = LaunchSettings(arguments: launchArguments, environment: launchEnvironment)
            AppProcess.launch(app, settings, opening: url)
        } catch {
            UITestFailure.report(
                "Failed to \(verb) \(words): \((error as? LaunchFailure)?.words ?? "\(error)")")
        }
    }

    /// The running process of the app under test, which is launched if none is running.
    private func requireProcess(_ verb: String) -> AppProcess? {
        switch kind {
        case .underTest:
            if AppProcess.current == nil { launch(opening: nil, verb) }
            return AppProcess.current
        case .springboard:
            XCUIDevice.shared.press(.home)
            return nil
        case .unknown:
            refuse(verb)
            return nil
        }
    }

    private func refuse(_ verb: String) {
        UITestFailure.report("Failed to \(verb) \(words): \(reasonOfAbsence)")
    }

    private var reasonOfAbsence: String {
        guard case .unknown(let identifier) = kind else { return "the system's own app can't be controlled" }
        return
            "the app isn't on this device. On Linux a test can use the app under test and com.apple.springboard. If \(identifier) "
            + "is the app under test, set its bundleIdentifier in XCUIApplication.appUnderTest"
    }

    /// The name in failures: `Application 'Shop'`.
    var nameOfApp: String {
        switch kind {
        case .underTest: AppProcess.current?.name ?? Self.appUnderTest?.name ?? "app under test"
        case .springboard: "com.apple.springboard"
        case .unknown(let identifier): identifier
        }
    }

    /// The elements of the current screen.
    func screen() throws -> ScreenIndex {
        guard let process = AppProcess.current else { throw MatchFailure.notRunning(self) }
        switch kind {
        case .underTest where process.state == .runningForeground:
            return process.screen
        case .underTest:
            var app = ElementSnapshot(.application)
            app.label = process.name
            return ScreenIndex(app, in: process.simulator)
        case .springboard: return ScreenIndex(process.springboard, in: process.simulator)
        case .unknown: throw MatchFailure.notRunning(self)
        }
    }

    /// Runs the app until it is idle.
    func comeToRest() { AppProcess.current?.simulator.comeToRest() }

    /// Lets a tenth of a second of the app's time pass.
    func letTimePass() {
        guard let simulator = AppProcess.current?.simulator else { return }
        simulator.wait(until: simulator.now + 0.1) { false }
    }
}
