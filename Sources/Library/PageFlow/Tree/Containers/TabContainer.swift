import UIKit

/// A tab bar controller, with the view controllers or the tabs that the app has set.
struct TabContainer: PageContainer {
    let controller: UITabBarController

    var kind: PageNode.Kind { .tabs(selected: selectedIndex) }
    var tabs: UITabBarController? { controller }
    var controllers: [UIViewController] { controller.tabControllers }
    var visibleControllers: [UIViewController] { selectedIndex.map { [controllers[$0]] } ?? [] }
    var arrival: PageArrival? { .tab(of: controller) }
    var changesWithoutWindow: Bool { true }

    /// An index equal to the number of tabs means the list of the More tab, or no selection.
    var savedKind: SavedPage.Kind? { .tabs(selected: selectedIndex ?? controllers.count) }

    /// The index of the selected tab. UIKit's property is `NSNotFound` without tabs, and while the More list is visible.
    private var selectedIndex: Int? {
        let controllers = controllers
        if controller.hasTabs {
            return controller.selectedTabController.flatMap { controllers.lastIndex(of: $0) }
        }
        return controllers.indices.contains(controller.selectedIndex) ? controller.selectedIndex : nil
    }

    func hold(_ controllers: [UIViewController], selecting selected: UIViewController?, animated: Bool) {
        let selected = selected ?? controller.selectedTabController
        if #available(iOS 18.0, *), controller.hasTabs {
            TabPages(of: controller).hold(controllers, animated: animated)
        } else {
            controller.setViewControllers(controllers, animated: animated)
        }
        if let selected { select(selected) }
    }

    func show(
        _ tab: UIViewController, animated: Bool, completion: @escaping () -> Void
    ) -> ChangeAnswer {
        select(tab)
        return .endsWithCommit
    }

    private func select(_ tab: UIViewController) {
        guard #available(iOS 18.0, *), controller.hasTabs, tab !== controller.moreStack else {
            return controller.selectedViewController = tab
        }
        TabPages(of: controller).select(tab)
    }
}
