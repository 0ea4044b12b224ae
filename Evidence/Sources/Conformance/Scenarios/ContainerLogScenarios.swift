import Simulator

// Tab bar controllers and page view controllers, according to devices' logs.
extension Scenario {
    static let containerLogs: [Scenario] = [
        switching("tab-switch-06", "First", "Second"),
        turning("page-01", .scroll, to: 50),
        turning("page-02", .scroll, to: 280),
        turning("page-03", .pageCurl, to: 50),
        turning("page-04", .pageCurl, to: 280),
        .order("page-05") { stage in
            let pager = SelfFilling(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.debugName = "page"
            pager.child = stage.page("child")
            stage.begin()
            try stage.launch(pager)
        },
        .order("itab-01", .listedPairs) { stage in
            let tabs = UITabBarController()
            let delegate = DrivenTabs()
            tabs.viewControllers = ["First", "Second"].map(stage.page)
            tabs.selectedIndex = 1
            tabs.delegate = delegate
            try stage.launch(tabs)
            stage.begin()
            tabs.selectedIndex = 0
            stage.sim.advance(by: 0.1)
            delegate.driver.update(0.3)
            stage.sim.advance(by: 0.1)
            delegate.driver.cancel()
            try stage.settle()
            stage.note("the tab is the old one again", tabs.selectedIndex == 1, "\(tabs.selectedIndex)")
            let heard = [stage.appearance(of: "First"), stage.appearance(of: "Second")]
            stage.note(
                "each page is notified of the way back",
                heard == [
                    ["viewWillAppear", "viewWillDisappear", "viewDidDisappear"],
                    ["viewWillDisappear", "viewWillAppear", "viewDidAppear"],
                ], "\(heard)")
        },
        .order("contain-15", remark: "The modal of the trace is dismissed.") { stage in
            let navigation = LoggedNavigation(rootViewController: stage.page("content"))
            navigation.debugName = "NavigationController"
            let tabs = LoggedTabs()
            tabs.debugName = "TabBarController"
            tabs.viewControllers = [navigation]
            try stage.launch(tabs)
            tabs.present(stage.page("Modal", .fullScreen), animated: false)
            try stage.settle()
            stage.begin()
            tabs.dismiss(animated: true)
            try stage.settle()
        },
    ]
}

/// A page view controller that sets its pages when its view has loaded.
private final class SelfFilling: UIPageViewController {
    var child: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers(child.map { [$0] }, direction: .forward, animated: true)
    }
}

/// Animates a tab change, driven interactively.
private final class DrivenTabs: NSObject, UITabBarControllerDelegate {
    let driver = UIPercentDrivenInteractiveTransition()

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Slides the appearing view in.
@MainActor
final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        UIView.animate(withDuration: 0.3) {
            transitionContext.view(forKey: .to)?.frame = transitionContext.containerView.bounds
            transitionContext.view(forKey: .from)?.alpha = 0.5
        } completion: { _ in
            transitionContext.view(forKey: .from)?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
