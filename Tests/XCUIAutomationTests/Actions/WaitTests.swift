import Foundation
import PageFlowTesting
import Testing
import UIKit
import UserNotifications

@testable import XCUIAutomation

/// Waits pass on the app's clock, and take no real time.
@MainActor
@Suite(.onStage) struct WaitTests {
    @Test func `a wait ends when the element appears, or at its timeout`() {
        withViews({ [UIView()] }) { app in
            let (sim, page) = (app.simulator, app.simulator?.window.rootViewController?.view)
            let label = UILabel("Done")
            label.frame = CGRect(x: 0, y: 200, width: 100, height: 44)
            UIView.animate(withDuration: 3) {
                page?.backgroundColor = .red
            } completion: { _ in
                page?.addSubview(label)
            }
            let (start, began) = (sim?.now ?? 0, Date())
            #expect(!app.staticTexts["Done"].waitForExistence(timeout: 1))
            #expect(sim.map { $0.now - start >= 1 && $0.now - start < 1.5 } == true)
            #expect(app.staticTexts["Done"].waitForExistence(timeout: 5))
            #expect(app.staticTexts["Wine"].waitForNonExistence(timeout: 5))
            #expect(app.staticTexts["Done"].wait(for: \.isEnabled, toEqual: true, timeout: 1))
            #expect(!app.staticTexts["Done"].wait(for: \.label, toEqual: "Wine", timeout: 1))
            #expect(Date().timeIntervalSince(began) < 1)
        }
    }

    @Test func `the Home button sends the app to the background, and activation brings it back`() {
        withViews({ [UIButton("Buy")] }) { app in
            #expect(app.state == .runningForeground)
            XCUIDevice.shared.press(.home)
            #expect(app.state != .runningForeground && !app.buttons["Buy"].exists)
            #expect(XCUIApplication(bundleIdentifier: "com.apple.springboard").icons["Tea"].exists)
            app.activate()
            #expect(app.wait(for: .runningForeground, timeout: 1) && app.buttons["Buy"].exists)
            app.terminate()
            #expect(app.state == .notRunning && !app.buttons["Buy"].exists)
        }
    }

    @Test(arguments: ["Allow", "Don’t Allow"])
    func `the system asks for notifications, and its alert is answered`(answer: String) {
        var answers: [Bool] = []
        withViews({
            [
                UIButton("Notify me") {
                    UNUserNotificationCenter.current().requestAuthorization(options: .alert) { isAllowed, _ in
                        answers.append(isAllowed)
                    }
                }
            ]
        }) { app in
            app.buttons["Notify me"].tap()
            let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
            #expect(springboard.alerts.firstMatch.label.contains("Would Like to Send You Notifications"))
            springboard.buttons[answer].tap()
            #expect(answers == [answer == "Allow"])
            #expect(!springboard.alerts.firstMatch.exists)
        }
    }

    @Test func `arguments and the environment reach the app`() {
        UITestSession.begin()
        defer {
            UITestSession.end()
            XCUIApplication.appUnderTest = nil
        }
        var seen: [String] = []
        XCUIApplication.appUnderTest = AppUnderTest("Tea") { simulator, _ in
            seen = [
                CommandLine.arguments.contains("-uitest") ? "argument" : "",
                UserDefaults.standard.string(forKey: "tea") ?? "",
                ProcessInfo.processInfo.environment["TEA_SERVER"] ?? "",
            ]
            simulator.launch(UIViewController())
        }
        let app = XCUIApplication()
        app.launchArguments = ["-uitest", "-tea", "Sencha"]
        app.launchEnvironment = ["TEA_SERVER": "none"]
        app.launch()
        #expect(seen == ["argument", "Sencha", "none"])
        app.terminate()
        #expect(ProcessInfo.processInfo.environment["TEA_SERVER"] == nil)
    }

    @Test func `arguments with a hyphen are defaults`() {
        let settings = LaunchSettings(
            arguments: ["-flag", "-AppleLanguages", "(de)", "-level", "-3", "plain"], environment: [:])
        #expect(settings.defaults["AppleLanguages"] as? [String] == ["de"])
        #expect(settings.defaults["level"] as? String == "-3")
        #expect(settings.defaults["flag"] == nil)
    }

    @Test func `an audit finds an icon without a label, and a handler can ignore it`() throws {
        try withViews({
            let icon = UIButton(type: .custom)
            icon.accessibilityIdentifier = "icon"
            return [icon]
        }) { app in
            var found: [String] = []
            try app.performAccessibilityAudit(for: .sufficientElementDescription) { issue in
                found.append(issue.compactDescription)
                return true
            }
            #expect(found == ["Element has no description"])
        }
    }

    @Test func `an audit finds a text that larger sizes clip, and the app has its own size afterward`() throws
    {
        try withViews({
            let labels = [UILabel("Sencha", identifier: "fixed"), UILabel("Gyokuro", identifier: "free")]
            for label in labels {
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = true
            }
            labels[1].font = .systemFont(ofSize: 12)
            return labels
        }) { app in
            var found: [String] = []
            try app.performAccessibilityAudit(for: .textClipped) { issue in
                found.append("\(issue.compactDescription) \(issue.element?.identifier ?? "")")
                return true
            }
            #expect(found == ["Text clipped fixed"])
            #expect(app.simulator?.window.traitCollection.preferredContentSizeCategory == .large)
        }
    }

    @Test func `the device turns and changes its appearance`() {
        withViews({ [UIButton("Buy")] }) { app in
            XCUIDevice.shared.orientation = .landscapeLeft
            #expect(app.frame.width > app.frame.height)
            XCUIDevice.shared.appearance = .dark
            #expect(app.simulator?.window.traitCollection.userInterfaceStyle == .dark)
            #expect(XCUIScreen.main.screenshot().svg.contains("<svg"))
        }
    }
}
