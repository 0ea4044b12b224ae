import Simulator

// The first page of an app, alone and at the root of a stack.
extension Scenario {
    static let launch: [Scenario] = [
        launchingStoryboard(
            EvidenceEntry(
                "launch-01",
                """
                App launch; storyboard; A is the initial/root view controller (iOS version not \
                stated)
                """,
                source: .log("http://readke.com/c/0Z41505102021.html"),
                notes: """
                    Layout pair runs twice. The overridden loadViewIfNeeded is also hit after
                    viewDidLoad.
                    """,
                events: [
                    "A.init(coder:)",
                    "A.loadView",
                    "A.viewDidLoad",
                    "A.loadViewIfNeeded",
                    "A.viewWillAppear",
                    "A.viewWillLayoutSubviews",
                    "A.viewDidLayoutSubviews",
                    "A.viewWillLayoutSubviews",
                    "A.viewDidLayoutSubviews",
                    "A.viewDidAppear",
                ])),
        launchingStoryboard(
            EvidenceEntry(
                "launch-02",
                "App launch; storyboard initial VC A (Xcode 10.2, iOS 12.2, Swift 5)",
                ios: "12.2",
                source: .log("https://yagamo-style.com/2019/05/21/viewcontrollerlifecycle"),
                notes: """
                    Author: the layout pair may run once instead of twice, e.g. when autoresizing masks
                    are translated to constraints. Number of layout passes is not a contract.
                    """,
                events: [
                    "A.init(coder:)",
                    "A.loadView",
                    "A.viewDidLoad",
                    "A.viewWillAppear",
                    "A.viewWillLayoutSubviews",
                    "A.viewDidLayoutSubviews",
                    "A.viewWillLayoutSubviews",
                    "A.viewDidLayoutSubviews",
                    "A.viewDidAppear",
                ])),
        launching(
            EvidenceEntry(
                "launch-03",
                "App launch, single root VC (no nav), iPhone SE 2, portrait (iOS 15)",
                ios: "15",
                source: .log(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift"
                ),
                notes: """
                    Exactly one layout pass. View already has the window size in viewDidLoad when it is
                    the plain window root; author adds that in a navigation interface real dimensions
                    are not available until viewWillAppear.
                    """,
                events: [
                    "A.viewDidLoad",
                    "A.viewWillAppear",
                    "A.viewWillLayoutSubviews",
                    "A.viewDidLayoutSubviews",
                    "A.viewDidAppear",
                ])
        ) { [Page("A")] },
        rotatedLaunch,
        launching(
            EvidenceEntry(
                "launch-05",
                "App launch; ViewController is root of a UINavigationController (2020, iOS 13-era)",
                source: .log("public-GitHub index, file id 201753979 (index gives no repository path)"),
                notes: """
                    Time stamps show viewDidAppear ~15 ms after layout, i.e. a later run-loop/commit
                    step, not 500 ms (no animation).
                    """,
                events: [
                    "A.viewDidLoad",
                    "A.viewWillAppear",
                    "A.viewWillLayoutSubviews",
                    "A.viewDidLayoutSubviews",
                    "A.viewDidAppear",
                ]), inStack: true
        ) { [Page("A")] },
        launching(
            EvidenceEntry(
                "launch-06",
                "App launch; A root of nav (2018)",
                source: .log(
                    "public-GitHub index, file ids 6862381551 and 7056224407 (index gives no repository path)"
                ),
                events: [
                    "A.viewDidLoad",
                    "A.viewWillAppear",
                    "A.viewWillLayoutSubviews",
                    "A.viewDidLayoutSubviews",
                    "A.viewDidAppear",
                ]), inStack: true
        ) { [Page("A")] },
        launchingStoryboard(
            EvidenceEntry(
                "launch-07",
                "App launch; 'Parent' VC is root of a navigation controller (storyboard, 2021)",
                source: .log(
                    "https://nyshiyama.github.io/mtnishi/system/programming/20210427/swift-navigation_controller-and-life_cycle/"
                ),
                notes: "In this article A = 'Parent' is only the nav root, not a container.",
                events: [
                    "A.viewDidLoad",
                    "A.viewWillAppear",
                    "A.viewWillLayoutSubviews",
                    "A.viewDidLayoutSubviews",
                    "A.viewWillLayoutSubviews",
                    "A.viewDidLayoutSubviews",
                    "A.viewDidAppear",
                ]), inStack: true),
        firstAppearance,
        isAppearingOnce,
        appearanceTransactions,
    ]

    static let inCode = "The page is made in code."

