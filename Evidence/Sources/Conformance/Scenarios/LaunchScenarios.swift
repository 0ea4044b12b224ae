import Simulator

// The first page of an app, alone and at the root of a stack.
extension Scenario {
    static let launch: [Scenario] = [
        launchingStoryboard("launch-01"), launchingStoryboard("launch-02"),
        launching("launch-03") { [Page("A")] },
        rotatedLaunch,
        launching("launch-05", inStack: true) { [Page("A")] },
        launching("launch-06", inStack: true) { [Page("A")] },
        launchingStoryboard("launch-07", inStack: true),
        firstAppearance,
        isAppearingOnce,
        appearanceTransactions,
    ]

    static let inCode = "The page is made in code."

    private static func launchingStoryboard(_ id: String, inStack: Bool = false) -> Scenario {
        .order(id) { stage in
            var text = StoryboardText(initial: inStack ? "Nav" : "A")
            text.addContainer("navigationController", "Nav", nil, "rootViewController", "A")
            text.addPage("A", "Page")
            stage.begin()
            try stage.launch(text)
        }
    }

    private static func launching(
        _ id: String, inStack: Bool = false, remark: String? = nil, pages: @escaping () throws -> [Page]
    ) -> Scenario {
        .order(id, remark: remark) { stage in
            stage.begin()
            let pages = try pages()
            try stage.launch(inStack ? stage.navigation(pages) : pages[0])
        }
    }

    private static let rotatedLaunch = Scenario.order("launch-04") { stage in
        stage.begin()
        try stage.launch(LandscapePage("A"))
        stage.note(
            "no viewWillTransition(to size:)", !stage.has("A.viewWillTransition(to:size)"), "it was called")
    }

    private static let firstAppearance = Scenario.order("launch-09") { stage in
        stage.begin()
        let page = stage.page("A")
        var isInHierarchy: [Bool] = []
        page.on("viewWillAppear") { [unowned page] in isInHierarchy.append(page.view.window != nil) }
        page.on("viewIsAppearing") { [unowned page] in isInHierarchy.append(page.view.window != nil) }
        try stage.launch(page)
        stage.note(
            stage.entry.events[2], isInHierarchy == [false, true],
            "in the hierarchy in viewWillAppear and viewIsAppearing: \(isInHierarchy)")
    }

    private static let isAppearingOnce = Scenario.order("launch-10") { stage in
        let page = stage.page("A")
        let navigation = stage.navigation([stage.page("Root")])
        try stage.launch(navigation)
        stage.begin()
        var isLaidOut = false
        page.on("viewIsAppearing") { [unowned page] in isLaidOut = page.view.superview != nil }
        navigation.pushViewController(page, animated: true)
        try stage.settle()
        stage.note("the view is in the hierarchy in viewIsAppearing", isLaidOut, "it has no superview")
        stage.begin()
        navigation.pushViewController(stage.page("B"), animated: true)
        try stage.settle()
        navigation.popViewController(animated: true)
        try stage.settle()
    }

    private static let appearanceTransactions = Scenario.statements("launch-11") { stage in
        let navigation = stage.navigation([stage.page("Root")])
        try stage.launch(navigation)
        stage.sim.clearTrace()
        navigation.pushViewController(stage.page("A"), animated: true)
        try stage.settle()
        @MainActor func event(_ callback: String) -> TraceEvent? {
            stage.sim.trace.first { $0.description == "A.\(callback)" }
        }
        let turns = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"].map { event($0)?.turn ?? -1 }
        let seen = "turns of viewWillAppear, viewIsAppearing, viewDidAppear: \(turns)"
        stage.state(0, turns[0] >= 0 && turns[0] == turns[1], seen)
        let length = (event("viewDidAppear")?.time ?? 0) - (event("viewWillAppear")?.time ?? 0)
        stage.state(1, length > 0, "no time passes")
        stage.state(2, turns[2] > turns[1], seen)
    }
}

/// A page that requires landscape.
private final class LandscapePage: Page {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        // Both landscape orientations: bits 3 and 4.
        UIInterfaceOrientationMask(rawValue: 0b11000)
    }
}
