import Simulator

// Tabs: switching, loading, selecting, titles, the More item, hidden bars, and delegate calls.
extension Scenario {
    static let huntTabs: [Scenario] = [
        .order("hunt-tabs-01") { stage in
            let tabs = UITabBarController()
            tabs.viewControllers = ["A", "B", "C"].map(stage.page)
            try stage.launch(tabs)
            stage.begin()
            stage.sim.tapTab(1, in: tabs)
            try stage.settle()
            let first = stage.lines
            stage.sim.tapTab(1, in: tabs)
            try stage.settle()
            stage.note("a second tap is silent", stage.lines == first, "\(stage.lines)")
            stage.close()
            stage.sim.tapTab(0, in: tabs)
            try stage.settle()
            stage.begin()
            stage.sim.tapTab(1, in: tabs)
            try stage.settle()
        },
        .order("hunt-tabs-02") { stage in
            try stage.launch(stage.page("Empty"))
            stage.begin()
            stage.remark("Tabs() is called")
            let tabs = EarlyTabs()
            stage.remark("Tabs() returns")
            stage.remark("window.rootViewController = tabs")
            stage.sim.window.rootViewController = tabs
            try stage.settle()
            let plain = stage.page("Plain")
            stage.note("a plain page has no view yet", !plain.isViewLoaded, "it has one")
        },
        .statements("hunt-tabs-03", isMisuse: true) { stage in
            let tabs = UITabBarController()
            tabs.viewControllers = ["A", "B"].map(stage.page)
            try stage.launch(tabs)
            tabs.selectedViewController = stage.page("C")
            let words = stage.entry.events[0].replacing("exception: ", with: "")
            let said = stage.sim.diagnostics.filter { $0.kind == .exception }
            stage.state(0, said.map(\.message) == [words], "\(stage.sim.diagnostics)")
        },
        .statements("hunt-tabs-04") { stage in
            let changes: [([String], String, Int)] = [
                (["C", "B"], "B", 1), (["B", "X", "Y"], "B", 0), (["X", "Y", "Z"], "Y", 1), (["X"], "X", 0),
            ]
            for (position, (names, selected, index)) in changes.enumerated() {
                let before = ["A", "B", "C"].map(stage.page)
                let tabs = UITabBarController()
                tabs.viewControllers = before
                tabs.selectedIndex = 1
                try stage.launch(tabs)
                tabs.viewControllers = names.map { name in
                    before.first { $0.name == name } ?? stage.page(name)
                }
                @MainActor func look() {
                    let page = tabs.selectedViewController as? Page
                    stage.state(
                        position, page?.name == selected && tabs.selectedIndex == index,
                        "\(page?.name ?? "nobody"), \(tabs.selectedIndex)")
                }
                look()
                try stage.settle()
                look()
            }
        },
        .statements("hunt-tabs-05") { stage in
            let two = UITabBarController()
            two.viewControllers = ["1", "2"].map(stage.page)
            try stage.launch(two)
            let more = two.moreNavigationController
            stage.state(
                0,
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
                1,
                six.selectedViewController === six.moreNavigationController
                    && list?.viewIfLoaded?.window != nil,
                "\(String(describing: six.selectedViewController))")
            six.selectedViewController = pages[5]
            try stage.settle()
            let titles = six.tabBar.items?.map { $0.title ?? "" } ?? []
            stage.state(
                2,
                six.selectedViewController === pages[5] && pages[5].viewIfLoaded?.window != nil
                    && !titles.contains("6"), "\(String(describing: six.selectedViewController)), \(titles)")
            stage.state(3, six.viewControllers == pages, "\(String(describing: six.viewControllers))")
        },
        .statements("hunt-tabs-06") { stage in
            let (first, second) = (stage.titled("First"), stage.titled("Second"))
            let (tabs, stack) = (UITabBarController(), stage.navigation([first]))
            tabs.viewControllers = [stack, stage.navigation([stage.titled("Other")])]
            try stage.launch(tabs)
            @MainActor func title() -> String? { tabs.tabBar.items?[0].title }
            stage.state(0, title() == "First", "\(String(describing: title()))")
            stack.pushViewController(second, animated: false)
            try stage.settle()
            stage.state(1, title() == "First", "\(String(describing: title()))")
            let lone = stage.titled("Old")
            lone.title = "New"
            stage.state(
                2, lone.tabBarItem.title == "New" && first.tabBarItem.title == "First",
                "\(String(describing: lone.tabBarItem.title)), \(String(describing: first.tabBarItem.title))")
        },
        .statements("hunt-tabs-07") { stage in
            let first = stage.titled("Old")
            let (tabs, stack) = (UITabBarController(), stage.navigation([first]))
            tabs.viewControllers = [stack]
            try stage.launch(tabs)
            first.title = "New"
            try stage.settle()
            let title = tabs.tabBar.items?[0].title
            stage.state(
                0, first.navigationItem.title == "New", "\(String(describing: first.navigationItem.title))")
            stage.state(1, title == "New", "\(String(describing: title))")
            first.navigationItem.title = "Bar"
            try stage.settle()
            let shown = stack.navigationBar.topItem?.title
            stage.state(
                2, shown == "Bar" && first.title == "New",
                "\(String(describing: shown)), \(String(describing: first.title))")
        },
        .statements("hunt-tabs-08") { stage in
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
            stage.state(1, bottom(of: pages[2]) < height, "\(bottom(of: pages[2]))")
            stack.popViewController(animated: true)
            try stage.settle()
            stage.state(0, bottom(of: pages[1]) < height, "\(bottom(of: pages[1]))")
            stack.popViewController(animated: true)
            try stage.settle()
            stage.state(2, bottom(of: pages[0]) == height, "\(bottom(of: pages[0]))")
        },
        .statements("hunt-tabs-09") { stage in
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
            stage.state(0, isUpright && first.delegateCalls > 0, "\(seen), \(first.delegateCalls) calls")
            stage.state(1, isUpright, seen)
            let isHidden =
                stage.sim.window.windowScene?.statusBarManager?.isStatusBarHidden
                ?? UIApplication.shared.isStatusBarHidden
            stage.state(
                2, first.statusBarCalls > 0 && isHidden, "\(first.statusBarCalls) calls, hidden: \(isHidden)")
        },
        .statements("hunt-tabs-10") { stage in
            let (tabs, b) = (HeardTabs(), stage.titled("B"))
            tabs.viewControllers = [stage.titled("A"), b]
            try stage.launch(tabs)
            stage.state(
                0, tabs.tabBar.delegate === tabs, "\(String(describing: tabs.tabBar.delegate))")
            stage.sim.tapTab(1, in: tabs)
            try stage.settle()
            stage.state(1, tabs.heard == ["B"], "\(tabs.heard)")
            tabs.selectedIndex = 0
            try stage.settle()
            stage.state(2, tabs.selectedIndex == 0 && tabs.heard == ["B"], "\(tabs.heard)")
            let before = tabs.heard.count
            tabs.selectedViewController = b
            try stage.settle()
            stage.state(3, tabs.selectedIndex == 1 && tabs.heard.count == before, "\(tabs.heard)")
        },
    ]
}

extension Stage {
    /// A page whose title is its name.
    fileprivate func titled(_ name: String) -> Page {
        let page = page(name)
        page.title = name
        return page
    }
}

/// A tab bar controller that records when its view has loaded.
private final class EarlyTabs: UITabBarController {
    private let journal = Journal.current

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        journal.log("Tabs.viewDidLoad")
    }
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

/// A tab bar controller that records its bar's delegate calls.
private final class HeardTabs: UITabBarController {
    private(set) var heard: [String] = []

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        heard.append(item.title ?? "")
        super.tabBar(tabBar, didSelect: item)
    }
}
