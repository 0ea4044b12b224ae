import UIKit

/// Stands between tabs and the delegate that they have: that one is asked first, then the guards of the pages that the
/// tap would take out of sight or away.
final class TabDelegate: NSObject, UITabBarControllerDelegate {
    private weak var given: (any UITabBarControllerDelegate)?
    private let hadTarget: Bool

    init(_ target: (any UITabBarControllerDelegate)?) {
        given = target
        hadTarget = target != nil
        super.init()
    }

    /// Whether the delegate has died.
    var isOrphan: Bool { hadTarget && given == nil }

    func isInFront(of target: (any UITabBarControllerDelegate)?) -> Bool { given === target && !isOrphan }

    /// Tells the app of a choice that waited for a guard, as UIKit would have.
    func tellChoice(of page: UIViewController, in tabs: UITabBarController) {
        #if canImport(ObjectiveC)
            given?.tabBarController?(tabs, didSelect: page)
        #else
            given?.tabBarController(tabs, didSelect: page)
        #endif
    }

    #if canImport(ObjectiveC)
        // UIKit behaves otherwise where a member is there at all.
        override func responds(to selector: Selector!) -> Bool {
            if selector == Self.choice { return true }
            return Self.members.contains(selector)
                ? given?.responds(to: selector) == true
                : super.responds(to: selector) || given?.responds(to: selector) == true
        }

        override func forwardingTarget(for selector: Selector!) -> Any? { given }

        private static let choice = #selector(
            UITabBarControllerDelegate.tabBarController(_:shouldSelect:))

        private static let members: Set<Selector> = {
            guard #available(iOS 18.0, *) else { return [] }
            return [#selector(UITabBarControllerDelegate.tabBarController(_:shouldSelectTab:))]
        }()

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
