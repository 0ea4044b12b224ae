import Foundation
import Simulator
import XCTest

/// A handler of interruptions: alerts of the system in front of the app.
@MainActor
final class InterruptionMonitor: NSObject {
    let name: String
    private let handler: (XCUIElement) -> Bool

    init(_ name: String, _ handler: @escaping (XCUIElement) -> Bool) {
        (self.name, self.handler) = (name, handler)
        super.init()
    }

    /// Lets the monitors handle the alerts in front of an app, the last one first. An alert that no monitor handles is answered with its
    /// last button, as the handler of XCTest does.
    static func handleInterruptions(of application: XCUIApplication) {
        guard case .underTest = application.kind, let process = AppProcess.current else { return }
        let alerts = SystemAlerts.of(process.simulator)
        var rounds = 0
        while let front = alerts.front, rounds < 10 {
            rounds += 1
            let element = XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.firstMatch
            let isHandled = UITestSession.monitors.reversed().contains { $0.handler(element) }
            if !isHandled || alerts.front?.title == front.title && rounds == 10 {
                alerts.choose(front.buttons.count - 1)
            }
            process.simulator.comeToRest()
        }
    }
}

extension XCTestCase {
    /// Adds a handler of interruptions: it is called when an action meets an alert of the system. It returns whether it has handled the
    /// alert. iOS 9. Follows Apple's page "addUIInterruptionMonitor(withDescription:handler:)".
    @preconcurrency @MainActor
    @discardableResult
    public func addUIInterruptionMonitor(
        withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
    ) -> any NSObjectProtocol {
        let monitor = InterruptionMonitor(handlerDescription, handler)
        UITestSession.monitors.append(monitor)
        return monitor
    }

    /// Removes a handler of interruptions.
    @preconcurrency @MainActor
    public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
        UITestSession.monitors.removeAll { $0 === monitor }
    }
}
