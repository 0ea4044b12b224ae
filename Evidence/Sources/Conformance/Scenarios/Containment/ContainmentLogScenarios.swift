import Simulator

// Children and views that an app adds and removes manually, according to devices' logs.
extension Scenario {
    static let containmentLogs: [Scenario] = [
        .order(
            EvidenceEntry(
                "contain-01",
                """
                Parent.viewDidLoad does view.addSubview(child.view) WITHOUT addChild; parent shown \
                as root (2016-03)
                """,
                ios: "not stated (2016-03, iOS 9 era)",
                source: .log(
                    "https://github.com/phchan9/til/blob/master/ios/note-about-viewController-containment.md"),
                notes: """
                    KEY: even an un-parented VC gets appearance callbacks because its view enters the
                    window; its viewDidAppear then comes BEFORE the parent's.
                    """,
                events: [
                    "Parent.viewWillAppear",
                    "Child.viewWillAppear",
                    "Child.viewDidAppear",
                    "Parent.viewDidAppear",
                ])
        ) { stage in
            let (parent, child) = (stage.page("Parent"), stage.page("Child"))
            parent.on("viewDidLoad") { [unowned parent] in parent.view.addSubview(child.view) }
            stage.begin()
            try stage.launch(parent)
        },
        flipping(
            EvidenceEntry(
                "contain-05",
                """
                Container: addChild(to); from.willMove(toParent:nil); \
                transition(from:to:duration:0.4 flip); completion { to.didMove(toParent:self); \
                from.removeFromParent() }
                """,
                ios: "book example kept current iOS 8-15; version of the transcript not stated",
                animated: true,
                source: .log(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p334containerEventForwarding/ch19p647containerEventForwarding/ViewController.swift"
                ),
                notes: """
                    did* order (to.didAppear, then from.didDisappear) equals full-screen modal, NOT nav
                    push. did* precede the transition's completion block.
                    """,
                events: [
                    "to.willMove(toParent:P)",
                    "from.willMove(toParent:nil)",
                    "from.viewWillDisappear",
                    "to.viewWillAppear",
                    "to.updateViewConstraints",
                    "to.viewWillLayoutSubviews",
                    "to.viewDidLayoutSubviews",
                    "to.viewDidAppear",
                    "from.viewDidDisappear",
                    "to.didMove(toParent:P)",
                    "from.didMove(toParent:nil)",
                ]), "from", "to", from: Page("P")),
        forwardedByHand,
        flipping(
            EvidenceEntry(
                "contain-07",
                "iOS 5 sample: addChild x3, then transitionFromViewController (Third -> Second)",
                ios: "5",
                source: .log(
                    "public-GitHub index, file ids 45896346415 and 798716125; sample: https://github.com/tangqiaoboy/iOS5ViewCtrlerSample"
                ),
                notes: """
                    Independent confirmation of contain-05's order. Second switch (Second -> First) in
                    the same log is identical in shape.
                    """,
                events: [
                    "Second.viewDidLoad",
                    "Third.viewWillDisappear",
                    "Second.viewWillAppear",
                    "Second.viewDidAppear",
                    "Third.viewDidDisappear",
                ]), "Third", "Second", from: Page("P")),
        .order(
            EvidenceEntry(
                "contain-09",
                """
                Hand-made swap: new view added, animated, old view removed at end, no \
                begin/endAppearanceTransition
                """,
                animated: true,
                source: .log("https://github.com/woelmer/SwitchChildViewControllersWithAutoLayout/issues/1"),
                notes: "addSubview/removeFromSuperview trigger non-animated will+did pairs right there.",
                events: [
                    "new.viewWillAppear",
                    "new.viewDidAppear",
                    "[animation]",
                    "old.viewWillDisappear",
                    "old.viewDidDisappear",
                ])
        ) { stage in
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
        .statements(
            EvidenceEntry(
                "contain-10",
                "addSubview / removeFromSuperview of a controller's view inside a visible parent",
                source: .claim("http://39.103.169.235/p/ad86ca978747"),
                events: [
                    "parent.view.addSubview(child.view): child.viewDidLoad",
                    "child.viewWillAppear",
                    "child.viewDidAppear",
                    "child.view.removeFromSuperview: child.viewWillDisappear",
                    "child.viewDidDisappear",
                ])
        ) { stage in
            let (parent, child) = (stage.page("parent"), stage.page("child"))
            try stage.launch(parent)
            stage.begin()
            parent.view.addSubview(child.view)
            try stage.settle()
            let coming = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { "child.\($0)" }
            let come = stage.lines.filter(coming.contains)
            for position in 0...2 {
                stage.state(stage.entry.events[position], come == coming, "\(stage.lines)")
            }
            stage.begin()
            child.view.removeFromSuperview()
            let gone = stage.appearance(of: "child")
            for position in 3...4 {
                stage.state(
                    stage.entry.events[position], gone == ["viewWillDisappear", "viewDidDisappear"], "\(gone)"
                )
            }
        },
    ]

    /// A container that forwards manually sends its children the messages that UIKit would have sent.
    private static let forwardedByHand = Scenario.statements(
        EvidenceEntry(
            "contain-06",
            """
            Manual forwarding (shouldAutomaticallyForwardAppearanceMethods=false) giving identical \
            child messages
            """,
            ios: "book example kept current iOS 8-15",
            source: .claim(
                "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p334containerEventForwarding/ch19p647containerEventForwarding/ViewController.swift"
            ),
            notes: """
                Must not use transition(from:to:…) when forwarding manually: 'it tries to manage
                begin/end appearance itself'. The iOS header says that method throws
                NSInvalidArgumentException if the receiver explicitly forwards appearance callbacks.
                """,
            events: [
                "P.viewWillAppear -> child.beginAppearanceTransition(true)",
                "P.viewDidAppear -> child.endAppearanceTransition",
                "swap: from.beginAppearanceTransition(false)",
                "swap: to.beginAppearanceTransition(true)",
                "[animation]",
                "swap: to.endAppearanceTransition",
                "swap: from.endAppearanceTransition",
                "to.didMove(toParent:P)",
                "from.removeFromParent -> didMove(toParent:nil)",
            ])
    ) { stage in
        let container = ForwardingContainer("P")
        let (from, to) = (stage.page("from"), stage.page("to"))
        container.addChild(from)
        container.view.addSubview(from.view)
        from.didMove(toParent: container)
        stage.begin()
        container.forwarded = from
        try stage.launch(container)
        stage.state(
            stage.entry.events[0], stage.has("P.viewWillAppear", before: "from.viewWillAppear"),
            "\(stage.lines)")
        stage.state(
            stage.entry.events[1], stage.has("P.viewDidAppear", before: "from.viewDidAppear"),
            "\(stage.lines)")
        stage.begin()
        container.swap(from, for: to)
        try stage.settle()
        let heard = stage.lines.filter { $0.hasSuffix("ppear") || $0.contains("didMove") }
        let expected = [
            "from.viewWillDisappear", "to.viewWillAppear", "to.viewDidAppear", "from.viewDidDisappear",
            "to.didMove(toParent:P)", "from.didMove(toParent:nil)",
        ]
        for position in 2...8 { stage.state(stage.entry.events[position], heard == expected, "\(heard)") }
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
