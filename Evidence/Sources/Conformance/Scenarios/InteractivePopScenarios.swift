import Simulator

// A finger that swipes back in a stack, and completes or cancels the pop.
extension Scenario {
    static let interactivePop: [Scenario] = [
        swiping("ipop-01", ["New", "Current"], .cancel),
        swiping("ipop-02", ["Below", "Top"], .cancel, .listedPairs),
        swiping("ipop-03", ["VC1", "VC2"], .cancel),
        .statements("ipop-04") { stage in
            for (word, end, positions) in [("complete", SwipeEnd.finish, 0..<3), ("cancel", .cancel, 3..<6)] {
                try swipe(["Below", "Top"], end, on: stage)
                let heard = stage.lines.filter {
                    $0.hasPrefix("Top.view") && $0.hasSuffix("ppear") || $0 == "Top.deinit"
                }
                let expected = positions.map { stage.entry.events[$0].replacing("\(word): ", with: "") }
                for position in positions { stage.state(position, heard == expected, "\(heard)") }
            }
        },
        .order("ipop-05") { stage in
            try swipe(["New", "Current"], .finish, on: stage)
            let navigation = stage.navigation(["New", "Current"].map(stage.page))
            try stage.launch(navigation)
            stage.begin()
            navigation.popViewController(animated: true)
            try stage.settle()
        },
        delegateDuringCancel("ipop-06"), delegateDuringCancel("ipop-07"),
        .order("ipop-08") { stage in
            try swipe(["Below", "Top"], .cancel, on: stage)
            stage.note(
                "not sent on a cancelled swipe", !stage.has("Top.didMove(toParent:nil)"), "\(stage.lines)")
            stage.dropRun()
            try swipe(["Below", "Top"], .finish, on: stage)
        },
        .statements("ipop-09") { stage in
            for end in [SwipeEnd.finish, .cancel] {
                var isMoving: Bool?
                try swipe(["Below", "Top"], end, on: stage) { top in
                    top.on("viewWillDisappear") { [unowned top] in
                        isMoving = isMoving ?? top.isMovingFromParent
                    }
                }
                stage.state(
                    0, isMoving == true, "isMovingFromParent \(isMoving.map(String.init) ?? "not asked")")
            }
        },
    ]

    private static func swiping(
        _ id: String, _ names: [String], _ end: SwipeEnd,
        _ restriction: Restriction = .listedControllersAndKinds
    ) -> Scenario {
        .order(id, restriction) { stage in try swipe(names, end, on: stage) }
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

    private static func delegateDuringCancel(_ id: String) -> Scenario {
        .statements(id) { stage in
            let delegate = NavigationLog()
            try swipe(["Below", "Top"], .cancel, on: stage, delegate: delegate)
            let heard = stage.lines.filter { $0.hasPrefix("navDelegate") }
            stage.state(0, heard.count == 1 && heard[0] == "navDelegate.willShow(Below)", "\(heard)")
            stage.state(1, heard.count == 1, "\(heard)")
        }
    }
}
