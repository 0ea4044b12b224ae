import Simulator

// Modals over modals.
extension Scenario {
    static let chains: [Scenario] = [
        .contradicted(
            EvidenceEntry(
                "chain-01",
                "A presents B presents C; A.dismiss(animated:true): documented behavior",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)"
                ),
                notes: """
                    Last sentence quoted via lxweimin.com/p/3771161f005f, the stored Apple page is cut
                    before it.
                    """,
                events: [
                    "B and C both dismissed",
                    "only the top-most (C) view animates",
                    "B simply removed",
                ]),
            by: "chain-02",
            why: "the nearest page animates. That all go is chain-04's too."
        ),
        dismissedFromBelow, goneTogether, dismissedThrice,
    ]

    private static func present(_ names: [String], _ style: UIModalPresentationStyle, on stage: Stage) throws
        -> Page
    {
        let root = stage.page(names[0])
        try stage.launch(root)
        var top: UIViewController = root
        for name in names.dropFirst() {
            let next = stage.page(name, style)
            top.present(next, animated: false)
            top = next
            try stage.settle()
        }
        return root
    }

    private static let dismissedFromBelow = Scenario.rule(
        EvidenceEntry(
            "chain-02",
            "Red presents Green presents Blue; Red.dismiss(animated:true): observed animation",
            ios: "7 vs 8", animated: true,
            source: .log("https://github.com/lionheart/openradar-mirror/issues/11938"),
            notes: """
                Companion report 18696859: 'the top view controller is dismissed without animation, and
                then the intermediate view controller is shown and animates its dismissal'. So from iOS
                8 the IMMEDIATE presented controller is the one that animates, contrary to the docs.
                """),
        statements: 1,
        leavingOut: ["iOS 7: Blue animates away"],
        remark: "Without its first event, which is about iOS 7."
    ) { stage in
        for style in [UIModalPresentationStyle.fullScreen, .automatic] {
            let red = try present(["Red", "Green", "Blue"], style, on: stage)
            let green = try require(red.presentedViewController)
            let blue = try require(green.presentedViewController)
            stage.begin()
            var end: TimeInterval?
            red.dismiss(animated: true) { end = stage.sim.now }
            let start = stage.sim.now
            stage.sim.advance(by: 0.1)
            let isGreenShown = green.view.window != nil
            let isBlueShown = blue.view.window != nil
            try stage.settle()
            let blueAnimates = stage.entries.contains { $0.text.hasPrefix("Blue.") && $0.animated == true }
            stage.state(
                "iOS 8: Blue removed without animation, Green shown and animates away",
                isGreenShown && !isBlueShown && !blueAnimates && (end ?? start) > start,
                "0.1 s on, Green is in the window: \(isGreenShown), Blue: \(isBlueShown); Blue is notified of an "
                    + "animation: \(blueAnimates); it takes \((end ?? start) - start) s")
        }
    }

    private static let goneTogether = Scenario.rule(
        EvidenceEntry(
            "chain-04",
            "vc presents vc1 presents vc2 presents vc3; vc.dismiss",
            ios: "not stated (2019-07, iOS 12 era)",
            source: .log("https://juejin.cn/post/6844903928123883527")),
        statements: 2
    ) { stage in
        let vc = try present(["vc", "vc1", "vc2", "vc3"], .fullScreen, on: stage)
        stage.begin()
        vc.dismiss(animated: stage.animated)
        try stage.settle()
        let freed = ["vc2.deinit", "vc3.deinit"].map { stage.line($0)?.time }
        stage.state(
            "vc2.deinit + vc3.deinit (together)", freed[0] != nil && freed[0] == freed[1], "freed at \(freed)"
        )
        let shown = stage.lines.filter { $0.hasSuffix(".viewWillAppear") }
        stage.state(
            "[page goes straight back to vc]", shown == ["vc.viewWillAppear"] && vc.view.window != nil,
            "\(shown)")
    }

    private static let dismissedThrice = Scenario.rule(
        EvidenceEntry(
            "chain-05",
            """
            vc presented vc1; vc1 calls dismiss(animated:true,completion:) three times nested/in a \
            row
            """,
            ios: "not stated (2019-07, iOS 12 era)", animated: true,
            source: .log("https://juejin.cn/post/6844903928123883527"),
            notes: "dismiss with nothing to dismiss: no-op and its completion is NOT called."),
        statements: 2,
        isMisuse: true
    ) { stage in
        for isNested in [true, false] {
            let vc = try present(["vc", "vc1"], .fullScreen, on: stage)
            let vc1 = try require(vc.presentedViewController)
            var completions: [Int] = []
            if isNested {
                vc1.dismiss(animated: true) {
                    completions.append(1)
                    vc1.dismiss(animated: true) {
                        completions.append(2)
                        vc1.dismiss(animated: true) { completions.append(3) }
                    }
                }
            } else {
                for call in 1...3 { vc1.dismiss(animated: true) { completions.append(call) } }
            }
            try stage.settle()
            stage.state(
                "first dismiss effective", vc.presentedViewController == nil && vc.view.window != nil,
                "vc1 is still there")
            stage.state(
                "only the first completion runs", completions == [1], "completions that ran: \(completions)")
        }
    }
}
