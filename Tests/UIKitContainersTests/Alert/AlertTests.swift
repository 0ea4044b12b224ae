import TestTraits
import Testing

@testable import UIKitCore

/// A page that records its appearance callbacks.
private final class ContentPage: UIViewController {
    var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("viewDidAppear")
    }
}

@MainActor @Suite(.inTurn) struct AlertTests {
    // Called by each test rather than in `init`, because another test may run between `init` and the test.
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
        action.setValue(NSTextAlignment.left.rawValue, forKey: "titleTextAlignment")
        #expect(action.value(forKey: "titleTextAlignment") as? Int == NSTextAlignment.left.rawValue)
        #expect(action.value(forKey: "checked") as? Bool == true)
        #expect(action.value(forKey: "titleTextColor") as? UIColor == .red)
        #expect((action.copy() as? UIAlertAction)?.value(forKey: "checked") as? Bool == true)
        #expect(alert.title == "Delete?" && Runtime.current.diagnostics.entries.isEmpty)
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func `a content view controller is between the texts and the actions`(style: UIAlertController.Style) {
        let (root, _) = start()
        let alert = UIAlertController(title: "When?", message: nil, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let page = ContentPage()
        page.preferredContentSize = CGSize(width: 250, height: 120)
        alert.setValue(page, forKey: "contentViewController")
        #expect(page.parent === alert)
        root.present(alert, animated: true)
        settle()
        let before = AlertLayout(of: alert, in: alert.view)
        #expect(page.view.superview === alert.view && page.view.frame == before.content)
        #expect(page.view.frame.height == 120 && page.view.frame.width == before.blocks[0].width)
        #expect(page.view.frame.minY > before.title!.maxY && page.view.frame.maxY == before.actions[0].minY)
        #expect(page.calls == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
        page.preferredContentSize.height = 200
        settle()
        #expect(page.view.frame.height == 200)
        alert.setValue(nil, forKey: "contentViewController")
        settle()
        #expect(page.parent == nil && page.view.superview == nil)
        #expect(AlertLayout(of: alert, in: alert.view).content == nil)
    }

    @Test func `a page without a preferred size is as high as its constraints have it`() {
        let (root, alert) = start()
        let page = UIViewController()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(box)
        for format in ["H:|-[box]-|", "V:|-10-[box(50)]-10-|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: [], metrics: nil, views: ["box": box]))
        }
        alert.setValue(page, forKey: "contentViewController")
        root.present(alert, animated: true)
        settle()
        #expect(page.view.frame.size == CGSize(width: 270, height: 70))
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

@MainActor @Suite(.inTurn) struct ResponderTests {
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
