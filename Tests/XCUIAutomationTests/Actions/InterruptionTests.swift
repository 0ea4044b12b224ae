import PageFlowTesting
import Testing
@_spi(SystemModules) import UIKit

@testable import XCUIAutomation

/// Alerts that cover the element of an action are interruptions, as in Apple's session "Handle interruptions and alerts in UI tests".
@MainActor
@Suite(.onStage) struct InterruptionTests {
    /// What the user of the app has done.
    private final class Done { var names: [String] = [] }

    /// Launches an app with the button "Buy" behind an alert.
    private func withAlert(
        _ actions: [(String, UIAlertAction.Style)], preferred: Int? = nil,
        _ body: @MainActor (XCUIApplication, Done) -> Void
    ) {
        let done = Done()
        withViews({ [UIButton("Buy") { done.names.append("Buy") }] }) { app in
            let alert = UIAlertController(title: "No tea", message: nil, preferredStyle: .alert)
            for (title, style) in actions {
                alert.addAction(UIAlertAction(title: title, style: style) { _ in done.names.append(title) })
            }
            alert.preferredAction = preferred.map { alert.actions[$0] }
            app.simulator?.window.rootViewController?.present(alert, animated: true)
            app.comeToRest()
            body(app, done)
        }
    }

    @Test(arguments: [
        ([("Order", UIAlertAction.Style.default), ("Not now", .cancel)], Int?.none, "Not now"),
        ([("Order", .default), ("Later", .default)], 0, "Order"),
        ([("OK", .default)], nil, "OK"),
    ])
    func `an action behind an alert taps its cancel button, or else its default one`(
        actions: [(String, UIAlertAction.Style)], preferred: Int?, chosen: String
    ) {
        withAlert(actions, preferred: preferred) { app, done in
            app.buttons["Buy"].tap()
            #expect(done.names == [chosen, "Buy"] && !app.alerts.firstMatch.exists)
        }
    }

    @Test func `a monitor handles the alert in place of the built-in handler, the last one first`() {
        withAlert([("Retry", .default), ("Cancel", .cancel)]) { app, done in
            var asked: [String] = []
            UITestSession.monitors = [
                InterruptionMonitor("first") { alert in
                    asked.append("first \(alert.label)")
                    alert.buttons["Retry"].tap()
                    return true
                },
                InterruptionMonitor("last") { _ in
                    asked.append("last")
                    return false
                },
            ]
            app.buttons["Buy"].tap()
            #expect(asked == ["last", "first No tea"] && done.names == ["Retry", "Buy"])
        }
    }

    @Test func `an element of the alert, and one that no page has, leave the alert`() {
        withAlert([("Order", .default), ("Cancel", .cancel)]) { app, done in
            expectFailure(["Failed to tap \"Wine\" Button"]) { app.buttons["Wine"].tap() }
            #expect(app.alerts.firstMatch.exists)
            app.buttons["Order"].tap()
            #expect(done.names == ["Order"])
        }
    }

    @Test func `the system's alert for a permission names the app, and its answer is kept`() {
        let prompt = PermissionPrompt(
            "location", title: { "Allow “\($0)” to use your location?" }, message: .text("To find tea"),
            buttons: { _ in ["Allow Once", "Don’t Allow"] })
        var answers: [String] = []
        withViews({ [UIButton("Near me") { prompt.ask({ answers.append($0) }) }] }) { app in
            UITestSession.monitors = [
                InterruptionMonitor("location") { alert in
                    guard alert.label == "Allow “Tea” to use your location?" else { return false }
                    alert.buttons["Allow Once"].tap()
                    return true
                }
            ]
            app.buttons["Near me"].tap()
            #expect(prompt.answer == nil)
            app.tap()
            #expect(prompt.answer == "Allow Once")
            app.buttons["Near me"].tap()
            #expect(answers == ["Allow Once", "Allow Once"])
        }
    }

    @Test func `a device without a user isn't asked`() {
        let simulator = UITestSession.newSimulator()
        simulator.launch(UIViewController())
        let prompt = PermissionPrompt(
            "photos", title: { $0 }, message: .text(""), buttons: { _ in ["Allow"] })
        var isAsked = true
        prompt.ask({ _ in Issue.record("Nobody can answer") }, withoutUser: { isAsked = false })
        #expect(!isAsked)
    }
}
