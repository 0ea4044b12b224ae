import Simulator

// Sheets, and the time at which completions run.
extension Scenario {
    static let sheets: [Scenario] = [
        .order(
            EvidenceEntry(
                "present-sheet-01",
                "FirstVC presents SecondVC as sheet (iOS 13+ default)",
                ios: "13+",
                source: .log("https://velog.io/@inwoodev/iOS-Modality"),
                notes: "Nothing on FirstVC.",
                events: [
                    "Second.viewDidLoad",
                    "Second.viewWillAppear",
                    "Second.viewDidAppear",
                ])
        ) { stage in
            let first = stage.page("First")
            try stage.launch(first)
            stage.begin()
            first.present(stage.page("Second"), animated: stage.animated)
            try stage.settle()
            stage.note("nothing on First", stage.appearance(of: "First").isEmpty, "\(stage.lines)")
        },
        sheetBySegue,
        .order(
            EvidenceEntry(
                "sheet-dismiss-01",
                "Card modal fully closed",
                ios: "not stated (2024-02, iOS 17 era)",
                source: .log("https://velog.io/@rudin_/iOS-LifeCycle-in-Modal"),
                notes: """
                    Second's own will/didDisappear are in a screenshot not available as text. quoted_log
                    is the author's sentence describing his console output (screenshot).
                    """,
                events: [
                    "Second.deinit",
                    "[First: no lifecycle method]",
                ])
        ) { stage in
            let first = stage.page("First")
            try stage.launch(first)
            first.present(stage.page("Second"), animated: stage.animated)
            try stage.settle()
            stage.begin()
            first.dismiss(animated: stage.animated)
            try stage.settle()
            stage.note(stage.entry.events[1], stage.appearance(of: "First").isEmpty, "\(stage.lines)")
        },
        .order(
            EvidenceEntry(
                "pub-sheet-02",
                "Card modal pulled down a little and let go",
                ios: "not stated (2024-02, iOS 17 era)",
                source: .log("https://velog.io/@rudin_/iOS-LifeCycle-in-Modal"),
                notes: "The author lists the callbacks of his console.",
                events: [
                    "Second.viewWillDisappear",
                    "Second.viewWillAppear",
                    "Second.viewIsAppearing",
                    "Second.viewDidAppear",
                ])
        ) { stage in
            let (first, second) = (stage.page("First"), stage.page("Second", .pageSheet))
            try stage.launch(first)
            first.present(second, animated: stage.animated)
            try stage.settle()
            stage.begin()
            stage.sim.pullSheet(to: 0.3)
            stage.sim.endSwipe(.cancel)
            try stage.settle()
            stage.note("nothing on First", stage.appearance(of: "First").isEmpty, "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "present-nav-fs-sheet",
                "Korean summary: pageSheet vs fullScreen vs navigation",
                source: .claim("https://velog.io/@yeahg_dev/29.10.21-릴리-TIL-6lp6877u")),
            statements: 2
        ) { stage in
            let sheet = try RoundTrip(.pageSheet, on: stage)
            stage.state(
                "pageSheet: First.viewWillDisappear/viewDidDisappear not called", sheet.presenter.isEmpty,
                sheet.seen)
            let full = try RoundTrip(.fullScreen, on: stage)
            stage.state("fullScreen and push: called", full.presenter == RoundTrip.whole, full.seen)
            let navigation = stage.navigation([stage.page("First")])
            try stage.launch(navigation)
            stage.begin()
            navigation.pushViewController(stage.page("Second"), animated: stage.animated)
            try stage.settle()
            let heard = stage.appearance(of: "First")
            stage.state(
                "fullScreen and push: called", heard == ["viewWillDisappear", "viewDidDisappear"],
                "push: \(heard)")
        },
    ]

    static let completions: [Scenario] = [
        .order(
            EvidenceEntry(
                "completion-01",
                "present(_:animated:completion:) completion timing",
                source: .documentation(
                    "public-GitHub index, file ids 136563780, 720675536, 3618870839 (copies of Apple's UIViewController.h)"
                ),
                notes: """
                    Whether the presenter's viewDidDisappear (which comes after presented.viewDidAppear)
                    precedes the completion is not stated.
                    """,
                events: [
                    "presented.viewDidAppear",
                    "present.completion",
                ])
        ) { stage in
            for style in [UIModalPresentationStyle.fullScreen, .automatic] {
                for animated in [true, false] {
                    let page = stage.page("presenter")
                    try stage.launch(page)
                    stage.begin()
                    page.present(stage.page("presented", style), animated: animated) {
                        stage.log("present.completion")
                    }
                    try stage.settle()
                }
            }
        },
        .order(
            EvidenceEntry(
                "completion-02",
                "dismiss(animated:completion:) completion timing",
                source: .documentation(
                    "public-GitHub index, file ids 136563780, 720675536, 3618870839 (copies of Apple's UIViewController.h)"
                ),
                notes: """
                    Combined with dismiss-fs-01: Second.willDisappear, First.willAppear,
                    First.didAppear, Second.didDisappear, completion.
                    """,
                events: [
                    "dismissed.viewDidDisappear",
                    "dismiss.completion",
                ])
        ) { stage in
            for style in [UIModalPresentationStyle.fullScreen, .automatic] {
                for animated in [true, false] {
                    let page = stage.page("presenter")
                    try stage.launch(page)
                    page.present(stage.page("dismissed", style), animated: animated)
                    try stage.settle()
                    stage.begin()
                    page.dismiss(animated: animated) { stage.log("dismiss.completion") }
                    try stage.settle()
                }
            }
        },
    ]
}

extension Scenario {
    /// A sheet that a segue presents, and that a pull or an unwind segue dismisses.
    private static let sheetBySegue = Scenario.rule(
        EvidenceEntry(
            "present-sheet-02",
            "Modal segue with Xcode 11 default (automatic -> pageSheet), return by swipe or unwind",
            ios: "13",
            source: .claim("https://yagamo-style.com/2020/03/02/default-modal-segue-xcode11/"),
            notes: "Author's result of a sample project; its printed log is outside the stored excerpt."),
        statements: 3
    ) { stage in
        var text = StoryboardText(initial: "First")
        text.addPage("First", "UnwindPage", buttons: [.named("sheet", "presentation", to: "Second")])
        text.addPage("Second", buttons: [.unwind("unwind:", from: "Second")])
        let first = try stage.launch(text)
        try stage.tapButton(of: first)
        stage.begin()
        stage.sim.pullAway(try require(first.presentedViewController))
        try stage.settle()
        let pulled = stage.appearance(of: "First")
        stage.state("swipe down: unwind action not called", !stage.has("First.unwind"), "\(stage.lines)")
        try stage.tapButton(of: first)
        stage.begin()
        try stage.tapButton(of: try require(first.presentedViewController))
        let unwound = stage.appearance(of: "First")
        stage.state(
            "presenter: no viewWillAppear/viewDidAppear on return",
            pulled.isEmpty && first.presentedViewController == nil, "\(pulled)")
        stage.state(
            "unwind segue: unwind action called, still no appearance callbacks on presenter",
            stage.has("First.unwind") && unwound.isEmpty, "\(stage.lines)")
    }
}
