import Simulator

/// A navigation controller that writes down its appearance.
final class LoggedNavigation: UINavigationController {
    private let journal = Journal.current

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log("viewWillAppear", animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log("viewDidAppear", animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log("viewWillDisappear", animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log("viewDidDisappear", animated)
    }

    private func log(_ callback: String, _ animated: Bool) {
        journal.log("\(debugName ?? "nav").\(callback)", animated: animated, by: self)
    }
}

/// A tab bar controller that writes down its appearance and its moves.
final class LoggedTabs: UITabBarController {
    private let journal = Journal.current

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log("viewWillAppear", animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log("viewDidAppear", animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log("viewWillDisappear", animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log("viewDidDisappear", animated)
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
