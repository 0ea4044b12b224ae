// Who decides about the status bar, the home indicator and the edges: the root asks down its children.
extension UIViewController {
    /// The page that decides, down from this one: what covers it, then the child it names.
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
    /// What the status bar and the home indicator look like at this moment.
    package struct SystemBars: Equatable {
        package var statusBarStyle = UIStatusBarStyle.default
        package var isStatusBarHidden = false
        package var isHomeIndicatorHidden = false
        package var deferredEdges: UIRectEdge = []
    }

    /// Asks the visible pages what the system's bars should look like.
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

    /// Asks the pages, as whoever shows the bars does in any case.
    func updateSystemBars() { _ = systemBars }
}
