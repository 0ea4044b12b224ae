import Simulator

// Placeholders for the app's pages whose classes don't exist here: they accept every outlet, and unwind segues end at them.

/// A placeholder with a view.
final class StandInPage: UIViewController {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}

    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        _ = Selector(action.description, StandInPage.arrive)
        return fromViewController !== self
    }

    private func arrive(_ segue: UIStoryboardSegue) { WaysBack.end = self }
}

/// A placeholder with a table view.
final class StandInTablePage: UITableViewController {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}

    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        _ = Selector(action.description, StandInTablePage.arrive)
        return fromViewController !== self
    }

    private func arrive(_ segue: UIStoryboardSegue) { WaysBack.end = self }
}

/// A placeholder with a collection view.
final class StandInCollectionPage: UICollectionViewController {
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}

    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        _ = Selector(action.description, StandInCollectionPage.arrive)
        return fromViewController !== self
    }

    private func arrive(_ segue: UIStoryboardSegue) { WaysBack.end = self }
}

/// The page at which the last unwind segue ended.
@MainActor
enum WaysBack {
    static weak var end: UIViewController?
}

/// A placeholder for a segue class: it presents the page. An unwind segue performs UIKit's.
final class StandInSegue: UIStoryboardSegue {
    override func perform() {
        if destination.viewIfLoaded?.superview != nil || destination.parent != nil {
            super.perform()
        } else {
            source.present(destination, animated: true)
        }
    }
}

extension InterfaceStandIns {
    /// The placeholders for all pages and segues of files.
    static var pages: InterfaceStandIns {
        var standIns = InterfaceStandIns()
        standIns.appClasses = .replaced
        standIns.classes = [
            "viewController": StandInPage.self, "tableViewController": StandInTablePage.self,
            "collectionViewController": StandInCollectionPage.self,
        ]
        standIns.segueClass = StandInSegue.self
        return standIns
    }
}
