import Simulator

// Screens, and the area that an app may fill.
extension Scenario {
    static let screens: [Scenario] =
        figures(
            "geo-screen-5s geo-screen-8 geo-screen-8plus geo-screen-x geo-screen-11 geo-screen-11promax",
            "geo-screen-13mini geo-screen-13 geo-screen-13promax geo-screen-15 geo-screen-16plus",
            "geo-screen-16pro geo-screen-16promax geo-screen-17 geo-screen-pad97 geo-screen-pad102",
            "geo-screen-pad105 geo-screen-padmini geo-screen-padair geo-screen-pad11 geo-screen-pad129"
        ) { stage in
            let screen = UIScreen.main
            stage.measure(screen.bounds.size)
            stage.measure("scale", screen.scale)
            stage.measure("pixels wide", screen.nativeBounds.width)
            stage.measure("pixels high", screen.nativeBounds.height)
        }
        + figures("geo-screen-turned") { stage in
            try stage.show(UIViewController(), sideways: true)
            stage.measure(UIScreen.main.bounds.size)
        }
        + figures("geo-root-fills-5s geo-root-fills-8 geo-root-fills-x geo-root-fills-11") { stage in
            let page = UIViewController()
            try stage.show(page)
            stage.measure(page.view.frame)
        }
        + sizeClasses

    /// 1 means compact and 2 regular, as in UIUserInterfaceSizeClass.
    private static let sizeClasses: [Scenario] =
        figures("geo-classes-upright geo-classes-pad") { try measureClasses($0, sideways: false) }
        + figures(
            "geo-classes-sideways geo-classes-sideways-large geo-classes-sideways-11 geo-classes-sideways-pad"
        ) {
            try measureClasses($0, sideways: true)
        }

    private static func measureClasses(_ stage: Stage, sideways: Bool) throws {
        let page = UIViewController()
        try stage.show(page, sideways: sideways)
        stage.measure("horizontal", CGFloat(page.traitCollection.horizontalSizeClass.rawValue))
        stage.measure("vertical", CGFloat(page.traitCollection.verticalSizeClass.rawValue))
    }
}

// The safe area of a single page, and the status bar.
extension Scenario {
    static let safeAreas: [Scenario] =
        figures(
            "geo-safe-8 geo-safe-8-measured geo-safe-8plus geo-safe-x",
            "geo-safe-x-measured geo-safe-11 geo-safe-11-early",
            "geo-safe-11promax geo-safe-11promax-measured geo-safe-13mini",
            "geo-safe-13 geo-safe-13-measured geo-safe-13promax",
            "geo-safe-15 geo-safe-15-log geo-safe-15-measured",
            "geo-safe-16plus geo-safe-16pro geo-safe-pad-home",
            "geo-safe-pad geo-safe-pad-measured"
        ) { try measureSafeArea($0) }
        + figures(
            "geo-safe-side-8 geo-safe-side-8plus geo-safe-side-x geo-safe-side-x-measured",
            "geo-safe-side-11 geo-safe-side-13 geo-safe-side-13mini geo-safe-side-15",
            "geo-safe-side-26 geo-safe-side-pad"
        ) { try measureSafeArea($0, sideways: true) }
        + figures("geo-safe-window-x geo-safe-window-pad") { stage in
            try stage.show(UIViewController())
            stage.measure(stage.sim.window.safeAreaInsets)
        }
        + figures(
            "geo-status-8 geo-status-x geo-status-11 geo-status-12 geo-status-13mini geo-status-island",
            "geo-status-pad-home geo-status-pad"
        ) { try measureStatusBar($0) }
        + figures("geo-status-sideways") { try measureStatusBar($0, sideways: true) }
        + contradictedStatusBars + innerSafeAreas

    private static let contradictedStatusBars: [Scenario] = [
        .contradicted(
            "geo-status-12mini-44", by: "geo-status-13mini", "geo-safe-13mini",
            why: "Two other tables and Interface Builder have 50 points for the mini.")
    ]

    private static func measureSafeArea(_ stage: Stage, sideways: Bool = false) throws {
        let page = UIViewController()
        try stage.show(page, sideways: sideways)
        stage.measure(page.view.safeAreaInsets)
    }

    private static func measureStatusBar(_ stage: Stage, sideways: Bool = false) throws {
        try stage.show(UIViewController(), sideways: sideways)
        stage.measure("height", stage.sim.window.windowScene?.statusBarManager?.statusBarFrame.height ?? -1)
    }

    /// Views within a page.
    private static let innerSafeAreas: [Scenario] =
        figures("geo-safe-child-10") { try measureChild($0, at: 10) }
        + figures("geo-safe-child-20") { try measureChild($0, at: 20) }
        + figures("geo-safe-child-inside") { try measureChild($0, at: 200) }
        + figures("geo-safe-child-above") { try measureChild($0, at: -30) }
        + figures("geo-safe-no-window") { stage in
            stage.measure(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).safeAreaInsets)
        }
        + figures("geo-safe-additional") { stage in
            let page = UIViewController()
            page.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            try stage.show(page)
            stage.measure(page.view.safeAreaInsets)
        }
        + figures("geo-safe-guide") { stage in
            let page = UIViewController()
            try stage.show(page)
            stage.measure(page.view.safeAreaLayoutGuide.layoutFrame)
        }

    private static func measureChild(_ stage: Stage, at y: CGFloat) throws {
        let (page, child) = (UIViewController(), UIView())
        page.view.addSubview(child)
        try stage.show(page)
        child.frame = CGRect(x: 0, y: y, width: page.view.bounds.width, height: 300)
        try stage.settle()
        stage.measure(child.safeAreaInsets)
    }
}