    private static func launchingStoryboard(_ entry: EvidenceEntry, inStack: Bool = false) -> Scenario {
        .order(entry) { stage in
            var text = StoryboardText(initial: inStack ? "Nav" : "A")
            text.addContainer("navigationController", "Nav", nil, "rootViewController", "A")
            text.addPage("A", "Page")
            stage.begin()
            try stage.launch(text)
        }
    }

    private static func launching(
        _ entry: EvidenceEntry, inStack: Bool = false, remark: String? = nil,
        pages: @escaping () throws -> [Page]
    ) -> Scenario {
        .order(entry, remark: remark) { stage in
            stage.begin()
            let pages = try pages()
            try stage.launch(inStack ? stage.navigation(pages) : pages[0])
        }
    }

    private static let rotatedLaunch = Scenario.order(
        EvidenceEntry(
            "launch-04",
            """
            App launch; app allows any orientation, root VC's supportedInterfaceOrientations = \
            .landscape, device held in portrait (iOS 15)
            """,
            ios: "15",
            source: .log(
                "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift"
            ),
            notes: "No viewWillTransition(to size:) call in this launch-time rotation.",
            events: [
                "A.viewDidLoad",
                "A.viewWillAppear",
                "A.willTransition(to:traits)",
                "A.traitCollectionDidChange",
                "A.viewWillLayoutSubviews",
                "A.viewDidLayoutSubviews",
                "A.viewWillLayoutSubviews",
                "A.viewDidLayoutSubviews",
                "A.viewDidAppear",
            ])
    ) { stage in
        stage.begin()
        try stage.launch(LandscapePage("A"))
        stage.note(
            "no viewWillTransition(to size:)", !stage.has("A.viewWillTransition(to:size)"), "it was called")
    }

    private static let firstAppearance = Scenario.order(
        EvidenceEntry(
            "launch-09",
            """
            First appearance of a VC incl. viewIsAppearing (Apple: 'Displaying and managing views \
            with a view controller', as rendered by the source)
            """,
            ios: "13+ (17 SDK)",
            source: .documentation("https://bokch-jm.tistory.com/119"),
            notes: "viewIsAppearing sits between viewWillAppear and the FIRST viewWillLayoutSubviews.",
            events: [
                "A.viewDidLoad",
                "A.viewWillAppear",
                "[view added to hierarchy; traits + geometry updated]",
                "A.viewLayoutMarginsDidChange / viewSafeAreaInsetsDidChange (as needed)",
                "A.viewIsAppearing",
                "A.viewWillLayoutSubviews",
                "[layout of view hierarchy]",
                "A.viewDidLayoutSubviews",
                "[view shown, animation]",
                "A.viewDidAppear",
            ])
    ) { stage in
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

    private static let isAppearingOnce = Scenario.order(
        EvidenceEntry(
            "launch-10",
            "viewIsAppearing semantics",
            ios: "13+ (17 SDK)",
            source: .documentation(
                "https://adobels.github.io/UIViewKit/2024/06/24/Understanding-viewIsAppearing-Key-Update-in-iOS17-UIViewController.html"
            ),
            notes: """
                Called exactly once per appearance transition; view is already in the hierarchy and laid
                out by its superview; transition coordinator is NOT usable for alongside animations here
                (see also skytitan.tistory.com/m/673).
                """,
            events: [
                "A.viewWillAppear",
                "A.viewIsAppearing",
                "A.viewDidAppear",
            ])
    ) { stage in
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

    private static let appearanceTransactions = Scenario.rule(
        EvidenceEntry(
            "launch-11",
            "viewDidAppear transaction",
            ios: "13+ (17 SDK)",
            source: .documentation("https://janviarora.medium.com/viewisappearing-ios-17-69827f32e199"),
            notes: "Article restates WWDC23 'What's new in UIKit'."),
        statements: 3
    ) { stage in
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
        stage.state(
            "A.viewWillAppear + A.viewIsAppearing (one CATransaction)", turns[0] >= 0 && turns[0] == turns[1],
            seen)
        let length = (event("viewDidAppear")?.time ?? 0) - (event("viewWillAppear")?.time ?? 0)
        stage.state("[animation]", length > 0, "no time passes")
        stage.state("A.viewDidAppear (separate CATransaction at the end)", turns[2] > turns[1], seen)
    }
}

/// A page that requires landscape.
private final class LandscapePage: Page {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        // Both landscape orientations: bits 3 and 4.
        UIInterfaceOrientationMask(rawValue: 0b11000)
    }
}
