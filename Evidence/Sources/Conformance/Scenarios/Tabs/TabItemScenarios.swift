import Simulator

// Tabs: titles, the More item, hidden bars and orientations.
extension Scenario {
    static let tabItems: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-tabs-05",
                "The More navigation controller, with and without a More item",
                ios: "3.0+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabbarcontroller/morenavigationcontroller"
                ),
                notes: """
                    Second and third:
                    https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedviewcontroller
                    ("This includes view controllers that are managed by the More navigation controller
                    and whose tab bar items are not visible in the tab bar. You can also use it to
                    select the More navigation controller itself"). Quote: This property always contains
                    a valid More navigation controller, even if a More button is not displayed on the
                    screen. You can use the value of this property to select the More navigation
                    controller in the tab bar interface
                    """),
            statements: 4
        ) { stage in
            let two = UITabBarController()
            two.viewControllers = ["1", "2"].map(stage.page)
            try stage.launch(two)
            let more = two.moreNavigationController
            stage.state(
                "two pages: moreNavigationController is there",
                more === two.moreNavigationController && !more.viewControllers.isEmpty
                    && two.tabBar.items?.count == 2, "\(more), \(more.viewControllers)")
            let six = UITabBarController()
            let pages = (1...6).map { number in
                let page = stage.page("\(number)")
                page.title = "\(number)"
                return page
            }
            six.viewControllers = pages
            try stage.launch(six)
            six.selectedViewController = six.moreNavigationController
            try stage.settle()
            let list = six.moreNavigationController.viewControllers.first
            stage.state(
                """
                six pages: selectedViewController = moreNavigationController selects it, and More's \
                list is visible
                """,
                six.selectedViewController === six.moreNavigationController
                    && list?.viewIfLoaded?.window != nil,
                "\(String(describing: six.selectedViewController))")
            six.selectedViewController = pages[5]
            try stage.settle()
            let titles = six.tabBar.items?.map { $0.title ?? "" } ?? []
            stage.state(
                """
                six pages: selectedViewController = the sixth page selects it, though it has no item \
                in the bar
                """,
                six.selectedViewController === pages[5] && pages[5].viewIfLoaded?.window != nil
                    && !titles.contains("6"), "\(String(describing: six.selectedViewController)), \(titles)")
            stage.state(
                "viewControllers has the six pages and not the More navigation controller",
                six.viewControllers == pages, "\(String(describing: six.viewControllers))")
        },
        .rule(
            EvidenceEntry(
                "hunt-tabs-06",
                "Navigation controllers as tabs: whose title and item the tab shows",
                ios: "2+",
                source: .documentation(
                    "https://github.com/itsnebulalol/sdks/blob/e9414e087753613edec33b4ff0319ed9d35199ec/iPhoneOS17.0.sdk/System/Library/Frameworks/UIKit.framework/Headers/UINavigationController.h"
                ),
                notes: """
                    The header: the bottom view controller on the stack. tabBarItem: "Automatically
                    created lazily with the view controller's title if it's not set explicitly"
                    (UITabBarController.h). Quote: If a navigation controller is nested in a tab bar
                    controller, it uses the title and toolbar attributes of the bottom view controller
                    on the stack.
                    """),
            statements: 3
        ) { stage in
            let (first, second) = (stage.titled("First"), stage.titled("Second"))
            let (tabs, stack) = (UITabBarController(), stage.navigation([first]))
            tabs.viewControllers = [stack, stage.navigation([stage.titled("Other")])]
            try stage.launch(tabs)
            @MainActor func title() -> String? { tabs.tabBar.items?[0].title }
            stage.state(
                "a navigation controller with the root First: the tab's item has the title of First",
                title() == "First", "\(String(describing: title()))")
            stack.pushViewController(second, animated: false)
            try stage.settle()
            stage.state(
                "Second, with another title, is pushed: the tab's item keeps the title of First",
                title() == "First", "\(String(describing: title()))")
            let lone = stage.titled("Old")
            lone.title = "New"
            stage.state(
                "a page's tabBarItem is made when it is first asked for, with the page's title",
                lone.tabBarItem.title == "New" && first.tabBarItem.title == "First",
                "\(String(describing: lone.tabBarItem.title)), \(String(describing: first.tabBarItem.title))")
        },
        .rule(
            EvidenceEntry(
                "hunt-tabs-07",
                "A page sets its title while it is in a navigation controller in a tab bar controller",
                ios: "2+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/title"),
                notes: """
                    First two: assigning title updates the title text of a valid navigation item or
                    tab-bar item. Third:
                    https://developer.apple.com/documentation/uikit/uinavigationcontroller, "If you want
                    to display a different title than the one associated with the view controller, set
                    the title property of the view controller's navigation item instead." Quote: If the
                    view controller has a valid navigation item or tab-bar item, assigning a value to
                    this property updates the title text of those objects.
                    """),
            statements: 3
        ) { stage in
            let first = stage.titled("Old")
            let (tabs, stack) = (UITabBarController(), stage.navigation([first]))
            tabs.viewControllers = [stack]
            try stage.launch(tabs)
            first.title = "New"
            try stage.settle()
            let title = tabs.tabBar.items?[0].title
            stage.state(
                "title = \"New\" of the root page: its navigationItem.title is \"New\"",
                first.navigationItem.title == "New", "\(String(describing: first.navigationItem.title))")
            stage.state(
                "title = \"New\" of the root page: the item in the tab bar reads \"New\"", title == "New",
                "\(String(describing: title))")
            first.navigationItem.title = "Bar"
            try stage.settle()
            let shown = stack.navigationBar.topItem?.title
            stage.state(
                """
                navigationItem.title = "Bar": the navigation bar displays Bar, and title of the page \
                stays "New"
                """, shown == "Bar" && first.title == "New",
                "\(String(describing: shown)), \(String(describing: first.title))")
        },
        .rule(
            EvidenceEntry(
                "hunt-tabs-08",
                """
                Tab bar controller with a nav [1]; 2 hides the bottom bar when pushed, and 3 is \
                pushed on it, which does not
                """,
                ios: "8 (2015-08)",
                source: .documentation(
                    "public-GitHub index, file id 34086945546 (index gives no repository path)"),
                notes: """
                    The author met it and quotes Apple's documentation of the time, which public-GitHub
                    index, file id 31467258687, quotes as well and today's page words differently ("The
                    value of this property on the topmost view controller determines whether the toolbar
                    is visible"). Quote:
                    vc3也同时会隐藏，即使在vc2的prepareForSegue设置vc2的hidesBottomBarWhenPushed为false也没用。官方的说法是：If
                    YES, the bottom bar remains hidden until the view controller is popped from the
                    stack.
                    """),
            statements: 3
        ) { stage in
            let pages = ["1", "2", "3"].map(stage.page)
            pages[1].hidesBottomBarWhenPushed = true
            let (tabs, stack) = (UITabBarController(), stage.navigation([pages[0]]))
            tabs.viewControllers = [stack]
            try stage.launch(tabs)
            @MainActor func bottom(of page: Page) -> CGFloat { page.view.safeAreaInsets.bottom }
            let height = tabs.tabBar.bounds.height
            stage.note("it is there on 1", bottom(of: pages[0]) == height, "\(bottom(of: pages[0]))")
            for page in pages.dropFirst() {
                stack.pushViewController(page, animated: true)
                try stage.settle()
            }
            stage.state(
                "3 is in sight: the tab bar is away, though hidesBottomBarWhenPushed of 3 is false",
                bottom(of: pages[2]) < height, "\(bottom(of: pages[2]))")
            stack.popViewController(animated: true)
            try stage.settle()
            stage.state(
                "2 is in sight: the tab bar is away", bottom(of: pages[1]) < height, "\(bottom(of: pages[1]))"
            )
            stack.popViewController(animated: true)
            try stage.settle()
            stage.state(
                "2 and 3 are popped: the tab bar is back", bottom(of: pages[0]) == height,
                "\(bottom(of: pages[0]))")
        },
        .rule(
            EvidenceEntry(
                "hunt-tabs-09",
                "Orientations and status bar: who is asked in a tab bar controller",
                ios: "8 to 15 (book example of 2021)",
                source: .claim(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p275tabbedInterface/ch19p611tabbedInterface/FirstViewController.swift"
                ),
                notes: """
                    Not firm: one person says so. Comments beside functions that print; the delegate is
                    commented out in the example, so which of its lines was printed is not shown. Quote:
                    tab bar delegate gets to dictate orientations... so there's no need to subclass
                    UITabBarController [...] return .landscape // called, but pointless [...] //
                    consulted automatically
                    """),
            statements: 3
        ) { stage in
            let (tabs, first) = (UITabBarController(), SidewaysPage())
            tabs.viewControllers = [first, SidewaysPage()]
            tabs.delegate = first
            try stage.launch(tabs)
            let atLaunch = stage.sim.window.bounds.size
            stage.sim.rotate(to: .landscapeLeft)
            try stage.settle()
            let turned = stage.sim.window.bounds.size
            let seen = "at launch \(atLaunch), turned \(turned)"
            let isUpright = atLaunch.height > atLaunch.width && turned == atLaunch
            stage.state(
                """
                the delegate's tabBarControllerSupportedInterfaceOrientations decides, without a \
                subclass of UITabBarController
                """, isUpright && first.delegateCalls > 0, "\(seen), \(first.delegateCalls) calls")
            stage.state(
                """
                the selected page's supportedInterfaceOrientations may be asked, but what it returns \
                does not count
                """, isUpright, seen)
            let isHidden =
                stage.sim.window.windowScene?.statusBarManager?.isStatusBarHidden
                ?? UIApplication.shared.isStatusBarHidden
            stage.state(
                "the selected page's prefersStatusBarHidden is consulted automatically",
                first.statusBarCalls > 0 && isHidden, "\(first.statusBarCalls) calls, hidden: \(isHidden)")
        },
    ]
}

/// A page that supports only landscape, and a delegate for tabs that support only portrait.
private final class SidewaysPage: UIViewController, UITabBarControllerDelegate {
    private(set) var delegateCalls = 0
    private(set) var statusBarCalls = 0

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

    override var prefersStatusBarHidden: Bool {
        statusBarCalls += 1
        return true
    }

    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        delegateCalls += 1
        return .portrait
    }
}
