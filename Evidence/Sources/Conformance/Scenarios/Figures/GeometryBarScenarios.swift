import Simulator

// The frames of containers' bars.
extension Scenario {
    static let bars: [Scenario] = navigationBars + tabBars + toolbars + searchBars

    private static let navigationBars: [Scenario] =
        figures(
            "geo-nav-8 geo-nav-x geo-nav-11 geo-nav-13 geo-nav-15 geo-nav-pad-home geo-nav-pad geo-nav-26"
        ) { try measureNavigationBar($0, StackOfBars()) }
        + figures("geo-nav-sideways geo-nav-sideways-measured geo-nav-sideways-large geo-nav-sideways-pad") {
            try measureNavigationBar($0, StackOfBars(), sideways: true)
        }
        + figures("geo-nav-large-8 geo-nav-large-x geo-nav-large-11 geo-nav-large-pad geo-nav-large-26") {
            try measureNavigationBar($0, StackOfBars(isLarge: true))
        }
        + figures("geo-nav-prompt") { try measureNavigationBar($0, StackOfBars(prompt: "Prompt")) }
        + figures("geo-nav-own") { stage in
            try stage.show(UIViewController())
            stage.measure(UINavigationBar().intrinsicContentSize)
        }

    private static func measureNavigationBar(
        _ stage: Stage, _ bars: StackOfBars, sideways: Bool = false
    ) throws {
        try stage.show(bars.stack, sideways: sideways)
        stage.measure(bars.stack.navigationBar.frame)
    }

    private static let tabBars: [Scenario] =
        figures("geo-tab-8 geo-tab-8plus geo-tab-x geo-tab-x-radar geo-tab-pad-home geo-tab-pad") {
            try measureTabBar($0)
        }
        + figures(
            "geo-tab-sideways-8 geo-tab-sideways-8plus geo-tab-sideways-x geo-tab-sideways-11",
            "geo-tab-sideways-pad"
        ) { try measureTabBar($0, sideways: true) }
        + [
            .contradicted(
                "geo-tab-sideways-8-49", by: "geo-tab-sideways-8",
                why: "From iOS 11 on the bar of a phone of compact height is 32 points high.")
        ]

    private static func measureTabBar(_ stage: Stage, sideways: Bool = false) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        try stage.show(tabs, sideways: sideways)
        let frame = tabs.tabBar.frame
        stage.measure("height", frame.height)
        stage.measure("room below", tabs.view.bounds.maxY - frame.maxY)
    }

    private static let toolbars: [Scenario] =
        figures("geo-tool-8 geo-tool-8plus geo-tool-11 geo-tool-15 geo-tool-pad") { try measureToolbar($0) }
        + figures("geo-tool-sideways-8 geo-tool-sideways-8plus") { try measureToolbar($0, sideways: true) }
        + [
            .contradicted(
                "geo-tool-x-44", by: "geo-tool-11", "geo-tool-15",
                why: "Apple's layout engine gives a phone without a home button 49 points.")
        ]

    private static func measureToolbar(_ stage: Stage, sideways: Bool = false) throws {
        let stack = StackOfBars(hasToolbar: true).stack
        try stage.show(stack, sideways: sideways)
        stage.measure(stack.toolbar.frame)
    }

    private static let searchBars: [Scenario] = figures("geo-search-bar") { stage in
        try stage.measureOwnSize(of: UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 0)))
    }
}

/// A stack with one page, and the bars that the scenario requires.
@MainActor
struct StackOfBars {
    let page = UIViewController()
    let stack: UINavigationController

    init(isLarge: Bool = false, prompt: String? = nil, hasToolbar: Bool = false) {
        stack = UINavigationController(rootViewController: page)
        page.navigationItem.title = "Title"
        page.navigationItem.prompt = prompt
        if isLarge { stack.navigationBar.prefersLargeTitles = true }
        if hasToolbar { stack.isToolbarHidden = false }
    }
}

