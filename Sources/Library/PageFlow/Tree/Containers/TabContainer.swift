import UIKit

/// A tab bar controller.
struct TabContainer: PageContainer {
    let controller: UITabBarController

    var kind: PageNode.Kind { .tabs(selected: selectedIndex) }
    var tabs: UITabBarController? { controller }
    var controllers: [UIViewController] { controller.viewControllers ?? [] }
    var visibleControllers: [UIViewController] { selectedIndex.map { [controllers[$0]] } ?? [] }
    var arrival: PageArrival? { .tab(of: controller) }
    var changesWithoutWindow: Bool { true }

    /// An index equal to the number of tabs means the list of the More tab, or no selection.
    var savedKind: SavedPage.Kind? { .tabs(selected: selectedIndex ?? controllers.count) }

    /// The index of the selected tab. UIKit's property is `NSNotFound` without tabs, and while the More list is visible.
    private var selectedIndex: Int? {
        controllers.indices.contains(controller.selectedIndex) ? controller.selectedIndex : nil
    }

    func hold(_ controllers: [UIViewController], selecting selected: UIViewController?, animated: Bool) {
        let selected = selected ?? controller.selectedViewController
        controller.setViewControllers(controllers, animated: animated)
        controller.selectedViewController = selected
    }

    func show(
        _ tab: UIViewController, animated: Bool, completion: @escaping () -> Void
    ) -> ChangeAnswer {
        controller.selectedViewController = tab
        return .endsWithCommit
    }
}
