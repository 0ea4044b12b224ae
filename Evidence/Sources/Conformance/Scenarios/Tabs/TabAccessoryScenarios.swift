import Simulator

// The accessory of the tab bar, the bar that minimizes, and stacks that tabs manage.
extension Scenario {
    static let tabAccessories: [Scenario] = [
        .rule(
            EvidenceEntry(
                "ios26-METR-01", "The frame of the tab bar on a screen of 390 by 844 points", ios: "26",
                devices: ["iPhone 13"],
                source: .log("https://github.com/software-mansion/react-native-screens/pull/4407"),
                notes: "The frame in the log is (0 761; 390 83)."),
            statements: 1
        ) { stage in
            let tabs = UITabBarController()
            tabs.viewControllers = [stage.page("A"), stage.page("B")]
            try stage.launch(tabs)
            stage.state(
                "it is at 0, 761 and has the size 390 by 83",
                tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83), "\(tabs.tabBar.frame)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-15", "A tab in a managing group is selected, and a page is pushed onto its own",
                ios: "18+", source: page("uitabbarcontrollerdelegate"),
                notes: """
                    Header of the SDK of iOS 26.2, UITabBarController.h. Quote: Each tab in the selection
                    hierarchy will be called once.
                    """),
            statements: 3
        ) { stage in
            let child = UITab(title: "C", image: nil, identifier: "c") { _ in stage.page("C") }
            let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [child]) { _ in
                stage.page("G")
            }
            let stack = stage.navigation([])
            group.managingNavigationController = stack
            let home = UITab(title: "Home", image: nil, identifier: "home") { _ in stage.page("Home") }
            let tabs = UITabBarController(tabs: [home, group])
            let log = StackLog()
            tabs.delegate = log
            try stage.launch(tabs)
            tabs.selectedTab = child
            try stage.settle()
            stage.state("each tab is asked about once", log.asked == ["G 1", "C 1"], "\(log.asked)")
            let pushed = stage.page("P")
            stack.pushViewController(pushed, animated: false)
            try stage.settle()
            log.asked = []
            log.leftOut = group
            tabs.selectedTab = child
            try stage.settle()
            stage.state(
                "the pushed page belongs to the proposal of the leaf", log.asked == ["G 1", "C 2"],
                "\(log.asked)")
            stage.state(
                "with nothing for the group, the stack has the child's page and the pushed one",
                stack.viewControllers == [child.viewController, pushed].compactMap { $0 },
                "\(stack.viewControllers)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-19", "The layout guide of the content of a tab bar controller", ios: "26+",
                source: page("uitabbarcontroller/contentlayoutguide"),
                notes: """
                    Header of the SDK of iOS 26.2, UITabBarController.h. Quote: unobscured by the tab bar or
                    sidebar
                    """),
            statements: 2
        ) { stage in
            let tabs = UITabBarController()
            tabs.viewControllers = [stage.page("A")]
            try stage.launch(tabs)
            stage.state(
                "it ends at the bar", tabs.contentLayoutGuide.layoutFrame.maxY == tabs.tabBar.frame.minY,
                "\(tabs.contentLayoutGuide.layoutFrame)")
            tabs.isTabBarHidden = true
            try stage.settle()
            stage.state(
                "without the bar it is the view's bounds",
                tabs.contentLayoutGuide.layoutFrame == tabs.view.bounds,
                "\(tabs.contentLayoutGuide.layoutFrame)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-20", "A tab bar controller with an accessory", ios: "26+",
                source: page("uitabaccessory"),
                notes: """
                    Header of the SDK of iOS 26.2, UITabAccessory.h. Quote: the collapsed bottom tab bar
                    """),
            statements: 4
        ) { stage in
            let app = try ScrollingTabs(stage)
            stage.state("there is none by default", app.tabs.bottomAccessory == nil, "there is one")
            let view = UIView()
            stage.state(
                "elsewhere the environment is unspecified",
                view.traitCollection.tabAccessoryEnvironment == .unspecified,
                "\(view.traitCollection.tabAccessoryEnvironment)")
            app.tabs.setBottomAccessory(UITabAccessory(contentView: view), animated: false)
            try stage.settle()
            stage.state(
                "above the bar it is regular, and the accessory keeps the view",
                view.traitCollection.tabAccessoryEnvironment == .regular
                    && app.tabs.bottomAccessory?.contentView === view,
                "\(view.traitCollection.tabAccessoryEnvironment)")
            app.tabs.tabBarMinimizeBehavior = .onScrollDown
            try app.scroll(200)
            stage.state(
                "beside the minimized bar it is inline",
                view.traitCollection.tabAccessoryEnvironment == .inline,
                "\(view.traitCollection.tabAccessoryEnvironment)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TABS-22", "A list is scrolled down and up, with each minimize behavior", ios: "26.2",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/apps/src/tests/single-feature-tests/tabs/test-tabs-tab-bar-minimize-behavior-ios/scenario.md"
                ),
                notes: "A manual scenario. Quote: typically remains fully visible throughout"),
            statements: 5
        ) { stage in
            for (name, behavior, expected) in [
                ("automatic: it stays", UITabBarController.MinimizeBehavior.automatic, [false, false]),
                ("never: it stays", .never, [false, false]),
                ("onScrollDown: minimized down, restored up", .onScrollDown, [true, false]),
                ("onScrollUp: restored down, minimized up", .onScrollUp, [false, true]),
            ] {
                let app = try ScrollingTabs(stage)
                app.tabs.tabBarMinimizeBehavior = behavior
                var seen: [Bool] = []
                for distance in [200, -200] {
                    try app.scroll(CGFloat(distance))
                    seen.append(app.isMinimized)
                }
                stage.state(name, seen == expected, "\(seen)")
            }
            let app = try ScrollingTabs(stage)
            app.tabs.tabBarMinimizeBehavior = .onScrollDown
            try app.scroll(200)
            let bar = app.tabs.tabBar.frame
            stage.sim.tap(at: CGPoint(x: bar.midX, y: bar.midY))
            try stage.settle()
            stage.state(
                "a tap on the minimized bar restores it", !app.isMinimized, "\(app.tabs.tabBar.frame)")
        },
    ]

    private static func page(_ path: String) -> EvidenceEntry.Source {
        .documentation("https://developer.apple.com/documentation/uikit/\(path)")
    }
}

/// Two tabs; the first one shows a long list in the middle of its content.
@MainActor
private struct ScrollingTabs {
    let tabs = UITabBarController()
    private let stage: Stage

    init(_ stage: Stage) throws {
        self.stage = stage
        let page = stage.page("A")
        let list = UIScrollView()
        list.contentSize = CGSize(width: 300, height: 4_000)
        page.view = list
        tabs.viewControllers = [page, stage.page("B")]
        try stage.launch(tabs)
        list.contentOffset.y = 1_000
    }

    var isMinimized: Bool { tabs.tabBar.frame.width < tabs.view.bounds.width / 2 }

    /// A finger moves the content: down its length with a positive distance.
    func scroll(_ distance: CGFloat) throws {
        stage.sim.pan(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 350 - distance))
        try stage.settle()
    }
}

/// Records the levels of a managed stack with the number of proposed view controllers, and leaves one out.
@MainActor
private final class StackLog: NSObject, UITabBarControllerDelegate {
    var asked: [String] = []
    var leftOut: UITab?

    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
        asked.append("\(tab.title) \(proposedViewControllers.count)")
        return tab === leftOut ? [] : proposedViewControllers
    }
}
