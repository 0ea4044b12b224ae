import Simulator

// Modals over modals.
extension Scenario {
    static let chains: [Scenario] = [
        .contradicted(
            "chain-01", by: "chain-02", why: "the nearest page animates. That all go is chain-04's too."),
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

    private static let dismissedFromBelow = Scenario.statements(
        "chain-02", leavingOut: [0], remark: "Without its first event, which is about iOS 7."
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
                1, isGreenShown && !isBlueShown && !blueAnimates && (end ?? start) > start,
                "0.1 s on, Green is in the window: \(isGreenShown), Blue: \(isBlueShown); Blue is notified of an "
                    + "animation: \(blueAnimates); it takes \((end ?? start) - start) s")
        }
    }

    private static let goneTogether = Scenario.statements("chain-04") { stage in
        let vc = try present(["vc", "vc1", "vc2", "vc3"], .fullScreen, on: stage)
        stage.begin()
        vc.dismiss(animated: stage.animated)
        try stage.settle()
        let freed = ["vc2.deinit", "vc3.deinit"].map { stage.line($0)?.time }
        stage.state(0, freed[0] != nil && freed[0] == freed[1], "freed at \(freed)")
        let shown = stage.lines.filter { $0.hasSuffix(".viewWillAppear") }
        stage.state(1, shown == ["vc.viewWillAppear"] && vc.view.window != nil, "\(shown)")
    }

    private static let dismissedThrice = Scenario.statements("chain-05", isMisuse: true) { stage in
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
            stage.state(0, vc.presentedViewController == nil && vc.view.window != nil, "vc1 is still there")
            stage.state(1, completions == [1], "completions that ran: \(completions)")
        }
    }
}
