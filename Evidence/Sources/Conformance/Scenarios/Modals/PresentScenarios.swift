import Simulator

// Full-screen modal pages, presented and dismissed.
extension Scenario {
    static let fullScreen: [Scenario] = [
        presenting(
            EvidenceEntry(
                "present-fs-01",
                "FirstVC presents SecondVC .fullScreen (animated)",
                ios: "13",
                source: .log("https://jinnify.tistory.com/64?category=804637"),
                notes: "KEY: the two did* are in the OPPOSITE order to a nav push.",
                events: [
                    "Second.viewDidLoad",
                    "First.viewWillDisappear",
                    "Second.viewWillAppear",
                    "Second.viewDidAppear",
                    "First.viewDidDisappear",
                ]), "First", "Second"),
        dismissing(
            EvidenceEntry(
                "dismiss-fs-01",
                "SecondVC (.fullScreen over FirstVC) dismissed",
                ios: "13",
                source: .log("https://jinnify.tistory.com/64?category=804637"),
                events: [
                    "Second.viewWillDisappear",
                    "First.viewWillAppear",
                    "First.viewDidAppear",
                    "Second.viewDidDisappear",
                ]), "First", "Second"),
        presenting(
            EvidenceEntry(
                "present-fs-02",
                "FirstVC presents SecondVC .fullScreen (second source)",
                ios: "13+",
                source: .log("https://velog.io/@inwoodev/iOS-Modality"),
                notes: """
                    Its dismiss block prints 'SecondVC' on all four lines - evidently mislabeled; the
                    method order agrees with dismiss-fs-01.
                    """,
                events: [
                    "Second.viewDidLoad",
                    "First.viewWillDisappear",
                    "Second.viewWillAppear",
                    "Second.viewDidAppear",
                    "First.viewDidDisappear",
                ]), "First", "Second"),
        presenting(
            EvidenceEntry(
                "present-fs-03",
                "A presents B (full screen), later dismissed (Korean, Xcode 12-era)",
                source: .claim("https://wlgusdn700.tistory.com/27"),
                notes: """
                    Dismiss in the same source: B(viewWillDisappear) / A(viewWillAppear) /
                    A(viewDidAppear) / B(viewDidDisappear); A.viewDidLoad is not called again.
                    """,
                events: [
                    "B.viewDidLoad",
                    "A.viewWillDisappear",
                    "B.viewWillAppear",
                    "B.viewDidAppear",
                    "A.viewDidDisappear",
                ]), "A", "B"),
        dismissing(
            EvidenceEntry(
                "dismiss-fs-02",
                "B dismissed (same source)",
                source: .claim("https://wlgusdn700.tistory.com/27"),
                events: [
                    "B.viewWillDisappear",
                    "A.viewWillAppear",
                    "A.viewDidAppear",
                    "B.viewDidDisappear",
                ]), "A", "B"),
        presenting(
            EvidenceEntry(
                "present-fs-04",
                "First presents Second .fullScreen with viewIsAppearing logged (2024-02, iOS 17)",
                ios: "not stated (2024-02, iOS 17 era)",
                source: .log("https://velog.io/@rudin_/iOS-LifeCycle-in-Modal"),
                notes: """
                    Text transcript of a screenshot. 'First is disappeared after Second has been loaded
                    into memory'; First is not deinit-ed.
                    """,
                events: [
                    "First.viewWillDisappear",
                    "Second.viewWillAppear",
                    "Second.viewIsAppearing",
                    "Second.viewDidAppear",
                    "First.viewDidDisappear",
                ]), "First", "Second"), presentersView,
    ]

    static func presenting(_ entry: EvidenceEntry, _ presenter: String, _ presented: String) -> Scenario {
        .order(entry) { stage in
            let page = stage.page(presenter)
            try stage.launch(page)
            stage.begin()
            page.present(stage.page(presented, .fullScreen), animated: stage.animated)
            try stage.settle()
        }
    }

    private static func dismissing(_ entry: EvidenceEntry, _ presenter: String, _ presented: String)
        -> Scenario
    {
        .order(entry) { stage in
            let page = stage.page(presenter)
            try stage.launch(page)
            page.present(stage.page(presented, .fullScreen), animated: stage.animated)
            try stage.settle()
            stage.begin()
            page.dismiss(animated: stage.animated)
            try stage.settle()
            stage.note(
                "the presenter is not loaded again", !stage.has("\(presenter).viewDidLoad"), "\(stage.lines)")
        }
    }

    private static let presentersView = Scenario.rule(
        EvidenceEntry(
            "present-fs-07",
            "fullScreen: what happens to the presenter's view",
            source: .claim("https://gist.github.com/thornpig/ce01d04cc06e0ddb0ad3e1a4c4e864e1"),
            notes: """
                With a custom presentation controller the presenter's view is not moved and the
                presenter never disappears.
                """),
        statements: 5
    ) { stage in
        let presenter = stage.page("presenter")
        try stage.launch(presenter)
        let presented = stage.page("presented", .fullScreen)
        stage.begin()
        presenter.present(presented, animated: true)
        stage.sim.advance(by: 0.1)
        let container = try require(presented.presentationController?.containerView)
        stage.state(
            "[presenter view moved to transition containerView]", presenter.view.isDescendant(of: container),
            "during the transition its superview is \(presenter.view.superview.map { "\(type(of: $0))" } ?? "nil")"
        )
        stage.state(
            "[presented view added on top]",
            container.subviews.last.map { presented.view.isDescendant(of: $0) } ?? false,
            "the container's views: \(container.subviews)")
        try stage.settle()
        stage.state(
            "[after transition] presenter view removed from window", presenter.view.window == nil,
            "it is in the window")
        let appearance = stage.appearance(of: "presenter")
        stage.state(
            "presenter disappears", appearance == ["viewWillDisappear", "viewDidDisappear"], "\(appearance)")
        presenter.dismiss(animated: true)
        stage.sim.advance(by: 0.1)
        stage.state(
            "[dismiss] presenter view re-inserted under presented view",
            presenter.view.window != nil && presenter.view.isBehind(presented.view),
            "in the window: \(presenter.view.window != nil)")
        try stage.settle()
    }
}

extension Stage {
    func page(_ name: String, _ style: UIModalPresentationStyle) -> Page {
        let page = Page(name)
        page.modalPresentationStyle = style
        return page
    }
}

extension UIView {
    /// Whether the view is behind another view of the same window.
    func isBehind(_ other: UIView) -> Bool {
        let mine = sequence(first: self, next: \.superview).reversed()
        let others = sequence(first: other, next: \.superview).reversed()
        for (parent, pair) in zip(mine, zip(mine.dropFirst(), others.dropFirst())) where pair.0 !== pair.1 {
            guard let one = parent.subviews.firstIndex(of: pair.0),
                let two = parent.subviews.firstIndex(of: pair.1)
            else { return false }
            return one < two
        }
        return false
    }
}
