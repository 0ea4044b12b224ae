#if !canImport(ObjectiveC)
    import UIKit

    // Swift on Linux has no message forwarding, so each method that UIKit may call is forwarded here.

    /// A delegate with UIKit's defaults, which replaces an absent delegate.
    private final class DefaultDelegate: NSObject, UIGestureRecognizerDelegate, UITabBarControllerDelegate {}

    @MainActor private let defaults = DefaultDelegate()

    extension SwipeDelegate {
        private var target: any UIGestureRecognizerDelegate { given ?? defaults }

        func gestureRecognizer(
            _ swipe: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool {
            target.gestureRecognizer(swipe, shouldRecognizeSimultaneouslyWith: other)
        }

        func gestureRecognizer(
            _ swipe: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool {
            target.gestureRecognizer(swipe, shouldRequireFailureOf: other)
        }

        func gestureRecognizer(
            _ swipe: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool {
            target.gestureRecognizer(swipe, shouldBeRequiredToFailBy: other)
        }

        func gestureRecognizer(_ swipe: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            target.gestureRecognizer(swipe, shouldReceive: touch)
        }

        func gestureRecognizer(_ swipe: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
            target.gestureRecognizer(swipe, shouldReceive: event)
        }
    }

    extension TabDelegate {
        private var target: any UITabBarControllerDelegate { given ?? defaults }

        func tabBarController(_ tabs: UITabBarController, didSelect page: UIViewController) {
            target.tabBarController(tabs, didSelect: page)
        }

        func tabBarController(
            _ tabs: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            target.tabBarController(tabs, didSelectTab: selectedTab, previousTab: previousTab)
        }

        func tabBarController(
            _ tabs: UITabBarController, displayedViewControllersFor tab: UITab,
            proposedViewControllers: [UIViewController]
        ) -> [UIViewController] {
            target.tabBarController(
                tabs, displayedViewControllersFor: tab, proposedViewControllers: proposedViewControllers)
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
    }
#endif
