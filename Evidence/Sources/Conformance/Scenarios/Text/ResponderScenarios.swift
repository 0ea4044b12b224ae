import Simulator

// The responder chain and the first responder.
extension Scenario {
    static let responders: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-text-04",
                "Who comes next in the responder chain",
                source: .documentation("https://developer.apple.com/documentation/uikit/uiresponder/next"),
                notes: """
                    With scenes (iOS 13) a window scene stands between window and application in other
                    sources; the page's sentence is kept as it is: for a scenario follow next from the
                    window until the application. Quote: UIView implements this method and returns the
                    UIViewController object that manages it (if it has one) or its superview (if it
                    doesn't). UIViewController similarly implements the method and returns its view's
                    superview. UIWindow returns the application object.
                    """),
            statements: 5
        ) { stage in
            let (container, child) = (UIViewController(), UIViewController())
            let (middle, button) = (UIView(), UIButton())
            child.view.addSubview(middle)
            middle.addSubview(button)
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
            try stage.launch(container)
            stage.state(
                "the next of a page's view is its view controller", child.view.next === child,
                "\(String(describing: child.view.next))")
            stage.state(
                "the next of a view without a controller is its superview",
                button.next === middle && middle.next === child.view, "\(String(describing: button.next))")
            stage.state(
                "the next of a view controller is its view's superview", child.next === container.view,
                "\(String(describing: child.next))")
            var next = stage.sim.window.next
            while next is UIScene { next = next?.next }
            stage.state(
                "the next of a window is the application", next === UIApplication.shared,
                "\(String(describing: next))")
            let plain = UIResponder()
            stage.state(
                "a plain responder has no next", plain.next == nil, "\(String(describing: plain.next))")
        },
        .rule(
            EvidenceEntry(
                "hunt-text-05",
                "A responder wants to become the first responder while another one is",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()"),
                notes: """
                    The page's order: the current first responder is asked to resign; if it does,
                    canBecomeFirstResponder of the new one is looked at. Quote: Calling this method
                    doesn't guarantee that the object becomes the first responder. UIKit asks the
                    current first responder to resign as first responder, which it might not do.
                    """),
            statements: 4
        ) { stage in
            let page = UIViewController()
            let (one, other, plain) = (StubbornView("A"), StubbornView("B"), UIView())
            [one, other, plain].forEach(page.view.addSubview)
            try stage.launch(page)
            one.becomeFirstResponder()
            stage.begin()
            let became = other.becomeFirstResponder()
            stage.state(
                "the current one is asked to resign", stage.has("A.resignFirstResponder"), "\(stage.lines)")
            stage.state("it refuses: becomeFirstResponder() of the other returns false", !became, "true")
            stage.state(
                "it refuses: it stays the first responder", one.isFirstResponder && !other.isFirstResponder,
                "A: \(one.isFirstResponder), B: \(other.isFirstResponder)")
            one.resigns = true
            one.resignFirstResponder()
            let plainBecame = plain.becomeFirstResponder()
            stage.state(
                """
                a responder with canBecomeFirstResponder false, the default: becomeFirstResponder() \
                returns false
                """, !plainBecame && !plain.isFirstResponder, "true")
        },
        .messages(
            EvidenceEntry(
                "hunt-text-06",
                """
                A view that refuses to resign is taken out of the hierarchy while it is the first \
                responder
                """,
                ios: "14.2",
                source: .log("https://github.com/nathantannar4/InputBarAccessoryView/issues/178"),
                notes: """
                    Between the quotes stands the view's description; the fixed words are 'First
                    responder warning: ' and ' rejected resignFirstResponder when being removed from
                    hierarchy'. The same words in iOS 10.3 (MessageKit issue 317), 12.1.4 (MessageKit
                    issue 987) and, for a UITextField, 2018 (KyoheiG3/Keynode issue 13). A warning only,
                    no exception. Quote: [View] First responder warning:
                    '<InputBarAccessoryView.InputTextView: 0x7fb27d02ca00; baseClass = UITextView; ...>'
                    rejected resignFirstResponder when being removed from hierarchy
                    """,
                events: [
                    """
                    console: [View] First responder warning: '<description>' rejected \
                    resignFirstResponder when being removed from hierarchy
                    """
                ])
        ) { stage in
            let page = UIViewController()
            let view = StubbornView("A")
            page.view.addSubview(view)
            try stage.launch(page)
            view.becomeFirstResponder()
            view.removeFromSuperview()
            stage.note("it is gone", view.superview == nil, "it is not")
            stage.note(
                "the view is described, and no exception is raised",
                stage.sim.diagnostics.allSatisfy {
                    $0.kind == .warning && $0.message.contains("StubbornView: 0x")
                },
                "\(stage.sim.diagnostics)")
        },
    ]
}

/// A view that can become the first responder, and resigns only if permitted.
final class StubbornView: UIView {
    var resigns = false
    private let name: String
    private let journal = Journal.current

    init(_ name: String) {
        self.name = name
        super.init(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        journal.log("\(name).resignFirstResponder")
        return resigns && super.resignFirstResponder()
    }
}
