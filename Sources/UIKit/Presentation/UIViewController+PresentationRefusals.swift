// What UIKit says of a presentation that it does not make, or makes with a frown.
extension UIViewController {
    func mayPresent(_ presented: UIViewController, over presenter: UIViewController) -> Bool {
        guard presented !== self else {
            return refuse(
                "Application tried to present modal view controller on itself. "
                    + "Presenting controller is \(described(self)).")
        }
        if let warning = warning(against: presented, over: presenter) {
            Runtime.current.diagnostics.warn(warning)
            return false
        }
        if let other = presented.modal?.presenting {
            return refuse(
                "Application tried to present modally a view controller \(described(presented)) "
                    + "that is already being presented by \(described(other)).")
        }
        if let parent = presented.parentLink {
            return refuse(
                "Application tried to present modally a view controller \(described(presented)) "
                    + "that has a parent view controller \(described(parent)).")
        }
        if presenter.isDetached {
            Runtime.current.diagnostics.warn(
                "Presenting view controllers on detached view controllers is discouraged \(described(self)).")
        }
        return true
    }

    private func refuse(_ message: String) -> Bool {
        Runtime.current.diagnostics.raise(.invalidArgument, message)
        return false
    }

    private func warning(against presented: UIViewController, over presenter: UIViewController) -> String? {
        let names = "Attempt to present \(described(presented))"
        if let present = presenter.modal?.presented {
            if present.flags.contains(.beingDismissed) {
                return "Warning: \(names)  on \(described(presenter)) which is already presenting (null)"
            }
            if !present.flags.contains(.beingPresented) {
                return
                    "\(names)  on \(described(presenter)) which is already presenting \(described(present))"
            }
            return inProgress(names, presenter)
        }
        if presenter.flags.contains(.beingPresented), presenter.viewStorage?.windowLink != nil,
            presenter.appearance != .appeared
        {
            return inProgress(names, presenter)
        }
        guard presenter.viewIfLoaded?.windowLink != nil else {
            return UIViewController.notInHierarchy(presented, presenter)
        }
        return nil
    }

    /// Evidence: msg-04, and msg-05 for newer systems.
    private func inProgress(_ names: String, _ presenter: UIViewController) -> String {
        Runtime.current.system >= .iOS(13)
            ? "\(names) on \(described(presenter)) (from \(described(self))) while a presentation is in progress."
            : "\(names) on \(described(presenter)) while a presentation is in progress!"
    }

    /// Evidence: msg-01.
    static func notInHierarchy(_ presented: UIViewController, _ presenter: UIViewController) -> String {
        "Warning: Attempt to present \(described(presented)) on \(described(presenter)) "
            + "whose view is not in the window hierarchy!"
    }

    /// A controller whose view an app put into a window without making it anybody's child. Evidence: msg-19.
    private var isDetached: Bool {
        parentLink == nil && modal?.presenting == nil && viewIfLoaded?.windowLink?.rootStorage !== self
    }
}
