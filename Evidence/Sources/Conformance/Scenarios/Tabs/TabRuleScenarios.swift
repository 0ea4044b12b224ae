import Simulator

// Bar items, the bar itself, More, taps on the selected tab, hidden bars, groups.
extension Scenario {
    static let tabRules: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt5-tabs-01",
                "The bar item of a page in a tab bar controller",
                ios: "9+",
                source: .claim(
                    "https://littlepotatosoftware.com/blog/files/2d8d7d1161ef2c42ddb9de41032cc7a4-44.html"),
                notes: """
                    An article of experiments: the one that is set last wins, and a navigation
                    controller takes its root's. Quote: If both are set, it seems that whichever is set
                    last wins.
                    """),
            statements: 4
        ) { stage in
            let page = UIViewController()
            page.title = "A"
            stage.state(
                "it is made when it is asked for, with the page's title", page.tabBarItem.title == "A",
                "\(String(describing: page.tabBarItem.title))")
            page.title = "B"
            stage.state(
                "the page's title set later becomes the item's title", page.tabBarItem.title == "B",
                "\(String(describing: page.tabBarItem.title))")
            page.tabBarItem.title = "C"
            stage.state(
                "the item's title set later stays the item's, and the page's title is as before",
                page.tabBarItem.title == "C" && page.title == "B",
                "\(String(describing: page.tabBarItem.title))")
            let root = UIViewController()
            root.title = "Root"
            let stack = UINavigationController(rootViewController: root)
            stage.state(
                "a navigation controller's item is its first page's", stack.tabBarItem.title == "Root",
                "\(String(describing: stack.tabBarItem.title))")
        },
        .rule(
            EvidenceEntry(
                "hunt5-tabs-02",
                "An app changes the bar of a tab bar controller itself",
                ios: "9+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabbarcontroller/tabbar"),
                notes: """
                    Header of the SDK of iOS 26.2, UITabBarController.h, tabBar. Quote: Attempting to
                    modify the contents of the tab bar directly will throw an exception.
                    """),
            statements: 3,
            isMisuse: true
        ) { stage in
            let tabs = UITabBarController()
            tabs.viewControllers = [stage.page("A"), stage.page("B")]
            try stage.launch(tabs)
            stage.state(
                "its delegate is the tab bar controller", tabs.tabBar.delegate === tabs,
                "\(String(describing: tabs.tabBar.delegate))")
            let changes: [@MainActor () -> Void] = [
                { tabs.tabBar.items = [] }, { tabs.tabBar.delegate = nil },
            ]
            for (statement, change) in zip(
                [
                    "setting its items raises an exception and changes nothing",
                    "setting its delegate raises an exception and changes nothing",
                ], changes)
            {
                let before = stage.sim.diagnostics.count
                change()
                let raised = stage.sim.diagnostics.dropFirst(before).filter { $0.kind == .exception }
                stage.state(
                    statement,
                    raised.count == 1 && tabs.tabBar.items?.count == 2 && tabs.tabBar.delegate === tabs,
                    "\(raised)")
            }
        },
        .rule(
            EvidenceEntry(
                "hunt5-tabs-03",
                "Six pages in a tab bar controller on a phone, the sixth selected by code",
                ios: "9+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabbarcontroller/morenavigationcontroller"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UITabBarController.h. Quote: The "More" navigation
                    controller will not be returned by -viewControllers
                    """),
            statements: 4
        ) { stage in
            let pages = (1...6).map { stage.page("P\($0)") }
            let tabs = UITabBarController()
            tabs.viewControllers = pages
            try stage.launch(tabs)
            tabs.selectedIndex = 5
            try stage.settle()
            let more = tabs.moreNavigationController
            stage.state(
                "the bar has five items, the last one is More's",
                tabs.tabBar.items?.count == 5 && tabs.tabBar.items?.last === more.tabBarItem,
                "\(String(describing: tabs.tabBar.items?.map(\.title)))")
            stage.state(
                "selectedIndex is 5 and selectedViewController is the sixth page",
                tabs.selectedIndex == 5 && tabs.selectedViewController === pages[5],
                "\(tabs.selectedIndex)")
            stage.state(
                "the sixth page is in sight, on the stack of moreNavigationController",
                pages[5].viewIfLoaded?.window != nil && more.viewControllers.contains(pages[5]),
                "\(more.viewControllers)")
            stage.state(
                "viewControllers has six pages and not the More navigation controller",
                tabs.viewControllers == pages, "\(String(describing: tabs.viewControllers?.count))")
        },
        .rule(
            EvidenceEntry(
                "hunt5-tabs-04",
                "The selected tab is tapped again while its navigation controller shows a second page",
                ios: "9+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)"
                ),
                notes: """
                    The page of didSelect: it is called for a tap whether or not the selection changes.
                    Quote: the tab bar controller calls this method regardless of whether the selected
                    view controller changed
                    """),
            statements: 3
        ) { stage in
            for refuses in [false, true] {
                let (root, second) = (stage.page("A1"), stage.page("A2"))
                let stack = stage.navigation([root])
                let tabs = UITabBarController()
                let delegate = RetapLog(refuses: refuses)
                tabs.viewControllers = [stack, stage.page("B")]
                tabs.delegate = delegate
                try stage.launch(tabs)
                stack.pushViewController(second, animated: false)
                try stage.settle()
                stage.sim.tapTab(0, in: tabs)
                try stage.settle()
                if refuses {
                    stage.state(
                        """
                        didSelect is not called when the delegate refuses, and the second page stays
                        """, delegate.selected.isEmpty && stack.topViewController === second,
                        "\(stack.viewControllers)")
                } else {
                    stage.state(
                        "shouldSelect is asked, and didSelect is called, with the selected one",
                        delegate.asked == [stack] && delegate.selected == [stack],
                        "\(delegate.asked), \(delegate.selected)")
                    stage.state(
                        "the navigation controller shows its first page", stack.viewControllers == [root],
                        "\(stack.viewControllers)")
                }
            }
        },
        .rule(
            EvidenceEntry(
                "hunt5-tabs-05",
                "A page with hidesBottomBarWhenPushed is pushed in a tab, and another one onto it",
                ios: "9+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed"
                ),
                notes: """
                    The page of the property. Quote: If true, the bottom bar remains hidden until the
                    view controller is popped from the stack.
                    """),
            statements: 4
        ) { stage in
            let (root, hiding, above) = (stage.page("A"), stage.page("B"), stage.page("C"))
            hiding.hidesBottomBarWhenPushed = true
            let stack = stage.navigation([root])
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            try stage.launch(tabs)
            stack.pushViewController(hiding, animated: true)
            try stage.settle()
            stage.state("the bar is not in sight while the page is on top", !tabs.showsBar, "it is")
            let bottom = hiding.view.safeAreaInsets.bottom
            stage.state(
                "the page's safe area at the bottom is the screen's",
                bottom == stage.sim.window.safeAreaInsets.bottom, "\(bottom)")
            stack.pushViewController(above, animated: true)
            try stage.settle()
            stage.state(
                "it stays away while the other page, which does not ask for it, is on top", !tabs.showsBar,
                "it is")
            stack.popToRootViewController(animated: true)
            try stage.settle()
            stage.state("it is in sight again after popping to the root", tabs.showsBar, "it is not")
        },
        .rule(
            EvidenceEntry(
                "hunt5-tabs-06",
                "A group of the tabs a, b, c is selected by code",
                ios: "18+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabgroup/defaultchildidentifier"),
                notes: """
                    Header of the SDK of iOS 26.2, UITabGroup.h. Quote: The default child tab to select
                    for when a selection is required and `selectedChild` is nil. If this is nil, then
                    the default selected element is the first element of `children`.
                    """),
            statements: 3
        ) { stage in
            let choices: [(String?, String?, String)] = [(nil, nil, "a"), ("b", nil, "b"), ("b", "c", "c")]
            for (statement, (byDefault, chosen, expected)) in zip(
                [
                    "without a default child: selectedTab is a",
                    "with defaultChildIdentifier b: selectedTab is b",
                    "with selectedChild c: selectedTab is c",
                ], choices)
            {
                let children = ["a", "b", "c"].map { name in
                    UITab(title: name, image: nil, identifier: name) { _ in stage.page(name) }
                }
                let group = UITabGroup(title: "G", image: nil, identifier: "g", children: children) { _ in
                    stage.page("G")
                }
                group.defaultChildIdentifier = byDefault
                let plain = UITab(title: "P", image: nil, identifier: "p") { _ in stage.page("P") }
                let tabs = UITabBarController(tabs: [plain, group])
                if let chosen { group.selectedChild = group.tab(forIdentifier: chosen) }
                try stage.launch(tabs)
                tabs.selectedTab = group
                try stage.settle()
                stage.state(
                    statement, tabs.selectedTab?.identifier == expected,
                    "\(String(describing: tabs.selectedTab?.identifier))")
            }
        },
        .rule(
            EvidenceEntry(
                "hunt5-tabs-07",
                "setTabBarHidden(_:animated:) of a tab bar controller",
                ios: "18+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabbarcontroller/settabbarhidden(_:animated:)"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UITabBarController.h. Quote: Changes the active tab
                    bar's visibility with an option to animate the change.
                    """),
            statements: 4
        ) { stage in
            for isAnimated in [false, true] {
                let page = stage.page("A")
                let tabs = UITabBarController(tabs: [
                    UITab(title: "A", image: nil, identifier: "a") { _ in page }
                ])
                try stage.launch(tabs)
                let before = page.view.safeAreaInsets.bottom
                tabs.setTabBarHidden(true, animated: isAnimated)
                let isHidden = tabs.isTabBarHidden
                try stage.settle()
                let bottom = page.view.safeAreaInsets.bottom
                let isAway = !tabs.showsBar && bottom == stage.sim.window.safeAreaInsets.bottom
                stage.state(
                    isAnimated
                        ? "animated: the same when everything is at rest"
                        : """
                        true: the bar is not in sight and the page's safe area at the bottom is \
                        the screen's
                        """, isAway, "\(bottom)")
                stage.state("isTabBarHidden is true", isHidden, "it is false")
                tabs.setTabBarHidden(false, animated: isAnimated)
                try stage.settle()
                stage.state(
                    isAnimated
                        ? "animated: the same when everything is at rest" : "false: both are as before",
                    tabs.showsBar && !tabs.isTabBarHidden && page.view.safeAreaInsets.bottom == before,
                    "\(page.view.safeAreaInsets.bottom)")
            }
        },
        .rule(
            EvidenceEntry(
                "hunt5-tabs-08",
                "customizableViewControllers of a tab bar controller",
                ios: "9+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabbarcontroller/customizableviewcontrollers"
                ),
                notes: """
                    The page of viewControllers. Quote: Setting this property also sets the
                    customizableViewControllers property to the same set of view controllers.
                    """),
            statements: 3
        ) { stage in
            let pages = ["A", "B", "C"].map(stage.page)
            let tabs = UITabBarController()
            tabs.viewControllers = pages
            stage.state(
                "they are all view controllers at first", tabs.customizableViewControllers == pages,
                "\(String(describing: tabs.customizableViewControllers))")
            tabs.customizableViewControllers = [pages[0]]
            tabs.viewControllers = [pages[1], pages[2]]
            stage.state(
                "setting viewControllers sets them to the same ones",
                tabs.customizableViewControllers == [pages[1], pages[2]],
                "\(String(describing: tabs.customizableViewControllers))")
            tabs.customizableViewControllers = nil
            stage.state(
                "nil set: they are nil, and viewControllers are as before",
                tabs.customizableViewControllers == nil && tabs.viewControllers == [pages[1], pages[2]],
                "\(String(describing: tabs.customizableViewControllers))")
        },
        .rule(
            EvidenceEntry(
                "hunt5-tabs-09",
                "Which views are loaded in a tab bar controller of three pages",
                ios: "9+",
                source: .documentation("https://developer.apple.com/documentation/uikit/uitabbarcontroller"),
                notes: """
                    An article on the life of tabs, and Apple's page of UITabBarController: a view is
                    loaded when it is needed. Quote: only the view of the selected view controller is
                    loaded
                    """),
            statements: 3
        ) { stage in
            let pages = ["A", "B", "C"].map(stage.page)
            let tabs = UITabBarController()
            tabs.viewControllers = pages
            try stage.launch(tabs)
            stage.state(
                "at launch the first page's alone", pages.map(\.isViewLoaded) == [true, false, false],
                "\(pages.map(\.isViewLoaded))")
            let view = pages[0].view
            stage.sim.tapTab(2, in: tabs)
            try stage.settle()
            stage.state(
                "after a tap on the third the first's and the third's",
                pages.map(\.isViewLoaded) == [true, false, true], "\(pages.map(\.isViewLoaded))")
            stage.state(
                "a page that was selected keeps its view when it is left",
                pages[0].viewIfLoaded === view && view?.window == nil, "another one")
        },
    ]
}

extension UITabBarController {
    /// Whether a part of the bar is within the window.
    fileprivate var showsBar: Bool {
        guard let window = tabBar.window, !tabBar.isHidden, tabBar.alpha > 0 else { return false }
        return window.bounds.intersects(tabBar.convert(tabBar.bounds, to: window))
    }
}

/// Records the pages that the delegate is asked about and that a tap selects.
@MainActor
private final class RetapLog: NSObject, UITabBarControllerDelegate {
    private let refuses: Bool
    private(set) var asked: [UIViewController] = []
    private(set) var selected: [UIViewController] = []

    init(refuses: Bool) {
        self.refuses = refuses
    }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        asked.append(viewController)
        return !refuses
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        selected.append(viewController)
    }
}
