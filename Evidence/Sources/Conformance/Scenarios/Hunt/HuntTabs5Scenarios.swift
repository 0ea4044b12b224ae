import Simulator

// Bar items, the bar itself, More, taps on the selected tab, hidden bars, groups.
extension Scenario {
    static let huntTabs5: [Scenario] = [
        .statements("hunt5-tabs-01") { stage in
            let page = UIViewController()
            page.title = "A"
            stage.state(0, page.tabBarItem.title == "A", "\(String(describing: page.tabBarItem.title))")
            page.title = "B"
            stage.state(1, page.tabBarItem.title == "B", "\(String(describing: page.tabBarItem.title))")
            page.tabBarItem.title = "C"
            stage.state(
                2, page.tabBarItem.title == "C" && page.title == "B",
                "\(String(describing: page.tabBarItem.title))")
            let root = UIViewController()
            root.title = "Root"
            let stack = UINavigationController(rootViewController: root)
            stage.state(3, stack.tabBarItem.title == "Root", "\(String(describing: stack.tabBarItem.title))")
        },
        .statements("hunt5-tabs-02", isMisuse: true) { stage in
            let tabs = UITabBarController()
            tabs.viewControllers = [stage.page("A"), stage.page("B")]
            try stage.launch(tabs)
            stage.state(2, tabs.tabBar.delegate === tabs, "\(String(describing: tabs.tabBar.delegate))")
            let changes: [@MainActor () -> Void] = [
                { tabs.tabBar.items = [] }, { tabs.tabBar.delegate = nil },
            ]
            for (position, change) in changes.enumerated() {
                let before = stage.sim.diagnostics.count
                change()
                let raised = stage.sim.diagnostics.dropFirst(before).filter { $0.kind == .exception }
                stage.state(
                    position,
                    raised.count == 1 && tabs.tabBar.items?.count == 2 && tabs.tabBar.delegate === tabs,
                    "\(raised)")
            }
        },
        .statements("hunt5-tabs-03") { stage in
            let pages = (1...6).map { stage.page("P\($0)") }
            let tabs = UITabBarController()
            tabs.viewControllers = pages
            try stage.launch(tabs)
            tabs.selectedIndex = 5
            try stage.settle()
            let more = tabs.moreNavigationController
            stage.state(
                0, tabs.tabBar.items?.count == 5 && tabs.tabBar.items?.last === more.tabBarItem,
                "\(String(describing: tabs.tabBar.items?.map(\.title)))")
            stage.state(
                1, tabs.selectedIndex == 5 && tabs.selectedViewController === pages[5],
                "\(tabs.selectedIndex)")
            stage.state(
                2, pages[5].viewIfLoaded?.window != nil && more.viewControllers.contains(pages[5]),
                "\(more.viewControllers)")
            stage.state(
                3, tabs.viewControllers == pages, "\(String(describing: tabs.viewControllers?.count))")
        },
        .statements("hunt5-tabs-04") { stage in
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
                        2, delegate.selected.isEmpty && stack.topViewController === second,
                        "\(stack.viewControllers)")
                } else {
                    stage.state(
                        0, delegate.asked == [stack] && delegate.selected == [stack],
                        "\(delegate.asked), \(delegate.selected)")
                    stage.state(1, stack.viewControllers == [root], "\(stack.viewControllers)")
                }
            }
        },
        .statements("hunt5-tabs-05") { stage in
            let (root, hiding, above) = (stage.page("A"), stage.page("B"), stage.page("C"))
            hiding.hidesBottomBarWhenPushed = true
            let stack = stage.navigation([root])
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            try stage.launch(tabs)
            stack.pushViewController(hiding, animated: true)
            try stage.settle()
            stage.state(0, !tabs.showsBar, "it is")
            let bottom = hiding.view.safeAreaInsets.bottom
            stage.state(3, bottom == stage.sim.window.safeAreaInsets.bottom, "\(bottom)")
            stack.pushViewController(above, animated: true)
            try stage.settle()
            stage.state(1, !tabs.showsBar, "it is")
            stack.popToRootViewController(animated: true)
            try stage.settle()
            stage.state(2, tabs.showsBar, "it is not")
        },
        .statements("hunt5-tabs-06") { stage in
            let choices: [(String?, String?, String)] = [(nil, nil, "a"), ("b", nil, "b"), ("b", "c", "c")]
            for (position, (byDefault, chosen, expected)) in choices.enumerated() {
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
                    position, tabs.selectedTab?.identifier == expected,
                    "\(String(describing: tabs.selectedTab?.identifier))")
            }
        },
        .statements("hunt5-tabs-07") { stage in
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
                stage.state(isAnimated ? 3 : 0, isAway, "\(bottom)")
                stage.state(1, isHidden, "it is false")
                tabs.setTabBarHidden(false, animated: isAnimated)
                try stage.settle()
                stage.state(
                    isAnimated ? 3 : 2,
                    tabs.showsBar && !tabs.isTabBarHidden && page.view.safeAreaInsets.bottom == before,
                    "\(page.view.safeAreaInsets.bottom)")
            }
        },
        .statements("hunt5-tabs-08") { stage in
            let pages = ["A", "B", "C"].map(stage.page)
            let tabs = UITabBarController()
            tabs.viewControllers = pages
            stage.state(
                0, tabs.customizableViewControllers == pages,
                "\(String(describing: tabs.customizableViewControllers))")
            tabs.customizableViewControllers = [pages[0]]
            tabs.viewControllers = [pages[1], pages[2]]
            stage.state(
                1, tabs.customizableViewControllers == [pages[1], pages[2]],
                "\(String(describing: tabs.customizableViewControllers))")
            tabs.customizableViewControllers = nil
            stage.state(
                2, tabs.customizableViewControllers == nil && tabs.viewControllers == [pages[1], pages[2]],
                "\(String(describing: tabs.customizableViewControllers))")
        },
        .statements("hunt5-tabs-09") { stage in
            let pages = ["A", "B", "C"].map(stage.page)
            let tabs = UITabBarController()
            tabs.viewControllers = pages
            try stage.launch(tabs)
            stage.state(0, pages.map(\.isViewLoaded) == [true, false, false], "\(pages.map(\.isViewLoaded))")
            let view = pages[0].view
            stage.sim.tapTab(2, in: tabs)
            try stage.settle()
            stage.state(1, pages.map(\.isViewLoaded) == [true, false, true], "\(pages.map(\.isViewLoaded))")
            stage.state(2, pages[0].viewIfLoaded === view && view?.window == nil, "another one")
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
