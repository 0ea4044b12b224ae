import Simulator

// Full-screen modal pages, presented and dismissed.
extension Scenario {
    static let fullScreen: [Scenario] = [
        presenting("present-fs-01", "First", "Second"), dismissing("dismiss-fs-01", "First", "Second"),
        presenting("present-fs-02", "First", "Second"), presenting("present-fs-03", "A", "B"),
        dismissing("dismiss-fs-02", "A", "B"), presenting("present-fs-04", "First", "Second"), presentersView,
    ]

    static func presenting(_ id: String, _ presenter: String, _ presented: String) -> Scenario {
        .order(id) { stage in
            let page = stage.page(presenter)
            try stage.launch(page)
            stage.begin()
            page.present(stage.page(presented, .fullScreen), animated: stage.animated)
            try stage.settle()
        }
    }

    private static func dismissing(_ id: String, _ presenter: String, _ presented: String) -> Scenario {
        .order(id) { stage in
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

    private static let presentersView = Scenario.statements("present-fs-07") { stage in
        let presenter = stage.page("presenter")
        try stage.launch(presenter)
        let presented = stage.page("presented", .fullScreen)
        stage.begin()
        presenter.present(presented, animated: true)
        stage.sim.advance(by: 0.1)
        let container = try require(presented.presentationController?.containerView)
        stage.state(
            0, presenter.view.isDescendant(of: container),
            "during the transition its superview is \(presenter.view.superview.map { "\(type(of: $0))" } ?? "nil")"
        )
        stage.state(
            1, container.subviews.last.map { presented.view.isDescendant(of: $0) } ?? false,
            "the container's views: \(container.subviews)")
        try stage.settle()
        stage.state(2, presenter.view.window == nil, "it is in the window")
        let appearance = stage.appearance(of: "presenter")
        stage.state(3, appearance == ["viewWillDisappear", "viewDidDisappear"], "\(appearance)")
        presenter.dismiss(animated: true)
        stage.sim.advance(by: 0.1)
        stage.state(
            4, presenter.view.window != nil && presenter.view.isBehind(presented.view),
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
