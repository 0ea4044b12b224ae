import Simulator

// Tabs as objects, groups of tabs, and their delegate.
extension Scenario {
    static let huntGroups: [Scenario] = [
        .statements(
            "hunt4-tabs-01", leavingOut: [2],
            remark:
                "isEnabled, isHiddenByDefault, preferredPlacement, managingTabGroup and compactTabIdentifiers do not exist here yet."
        ) { stage in
            let tab = UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() }
            stage.state(0, !tab.isHidden && !tab.allowsHiding, "\(tab.isHidden), \(tab.allowsHiding)")
            stage.state(
                1,
                tab.badgeValue == nil && tab.subtitle == nil && tab.image == nil && tab.userInfo == nil
                    && tab.parent == nil && tab.tabBarController == nil, "one is not nil")
            let tabs = UITabBarController()
            stage.state(3, tabs.mode == .automatic && tabs.customizationIdentifier == nil, "\(tabs.mode)")
            stage.state(4, !tabs.isTabBarHidden, "it is true")
        },
        .statements("hunt4-tabs-02") { stage in
            var count = 0
            let tab = UITab(title: "A", image: nil, identifier: "a") { _ in
                count += 1
                return UIViewController()
            }
            stage.state(0, count == 0, "\(count)")
            let (first, second) = (tab.viewController, tab.viewController)
            stage.state(1, count == 1 && first === second, "\(count)")
            stage.state(2, first?.tab === tab, "\(String(describing: first?.tab))")
            let tabs = UITabBarController(tabs: [tab])
            stage.state(3, tab.tabBarController === tabs, "\(String(describing: tab.tabBarController))")
        },
        .statements("hunt4-tabs-03") { stage in
            let app = GroupedTabs(stage)
            stage.state(0, app.tabs.tab(forIdentifier: "plain") === app.plain, "another one")
            stage.state(1, app.tabs.tab(forIdentifier: "b2") === app.b2, "another one")
            stage.state(2, app.a.tab(forIdentifier: "b2") === app.b2, "another one")
            stage.state(3, app.b.tab(forIdentifier: "one") == nil, "it is found")
            stage.state(
                4, app.tabs.tab(forIdentifier: "x") == nil && app.a.tab(forIdentifier: "x") == nil,
                "it is found")
        },
        .statements("hunt4-tabs-04") { stage in
            let group = UITabGroup(
                title: "G", image: nil, identifier: "g",
                children: ["a", "b", "c"].map {
                    UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() }
                })
            @MainActor func names(_ tabs: [UITab]) -> [String] { tabs.map(\.identifier) }
            stage.state(2, names(group.displayOrder) == ["a", "b", "c"], "\(names(group.displayOrder))")
            group.displayOrderIdentifiers = ["c", "x", "a"]
            stage.state(0, names(group.displayOrder) == ["c", "a", "b"], "\(names(group.displayOrder))")
            stage.state(1, names(group.children) == ["a", "b", "c"], "\(names(group.children))")
        },
        .statements(
            "hunt4-tabs-05", leavingOut: [3], remark: "managingTabGroup does not exist here yet."
        ) { stage in
            let app = GroupedTabs(stage)
            try stage.launch(app.tabs)
            app.tabs.selectedTab = app.one
            try stage.settle()
            stage.state(
                0, app.tabs.selectedTab === app.one, "\(String(describing: app.tabs.selectedTab?.title))")
            stage.state(
                1, app.a.selectedChild === app.one, "\(String(describing: app.a.selectedChild?.title))")
            stage.state(
                2,
                app.a.viewController?.viewIfLoaded?.window != nil
                    && app.one.viewController?.viewIfLoaded?.window == nil, "the child's page is in sight")
        },
        .uncovered("hunt4-tabs-06", "UITabGroup.managingNavigationController does not exist here yet."),
        .uncovered("hunt4-tabs-07", "UITabGroup.managingNavigationController does not exist here yet."),
        .statements("hunt4-tabs-08") { stage in
            let delegate = SelectionLog()
            let tabs = UITabBarController(
                tabs: ["A", "B", "C"].map { name in
                    UITab(title: name, image: nil, identifier: name) { _ in stage.page(name) }
                })
            tabs.delegate = delegate
            try stage.launch(tabs)
            delegate.refused = "B"
            stage.sim.tapTab(1, in: tabs)
            try stage.settle()
            stage.state(0, delegate.asked == ["B"], "\(delegate.asked)")
            stage.state(
                1, tabs.selectedTab?.title == "A" && delegate.selected.isEmpty,
                "\(String(describing: tabs.selectedTab?.title)), \(delegate.selected)")
            stage.sim.tapTab(2, in: tabs)
            try stage.settle()
            stage.state(2, delegate.selected == ["C after A"], "\(delegate.selected)")
            (delegate.asked, delegate.selected) = ([], [])
            tabs.selectedTab = tabs.tabs[1]
            try stage.settle()
            stage.state(
                3, tabs.selectedTab?.title == "B" && delegate.asked.isEmpty && delegate.selected.isEmpty,
                "\(delegate.asked), \(delegate.selected)")
        },
        .statements("hunt4-tabs-09") { stage in
            let pages = ["A", "B", "C", "D"].map(stage.page)
            let tabs = UITabBarController()
            tabs.viewControllers = Array(pages[0...2])
            try stage.launch(tabs)
            tabs.selectedIndex = 1
            tabs.viewControllers = [pages[3], pages[0], pages[1]]
            stage.state(0, tabs.selectedViewController === pages[1], "\(tabs.selectedIndex)")
            tabs.selectedIndex = 1
            tabs.viewControllers = [pages[3], pages[2]]
            stage.state(1, tabs.selectedViewController === pages[2], "\(tabs.selectedIndex)")
            tabs.viewControllers = [pages[0]]
            stage.state(2, tabs.selectedViewController === pages[0], "\(tabs.selectedIndex)")
            try stage.settle()
        },
    ]
}

/// A plain tab and group A, which has a tab and group B with two tabs.
@MainActor
private struct GroupedTabs {
    let tabs: UITabBarController
    let plain, one, b1, b2: UITab
    let a, b: UITabGroup

    init(_ stage: Stage) {
        func tab(_ name: String) -> UITab {
            UITab(title: name, image: nil, identifier: name) { _ in stage.page(name) }
        }
        (plain, one, b1, b2) = (tab("plain"), tab("one"), tab("b1"), tab("b2"))
        b = UITabGroup(title: "B", image: nil, identifier: "b", children: [b1, b2]) { _ in stage.page("B") }
        a = UITabGroup(title: "A", image: nil, identifier: "a", children: [one, b]) { _ in stage.page("A") }
        tabs = UITabBarController(tabs: [plain, a])
    }
}

/// Refuses one tab, and records the delegate's calls.
@MainActor
private final class SelectionLog: NSObject, UITabBarControllerDelegate {
    var refused: String?
    var asked: [String] = []
    var selected: [String] = []

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        asked.append(tab.title)
        return tab.title != refused
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { selected.append("\(selectedTab.title) after \(previousTab?.title ?? "nothing")") }
}
