import Simulator
import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite(.inTurn) struct AlertViewTests {
    private final class Heard: NSObject, UIAlertViewDelegate {
        var lines: [String] = []
        var enablesFirstOther = true
        /// Whether it dismisses the alert on a tap, as UIKit does afterward.
        var dismisses = false

        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            lines.append("clicked \(buttonIndex), visible: \(alertView.isVisible)")
            if dismisses { alertView.dismiss(withClickedButtonIndex: buttonIndex, animated: false) }
        }
        func willPresent(_ alertView: UIAlertView) { lines.append("will present") }
        func didPresent(_ alertView: UIAlertView) { lines.append("did present") }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
            lines.append("will dismiss \(buttonIndex)")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            lines.append("did dismiss \(buttonIndex), visible: \(alertView.isVisible)")
        }
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { enablesFirstOther }
    }

    /// The delegate of an app without scenes; only such apps may show these alerts.
    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    private func launched() -> Simulator {
        let sim = Simulator()
        sim.launch(AppDelegate())
        return sim
    }

    private func alert(told heard: Heard) -> UIAlertView {
        UIAlertView(
            title: "Delete?", message: "It is gone then.", delegate: heard, cancelButtonTitle: "Keep",
            otherButtonTitles: "Delete", "Move")
    }

    @Test func `a tap is reported before the alert disappears, and again afterwards`() {
        let (sim, heard) = (launched(), Heard())
        let alert = alert(told: heard)
        alert.show()
        #expect(alert.isVisible && heard.lines == ["will present"])
        sim.advance(by: 1)
        #expect(sim.tap("Delete"))
        #expect(heard.lines == ["will present", "did present", "clicked 1, visible: true", "will dismiss 1"])
        sim.advance(by: 1)
        #expect(heard.lines.last == "did dismiss 1, visible: false")
        #expect(sim.window?.isKeyWindow == true)
    }

    @Test func `a dismissal by the app reports no clicked button`() {
        let (sim, heard) = (launched(), Heard())
        let alert = alert(told: heard)
        alert.dismiss(withClickedButtonIndex: 0, animated: false)
        #expect(heard.lines.isEmpty)
        alert.show()
        alert.show()
        sim.advance(by: 1)
        alert.dismiss(withClickedButtonIndex: 0, animated: true)
        sim.advance(by: 1)
        #expect(
            heard.lines == ["will present", "did present", "will dismiss 0", "did dismiss 0, visible: false"])
    }

    @Test func `one that its delegate dismisses when it is tapped goes once`() {
        let (sim, heard) = (launched(), Heard())
        heard.dismisses = true
        let alert = alert(told: heard)
        alert.show()
        sim.advance(by: 1)
        sim.tap("Delete")
        sim.advance(by: 1)
        #expect(heard.lines.filter { $0.hasPrefix("will dismiss") } == ["will dismiss 1"])
        #expect(heard.lines.last == "did dismiss 1, visible: false")
    }

    @Test func `it is kept while it is visible, and no longer`() {
        let sim = launched()
        weak var kept: UIAlertView?
        do {
            let alert = UIAlertView(title: "Oops!", message: nil, delegate: nil, cancelButtonTitle: "OK")
            alert.show()
            kept = alert
        }
        sim.advance(by: 1)
        #expect(kept != nil)
        #expect(sim.tap("OK"))
        sim.advance(by: 1)
        #expect(kept == nil)
    }

    @Test func `buttons have the indices in which they came`() {
        let sim = launched()
        let alert = alert(told: Heard())
        #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
        #expect(alert.addButton(withTitle: "Copy") == 3)
        #expect(alert.numberOfButtons == 4 && alert.buttonTitle(at: 3) == "Copy")
        #expect(alert.buttonTitle(at: 4) == nil)
        let empty = UIAlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
        #expect(empty.cancelButtonIndex == -1 && empty.firstOtherButtonIndex == -1)
        #expect(sim.window != nil)
    }

    @Test func `fields of each style, whose text decides on the first other button`() {
        let (sim, heard) = (launched(), Heard())
        Runtime.current.diagnostics.recordsExceptions = true
        let alert = alert(told: heard)
        #expect(alert.textField(at: 0) == nil)
        #expect(
            Runtime.current.diagnostics.entries.last?.message
                == "textFieldIndex (0) is outside of the bounds of the array of text fields")
        alert.alertViewStyle = .loginAndPasswordInput
        #expect(alert.textField(at: 0)?.isSecureTextEntry == false)
        #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
        heard.enablesFirstOther = false
        alert.show()
        sim.advance(by: 1)
        #expect(alert.textField(at: 0)?.isFirstResponder == true)
        sim.tap("Delete")
        #expect(!heard.lines.contains { $0.hasPrefix("clicked") })
        heard.enablesFirstOther = true
        sim.type("anna")
        sim.tap("Delete")
        #expect(heard.lines.contains("clicked 1, visible: true"))
        #expect(alert.textField(at: 0)?.text == "anna")
    }

    @Test func `an app with scenes has none`() {
        let sim = Simulator()
        Runtime.current.diagnostics.recordsExceptions = true
        sim.launch(UIViewController())
        _ = UIAlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
        let entry = Runtime.current.diagnostics.entries.last
        #expect(entry?.exceptionName == "NSObjectNotAvailableException")
        #expect(
            entry?.message
                == "UIAlertView is deprecated and unavailable for UIScene based applications, please use UIAlertController!"
        )
    }
}
