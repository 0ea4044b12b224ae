import Simulator

/// A page of a storyboard that records the calls of segues.
class SeguePage: Page {
    /// The recorded text for a message, if the entry uses another text than its name.
    var words: [String: String] = [:]

    func write(_ message: String) { log(words[message] ?? message) }

    override func awakeFromNib() {
        super.awakeFromNib()
        write("awakeFromNib")
    }

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
        write("performSegue")
        super.performSegue(withIdentifier: identifier, sender: sender)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        write("shouldPerformSegue")
        return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        write("prepare(for:sender:)")
        super.prepare(for: segue, sender: sender)
    }

    override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
        defer { write("allowedChildrenForUnwinding") }
        return super.allowedChildrenForUnwinding(from: source)
    }

    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        defer { write("canPerformUnwindSegueAction") }
        return super.canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender)
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        write("unwind(for:towards:\(subsequentVC.debugName ?? subsequentVC.title ?? ""))")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        write("dismiss(animated:completion:)")
        super.dismiss(animated: flag, completion: completion)
    }
}

/// A page that unwind segues lead back to.
class UnwindPage: SeguePage {
    func unwind(_ segue: UIStoryboardSegue) { write("unwind") }
    func iAmFirst(_ segue: UIStoryboardSegue) { write("iAmFirst") }
    func returnSilently(_ segue: UIStoryboardSegue) {}
}

extension UnwindPage: InterfaceBuilderConnected {
    static var outlets: Outlets {
        [
            .unwind("unwind:", UnwindPage.unwind(_:)),
            .unwind("iAmFirst:", UnwindPage.iAmFirst),
            .unwind("returnSilently:", UnwindPage.returnSilently),
        ]
    }
}

/// A segue that records its life cycle.
final class LoggedSegue: UIStoryboardSegue {
    static var onPerform: (() -> Void)?
    private let journal = Journal.current

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        journal.log("UIStoryboardSegue.init(identifier:source:destination:)")
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() {
        journal.log("segue.perform")
        Self.onPerform?()
        // A segue of kind `custom` is implemented only by the app: `super` does nothing.
        if identifier == "unwind" { super.perform() }
    }

    deinit {
        MainActor.assumeIsolated { journal.log("segue released") }
    }
}

/// A navigation controller that records an unwind segue's calls.
final class UnwindStack: UINavigationController {
    private let journal = Journal.current

    private func write(_ message: String) { journal.log("\(title ?? "Nav").\(message)", by: self) }

    override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
        defer { write("allowedChildrenForUnwinding") }
        return super.allowedChildrenForUnwinding(from: source)
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        write("unwind(for:towards:\(subsequentVC.title ?? ""))")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        write("dismiss(animated:completion:)")
        super.dismiss(animated: flag, completion: completion)
    }

    override func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        write("popToViewController(\(viewController.title ?? ""))")
        return super.popToViewController(viewController, animated: animated)
    }
}

/// A tab bar controller that records an unwind segue's calls.
final class UnwindTabs: UITabBarController {
    private let journal = Journal.current

    private func write(_ message: String) { journal.log("\(title ?? "Tab").\(message)", by: self) }

    override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
        defer { write("allowedChildrenForUnwinding") }
        return super.allowedChildrenForUnwinding(from: source)
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        write("unwind(for:towards:\(subsequentVC.title ?? ""))")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        write("dismiss(animated:completion:)")
        super.dismiss(animated: flag, completion: completion)
    }

    override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set {
            write("selectedViewController = \(newValue?.title ?? "")")
            super.selectedViewController = newValue
        }
    }
}

/// A view of a storyboard that records its creation and `awakeFromNib`, under its controller's name.
final class LoggedView: UIView {
    private let journal = Journal.current

    required init?(coder: NSCoder) {
        journal.log("VC.view.init(coder:)")
        super.init(coder: coder)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        journal.log("VC.view.awakeFromNib")
    }
}

extension Stage {
    /// Shows a storyboard's initial page as the window's root, and waits until the app settles.
    @discardableResult
    func launch(_ text: StoryboardText) throws -> UIViewController {
        let root = try require(try text.storyboard().instantiateInitialViewController())
        try launch(root)
        return root
    }

    /// Taps the first button of the topmost page.
    func tapButton(of page: UIViewController) throws {
        let button = try require(page.view.subviews.lazy.compactMap { $0 as? UIButton }.first)
        note("the button is tapped", sim.tap(button), "\(sim.diagnostics)")
        try settle()
    }
}
