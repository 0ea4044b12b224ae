import Simulator

// A finger that swipes back in a stack, and completes or cancels the pop.
extension Scenario {
    static let interactivePop: [Scenario] = [
        swiping(
            EvidenceEntry(
                "ipop-01",
                "Nav [New(below), Current(top)]; edge swipe begun then CANCELLED (iOS 7)",
                ios: "iOS 7 (article 2014-02)", animated: true,
                source: .claim(
                    "https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"),
                notes: """
                    New.viewDidDisappear arrives without a preceding New.viewDidAppear;
                    Current.viewDidDisappear never comes.
                    """,
                events: [
                    "Current.viewWillDisappear",
                    "New.viewWillAppear",
                    "New.viewWillDisappear",
                    "New.viewDidDisappear",
                    "Current.viewWillAppear",
                    "Current.viewDidAppear",
                ]), ["New", "Current"], .cancel),
        swiping(
            EvidenceEntry(
                "ipop-02",
                """
                Nav; swipe begun, cancelled 3 s later (log 2015-04-14). 'CurrentView' = controller \
                BELOW (the one being revealed), 'NewView' = top
                """,
                ios: "not stated (2015-04, iOS 8 era)", animated: true,
                source: .log("https://blog.csdn.net/wf96390/article/details/51045165"),
                notes: """
                    Time stamps prove all four cancel callbacks run synchronously together at the END of
                    the cancel animation. The initial Top.viewWillDisappear is missing from this log
                    (the author's NewView logs no disappear in the pop log either).
                    """,
                events: [
                    "Below.viewWillAppear",
                    "[gesture cancelled]",
                    "Below.viewWillDisappear",
                    "Below.viewDidDisappear",
                    "Top.viewWillAppear",
                    "Top.viewDidAppear",
                ]), ["Below", "Top"], .cancel, .listedPairs),
        swiping(
            EvidenceEntry(
                "ipop-03",
                "Nav [VC1,VC2]; swipe a little on VC2, stay (Chinese)",
                animated: true,
                source: .claim("https://e-com-net.com/article/1298023666486943744.htm"),
                notes: "Third independent source, same order.",
                events: [
                    "VC2.viewWillDisappear",
                    "VC1.viewWillAppear",
                    "VC1.viewWillDisappear",
                    "VC1.viewDidDisappear",
                    "VC2.viewWillAppear",
                    "VC2.viewDidAppear",
                ]), ["VC1", "VC2"], .cancel),
        .statements(
            EvidenceEntry(
                "ipop-04",
                "Swipe-to-pop, seen from the top controller only",
                ios: "7",
                source: .claim(
                    "https://stackoverflow.com/questions/18927878/view-controller-lifecycle-when-swiping-to-pop-from-uinavigationcontroller-in-ios"
                ),
                events: [
                    "complete: Top.viewWillDisappear",
                    "complete: Top.viewDidDisappear",
                    "complete: Top.deinit",
                    "cancel: Top.viewWillDisappear",
                    "cancel: Top.viewWillAppear",
                    "cancel: Top.viewDidAppear",
                ])
        ) { stage in
            for (word, end, positions) in [("complete", SwipeEnd.finish, 0..<3), ("cancel", .cancel, 3..<6)] {
                try swipe(["Below", "Top"], end, on: stage)
                let heard = stage.lines.filter {
                    $0.hasPrefix("Top.view") && $0.hasSuffix("ppear") || $0 == "Top.deinit"
                }
                let expected = positions.map { stage.entry.events[$0].replacing("\(word): ", with: "") }
                for position in positions {
                    stage.state(stage.entry.events[position], heard == expected, "\(heard)")
                }
            }
        },
        .order(
            EvidenceEntry(
                "ipop-05",
                "Nav push/pop 'interactive or not' when completed",
                ios: "iOS 7 (article 2014-02)",
                source: .claim(
                    "https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"),
                events: [
                    "Current.viewWillDisappear",
                    "New.viewWillAppear",
                    "Current.viewDidDisappear",
                    "New.viewDidAppear",
                ])
        ) { stage in
            try swipe(["New", "Current"], .finish, on: stage)
            let navigation = stage.navigation(["New", "Current"].map(stage.page))
            try stage.launch(navigation)
            stage.begin()
            navigation.popViewController(animated: true)
            try stage.settle()
        },
        delegateDuringCancel(
            EvidenceEntry(
                "ipop-06",
                "UINavigationControllerDelegate during a cancelled back gesture",
                ios: "not stated (2015-05, iOS 8 era)",
                source: .claim("https://github.com/lionheart/openradar-mirror/issues/1114"),
                events: [
                    "navDelegate.willShow(Below)  [gesture begin]",
                    "[cancel: NO willShow(Top), NO didShow]",
                ])),
        delegateDuringCancel(
            EvidenceEntry(
                "ipop-07",
                "Same, second source",
                ios: "7",
                source: .claim("https://github.com/Plasma/BufferedNavigationController/issues/5"),
                events: [
                    "navDelegate.willShow(Below)",
                    "[cancel: didShow not called]",
                ])),
        .order(
            EvidenceEntry(
                "ipop-08",
                "didMove(toParent:nil) and interactive pop",
                source: .claim("https://github.com/FeatherweightLabs/FeatherweightRouter/pull/9"),
                notes: "Implication: didMove(nil) is not sent on a cancelled swipe.",
                events: [
                    "swipe begins",
                    "[swipe completes]",
                    "Top.didMove(toParent:nil)",
                ])
        ) { stage in
            try swipe(["Below", "Top"], .cancel, on: stage)
            stage.note(
                "not sent on a cancelled swipe", !stage.has("Top.didMove(toParent:nil)"), "\(stage.lines)")
            stage.dropRun()
            try swipe(["Below", "Top"], .finish, on: stage)
        },
        .rule(
            EvidenceEntry(
                "ipop-09",
                "isMovingFromParent at swipe start",
                source: .claim("https://github.com/AlphaWallet/alpha-wallet-ios/pull/5146"),
                notes: """
                    Code shown in the PR: 'if isMovingFromParent || isBeingDismissed {
                    delegate?.didClose }' inside viewWillDisappear.
                    """),
            statements: 1
        ) { stage in
            for end in [SwipeEnd.finish, .cancel] {
                var isMoving: Bool?
                try swipe(["Below", "Top"], end, on: stage) { top in
                    top.on("viewWillDisappear") { [unowned top] in
                        isMoving = isMoving ?? top.isMovingFromParent
                    }
                }
                stage.state(
                    """
                    Top.viewWillDisappear isMovingFromParent==true (gesture begin, even if later \
                    cancelled)
                    """, isMoving == true, "isMovingFromParent \(isMoving.map(String.init) ?? "not asked")")
            }
        },
    ]

