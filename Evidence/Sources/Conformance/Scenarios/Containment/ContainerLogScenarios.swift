import Simulator

// Tab bar controllers and page view controllers, according to devices' logs.
extension Scenario {
    static let containerLogs: [Scenario] = [
        switching(
            EvidenceEntry(
                "tab-switch-06",
                "Tab first -> second (iOS 5-6 era tutorial)",
                ios: "not stated (iOS 5 era)",
                source: .claim("https://e-com-net.com/article/1210869260813963264.htm"),
                events: [
                    "Second.viewDidLoad",
                    "Second.viewWillAppear",
                    "First.viewWillDisappear",
                    "First.viewDidDisappear",
                    "Second.viewDidAppear",
                ]), "First", "Second"),
        turning(
            EvidenceEntry(
                "page-01",
                "UIPageViewController .scroll, completed swipe",
                ios: "iOS 7 (article 2014-02)", animated: true,
                source: .claim(
                    "https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"),
                events: [
                    "New.viewWillAppear",
                    "Current.viewWillDisappear",
                    "New.viewDidAppear",
                    "Current.viewDidDisappear",
                ]), .scroll, to: 50),
        turning(
            EvidenceEntry(
                "page-02",
                "UIPageViewController .scroll, cancelled swipe",
                ios: "iOS 7 (article 2014-02)", animated: true,
                source: .claim(
                    "https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"),
                events: [
                    "New.viewWillAppear",
                    "Current.viewWillDisappear",
                    "Current.viewWillAppear",
                    "Current.viewDidAppear",
                    "New.viewWillDisappear",
                    "New.viewDidDisappear",
                ]), .scroll, to: 280),
        turning(
            EvidenceEntry(
                "page-03",
                "UIPageViewController .pageCurl, completed",
                ios: "iOS 7 (article 2014-02)", animated: true,
                source: .claim(
                    "https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"),
                events: [
                    "New.viewWillAppear",
                    "Current.viewWillDisappear",
                    "Current.viewDidDisappear",
                    "New.viewDidAppear",
                ]), .pageCurl, to: 50),
        turning(
            EvidenceEntry(
                "page-04",
                "UIPageViewController .pageCurl, cancelled",
                ios: "iOS 7 (article 2014-02)", animated: true,
                source: .claim(
                    "https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"),
                events: [
                    "New.viewWillAppear",
                    "Current.viewWillDisappear",
                    "New.viewWillDisappear",
                    "Current.viewWillAppear",
                    "New.viewDidDisappear",
                    "Current.viewDidAppear",
                ]), .pageCurl, to: 280),
        .order(
            EvidenceEntry(
                "page-05",
                """
                UIPageViewController.setViewControllers([child], animated:true) called in its \
                viewDidLoad; child's callbacks
                """,
                source: .log(
                    "https://wiki.gubat.org/content/stackoverflow.com_en_all_2023-11/questions/48653763/uipageviewcontroller-s-setviewcontroller-invokes-unexpected-view-lifecycle-in-"
                ),
                notes: "viewDidAppear + didMove BEFORE first layout.",
                events: [
                    "child.viewDidLoad",
                    "child.viewWillAppear",
                    "child.viewDidAppear",
                    "child.didMove(toParent:page)",
                    "child.viewWillLayoutSubviews",
                    "child.viewDidLayoutSubviews",
                    "child.viewWillLayoutSubviews",
                    "child.viewDidLayoutSubviews",
                ])
        ) { stage in
            let pager = SelfFilling(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.debugName = "page"
            pager.child = stage.page("child")
            stage.begin()
            try stage.launch(pager)
        },
        .order(
            EvidenceEntry(
                "itab-01",
                "UITabBarController with custom INTERACTIVE tab transition, cancelled (iOS 13-15)",
                ios: "repository snapshot 2021-10 (iOS 15)", animated: true,
                source: .claim(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p300customAnimation3b/ch19p620customAnimation1/ViewControllers.swift"
                ),
                notes: """
                    Comment only; transcript not included. Whether balancing will/did pairs follow as in
                    nav is not stated.
                    """,
                events: [
                    "First.viewWillAppear",
                    "Second.viewWillDisappear",
                ]),
            .listedPairs
        ) { stage in
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
        .order(
            EvidenceEntry(
                "contain-15",
                "Where built-in containers forward (stack trace, iOS 4-era binary addresses)",
                ios: "not stated (iOS 3-4 era, _dismissModalViewController in trace)",
                source: .log("public-GitHub index, file id 12464585108 (index gives no repository path)"),
                notes: """
                    Forwarding happened INSIDE the container's own viewWillAppear: an override that logs
                    before super prints outer first. Old UIKit (pre iOS 5 appearance machinery); later
                    versions may forward outside viewWillAppear (contain-02 shows parent-first without
                    super).
                    """,
                events: [
                    "TabBarController.viewWillAppear (calls down)",
                    "NavigationController.viewWillAppear (calls down)",
                    "content.viewWillAppear",
                ]),
            remark: "The modal of the trace is dismissed."
        ) { stage in
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