// The area of a page that bars don't cover.
extension Scenario {
    static let pagesUnderBars: [Scenario] =
        figures(
            "geo-under-nav-8 geo-under-nav-x geo-under-nav-13 geo-under-nav-15 geo-under-nav-pad",
            "geo-under-nav-26"
        ) { try measurePage($0, StackOfBars()) }
        + figures("geo-under-large-8 geo-under-large-x geo-under-large-pad105") {
            try measurePage($0, StackOfBars(isLarge: true))
        }
        + figures("geo-under-nav-sideways-8 geo-under-nav-sideways-x") {
            try measurePage($0, StackOfBars(), sideways: true)
        }
        + figures("geo-under-hidden-nav") { stage in
            let bars = StackOfBars()
            bars.stack.isNavigationBarHidden = true
            try measurePage(stage, bars)
        }
        + figures("geo-under-tool-8 geo-under-tool-11") {
            try measurePage($0, StackOfBars(hasToolbar: true))
        }
        + figures("geo-under-tab-8 geo-under-tab-11 geo-under-tab-15 geo-under-tab-pad") {
            try measurePageUnderTabs($0)
        }
        + figures("geo-under-tab-sideways-8 geo-under-tab-sideways-11") {
            try measurePageUnderTabs($0, sideways: true)
        }
        + figures("geo-under-both-8 geo-under-both-13") { try measurePageUnderTabs($0, isInStack: true) }
        + figures("geo-under-hidden-tab") { stage in
            let (tabs, bars, pushed) = (UITabBarController(), StackOfBars(), UIViewController())
            tabs.viewControllers = [bars.stack]
            pushed.hidesBottomBarWhenPushed = true
            try stage.show(tabs)
            bars.stack.pushViewController(pushed, animated: false)
            try stage.settle()
            stage.measure(pushed.view.safeAreaInsets)
        }

    private static func measurePage(_ stage: Stage, _ bars: StackOfBars, sideways: Bool = false) throws {
        try stage.show(bars.stack, sideways: sideways)
        stage.measure(bars.page.view.safeAreaInsets)
    }

    private static func measurePageUnderTabs(
        _ stage: Stage, isInStack: Bool = false, sideways: Bool = false
    ) throws {
        let (tabs, bars) = (UITabBarController(), StackOfBars())
        let alone = UIViewController()
        tabs.viewControllers = [isInStack ? bars.stack : alone]
        try stage.show(tabs, sideways: sideways)
        stage.measure((isInStack ? bars.page : alone).view.safeAreaInsets)
    }
}

// Presented pages.
extension Scenario {
    static let sheetPlaces: [Scenario] =
        figures("geo-sheet-5s geo-sheet-8 geo-sheet-x geo-sheet-11") { stage in
            let sheet = UIViewController()
            try present(sheet, on: stage)
            let place = sheet.view.convert(sheet.view.bounds, to: stage.sim.window)
            stage.measure("gap", place.minY)
            stage.measure("height", place.height)
        }
        + figures("geo-sheet-nav-8 geo-sheet-nav-11") { try measureSheetBar($0, StackOfBars()) }
        + figures("geo-sheet-nav-large-11") { try measureSheetBar($0, StackOfBars(isLarge: true)) }
        + figures("geo-sheet-under-nav") { stage in
            let bars = StackOfBars()
            try present(bars.stack, on: stage)
            stage.measure(bars.page.view.safeAreaInsets)
        }
        + figures("geo-full-screen-nav") { stage in
            let bars = StackOfBars()
            bars.stack.modalPresentationStyle = .fullScreen
            try present(bars.stack, on: stage)
            stage.measure(bars.stack.navigationBar.frame)
        }
        + figures("geo-sheet-medium") { stage in
            let sheet = UIViewController()
            sheet.sheetPresentationController?.detents = [.medium()]
            try present(sheet, on: stage)
            stage.measure("height", sheet.view.bounds.height)
        }
        + figures("geo-sheet-custom") { stage in
            let sheet = UIViewController()
            sheet.sheetPresentationController?.detents = [.custom { _ in 200 }]
            try present(sheet, on: stage)
            stage.measure("height inside the safe area", sheet.view.safeAreaLayoutGuide.layoutFrame.height)
        }
        + figures("geo-split-primary") { stage in
            let split = UISplitViewController()
            split.viewControllers = [UIViewController(), UIViewController()]
            try stage.show(split, sideways: true)
            stage.measure("width", split.primaryColumnWidth)
        }

    private static func present(_ page: UIViewController, on stage: Stage) throws {
        let presenter = UIViewController()
        try stage.show(presenter)
        presenter.present(page, animated: false)
        try stage.settle()
    }

    private static func measureSheetBar(_ stage: Stage, _ bars: StackOfBars) throws {
        try present(bars.stack, on: stage)
        stage.measure(bars.stack.navigationBar.frame)
    }
}
