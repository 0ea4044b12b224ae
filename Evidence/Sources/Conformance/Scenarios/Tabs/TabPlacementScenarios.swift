import Simulator

// Tabs and their bar on iOS 18 and later: placements, groups, accessories and the scroll view of a page.
extension Scenario {
    static let tabPlacements: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt26-tabs-01", "A stack in a tab bar controller on an iPad, and a stack without tabs",
                ios: "18+", devices: ["iPad Pro 11-inch"], source: .documentation(tabSession),
                notes: """
                    Quote: the tab bar shares a safe area with the navigation bar for a more integrated
                    appearance.
                    """),
            statements: 1
        ) { stage in
            let (inTabs, alone) = (stage.page("A"), stage.page("C"))
            try stage.launch(
                UITabBarController(tabs: [
                    stage.tab("A") { stage.navigation([inTabs]) }, stage.tab("B"),
                ]))
            let top = inTabs.view.safeAreaInsets.top
            try stage.launch(stage.navigation([alone]))
            stage.state(
                "the safe areas of their pages have the same top", top == alone.view.safeAreaInsets.top,
                "\(top), \(alone.view.safeAreaInsets.top)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-tabs-02", "A search tab before two other tabs on an iPad", ios: "18+",
                devices: ["iPad Pro 11-inch"], source: .documentation(tabSession),
                notes: """
                    Quote: the system will configure a tab with a default title, image, and pinned placement.
                    """),
            statements: 3
        ) { stage in
            let search = UISearchTab { _ in stage.page("Search") }
            stage.state(
                "it has a title and an image", !search.title.isEmpty && search.image != nil, search.title)
            stage.state(
                "its preferred placement is pinned", search.preferredPlacement == .pinned,
                "\(search.preferredPlacement)")
            let tabs = UITabBarController(tabs: [search, stage.tab("A"), stage.tab("B")])
            try stage.launch(tabs)
            let items = tabs.tabBar.items?.map { $0.title ?? "" } ?? []
            stage.state(
                "it is at the trailing end of the bar", items == ["A", "B", search.title], "\(items)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-tabs-03", "The title and the badge of a tab are changed", ios: "18+",
                source: .documentation(tabSession),
                notes: """
                    Quote: Changes made to the UITab instance are reflected immediately where the tab is
                    displayed.
                    """),
            statements: 2
        ) { stage in
            let tabs = UITabBarController(tabs: ["A", "B"].map { stage.tab($0) })
            try stage.launch(tabs)
            tabs.tabs[1].title = "New"
            tabs.tabs[1].badgeValue = "3"
            let item = tabs.tabBar.items?.last
            stage.state("the bar has the new title at once", item?.title == "New", item?.title ?? "none")
            stage.state(
                "the bar has the new badge at once", item?.badgeValue == "3", item?.badgeValue ?? "none")
        },
        .rule(
            EvidenceEntry(
                "hunt26-tabs-04", "hasVisiblePlacement of tabs", ios: "18+",
                devices: ["iPad Pro 11-inch"], source: .documentation(header("UITab")),
                notes: """
                    Quote: Returns YES if the tab is visible in a tab bar that supports different tab placements.
                    Otherwise returns NO.
                    """),
            statements: 4
        ) { stage in
            let (child, hidden) = (stage.tab("Child"), stage.tab("Hidden"))
            hidden.preferredPlacement = .sidebarOnly
            let tabs = UITabBarController(tabs: [stage.tab("A"), stage.group([child]), hidden])
            try stage.launch(tabs)
            let values = [tabs.tabs[0], child, hidden].map(\.hasVisiblePlacement)
            stage.state("a tab of the controller on an iPad: true", values[0], "\(values)")
            stage.state("a child of a group: false", !values[1], "\(values)")
            stage.state("a tab for the sidebar only: false", !values[2], "\(values)")
            let phone = stage.phone()
            let others = UITabBarController(tabs: ["A", "B"].map { stage.tab($0) })
            phone.launch(others)
            try phone.settle()
            stage.state(
                "on an iPhone: false", !others.tabs[0].hasVisiblePlacement, "it has a visible placement")
        },
        .rule(
            EvidenceEntry(
                "hunt26-tabs-05", "A disabled tab is selected by code", ios: "18.4+",
                source: .documentation(header("UITab")),
                notes: """
                    Quote: When NO, tabs will have a disabled appearance and cannot be selected by the user.
                    """),
            statements: 1
        ) { stage in
            let tabs = UITabBarController(tabs: ["A", "B"].map { stage.tab($0) })
            try stage.launch(tabs)
            tabs.tabs[1].isEnabled = false
            tabs.selectedTab = tabs.tabs[1]
            try stage.settle()
            stage.state(
                "it is selected, and its page is in sight",
                tabs.selectedTab === tabs.tabs[1]
                    && tabs.tabs[1].viewController?.viewIfLoaded?.window != nil,
                tabs.selectedTab?.title ?? "none")
        },
        .rule(
            EvidenceEntry(
                "hunt26-tabs-06", "parent and tabBarController of tabs", ios: "18+",
                source: .documentation(header("UITab")),
                notes: """
                    Quote: This is non-nil when the tab or any of its ancestors is added to a UITabBarController;
                    and is nil otherwise.
                    """),
            statements: 3
        ) { stage in
            let (root, child) = (stage.tab("A"), stage.tab("Child"))
            stage.state(
                "a tab without a group and a controller has neither",
                child.parent == nil && child.tabBarController == nil, "\(child)")
            let group = stage.group([child])
            let tabs = UITabBarController(tabs: [root, group])
            try stage.launch(tabs)
            stage.state(
                "a group's child has the group and the controller",
                child.parent === group && child.tabBarController === tabs,
                "\(String(describing: child.parent)), \(String(describing: child.tabBarController))")
            tabs.tabs = [stage.tab("B"), stage.tab("C")]
            try stage.settle()
            stage.state(
                "other tabs are set: the old ones have no controller",
                [root, group, child].allSatisfy { $0.tabBarController == nil },
                "\([root, group, child].map { $0.tabBarController == nil })")
        },
        .rule(
            EvidenceEntry(
                "hunt26-tabs-07", "A popover on an iPad whose source is a tab", ios: "18+", animated: true,
                devices: ["iPad Pro 11-inch"], source: .documentation(tabSession),
                notes: """
                    Quote: you can show popovers from tabs, and they will be anchored to wherever the tab is
                    shown.
                    """),
            statements: 1
        ) { stage in
            let tabs = UITabBarController(tabs: ["A", "B"].map { stage.tab($0) })
            try stage.launch(tabs)
            let page = stage.page("P", .popover)
            page.popoverPresentationController?.sourceItem = tabs.tabs[1]
            tabs.present(page, animated: true)
            try stage.settle()
            let place = try require(page.popoverPresentationController?.place)
            let container = try require(page.view.superview)
            let item = try require(tabs.tabs[1].frame(in: container))
            let isAtItem =
                (item.minX...item.maxX).contains(place.tip.x)
                && abs(place.tip.y - (place.arrow == .up ? item.maxY : item.minY)) < 1
            stage.state(
                "its arrow points at the tab in the bar",
                tabs.presentedViewController === page && isAtItem, "\(place), \(item)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-tabs-08", "The properties of a new group of tabs", ios: "18+",
                source: .documentation(header("UITabGroup")),
                notes: """
                    Quote: Determines if elements in `children` can be reordered from the sidebar. Default is NO.
                    """),
            statements: 3
        ) { stage in
            let group = stage.group([stage.tab("Child")])
            stage.state(
                "selectedChild, defaultChildIdentifier and managingNavigationController are nil",
                group.selectedChild == nil && group.defaultChildIdentifier == nil
                    && group.managingNavigationController == nil, "\(group)")
            stage.state(
                "displayOrderIdentifiers is empty, and allowsReordering is false",
                group.displayOrderIdentifiers.isEmpty && !group.allowsReordering,
                "\(group.displayOrderIdentifiers), \(group.allowsReordering)")
            stage.state(
                "sidebarAppearance is automatic", group.sidebarAppearance == .automatic,
                "\(group.sidebarAppearance)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-tabs-09", "Another tab is selected in a tab bar controller with an accessory",
                ios: "26.4", animated: true,
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/apps/src/tests/single-feature-tests/tabs/test-tabs-bottom-accessory-layout-ios/scenario.md"
                ),
                notes: "Quote: The Center accessory remains visible below the content and above tab bar."),
            statements: 2
        ) { stage in
            let (tabs, view) = (UITabBarController(tabs: ["A", "B"].map { stage.tab($0) }), UIView())
            try stage.launch(tabs)
            tabs.setBottomAccessory(UITabAccessory(contentView: view), animated: false)
            try stage.settle()
            let place = view.convert(view.bounds, to: nil)
            stage.sim.tapTab(1, in: tabs)
            try stage.settle()
            let next = view.convert(view.bounds, to: nil)
            stage.state(
                "the accessory stays in sight, at the same place",
                view.window != nil && !place.isEmpty && next == place, "\(place), \(next)")
            tabs.setBottomAccessory(nil, animated: true)
            try stage.settle()
            stage.state(
                "after its removal it is out of sight", view.window == nil,
                "\(String(describing: view.superview))")
        },
        .rule(
            EvidenceEntry(
                "hunt26-tabs-10",
                "A page overrides contentScrollView(for:); its scroll view is deep in its view",
                ios: "26+", animated: true, source: .documentation(header("UIViewController")),
                notes: "Quote: Subclass overrides will be called when available"),
            statements: 2
        ) { stage in
            let (tabs, page) = (UITabBarController(), DeepScrollPage("A"))
            tabs.viewControllers = [page, stage.titled("B")]
            try stage.launch(tabs)
            tabs.tabBarMinimizeBehavior = .onScrollDown
            try stage.settle()
            stage.sim.pan(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 250))
            try stage.settle()
            stage.state("it is asked", page.isAsked, "nobody asks")
            stage.state(
                "a scroll of this view minimizes the bar",
                tabs.tabBar.frame.width < tabs.view.bounds.width / 2, "\(tabs.tabBar.frame)")
        },
    ]

    private static let tabSession = "https://developer.apple.com/videos/play/wwdc2024/10147"

    private static func header(_ name: String) -> String {
        "iPhoneOS 26.2 SDK, UIKit.framework/Headers/\(name).h"
    }
}

extension Stage {
    /// A tab with a page of its name.
    fileprivate func tab(_ name: String) -> UITab { tab(name) { self.page(name) } }

    fileprivate func tab(_ name: String, _ page: @escaping @MainActor () -> UIViewController) -> UITab {
        UITab(title: name, image: nil, identifier: name) { _ in page() }
    }

    fileprivate func group(_ children: [UITab]) -> UITabGroup {
        UITabGroup(title: "Group", image: nil, identifier: "group", children: children) { _ in
            self.page("Group")
        }
    }
}

/// A page whose scroll view is two levels deep and doesn't fill its view.
private final class DeepScrollPage: Page {
    private let scrolled = UIScrollView()
    private(set) var isAsked = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
        let (outer, inner) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
        scrolled.frame = view.bounds.inset(by: UIEdgeInsets(top: 200, left: 20, bottom: 0, right: 20))
        scrolled.contentSize = CGSize(width: 300, height: 4_000)
        view.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(scrolled)
    }

    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        isAsked = true
        return scrolled
    }
}
