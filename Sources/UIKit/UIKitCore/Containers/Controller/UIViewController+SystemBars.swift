// The view controller that decides about the status bar, the home indicator and the edges. The search starts at the
// root and continues with the children.
extension UIViewController {
    /// Finds the deciding view controller: the presented one, or else the child that this one names.
    func decidingPage(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        if let presented = modal?.presented, presented.decidesSystemBars {
            return presented.decidingPage(child)
        }
        return child(self)?.decidingPage(child) ?? self
    }

    private var decidesSystemBars: Bool {
        guard !flags.contains(.beingDismissed) else { return false }
        return modal?.presentationController?.shouldRemovePresentersView ?? false
            || modalPresentationCapturesStatusBarAppearance
    }
}

extension UIWindow {
    /// The current state of the status bar and the home indicator.
    package struct SystemBars: Equatable {
        package var statusBarStyle = UIStatusBarStyle.default
        package var isStatusBarHidden = false
        package var isHomeIndicatorHidden = false
        package var deferredEdges: UIRectEdge = []
    }

    /// The state of the status bar and the home indicator that the visible view controllers prefer.
    package var systemBars: SystemBars {
        guard let root = shownRoot else { return SystemBars() }
        let ofApp = UIApplication.shared.statusBarOfApp
        return SystemBars(
            statusBarStyle: ofApp?.style
                ?? root.decidingPage(\.childForStatusBarStyle).preferredStatusBarStyle,
            isStatusBarHidden: ofApp?.isHidden
                ?? root.decidingPage(\.childForStatusBarHidden).prefersStatusBarHidden,
            isHomeIndicatorHidden: root.decidingPage(\.childForHomeIndicatorAutoHidden)
                .prefersHomeIndicatorAutoHidden,
            deferredEdges: root.decidingPage(\.childForScreenEdgesDeferringSystemGestures)
                .preferredScreenEdgesDeferringSystemGestures)
    }

    /// Asks the view controllers, even if the result isn't used: the system does so whenever it shows the bars.
    func updateSystemBars() { _ = systemBars }
}
