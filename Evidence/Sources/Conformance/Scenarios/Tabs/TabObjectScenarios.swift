import Simulator

// Tabs as the source of the view controllers, since iOS 18.
extension Scenario {
    static let tabObjects: [Scenario] = [
        .rule(
            EvidenceEntry(
                "ios26-TABS-04", "The mode of a tab bar controller on an iPhone", ios: "18.6 and 26.2",
                devices: ["iPhone 16"],
                source: .log(nativeTabs + "test-tabs-tab-bar-controller-mode-ios/scenario.md"),
                notes: "Quote: Tab bar displayed at the **bottom**"),
            statements: 3
        ) { stage in
            let tabs = UITabBarController(tabs: ["A", "B"].map { tab($0, stage) })
            try stage.launch(tabs)
            for (name, mode) in [
                ("automatic", UITabBarController.Mode.automatic), ("tabBar", .tabBar),
                ("tabSidebar", .tabSidebar),
            ] {
                tabs.mode = mode
                try stage.settle()
                stage.sim.window.layoutIfNeeded()
                stage.state(
                    "\(name): the bar is at the bottom", tabs.tabBar.frame.maxY == tabs.view.bounds.maxY,
                    "\(tabs.tabBar.frame)")
            }
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-05", "Tabs are set, and one of them is selected", ios: "18+",
                source: header("UITab"),
                notes: """
                    Quote: The view controller provider is called when a view controller is requested and is
                    currently nil.
                    """),
            statements: 2
        ) { stage in
            var made: [String] = []
            let tabs = UITabBarController(
                tabs: ["A", "B", "C"].map { name in
                    UITab(title: name, image: nil, identifier: name) { _ in
                        made.append(name)
                        return stage.page(name)
                    }
                })
            try stage.launch(tabs)
            stage.state(
                "no provider has been called twice", Set(made).count == made.count, "\(made)")
            tabs.selectedTab = tabs.tabs[2]
            tabs.selectedTab = tabs.tabs[0]
            tabs.selectedTab = tabs.tabs[2]
            try stage.settle()
            stage.state(
                "the selected tab's has been called once", made.filter { $0 == "C" }.count == 1, "\(made)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-07", "A tab is selected by code, then another one by a tap", ios: "18+",
                source: header("UITabBarController"),
                notes: "Quote: Tells the delegate that the user selected the specified @c selectedTab"),
            statements: 2
        ) { stage in
            let (tabs, log) = try stage.launchTabs(["A", "B", "C"])
            tabs.selectedTab = tabs.tabs[1]
            try stage.settle()
            stage.state("by code: the delegate isn't called", log.lines.isEmpty, "\(log.lines)")
            stage.sim.tapTab(2, in: tabs)
            try stage.settle()
            stage.state(
                "by a tap: shouldSelectTab, and didSelectTab with the previous tab",
                log.lines == ["should select C", "did select C after B"], "\(log.lines)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-08", "A disabled tab is tapped", ios: "18.4+", source: header("UITab"),
                notes: """
                    Quote: When NO, tabs will have a disabled appearance and cannot be selected by the user.
                    """),
            statements: 2
        ) { stage in
            let (tabs, log) = try stage.launchTabs(["A", "B"])
            stage.state("tabs are enabled by default", tabs.tabs[1].isEnabled, "it is disabled")
            tabs.tabs[1].isEnabled = false
            stage.sim.tapTab(1, in: tabs)
            try stage.settle()
            stage.state(
                "the selection stays, and the delegate isn't called",
                tabs.selectedTab === tabs.tabs[0] && log.lines.isEmpty, "\(log.lines)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-10", "Tabs with each placement in the bar of an iPad", ios: "18+",
                devices: ["iPad Pro 11-inch"], source: header("UITab"),
                notes: "Quote: Pinned items are placed at the trailing side of the bar."),
            statements: 3
        ) { stage in
            let placements: [(String, UITab.Placement)] = [
                ("pinned", .pinned), ("automatic", .automatic), ("optional", .optional),
                ("sidebarOnly", .sidebarOnly), ("movable", .movable), ("fixed", .fixed),
            ]
            let tabs = UITabBarController(
                tabs: placements.map { name, placement in
                    let tab = tab(name, stage)
                    tab.preferredPlacement = placement
                    return tab
                })
            try stage.launch(tabs)
            let items = tabs.tabBar.items?.map { $0.title ?? "" } ?? []
            stage.state("the fixed tab is the first one", items.first == "fixed", "\(items)")
            stage.state("the pinned tab is the last one", items.last == "pinned", "\(items)")
            stage.state(
                "the optional one and the one for the sidebar aren't in the bar",
                items == ["fixed", "automatic", "movable", "pinned"], "\(items)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-11", "A group without a selected child is selected", ios: "18+",
                source: header("UITabGroup"),
                notes: "Quote: then the default selected element is the first element of `children`"),
            statements: 2
        ) { stage in
            for (statement, identifier, expected) in [
                ("the first child is selected", nil, "one"),
                ("with a default child that one is selected", "two", "two"),
            ] {
                let group = UITabGroup(
                    title: "G", image: nil, identifier: "g", children: ["one", "two"].map { tab($0, stage) })
                group.defaultChildIdentifier = identifier
                let tabs = UITabBarController(tabs: [tab("A", stage), group])
                try stage.launch(tabs)
                tabs.selectedTab = group
                try stage.settle()
                stage.state(
                    statement,
                    tabs.selectedTab?.title == expected && group.selectedChild === tabs.selectedTab,
                    "\(tabs.selectedTab?.title ?? "none")")
            }
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-13", "A group with isSidebarDestination is selected", ios: "26+",
                source: header("UITabGroup"), notes: "Quote: will no longer perform"),
            statements: 2
        ) { stage in
            let group = UITabGroup(
                title: "G", image: nil, identifier: "g", children: ["one", "two"].map { tab($0, stage) }
            ) { _ in stage.page("G") }
            stage.state("its default is false", !group.isSidebarDestination, "it is true")
            group.isSidebarDestination = true
            let tabs = UITabBarController(tabs: [tab("A", stage), group])
            try stage.launch(tabs)
            tabs.selectedTab = group
            try stage.settle()
            stage.state(
                "the group is selected, and no child",
                tabs.selectedTab === group && group.selectedChild == nil,
                "\(tabs.selectedTab?.title ?? "none")")
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-03", "The automatic mode, with and without a group among the root tabs",
                ios: "18+", devices: ["iPad Pro 11-inch"], source: header("UITabBarController"),
                notes: "Quote: Resolves to `tabSidebar` if any of the tab elements of"),
            statements: 3
        ) { stage in
            let tabs = UITabBarController(tabs: [tab("A", stage), tab("B", stage)])
            try stage.launch(tabs)
            stage.state("the mode is automatic by default", tabs.mode == .automatic, "\(tabs.mode)")
            tabs.sidebar.isHidden = false
            stage.state("without a group there is no sidebar", tabs.sidebar.isHidden, "it is visible")
            tabs.tabs.append(
                UITabGroup(
                    title: "G", image: nil, identifier: "g", children: ["one", "two"].map { tab($0, stage) }))
            try stage.settle()
            tabs.sidebar.isHidden = false
            stage.state("with a group there is a sidebar", !tabs.sidebar.isHidden, "it is hidden")
        },
        .uncovered(
            EvidenceEntry(
                "ios26-TABS-27", "A sidebar on iPhone, and the tab that stands apart in the bar", ios: "27",
                source: .documentation("https://developer.apple.com/videos/play/wwdc2026/278"),
                notes: "sidebar.preferredPlacement, sidebar.isAvailable and prominentTabIdentifier."),
            "The names are those of iOS 27, and UIKit here has those of iOS 26."),
        .rule(
            EvidenceEntry(
                "ios26-TABS-30", "A tab with a long badge", ios: "26.5",
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/apps/src/tests/single-feature-tests/tabs/test-tabs-item-badge/scenario.md"
                ),
                notes: "Quote: long badges render the `badgeValue` string with truncation"),
            statements: 2
        ) { stage in
            for (words, system, expected) in [
                ("on iOS 26 it is cut", System.iOS(26, 5), "12345..."),
                ("on iOS 18 it is whole", .iOS(18), "1234567890"),
            ] {
                let sim = Simulator(system: system)
                let first = tab("A", stage)
                first.badgeValue = "1234567890"
                sim.launch(UITabBarController(tabs: [first, tab("B", stage)]))
                let svg = sim.picture().svg
                stage.state(words, svg.contains(">\(expected)<"), "not in the picture")
            }
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-17", "A search tab with automaticallyActivatesSearch is tapped", ios: "26+",
                source: header("UISearchTab"), notes: "Quote: when search is cancelled,"),
            statements: 3
        ) { stage in
            let page = stage.page("Search")
            let search = UISearchController(searchResultsController: nil)
            page.navigationItem.searchController = search
            page.definesPresentationContext = true
            let stack = stage.navigation([page])
            let searchTab = UISearchTab { _ in stack }
            stage.state("its default is false", !searchTab.automaticallyActivatesSearch, "it is true")
            searchTab.automaticallyActivatesSearch = true
            let tabs = UITabBarController(tabs: [tab("A", stage), searchTab])
            try stage.launch(tabs)
            stage.sim.tapTab(1, in: tabs)
            try stage.settle()
            stage.state("the search is active", search.isActive, "it isn't")
            stage.sim.tapCancel(in: search.searchBar)
            try stage.settle()
            stage.state(
                "after Cancel the previous tab is selected", tabs.selectedTab === tabs.tabs[0],
                "\(tabs.selectedTab?.title ?? "none")")
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-18", "The bar is hidden by code", ios: "18+",
                source: header("UITabBarController"),
                notes: """
                    Quote: Changes the active tab bar's visibility with an option to animate the change.
                    """),
            statements: 2
        ) { stage in
            let (tabs, _) = try stage.launchTabs(["A", "B"])
            tabs.setTabBarHidden(true, animated: false)
            stage.state("isTabBarHidden is true at once", tabs.isTabBarHidden, "it is false")
            try stage.settle()
            let bottom = tabs.selectedViewController?.view.safeAreaInsets.bottom
            stage.state(
                "the page's safe area at the bottom is the window's",
                bottom == stage.sim.window.safeAreaInsets.bottom, "\(String(describing: bottom))")
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-23", "The selected tab is tapped again; its stack shows a second page",
                ios: "26+",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/tabs/host/RNSTabBarController.mm"
                ),
                notes: """
                    The source says that it works since iOS 26 only; hunt5-tabs-04 has it since iOS 9. Quote:
                    native *pop to root* effect that works only starting from iOS 26
                    """),
            statements: 2
        ) { stage in
            for refuses in [true, false] {
                let stack = stage.navigation([stage.page("A1")])
                let tabs = UITabBarController(
                    tabs: [UITab(title: "A", image: nil, identifier: "A") { _ in stack }, tab("B", stage)])
                let log = TabLog(refuses: refuses)
                tabs.delegate = log
                try stage.launch(tabs)
                stack.pushViewController(stage.page("A2"), animated: false)
                try stage.settle()
                stage.sim.tapTab(0, in: tabs)
                try stage.settle()
                if refuses {
                    stage.state(
                        "refused: the stack stays, and didSelectTab isn't called",
                        stack.viewControllers.count == 2 && log.lines == ["should select A"], "\(log.lines)")
                } else {
                    stage.state(
                        "the stack has its first page alone", stack.viewControllers.count == 1,
                        "\(stack.viewControllers)")
                }
            }
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-24", "Two tabs are tapped without a wait, B and then C", ios: "18.6 and 26.2",
                source: .claim(nativeTabs + "test-tabs-lifecycle-events/scenario.md"),
                notes: "A manual step. Quote: missing or duplicated"),
            statements: 2
        ) { stage in
            let (tabs, _) = try stage.launchTabs(["A", "B", "C"])
            stage.begin()
            stage.sim.tapTab(1, in: tabs)
            // The second tap is in a later turn of the run loop.
            stage.sim.advance(by: 1.0 / 60)
            stage.sim.tapTab(2, in: tabs)
            try stage.settle()
            stage.state(
                "each page gets each callback once: A two, B four, C two",
                ["A", "B", "C"].map { stage.appearance(of: $0).count } == [2, 4, 2]
                    && Set(stage.appearance(of: "B")).count == 4,
                "\(stage.lines)")
            stage.state(
                "C is selected", tabs.selectedTab === tabs.tabs[2], "\(tabs.selectedTab?.title ?? "none")")
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-25", "The selected tab is tapped again; its root shows a scrolled list",
                ios: "18.4 and 26.2",
                source: .log(nativeTabs + "test-tabs-special-effects-scroll-to-top/scenario.md"),
                notes: "Quote: Observe and note the default behavior - back to the top of the"),
            statements: 1
        ) { stage in
            let page = stage.page("A")
            let list = UIScrollView()
            list.contentSize = CGSize(width: 300, height: 3_000)
            page.view = list
            let tabs = UITabBarController(
                tabs: [UITab(title: "A", image: nil, identifier: "A") { _ in page }, tab("B", stage)])
            try stage.launch(tabs)
            let top = list.contentOffset.y
            list.contentOffset.y = 800
            stage.sim.tapTab(0, in: tabs)
            try stage.settle()
            stage.state("the list is at its top", list.contentOffset.y == top, "\(list.contentOffset)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-26", "A tab is tapped; the delegate has the methods for tabs and for pages",
                ios: "27",
                source: .log("https://github.com/callstack/react-native-bottom-tabs/pull/530"),
                notes: "Quote: iOS 27 routes SwiftUI TabView selection through shouldSelectTab."),
            statements: 1
        ) { stage in
            let (tabs, log) = try stage.launchTabs(["A", "B"])
            stage.sim.tapTab(1, in: tabs)
            try stage.settle()
            stage.state(
                "only the methods for tabs are called",
                log.lines == ["should select B", "did select B after A"], "\(log.lines)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-28", "The first tab is selected by code after the controller was made with tabs",
                ios: "18",
                source: .claim("https://github.com/hotwired/hotwire-native-ios/pull/197"),
                notes: "Quote: if selectedTab == nil, let firstTab = tabs.first {"),
            statements: 1
        ) { stage in
            let tabs = UITabBarController(tabs: ["A", "B"].map { tab($0, stage) })
            tabs.selectedTab = tabs.tabs.first
            try stage.launch(tabs)
            stage.state(
                "the first tab is selected and its page in sight",
                tabs.selectedTab === tabs.tabs[0]
                    && tabs.tabs[0].viewController?.viewIfLoaded?.window != nil,
                "\(tabs.selectedTab?.title ?? "none")")
        },
    ]

    private static let nativeTabs =
        "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/apps/src/tests/single-feature-tests/tabs/"

    /// The page of a class whose header in the SDK of iOS 26.2 has the quoted comment.
    private static func header(_ name: String) -> EvidenceEntry.Source {
        .documentation("https://developer.apple.com/documentation/uikit/\(name.lowercased())")
    }
}

@MainActor private func tab(_ name: String, _ stage: Stage) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in stage.page(name) }
}

extension Stage {
    /// Launches an app with plain tabs, and records their delegate's calls.
    fileprivate func launchTabs(_ names: [String]) throws -> (UITabBarController, TabLog) {
        let tabs = UITabBarController(tabs: names.map { tab($0, self) })
        let log = TabLog(refuses: false)
        tabs.delegate = log
        try launch(tabs)
        return (tabs, log)
    }
}

/// Records the delegate's calls about tabs and about view controllers.
@MainActor
private final class TabLog: NSObject, UITabBarControllerDelegate {
    private(set) var lines: [String] = []
    private let refuses: Bool

    init(refuses: Bool) { self.refuses = refuses }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        lines.append("should select \(tab.title)")
        return !refuses
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { lines.append("did select \(selectedTab.title) after \(previousTab?.title ?? "none")") }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        lines.append("should select a page")
        return !refuses
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        lines.append("did select a page")
    }
}
