import Simulator

// Tabs: switching, loading, selecting, and replaced tabs.
extension Scenario {
    static let tabSelections: [Scenario] = [
        .order(
            EvidenceEntry(
                "hunt-tabs-01",
                "Tab bar controller with the pages A, B and C; B is tapped while A is in sight",
                ios: "18.6 and 26.2",
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/apps/src/tests/single-feature-tests/tabs/test-tabs-lifecycle-events/scenario.md"
                ),
                notes: """
                    Only these callbacks are logged. On these versions the coming page's viewDidAppear
                    comes before the going one's viewDidDisappear; older logs (tab-switch-01 to 06) have
                    them the other way round. Manual scenario whose tab switches are automated on
                    iPhone; the events are emitted one to one from the callbacks
                    (RNSTabsScreenViewController.mm). A tap on the tab that is selected already fires
                    none of the four. Quote: For iOS: 1. `TabY: onWillAppear` 2. `TabX: onWillDisappear`
                    3. `TabY: onDidAppear` 4. `TabX: onDidDisappear`
                    """,
                events: [
                    "B.viewWillAppear",
                    "A.viewWillDisappear",
                    "B.viewDidAppear",
                    "A.viewDidDisappear",
                ])
        ) { stage in
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
        .order(
            EvidenceEntry(
                "hunt-tabs-02",
                """
                A subclass of UITabBarController is made in code, and becomes the root of the window \
                later
                """,
                source: .log("https://qiita.com/hicka04/items/e5ce253ce74fdea38378"),
                notes: """
                    A plain UIViewController subclass of the same page loads its view only after it is
                    the root. The source quotes a second author (Stack Overflow): the controller adds
                    its tab bar to its view while it is initialized. The page
                    http://39.103.169.235/p/5f588301242a also says that viewDidLoad is at another
                    moment than in a plain UIViewController (read in part). Quote:
                    UITabBarControllerは初期化しただけなのにviewDidLoadが呼ばれていることが判明した。
                    """,
                events: [
                    "[Tabs() is called]",
                    "Tabs.viewDidLoad",
                    "[Tabs() returns]",
                    "[window.rootViewController = tabs]",
                ])
        ) { stage in
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
        .statements(
            EvidenceEntry(
                "hunt-tabs-03",
                "selectedViewController is set to a page that is not one of the tabs",
                source: .log("public-GitHub index, file id 13009973322 (index gives no repository path)"),
                notes: """
                    Printed as Thread 1: "...", so the name of the exception is not in the source. The
                    same in public-GitHub index, file id 13099551698 (same project). Quote: Thread 1:
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab
                    bar controller's list of view controllers can be selected."
                    """,
                events: [
                    """
                    exception: -[UITabBarController setSelectedViewController:] only a view \
                    controller in the tab bar controller's list of view controllers can be selected.
                    """
                ]),
            isMisuse: true
        ) { stage in
            let tabs = UITabBarController()
            tabs.viewControllers = ["A", "B"].map(stage.page)
            try stage.launch(tabs)
            tabs.selectedViewController = stage.page("C")
            let words = stage.entry.events[0].replacing("exception: ", with: "")
            let said = stage.sim.diagnostics.filter { $0.kind == .exception }
            stage.state(stage.entry.events[0], said.map(\.message) == [words], "\(stage.sim.diagnostics)")
        },
        .rule(
            EvidenceEntry(
                "hunt-tabs-04",
                """
                viewControllers of a tab bar controller is replaced while B, the second of three, is \
                selected
                """,
                ios: "2+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers"),
                notes: """
                    The four arrays are examples of what the documentation states in general.
                    viewControllers is nil by default. Quote: remembers the view controller object that
                    was previously selected and attempts to reselect it. If the selected view controller
                    is no longer present, it attempts to select the view controller at the same index
                    [...]. If that index is invalid, it selects the view controller at index 0.
                    """),
            statements: 4
        ) { stage in
            let changes: [([String], String, Int)] = [
                (["C", "B"], "B", 1), (["B", "X", "Y"], "B", 0), (["X", "Y", "Z"], "Y", 1), (["X"], "X", 0),
            ]
            for (statement, (names, selected, index)) in zip(
                [
                    "[C, B]: B is selected again, selectedIndex is 1",
                    "[B, X, Y]: B is selected again, selectedIndex is 0",
                    "[X, Y, Z], without B: the page at the same index, Y, is selected",
                    "[X], without B and the index: the page at index 0, X, is selected",
                ], changes)
            {
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
                        statement, page?.name == selected && tabs.selectedIndex == index,
                        "\(page?.name ?? "nobody"), \(tabs.selectedIndex)")
                }
                look()
                try stage.settle()
                look()
            }
        },
        .rule(
            EvidenceEntry(
                "hunt-tabs-10",
                "A subclass of UITabBarController overrides tabBar(_:didSelect:)",
                ios: "2+",
                source: .documentation(
                    "https://github.com/itsnebulalol/sdks/blob/e9414e087753613edec33b4ff0319ed9d35199ec/iPhoneOS17.0.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITabBar.h"
                ),
                notes: """
                    UITabBarController conforms to UITabBarDelegate (UITabBarController.h); the comment
                    is in UITabBar.h of the 17.0 SDK. The first statement agrees with the exception of
                    log-misuse-01. Quote: called when a new view is selected by the user (but not
                    programmatically)
                    """),
            statements: 4
        ) { stage in
            let (tabs, b) = (HeardTabs(), stage.titled("B"))
            tabs.viewControllers = [stage.titled("A"), b]
            try stage.launch(tabs)
            stage.state(
                "the tab bar's delegate is the tab bar controller", tabs.tabBar.delegate === tabs,
                "\(String(describing: tabs.tabBar.delegate))")
            stage.sim.tapTab(1, in: tabs)
            try stage.settle()
            stage.state(
                "the user taps an item: tabBar(_:didSelect:) is called with the item of that page",
                tabs.heard == ["B"], "\(tabs.heard)")
            tabs.selectedIndex = 0
            try stage.settle()
            stage.state(
                "selectedIndex is set in code: it is not called",
                tabs.selectedIndex == 0 && tabs.heard == ["B"], "\(tabs.heard)")
            let before = tabs.heard.count
            tabs.selectedViewController = b
            try stage.settle()
            stage.state(
                "selectedViewController is set in code: it is not called",
                tabs.selectedIndex == 1 && tabs.heard.count == before, "\(tabs.heard)")
        },
    ]
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

/// A tab bar controller that records its bar's delegate calls.
private final class HeardTabs: UITabBarController {
    private(set) var heard: [String] = []

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        heard.append(item.title ?? "")
        super.tabBar(tabBar, didSelect: item)
    }
}
