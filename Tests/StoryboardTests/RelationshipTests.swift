import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// Pages that a file's relationship segues put into containers.
@MainActor @Suite(.inTurn) struct RelationshipTests {
    @Test func `a page finds its containers when it is awake, and is awake before them`() throws {
        HeardLog.lines = []
        let sim = Simulator()
        let split = try #require(
            UIStoryboard(name: "Split", bundle: .module).instantiateInitialViewController())
        #expect(HeardLog.taken() == ["choices: stack true, split true", "stack: split true, pages 1"])
        sim.launch(split)
        try sim.settle()
        // The page that made itself the delegate in `awakeFromNib()` has collapsed the details.
        let stack = (split as? UISplitViewController)?.viewControllers.first as? UINavigationController
        #expect(
            stack?.topViewController is ChoicesPage && stack?.topViewController?.viewIfLoaded?.window != nil)
    }
}

final class AwakeStack: UINavigationController {
    override func awakeFromNib() {
        super.awakeFromNib()
        HeardLog.lines.append("stack: split \(splitViewController != nil), pages \(viewControllers.count)")
    }
}

final class ChoicesPage: UIViewController, UISplitViewControllerDelegate {
    override func awakeFromNib() {
        super.awakeFromNib()
        HeardLog.lines.append(
            "choices: stack \(navigationController != nil), split \(splitViewController != nil)")
        splitViewController?.delegate = self
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }
}
