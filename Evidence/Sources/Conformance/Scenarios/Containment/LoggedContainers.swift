import Simulator

/// A navigation controller that records its appearance callbacks, before or after the call of `super`.
final class LoggedNavigation: UINavigationController {
    var logsLast = false
    private let journal = Journal.current

    override func viewWillAppear(_ animated: Bool) {
        log("viewWillAppear", animated) { super.viewWillAppear(animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        log("viewDidAppear", animated) { super.viewDidAppear(animated) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        log("viewWillDisappear", animated) { super.viewWillDisappear(animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        log("viewDidDisappear", animated) { super.viewDidDisappear(animated) }
    }

    private func log(_ callback: String, _ animated: Bool, _ callSuper: () -> Void) {
        if logsLast { callSuper() }
        journal.log("\(debugName ?? "nav").\(callback)", animated: animated, by: self)
        if !logsLast { callSuper() }
    }
}

/// A tab bar controller that records its appearance callbacks and its moves.
final class LoggedTabs: UITabBarController {
    private let journal = Journal.current

    override func viewWillAppear(_ animated: Bool) {
        log("viewWillAppear", animated)
        super.viewWillAppear(animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        log("viewDidAppear", animated)
        super.viewDidAppear(animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        log("viewWillDisappear", animated)
        super.viewWillDisappear(animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        log("viewDidDisappear", animated)
        super.viewDidDisappear(animated)
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log("willMove(toParent:\(parent?.debugName ?? "nil"))")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log("didMove(toParent:\(parent?.debugName ?? "nil"))")
    }

    private func log(_ callback: String, _ animated: Bool? = nil) {
        journal.log("\(debugName ?? "tab").\(callback)", animated: animated, by: self)
    }
}
