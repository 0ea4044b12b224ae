extension UIViewController {
    /// Performs the segue with an identifier for the app, without calling `shouldPerformSegue`. Evidence:
    /// gt2-segue-01.
    func performNamedSegue(_ identifier: String, _ sender: Any?) {
        guard let scene = extras?.scene, let template = scene.segues.template(identifier: identifier) else {
            Runtime.current.diagnostics.raise(
                .invalidArgument, "Receiver (\(described(self))) has no segue with identifier '\(identifier)'"
            )
            return
        }
        SeguePerforming(template: template, scene: scene, source: self, sender: sender).perform()
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
