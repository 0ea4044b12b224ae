import UIKit

/// Stands between tabs and the delegate that they have: that one is asked first, then the guards of the pages that the
/// tap would hide or remove.
final class TabDelegate: FrontDelegate, UITabBarControllerDelegate {
    private var given: (any UITabBarControllerDelegate)? { behind.object as? any UITabBarControllerDelegate }

    /// Tells the app of a choice that waited for a guard, as UIKit would have.
    func tellChoice(of page: UIViewController, in tabs: UITabBarController) {
        #if canImport(ObjectiveC)
            given?.tabBarController?(tabs, didSelect: page)
        #else
            given?.tabBarController(tabs, didSelect: page)
        #endif
    }

    #if canImport(ObjectiveC)
        // UIKit asks about tabs instead of pages where the member is there at all.
        nonisolated override func responds(to selector: Selector!) -> Bool {
            guard #available(iOS 18.0, *),
                selector == #selector(UITabBarControllerDelegate.tabBarController(_:shouldSelectTab:))
            else { return super.responds(to: selector) }
            return behind.responds(to: selector)
        }

        func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
            (given?.tabBarController?(tabs, shouldSelect: page) ?? true) && tabs.isAllowedByGuards(page, self)
        }

        @available(iOS 18.0, *)
        func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            guard given?.tabBarController?(tabs, shouldSelectTab: tab) ?? true else { return false }
            return tab.viewController.map { tabs.isAllowedByGuards($0, self) } ?? true
        }
    #else
        private static let silent = SilentTabDelegate()

        private var target: any UITabBarControllerDelegate { given ?? Self.silent }

        func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
            target.tabBarController(tabs, shouldSelect: page) && tabs.isAllowedByGuards(page, self)
        }

        func tabBarController(_ tabs: UITabBarController, didSelect page: UIViewController) {
            target.tabBarController(tabs, didSelect: page)
        }

        func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            target.tabBarController(tabs, shouldSelectTab: tab)
        }

        func tabBarController(
            _ tabs: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            target.tabBarController(tabs, didSelectTab: selectedTab, previousTab: previousTab)
        }

        func tabBarController(
            _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
            to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            target.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
        }

        func tabBarController(
            _ tabs: UITabBarController,
            interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            target.tabBarController(tabs, interactionControllerFor: animator)
        }

        func tabBarController(_ tabs: UITabBarController, willBeginCustomizing pages: [UIViewController]) {
            target.tabBarController(tabs, willBeginCustomizing: pages)
        }

        func tabBarController(
            _ tabs: UITabBarController, willEndCustomizing pages: [UIViewController], changed: Bool
        ) {
            target.tabBarController(tabs, willEndCustomizing: pages, changed: changed)
        }

        func tabBarController(
            _ tabs: UITabBarController, didEndCustomizing pages: [UIViewController], changed: Bool
        ) {
            target.tabBarController(tabs, didEndCustomizing: pages, changed: changed)
        }

        func tabBarControllerPreferredInterfaceOrientationForPresentation(
            _ tabs: UITabBarController
        ) -> UIInterfaceOrientation {
            target.tabBarControllerPreferredInterfaceOrientationForPresentation(tabs)
        }

        func tabBarControllerSupportedInterfaceOrientations(
            _ tabs: UITabBarController
        ) -> UIInterfaceOrientationMask {
            target.tabBarControllerSupportedInterfaceOrientations(tabs)
        }
    #endif
}

#if !canImport(ObjectiveC)
    /// Answers as if there were no delegate.
    private final class SilentTabDelegate: NSObject, UITabBarControllerDelegate {}
#endif
