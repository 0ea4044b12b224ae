import Simulator

// The app's pages where their classes are not there: they take every outlet, and ways back end at them.

/// A page with a view.
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

/// A page with a table.
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

/// A page with a collection view.
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

/// Where the last way back has ended.
@MainActor
enum WaysBack {
    static weak var end: UIViewController?
}

/// A segue of the app: it shows the page above all. One that leads back goes UIKit's way.
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
    /// These, for all pages and segues of files.
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