    private static func swiping(
        _ entry: EvidenceEntry, _ names: [String], _ end: SwipeEnd,
        _ restriction: Restriction = .listedControllersAndKinds
    ) -> Scenario {
        .order(entry, restriction) { stage in try swipe(names, end, on: stage) }
    }

    /// Swipes the top page of a stack by a third of the width and lifts the finger, from the first callback to the last.
    private static func swipe(
        _ names: [String], _ end: SwipeEnd, on stage: Stage, delegate: NavigationLog? = nil,
        prepare: (Page) -> Void = { _ in }
    ) throws {
        let navigation = stage.navigation(names.dropLast().map(stage.page))
        do {
            let top = stage.page(names[names.count - 1])
            prepare(top)
            navigation.pushViewController(top, animated: false)
        }
        try stage.launch(navigation)
        navigation.delegate = delegate
        stage.begin()
        stage.log("swipe begins")
        stage.sim.edgeSwipe(to: 0.3)
        let begun = stage.lines
        stage.sim.endSwipe(end)
        stage.note(
            "nothing is told before the end of the animation", stage.lines == begun, "\(stage.lines)")
        stage.remark(end == .cancel ? "gesture cancelled" : "swipe completes")
        try stage.settle()
        stage.close()
    }

    private static func delegateDuringCancel(_ entry: EvidenceEntry) -> Scenario {
        .statements(entry) { stage in
            let delegate = NavigationLog()
            try swipe(["Below", "Top"], .cancel, on: stage, delegate: delegate)
            let heard = stage.lines.filter { $0.hasPrefix("navDelegate") }
            stage.state(
                stage.entry.events[0], heard.count == 1 && heard[0] == "navDelegate.willShow(Below)",
                "\(heard)")
            stage.state(stage.entry.events[1], heard.count == 1, "\(heard)")
        }
    }
}
