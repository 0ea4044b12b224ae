import Simulator

// Children and views that an app adds and removes manually, according to devices' logs.
extension Scenario {
    static let containmentLogs: [Scenario] = [
        .order("contain-01") { stage in
            let (parent, child) = (stage.page("Parent"), stage.page("Child"))
            parent.on("viewDidLoad") { [unowned parent] in parent.view.addSubview(child.view) }
            stage.begin()
            try stage.launch(parent)
        },
        flipping("contain-05", "from", "to", from: Page("P")),
        forwardedByHand,
        flipping("contain-07", "Third", "Second", from: Page("P")),
        .order("contain-09") { stage in
            let (parent, old, new) = (stage.page("parent"), stage.page("old"), stage.page("new"))
            try stage.launch(parent)
            parent.addChild(old)
            parent.view.addSubview(old.view)
            old.didMove(toParent: parent)
            try stage.settle()
            stage.begin()
            parent.addChild(new)
            new.view.alpha = 0
            parent.view.addSubview(new.view)
            UIView.animate(withDuration: 0.3) {
                new.view.alpha = 1
            } completion: { _ in
                stage.remark("animation")
                old.view.removeFromSuperview()
                new.didMove(toParent: parent)
                old.removeFromParent()
            }
            try stage.settle()
        },
        .statements("contain-10") { stage in
            let (parent, child) = (stage.page("parent"), stage.page("child"))
            try stage.launch(parent)
            stage.begin()
            parent.view.addSubview(child.view)
            try stage.settle()
            let coming = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { "child.\($0)" }
            let come = stage.lines.filter(coming.contains)
            for position in 0...2 { stage.state(position, come == coming, "\(stage.lines)") }
            stage.begin()
            child.view.removeFromSuperview()
            let gone = stage.appearance(of: "child")
            for position in 3...4 {
                stage.state(position, gone == ["viewWillDisappear", "viewDidDisappear"], "\(gone)")
            }
        },
    ]

    /// A container that forwards manually sends its children the messages that UIKit would have sent.
    private static let forwardedByHand = Scenario.statements("contain-06") { stage in
        let container = ForwardingContainer("P")
        let (from, to) = (stage.page("from"), stage.page("to"))
        container.addChild(from)
        container.view.addSubview(from.view)
        from.didMove(toParent: container)
        stage.begin()
        container.forwarded = from
        try stage.launch(container)
        stage.state(0, stage.has("P.viewWillAppear", before: "from.viewWillAppear"), "\(stage.lines)")
        stage.state(1, stage.has("P.viewDidAppear", before: "from.viewDidAppear"), "\(stage.lines)")
        stage.begin()
        container.swap(from, for: to)
        try stage.settle()
        let heard = stage.lines.filter { $0.hasSuffix("ppear") || $0.contains("didMove") }
        let expected = [
            "from.viewWillDisappear", "to.viewWillAppear", "to.viewDidAppear", "from.viewDidDisappear",
            "to.didMove(toParent:P)", "from.didMove(toParent:nil)",
        ]
        for position in 2...8 { stage.state(position, heard == expected, "\(heard)") }
    }
}

/// Forwards all its appearance callbacks to its child, and exchanges the child manually.
private final class ForwardingContainer: Page {
    weak var forwarded: UIViewController?

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        forwarded?.beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        forwarded?.endAppearanceTransition()
    }

    func swap(_ from: Page, for to: Page) {
        addChild(to)
        from.willMove(toParent: nil)
        from.beginAppearanceTransition(false, animated: true)
        to.beginAppearanceTransition(true, animated: true)
        UIView.transition(
            from: from.view, to: to.view, duration: 0.4, options: .transitionFlipFromLeft
        ) { [self] _ in
            to.endAppearanceTransition()
            from.endAppearanceTransition()
            to.didMove(toParent: self)
            from.removeFromParent()
            forwarded = to
        }
    }
}
