extension UIViewController {
    /// Performs the segue with an identifier for the app, without calling `shouldPerformSegue`. Evidence:
    /// gt2-segue-01.
    func performNamedSegue(_ identifier: String, _ sender: Any?) {
        if extras?.scene?.performSegue(identifier, from: self, sender: sender) == true { return }
        Runtime.current.diagnostics.raise(
            .invalidArgument, "Receiver (\(described(self))) has no segue with identifier '\(identifier)'")
    }

    /// Returns an unwind segue with UIKit's own action.
    func unwindSegue(
        to destination: UIViewController, from source: UIViewController, _ identifier: String?
    ) -> UIStoryboardSegue? {
        guard let path = UnwindPath(from: source, to: destination) else { return nil }
        let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        segue.handler = path.go
        return segue
    }
}

extension UINavigationController {
    /// Pops to a view controller of the stack for an unwind segue. Evidence: unwind-02, unwind-03.
    func popInUnwinding(to page: UIViewController) {
        guard stack.contains(where: { $0 === page }) else { return }
        popToViewController(page, animated: UIView.areAnimationsEnabled && nearestPresented == nil)
    }
}
