import Simulator

// Sheets, and the time at which completions run.
extension Scenario {
    static let sheets: [Scenario] = [
        .order("present-sheet-01") { stage in
            let first = stage.page("First")
            try stage.launch(first)
            stage.begin()
            first.present(stage.page("Second"), animated: stage.animated)
            try stage.settle()
            stage.note("nothing on First", stage.appearance(of: "First").isEmpty, "\(stage.lines)")
        },
        sheetBySegue,
        .order("sheet-dismiss-01") { stage in
            let first = stage.page("First")
            try stage.launch(first)
            first.present(stage.page("Second"), animated: stage.animated)
            try stage.settle()
            stage.begin()
            first.dismiss(animated: stage.animated)
            try stage.settle()
            stage.note(stage.entry.events[1], stage.appearance(of: "First").isEmpty, "\(stage.lines)")
        },
        .order("pub-sheet-02") { stage in
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
        .statements("present-nav-fs-sheet") { stage in
            let sheet = try RoundTrip(.pageSheet, on: stage)
            stage.state(0, sheet.presenter.isEmpty, sheet.seen)
            let full = try RoundTrip(.fullScreen, on: stage)
            stage.state(1, full.presenter == RoundTrip.whole, full.seen)
            let navigation = stage.navigation([stage.page("First")])
            try stage.launch(navigation)
            stage.begin()
            navigation.pushViewController(stage.page("Second"), animated: stage.animated)
            try stage.settle()
            let heard = stage.appearance(of: "First")
            stage.state(1, heard == ["viewWillDisappear", "viewDidDisappear"], "push: \(heard)")
        },
    ]

    static let completions: [Scenario] = [
        .order("completion-01") { stage in
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
        .order("completion-02") { stage in
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
    private static let sheetBySegue = Scenario.statements("present-sheet-02") { stage in
        var text = StoryboardText(initial: "First")
        text.addPage("First", "UnwindPage", buttons: [.named("sheet", "presentation", to: "Second")])
        text.addPage("Second", buttons: [.unwind("unwind:", from: "Second")])
        let first = try stage.launch(text)
        try stage.tapButton(of: first)
        stage.begin()
        stage.sim.pullAway(try require(first.presentedViewController))
        try stage.settle()
        let pulled = stage.appearance(of: "First")
        stage.state(1, !stage.has("First.unwind"), "\(stage.lines)")
        try stage.tapButton(of: first)
        stage.begin()
        try stage.tapButton(of: try require(first.presentedViewController))
        let unwound = stage.appearance(of: "First")
        stage.state(0, pulled.isEmpty && first.presentedViewController == nil, "\(pulled)")
        stage.state(2, stage.has("First.unwind") && unwound.isEmpty, "\(stage.lines)")
    }
}
