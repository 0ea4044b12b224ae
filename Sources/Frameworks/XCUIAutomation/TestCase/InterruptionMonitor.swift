import Foundation
import Simulator
import UIKit
import XCTest

/// A handler of interruptions: alerts of the system in front of the app, and alerts of the app in front of an action's element.
@MainActor
final class InterruptionMonitor: NSObject {
    let name: String
    private let handler: (XCUIElement) -> Bool
    private static var isHandlingAlert = false

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
            if !isHandled(element) || alerts.front?.title == front.title && rounds == 10 {
                alerts.choose(front.buttons.count - 1)
            }
            process.simulator.comeToRest()
        }
    }

    /// Lets the monitors handle the app's alerts that cover the element of an action. An alert that no monitor handles is answered with
    /// its cancel button, or else with its default one, as Apple's session "Handle interruptions and alerts in UI tests" says.
    static func handleAlerts(covering element: XCUIElement) {
        // A monitor's own actions on the alert aren't interrupted by it.
        guard !isHandlingAlert else { return }
        isHandlingAlert = true
        defer { isHandlingAlert = false }
        var last: UIAlertController?
        while let alert = element.coveringAlert, alert !== last {
            last = alert
            let front = XCUIApplication().alerts.firstMatch
            if !isHandled(front), let title = alert.buttonOfDefaultHandler?.title {
                front.buttons[title].firstMatch.tap()
            }
            XCUIApplication().comeToRest()
        }
    }

    private static func isHandled(_ alert: XCUIElement) -> Bool {
        UITestSession.monitors.reversed().contains { $0.handler(alert) }
    }
}

extension UIAlertController {
    fileprivate var buttonOfDefaultHandler: UIAlertAction? {
        actions.first { $0.style == .cancel } ?? preferredAction ?? actions.last
    }
}

extension XCUIElement {
    /// The app's alert in front of the element; `nil` if the element belongs to the alert, or if a touch can reach it.
    fileprivate var coveringAlert: UIAlertController? {
        guard case .underTest = application.kind, let process = AppProcess.current,
            process.state == .runningForeground
        else { return nil }
        let screen = process.screen
        guard let front = screen.elements.lastIndex(where: { $0.kind == .alert }),
            let alert = (screen.elements[front].object as? UIView)?.next as? UIAlertController
        else { return nil }
        if let own = try? position(in: screen) {
            let isInAlert = own == front || screen.descendants(of: front).contains(own)
            return isInAlert || screen.elements[own].isHittable(in: screen.simulator) ? nil : alert
        }
        return (try? position(in: process.screenBehindAlerts)) == nil ? nil : alert
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
