import PageFlowTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) struct AlertTests {
    // Called by each test rather than in `init`: no other test may come between it and the test.
    private func start() -> (root: UIViewController, alert: UIAlertController) {
        Runtime.current = Runtime(system: .iOS(18), device: .iPhone16)
        Runtime.current.diagnostics.recordsExceptions = true
        let root = UIViewController()
        let window = UIWindow(frame: Runtime.current.screen.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
        return (root, UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert))
    }

    private func settle() {
        let loop = Runtime.current.loop
        for _ in 0..<100 {
            while loop.hasWorkNow { loop.turn() }
            guard let next = loop.nextDeadline else { return }
            loop.setClock(to: next)
        }
    }

    @Test func handlerComesAfterTheAlertIsGone() {
        let (root, alert) = start()
        var seen: [String] = []
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        let delete = UIAlertAction(title: "Delete", style: .destructive) { action in
            seen.append("\(action.title ?? ""), presented: \(root.presentedViewController != nil)")
        }
        alert.addAction(delete)
        root.present(alert, animated: true)
        settle()
        #expect(root.presentedViewController === alert)
        alert.userChooses(delete)
        #expect(seen.isEmpty)
        settle()
        #expect(seen == ["Delete, presented: false"])
        #expect(root.view.window != nil)
    }

    @Test func `what UIKit declares nowhere of a row is set by its name`() {
        let (_, alert) = start()
        let action = UIAlertAction(title: "Title", style: .default)
        action.setValue(true, forKey: "checked")
        action.setValue(UIColor.red, forKey: "titleTextColor")
        alert.setValue(NSAttributedString(string: "Sort by"), forKey: "attributedTitle")
        #expect(action.value(forKey: "checked") as? Bool == true)
        #expect(action.value(forKey: "titleTextColor") as? UIColor == .red)
        #expect((action.copy() as? UIAlertAction)?.value(forKey: "checked") as? Bool == true)
        #expect(alert.title == "Delete?" && Runtime.current.diagnostics.entries.isEmpty)
    }

    @Test func `a name that an action does not have is Foundation's exception`() {
        _ = start()
        UIAlertAction(title: "Title", style: .default).setValue(1, forKey: "glow")
        UIBarButtonItem().setValue(1, forKey: "glow")
        let messages = Runtime.current.diagnostics.entries.map(\.message)
        #expect(messages.count == 2)
        #expect(messages.allSatisfy { $0.contains("setValue:forUndefinedKey:") && $0.contains("glow") })
    }

    @Test func oneCancelActionOnly() {
        let alert = start().alert
        for title in ["No", "Not at all"] { alert.addAction(UIAlertAction(title: title, style: .cancel)) }
        #expect(alert.actions.count == 1)
        #expect(
            Runtime.current.diagnostics.entries.map(\.message)
                == ["UIAlertController can only have one action with a style of UIAlertActionStyleCancel"])
    }

    @Test func disabledActionsDoNothing() {
        let (root, alert) = start()
        let action = UIAlertAction(title: "Go", style: .default) { _ in Issue.record("chosen") }
        action.isEnabled = false
        alert.addAction(action)
        alert.preferredAction = action
        root.present(alert, animated: false)
        settle()
        alert.userChooses(action)
        settle()
        #expect(root.presentedViewController === alert)
        #expect(alert.preferredAction === action)
    }
}

private final class Field: UIView {
    var mayGo = true

    override var canBecomeFirstResponder: Bool { true }

    override var canResignFirstResponder: Bool { mayGo }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { tag == 1 }
}

@MainActor @Suite(.onStage) struct ResponderTests {
    @Test func oneFirstResponderPerWindow() {
        let window = UIWindow(frame: .zero)
        let (first, second, loose) = (Field(), Field(), Field())
        window.addSubview(first)
        window.addSubview(second)
        #expect(!loose.becomeFirstResponder())
        #expect(!UIView().becomeFirstResponder())
        #expect(first.becomeFirstResponder() && first.isFirstResponder)
        first.mayGo = false
        #expect(!second.becomeFirstResponder() && first.isFirstResponder)
        first.mayGo = true
        #expect(second.becomeFirstResponder() && !first.isFirstResponder)
        #expect(second.resignFirstResponder() && window.firstResponder == nil)
    }

    @Test func actionsFindTheirTarget() {
        let (outer, inner) = (Field(), UIView())
        outer.addSubview(inner)
        let action = Selector("save:")
        #expect(inner.target(forAction: action, withSender: nil) == nil)
        outer.tag = 1
        #expect(inner.target(forAction: action, withSender: nil) as? UIView === outer)
    }
}
