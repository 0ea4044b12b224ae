import UIKit

/// The delegate in front of a tab bar controller's delegate. The app's delegate is asked before the guards of the pages that a tap would
/// hide or remove.
final class TabDelegate: FrontDelegate, UITabBarControllerDelegate {
    var given: (any UITabBarControllerDelegate)? { behind.object as? any UITabBarControllerDelegate }

    // The parentheses work on both platforms: the methods are optional on Apple's systems, and have defaults on Linux.

    /// Reports a selection that waited for a guard to the app's delegate, as UIKit does for other selections.
    func tellChoice(of page: UIViewController, in tabs: UITabBarController) {
        (given?.tabBarController(_:didSelect:))?(tabs, page)
    }

    func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
        ((given?.tabBarController(_:shouldSelect:))?(tabs, page) ?? true)
            && tabs.isAllowedByGuards(page, self)
    }

    #if canImport(ObjectiveC)
        // If a delegate implements this method, UIKit calls it with tabs instead of pages.
        nonisolated override func responds(to selector: Selector!) -> Bool {
            guard #available(iOS 18.0, *),
                selector == #selector(UITabBarControllerDelegate.tabBarController(_:shouldSelectTab:))
            else { return super.responds(to: selector) }
            return behind.responds(to: selector)
        }

        @available(iOS 18.0, *)
        func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            guard given?.tabBarController?(tabs, shouldSelectTab: tab) ?? true else { return false }
            return tab.viewController.map { tabs.isAllowedByGuards($0, self) } ?? true
        }
    #endif
}
