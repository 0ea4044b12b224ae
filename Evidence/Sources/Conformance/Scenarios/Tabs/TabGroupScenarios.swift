import Simulator

// Tabs as objects, groups of tabs, and their delegate.
extension Scenario {
    static let tabGroups: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt4-tabs-01",
                "A UITab and a UITabBarController are made and their properties are read",
                ios: "18+",
                source: .documentation("https://developer.apple.com/documentation/uikit/uitab"),
                notes: """
                    Header of the SDK of iOS 26.2, UITab.h and UITabBarController.h: the comments give
                    each default. Quote: Default is `UITabPlacementAutomatic` which resolves its
                    placement based on context.
                    """),
            statements: 5,
            remark: "isHiddenByDefault does not exist here, because no user resets the tabs."
        ) { stage in
            let tab = UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() }
            stage.state(
                "the tab is enabled, not hidden, not hidden by default, and does not allow hiding",
                tab.isEnabled && !tab.isHidden && !tab.allowsHiding,
                "\(tab.isEnabled), \(tab.isHidden), \(tab.allowsHiding)")
            stage.state(
                "preferredPlacement is automatic", tab.preferredPlacement == .automatic,
                "\(tab.preferredPlacement)")
            stage.state(
                """
                badgeValue, subtitle, image, userInfo, parent, tabBarController and managingTabGroup \
                are nil
                """,
                tab.badgeValue == nil && tab.subtitle == nil && tab.image == nil && tab.userInfo == nil
                    && tab.parent == nil && tab.tabBarController == nil && tab.managingTabGroup == nil,
                "one is not nil")
            let tabs = UITabBarController()
            stage.state(
                """
                the tab bar controller's mode is automatic, its compactTabIdentifiers and \
                customizationIdentifier are nil
                """,
                tabs.mode == .automatic && tabs.compactTabIdentifiers == nil
                    && tabs.customizationIdentifier == nil, "\(tabs.mode)")
            stage.state("isTabBarHidden is false", !tabs.isTabBarHidden, "it is true")
        },
        .rule(
            EvidenceEntry(
                "hunt4-tabs-02",
                "The view controller of a tab",
                ios: "18+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitab/viewcontroller"),
                notes: """
                    Header of the SDK of iOS 26.2, UITab.h: the provider is called when a view
                    controller is requested and there is none. Quote: The view controller provider is
                    called when a view controller is requested and is currently nil.
                    """),
            statements: 4
        ) { stage in
            var count = 0
            let tab = UITab(title: "A", image: nil, identifier: "a") { _ in
                count += 1
                return UIViewController()
            }
            stage.state("the provider is not called when the tab is made", count == 0, "\(count)")
            let (first, second) = (tab.viewController, tab.viewController)
            stage.state(
                "the provider is called once, although viewController is read twice",
                count == 1 && first === second, "\(count)")
            stage.state(
                "viewController.tab is the tab", first?.tab === tab, "\(String(describing: first?.tab))")
            let tabs = UITabBarController(tabs: [tab])
            stage.state(
                "the tab's tabBarController is the controller that it was added to",
                tab.tabBarController === tabs, "\(String(describing: tab.tabBarController))")
        },
        .rule(
            EvidenceEntry(
                "hunt4-tabs-03",
                "tab(forIdentifier:) of a tab bar controller and of a group, with a group in a group",
                ios: "18+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabgroup/tab(foridentifier:)"),
                notes: """
                    Header of the SDK of iOS 26.2, UITabBarController.h and UITabGroup.h. Quote: Returns
                    the `tab` matching the specified `identifier` in the group's children and its
                    descendants.
                    """),
            statements: 5
        ) { stage in
            let app = GroupedTabs(stage)
            stage.state(
                "the controller finds a root tab", app.tabs.tab(forIdentifier: "plain") === app.plain,
                "another one")
            stage.state(
                "the controller finds a tab two groups down", app.tabs.tab(forIdentifier: "b2") === app.b2,
                "another one")
            stage.state(
                "the group finds a descendant", app.a.tab(forIdentifier: "b2") === app.b2, "another one")
            stage.state(
                "the group does not find a tab beside it", app.b.tab(forIdentifier: "one") == nil,
                "it is found")
            stage.state(
                "an unknown identifier gives nil",
                app.tabs.tab(forIdentifier: "x") == nil && app.a.tab(forIdentifier: "x") == nil,
                "it is found")
        },
        .rule(
            EvidenceEntry(
                "hunt4-tabs-04",
                "displayOrder of a group of three tabs a, b, c with displayOrderIdentifiers [c, x, a]",
                ios: "18+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabgroup/displayorder"),
                notes: """
                    Header of the SDK of iOS 26.2, UITabGroup.h. Quote: Any tab in `children` not
                    contained in the identifiers will be appended after sorted items. Identifiers that
                    do not match tabs in `children` will be ignored.
                    """),
            statements: 3
        ) { stage in
            let group = UITabGroup(
                title: "G", image: nil, identifier: "g",
                children: ["a", "b", "c"].map {
                    UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() }
                })
            @MainActor func names(_ tabs: [UITab]) -> [String] { tabs.map(\.identifier) }
            stage.state(
                "without identifiers displayOrder is children", names(group.displayOrder) == ["a", "b", "c"],
                "\(names(group.displayOrder))")
            group.displayOrderIdentifiers = ["c", "x", "a"]
            stage.state(
                "displayOrder is c, a, b", names(group.displayOrder) == ["c", "a", "b"],
                "\(names(group.displayOrder))")
            stage.state(
                "children are a, b, c as before", names(group.children) == ["a", "b", "c"],
                "\(names(group.children))")
        },
        .rule(
            EvidenceEntry(
                "hunt4-tabs-05",
                "A child of a group without a managing navigation controller is selected by code",
                ios: "18",
                source: .claim("https://developer.apple.com/forums/thread/761231"),
                notes: """
                    An Apple engineer's answer: without managingNavigationController the tab bar
                    controller changes the view controller for root tabs alone. Quote: By default,
                    UITabBarController will only change the view controller for root tabs.
                    """),
            statements: 4,
        ) { stage in
            let app = GroupedTabs(stage)
            try stage.launch(app.tabs)
            app.tabs.selectedTab = app.one
            try stage.settle()
            stage.state(
                "selectedTab is the child", app.tabs.selectedTab === app.one,
                "\(String(describing: app.tabs.selectedTab?.title))")
            stage.state(
                "the group's selectedChild is the child", app.a.selectedChild === app.one,
                "\(String(describing: app.a.selectedChild?.title))")
            stage.state(
                "the page in sight is the group's view controller, not the child's",
                app.a.viewController?.viewIfLoaded?.window != nil
                    && app.one.viewController?.viewIfLoaded?.window == nil, "the child's page is in sight")
            stage.state(
                "the child's managingTabGroup is nil", app.one.managingTabGroup == nil,
                "\(String(describing: app.one.managingTabGroup?.title))")
        },
        .rule(
            EvidenceEntry(
                "hunt4-tabs-06",
                """
                Group A (with a managing navigation controller) has Tab 1 and Group B, which has Tab \
                B1 and Tab B2; Tab B2 is selected by code
                """,
                ios: "18",
                source: .claim("https://developer.apple.com/forums/thread/761231"),
                notes: """
                    An Apple engineer's answer, and the header UITabGroup.h. Quote: selecting Tab B2
                    will create a navigation stack of: GroupAVC, GroupBVC, TabB2VC
                    """),
            statements: 5
        ) { stage in
            let app = GroupedTabs(stage, managing: stage.navigation([]))
            try stage.launch(app.tabs)
            app.tabs.selectedTab = app.b2
            try stage.settle()
            stage.state(
                """
                the managing navigation controller's stack is the view controllers of Group A, \
                Group B and Tab B2
                """, app.stack == [app.a, app.b, app.b2].map(\.viewController), "\(app.stack)")
            stage.state(
                "the page in sight is Tab B2's", app.b2.viewController?.viewIfLoaded?.window != nil,
                "it isn't in sight")
            stage.state(
                "managingTabGroup of Tab B2 is Group A", app.b2.managingTabGroup === app.a,
                "\(String(describing: app.b2.managingTabGroup?.title))")
            app.tabs.selectedTab = app.one
            try stage.settle()
            stage.state(
                "Tab 1 selected afterwards: the stack is Group A's and Tab 1's",
                app.stack == [app.a, app.one].map(\.viewController), "\(app.stack)")
            let child = UITab(title: "C", image: nil, identifier: "c") { _ in stage.page("C") }
            let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [child])
            group.managingNavigationController = stage.navigation([])
            app.tabs.tabs = [app.plain, group]
            app.tabs.selectedTab = child
            try stage.settle()
            let pages = group.managingNavigationController?.viewControllers ?? []
            stage.state(
                "a level without a view controller is left out",
                pages.elementsEqual([child.viewController], by: ===),
                "\(pages)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-tabs-07",
                """
                The delegate of the tab bar controller implements displayedViewControllersFor for a \
                managing group
                """,
                ios: "18+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:displayedviewcontrollersfor:proposedviewcontrollers:)"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UITabBarController.h. Quote: Each tab in the
                    selection hierarchy will be called once.
                    """),
            statements: 3
        ) { stage in
            let app = GroupedTabs(stage, managing: stage.navigation([]))
            let delegate = LevelLog()
            app.tabs.delegate = delegate
            try stage.launch(app.tabs)
            app.tabs.selectedTab = app.b2
            try stage.settle()
            stage.state(
                "it is asked once for each tab of the selected hierarchy",
                delegate.asked.map(\.title) == ["A", "B", "b2"], "\(delegate.asked.map(\.title))")
            stage.state(
                "the proposed view controllers are the tab's own one",
                delegate.proposed == delegate.asked.map { [$0.viewController] }, "\(delegate.proposed)")
            delegate.leftOut = app.b
            app.tabs.selectedTab = app.b1
            try stage.settle()
            stage.state(
                "the stack holds what it returned",
                app.stack == [app.a, app.b1].map(\.viewController), "\(app.stack)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-tabs-08",
                """
                A tab is tapped whose selection the delegate refuses, then one that it allows; then \
                one is selected by code
                """,
                ios: "18+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselecttab:)"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UITabBarController.h; the page of didSelect says that
                    it is called for taps only. Quote: Return @c YES if the specified @c tab can be
                    selected by the user.
                    """),
            statements: 4
        ) { stage in
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
            stage.state("shouldSelectTab gets the tapped tab", delegate.asked == ["B"], "\(delegate.asked)")
            stage.state(
                "refused: the selection stays and didSelectTab is not called",
                tabs.selectedTab?.title == "A" && delegate.selected.isEmpty,
                "\(String(describing: tabs.selectedTab?.title)), \(delegate.selected)")
            stage.sim.tapTab(2, in: tabs)
            try stage.settle()
            stage.state(
                "allowed: didSelectTab gets the new tab and the previous one",
                delegate.selected == ["C after A"], "\(delegate.selected)")
            (delegate.asked, delegate.selected) = ([], [])
            tabs.selectedTab = tabs.tabs[1]
            try stage.settle()
            stage.state(
                "by code: neither is called",
                tabs.selectedTab?.title == "B" && delegate.asked.isEmpty && delegate.selected.isEmpty,
                "\(delegate.asked), \(delegate.selected)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-tabs-09",
                "viewControllers of a tab bar controller are set anew while one of them is selected",
                ios: "2+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers"),
                notes: """
                    The page of viewControllers. Quote: If the selected view controller is no longer
                    present, it attempts to select the view controller at the same index in the array as
                    the previous selection. If that index is invalid, it selects the view controller at
                    index 0.
                    """),
            statements: 3
        ) { stage in
            let pages = ["A", "B", "C", "D"].map(stage.page)
            let tabs = UITabBarController()
            tabs.viewControllers = Array(pages[0...2])
            try stage.launch(tabs)
            tabs.selectedIndex = 1
            tabs.viewControllers = [pages[3], pages[0], pages[1]]
            stage.state(
                "the selected one is among the new ones at another index: it stays selected",
                tabs.selectedViewController === pages[1], "\(tabs.selectedIndex)")
            tabs.selectedIndex = 1
            tabs.viewControllers = [pages[3], pages[2]]
            stage.state(
                "it is not among them: the one at the same index is selected",
                tabs.selectedViewController === pages[2], "\(tabs.selectedIndex)")
            tabs.viewControllers = [pages[0]]
            stage.state(
                "that index does not exist any more: the first is selected",
                tabs.selectedViewController === pages[0], "\(tabs.selectedIndex)")
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

    init(_ stage: Stage, managing stack: UINavigationController? = nil) {
        func tab(_ name: String) -> UITab {
            UITab(title: name, image: nil, identifier: name) { _ in stage.page(name) }
        }
        (plain, one, b1, b2) = (tab("plain"), tab("one"), tab("b1"), tab("b2"))
        b = UITabGroup(title: "B", image: nil, identifier: "b", children: [b1, b2]) { _ in stage.page("B") }
        a = UITabGroup(title: "A", image: nil, identifier: "a", children: [one, b]) { _ in stage.page("A") }
        a.managingNavigationController = stack
        tabs = UITabBarController(tabs: [plain, a])
    }

    /// The stack of the managing navigation controller.
    var stack: [UIViewController?] { a.managingNavigationController?.viewControllers ?? [] }
}

/// Records the tabs of a managed stack, and leaves one out.
@MainActor
private final class LevelLog: NSObject, UITabBarControllerDelegate {
    var leftOut: UITab?
    var asked: [UITab] = []
    var proposed: [[UIViewController?]] = []

    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
        asked.append(tab)
        proposed.append(proposedViewControllers)
        return tab === leftOut ? [] : proposedViewControllers
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
