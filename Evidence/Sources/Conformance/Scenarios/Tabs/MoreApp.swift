import Simulator

/// An app with tabs "1", "2" and so on.
@MainActor
struct MoreApp {
    let tabs = UITabBarController()
    let pages: [UIViewController]
    private let stage: Stage

    init(_ count: Int, and others: [UIViewController] = [], on stage: Stage) throws {
        self.stage = stage
        pages =
            (1...count).map { number in
                let page = stage.page("\(number)")
                page.title = "\(number)"
                return page
            } + others
        tabs.viewControllers = pages
        try stage.launch(tabs)
    }

    var more: UINavigationController { tabs.moreNavigationController }

    var items: [String] { tabs.tabBar.items?.map { $0 === more.tabBarItem ? "More" : $0.title ?? "" } ?? [] }

    var selectedItem: String? {
        tabs.tabBar.selectedItem === more.tabBarItem ? "More" : tabs.tabBar.selectedItem?.title
    }

    var selection: String { "\(tabs.selectedIndex), \(selectedItem ?? "none")" }

    func isVisible(_ index: Int) -> Bool { pages[index].viewIfLoaded?.window != nil }

    func tapTab(_ index: Int) throws {
        stage.sim.tapTab(index, in: tabs)
        try stage.settle()
    }

    func tapRow(_ title: String) throws {
        stage.sim.tap(title)
        try stage.settle()
    }

    func resize(_ width: UIUserInterfaceSizeClass) throws {
        tabs.traitOverrides.horizontalSizeClass = width
        try stage.settle()
    }
}
