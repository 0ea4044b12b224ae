import Simulator

// The display of tabs since iOS 18: system items, modes, the sidebar's delegate, and images.
extension Scenario {
    static let tabDisplays: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt27-tabs-05", "Tab bar items with the system items favorites and search",
                ios: "18.6 and 26.5",
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/2029c719cb9a88e952de4ef33fad628c45a3e5e5/apps/src/tests/single-feature-tests/tabs/test-tabs-system-item-ios/scenario.md"
                ),
                notes: """
                    Quote: iOS 26: The `systemItem 'search'` tab bar item is detached from the other items and has
                    no label.
                    """),
            statements: 3
        ) { stage in
            let (one, two) = (stage.page("A"), stage.page("B"))
            one.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
            two.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
            let tabs = UITabBarController()
            tabs.viewControllers = [one, two]
            try stage.launch(tabs)
            let texts = stage.barTexts
            stage.state("the label Favorites is visible", texts.contains("Favorites"), "\(texts)")
            stage.state(
                "the label Search is visible on iOS 18, and not on iOS 26",
                texts.contains("Search") == (stage.major < 26), "\(texts)")
            let (place, width) = (stage.sim.place(of: "Search")?.x ?? 0, tabs.view.bounds.width)
            stage.state(
                "iOS 26: the search item is apart, at the trailing edge",
                stage.major < 26 || place > width - 80, "\(place)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-tabs-06", "The mode of tabs on an iPad is changed, and the window becomes narrow",
                ios: "18.6 and 26.2", devices: ["iPad Pro 11-inch"],
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/09652d6de1e3753438238c2f6bc0b12140edee2f/apps/src/tests/single-feature-tests/tabs/test-tabs-tab-bar-controller-mode-ios/scenario.md"
                ),
                notes: """
                    Quote: Change app window size to correspond to iPhone view. - Tab bar displayed at the
                    **bottom** without sidebar option.
                    """),
            statements: 2,
            leavingOut: [
                "automatic and tabBar: a bar at the top, and no sidebar",
                "tabSidebar: a sidebar at the leading edge",
            ],
            remark: """
                With iOS 18 an iPad has its tab bar at the bottom here, and a sidebar is hidden until the app or the \
                user shows it.
                """
        ) { stage in
            let tabs = UITabBarController(
                tabs: ["One", "Two"].map { name in
                    UITab(title: name, image: nil, identifier: name) { _ in stage.page(name) }
                })
            try stage.launch(tabs)
            stage.sim.rotate(to: .landscapeRight)
            tabs.selectedTab = tabs.tabs[1]
            try stage.settle()
            for mode in [UITabBarController.Mode.automatic, .tabBar, .tabSidebar] {
                tabs.mode = mode
                try stage.settle()
                stage.state(
                    "the selected tab stays in all modes", tabs.selectedTab === tabs.tabs[1],
                    tabs.selectedTab?.title ?? "none")
            }
            if stage.major < 26 {
                // Before iOS 26 the app is next to another one.
                stage.sim.window.traitOverrides.horizontalSizeClass = .compact
            } else {
                stage.sim.resizeScene(to: CGSize(width: 400, height: 800))
            }
            try stage.settle()
            let place = stage.sim.place(of: "One")?.y ?? 0
            stage.state(
                "tabSidebar in a narrow window: a bar at the bottom, and no sidebar",
                place > stage.sim.window.bounds.height - 100 && tabs.sidebar.isHidden
                    && tabs.selectedTab === tabs.tabs[1], "\(place), \(tabs.sidebar.isHidden)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-tabs-07", "isHidden of a sidebar with a delegate is changed without an animation",
                ios: "18+", devices: ["iPad Pro 11-inch"],
                source: .documentation(
                    "iPhoneOS 27.0 SDK, UIKit.framework/Headers/UITabBarControllerSidebar.h"),
                notes: """
                    Quote: Alongside animations and completions will run immediately if the sidebar visibility is
                    changed without animation.
                    """),
            statements: 3
        ) { stage in
            let tabs = UITabBarController(
                tabs: ["One", "Two"].map { name in
                    UITab(title: name, image: nil, identifier: name) { _ in stage.page(name) }
                })
            tabs.mode = .tabSidebar
            try stage.launch(tabs)
            stage.sim.rotate(to: .landscapeRight)
            tabs.sidebar.isHidden = false
            try stage.settle()
            let delegate = SidebarLog()
            tabs.sidebar.delegate = delegate
            UIView.performWithoutAnimation { tabs.sidebar.isHidden = true }
            let heard = delegate.heard
            try stage.settle()
            stage.state(
                "sidebarVisibilityWillChange is called once for the change",
                delegate.heard.filter { $0 == "will change" }.count == 1, "\(delegate.heard)")
            stage.state(
                "the added animations and the completion have run when the setter returns",
                heard == ["will change", "animations", "completion"], "\(heard)")
            UIView.performWithoutAnimation { tabs.sidebar.isHidden = true }
            try stage.settle()
            stage.state(
                "the same value set again calls nothing", delegate.heard == heard, "\(delegate.heard)")
        },
        .uncovered(
            EvidenceEntry(
                "hunt27-tabs-09", "A tab with an image and a selectedImage", ios: "26.1+",
                source: .documentation("iPhoneOS 27.0 SDK, UIKit.framework/Headers/UITab.h"),
                notes: "Quote: An alternate image to display when the tab is selected. Default is nil."),
            "The name is one of a later SDK, and UIKit here has those of the SDK of iOS 26.2."),
    ]
}

/// Records the changes of a sidebar's visibility.
@MainActor
private final class SidebarLog: NSObject, UITabBarController.Sidebar.Delegate {
    private(set) var heard: [String] = []

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {
        heard.append("will change")
        animator.addAnimations { [weak self] in self?.heard.append("animations") }
        animator.addCompletion { [weak self] in self?.heard.append("completion") }
    }
}
