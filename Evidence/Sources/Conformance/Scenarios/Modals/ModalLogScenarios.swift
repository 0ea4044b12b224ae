import Simulator

// Modal presentations, according to devices' logs.
extension Scenario {
    static let modalLogs: [Scenario] = [
        .order(
            EvidenceEntry(
                "present-fs-05",
                """
                Screen transition First->Second (type not named; matches full-screen modal), with \
                layout callbacks (Japanese)
                """,
                source: .log("https://seeking-star.com/prog/swift/lifecycle_uiviewcontroller/"),
                notes: """
                    The PRESENTER also lays out during the transition (its view is moved into the
                    transition container). quoted_log: 'クラス名/メソッド名' labels shortened after the first
                    line.
                    """,
                events: [
                    "Second.viewDidLoad",
                    "First.viewWillDisappear",
                    "Second.viewWillAppear",
                    "Second.viewWillLayoutSubviews",
                    "Second.viewDidLayoutSubviews",
                    "First.viewWillLayoutSubviews",
                    "First.viewDidLayoutSubviews",
                    "Second.viewDidAppear",
                    "First.viewDidDisappear",
                ])
        ) { stage in
            let first = stage.page("First")
            try stage.launch(first)
            stage.begin()
            first.present(stage.page("Second", .fullScreen), animated: stage.animated)
            try stage.settle()
        },
        .order(
            EvidenceEntry(
                "sheet-cancel-01",
                """
                Card modal (pageSheet) pulled down part way and released (cancelled) (2024-02, iOS \
                17)
                """,
                ios: "not stated (2024-02, iOS 17 era)",
                source: .log("https://velog.io/@rudin_/iOS-LifeCycle-in-Modal"),
                notes: """
                    viewIsAppearing is called again on the cancelled dismissal. No
                    Second.viewDidDisappear. quoted_log is the author's sentence describing his console
                    output (screenshot).
                    """,
                events: [
                    "Second.viewWillDisappear",
                    "Second.viewWillAppear",
                    "Second.viewIsAppearing",
                    "Second.viewDidAppear",
                ])
        ) { stage in
            let first = stage.page("First")
            try stage.launch(first)
            first.present(stage.page("Second", .pageSheet), animated: stage.animated)
            try stage.settle()
            stage.begin()
            stage.sim.pullSheet(to: 0.3)
            stage.sim.endSwipe(.cancel)
            try stage.settle()
            stage.note("the sheet stays", !stage.has("Second.viewDidDisappear"), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "multi-present-01",
                "vc.present(vc1); vc.present(vc2) in vc1's completion; vc.present(vc3) nested",
                ios: "not stated (2019-07, iOS 12 era)",
                source: .log("https://juejin.cn/post/6844903928123883527"),
                notes: """
                    iOS 12 full-screen default: after presenting vc1 the presenter's view has left the
                    window, so the message is 'not in the window hierarchy', not 'already presenting'.
                    The next version of the same words: words-01.
                    """),
            statements: 4,
            isMisuse: true
        ) { stage in
            let (vc, vc1, vc2) = (stage.page("vc"), stage.page("vc1"), stage.page("vc2"))
            try stage.launch(vc)
            var completions: [Int] = []
            vc.present(vc1, animated: true) {
                completions.append(1)
                vc.present(vc2, animated: true) { completions.append(2) }
            }
            try stage.settle()
            stage.state(
                "vc1 presented", vc.presentedViewController === vc1 && vc1.view.window != nil, "it is not")
            stage.state("vc1 present.completion", completions.first == 1, "\(completions)")
            let words = stage.sim.diagnostics.map(\.message)
            stage.state(
                "vc.present(vc2): console warning, nothing presented",
                words.count == 1 && words[0].hasSuffix("whose view is not in the window hierarchy!")
                    && vc2.presentingViewController == nil, "\(words)")
            stage.state("vc2's completion NOT called", completions == [1], "\(completions)")
        },
        .rule(
            EvidenceEntry(
                "multi-present-02",
                "Which controllers may present/push which",
                ios: "not stated (2019-07, iOS 12 era)",
                source: .log("https://juejin.cn/post/6844903928123883527")),
            statements: 2,
            isMisuse: true
        ) { stage in
            for presenterKind in 0...2 {
                for presentedKind in 0...2 {
                    let presenter = container(presenterKind, on: stage)
                    let presented = container(presentedKind, on: stage)
                    try stage.launch(presenter)
                    presenter.present(presented, animated: true)
                    try stage.settle()
                    stage.state(
                        "nav/tab/vc may present tab, vc, nav: OK",
                        presented.view.window != nil && stage.sim.diagnostics.isEmpty,
                        "kind \(presentedKind) over kind \(presenterKind): \(stage.sim.diagnostics)")
                }
            }
            let navigation = stage.navigation([stage.page("A")])
            try stage.launch(navigation)
            navigation.pushViewController(stage.navigation([stage.page("B")]), animated: true)
            let refusals = stage.sim.diagnostics.map(\.exceptionName)
            stage.state(
                "nav.push(nav): NSInvalidArgumentException", refusals == ["NSInvalidArgumentException"],
                "\(refusals)")
        },
        .open(
            EvidenceEntry(
                "chain-03",
                """
                Home -> Login -> Loading -> Main all presented full-screen; \
                Home.dismiss(animated:false) (2014-12, iOS 8)
                """,
                ios: "not stated (2014-12, iOS 8 era)", animated: false,
                source: .log("http://kyfxbl.com/2014/12/17/dismiss-view-controller-in-ios"),
                notes: """
                    KEY and surprising: an intermediate modal DOES get viewDidAppear while the chain is
                    dismissed from below. Relative order of the two calls is not stated; presentation
                    style not stated (full screen was the default then); only viewDidAppear was
                    observed.
                    """,
                events: [
                    "Loading.viewDidAppear (unexpectedly called)",
                    "Home.viewDidAppear",
                ]),
            "One report from iOS 8, which chain-02 fits; Apple's text says that pages between are simply removed."
        ),
    ]

    /// A page, a navigation controller or a tab bar controller.
    private static func container(_ kind: Int, on stage: Stage) -> UIViewController {
        let page = stage.page("page")
        guard kind > 0 else { return page }
        guard kind > 1 else { return stage.navigation([page]) }
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        return tabs
    }

    /// Rules about modal presentations.
    static let modalLogRules: [Scenario] = [
        .rule(
            EvidenceEntry(
                "chain-06",
                "R presents A presents B; A.dismiss twice in succession",
                source: .claim("https://github.com/lionheart/openradar-mirror/issues/16819"),
                notes: """
                    dismiss rule: if receiver has presentedViewController dismiss that, else forward to
                    presentingViewController.
                    """),
            statements: 2
        ) { stage in
            let (r, a, b) = (stage.page("R"), stage.page("A"), stage.page("B"))
            try stage.launch(r)
            r.present(a, animated: true)
            try stage.settle()
            a.present(b, animated: true)
            try stage.settle()
            a.dismiss(animated: true)
            try stage.settle()
            stage.state(
                "A.dismiss #1: B dismissed", b.view.window == nil && a.view.window != nil,
                "A: \(a.view.window != nil)")
            a.dismiss(animated: true)
            try stage.settle()
            stage.state(
                "A.dismiss #2: forwarded to R, A dismissed",
                a.view.window == nil && r.presentedViewController == nil, "A is still there")
        },
        .rule(
            EvidenceEntry(
                "chain-07",
                "presentedViewController during dismissal",
                source: .claim("https://github.com/wix-incubator/react-native-controllers/issues/36")),
            statements: 3
        ) { stage in
            let (presenter, dismissed) = (stage.page("presenter"), stage.page("dismissed"))
            try stage.launch(presenter)
            presenter.present(dismissed, animated: true)
            try stage.settle()
            presenter.dismiss(animated: true)
            stage.sim.advance(by: 0.1)
            stage.state("dismiss starts", dismissed.isBeingDismissed, "it does not start")
            stage.state(
                "[animation] presenter.presentedViewController still == dismissed",
                presenter.presentedViewController === dismissed, "it is nil already")
            try stage.settle()
            stage.state(
                "[animation ends] becomes nil", presenter.presentedViewController == nil, "it is still there")
        },
        .rule(
            EvidenceEntry(
                "rel-02",
                "Child vc1 (not filling the screen / inside a container) presents vc2",
                source: .claim("http://fantageek.com/blog/2014/11/24/understand-presentingviewcontroller"),
                notes: "dismiss may be sent to any of the three."),
            statements: 3
        ) { stage in
            let (root, vc1, vc2) = (stage.page("root"), stage.page("vc1"), stage.page("vc2"))
            root.addChild(vc1)
            root.view.addSubview(vc1.view)
            vc1.view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
            vc1.didMove(toParent: root)
            try stage.launch(root)
            for receiver in [vc1, root, vc2] {
                vc1.present(vc2, animated: true)
                try stage.settle()
                stage.state(
                    "vc1.presentedViewController == vc2", vc1.presentedViewController === vc2, "it is not")
                stage.state(
                    "root.presentedViewController == vc2", root.presentedViewController === vc2, "it is not")
                stage.state(
                    "vc2.presentingViewController == root (not vc1)", vc2.presentingViewController === root,
                    "it is not")
                receiver.dismiss(animated: true)
                try stage.settle()
                stage.note(
                    "dismiss may be sent to \(receiver.name)", vc2.presentingViewController == nil, "it stays"
                )
            }
        },
        .rule(
            EvidenceEntry(
                "rel-04",
                "Who becomes presentingViewController",
                source: .claim("https://github.com/suterusu/Experiment_PresentationStyle"),
                notes: """
                    Only parent/child links are walked, not modal links. Author suspects
                    definesPresentationContext is partly broken (iPad split view).
                    """),
            statements: 3
        ) { stage in
            let (root, middle, caller) = (stage.page("root"), stage.page("middle"), stage.page("caller"))
            for (parent, child) in [(root, middle), (middle, caller)] {
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
            }
            try stage.launch(root)
            @MainActor func presenter(for style: UIModalPresentationStyle) throws -> UIViewController? {
                let presented = stage.page("presented", style)
                caller.present(presented, animated: false)
                try stage.settle()
                defer { presented.dismiss(animated: false) }
                return presented.presentingViewController
            }
            let top = try presenter(for: .currentContext)
            stage.state(
                "none found: top-most presented VC from window root", top === root,
                "\(String(describing: top))")
            try stage.settle()
            middle.definesPresentationContext = true
            let nearest = try presenter(for: .currentContext)
            stage.state(
                """
                currentContext (or custom + definesPresentationContext): walk up parents from the \
                caller; first with definesPresentationContext==true
                """, nearest === middle, "\(String(describing: nearest))")
            try stage.settle()
            let others = try presenter(for: .overFullScreen)
            stage.state(
                "any other style: top-most presented VC from window root", others === root,
                "\(String(describing: others))")
        },
        .rule(
            EvidenceEntry(
                "style-01",
                "Reading modalPresentationStyle of a controller that never set it",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/automatic"),
                notes: """
                    Apple: reading it always returns a concrete presentation style. UIViewController.h
                    says the same of the property. Alerts, popovers and searches have styles of their
                    own.
                    """),
            statements: 4
        ) { stage in
            let expected: [(Int, UIModalPresentationStyle)] = [
                (12, .fullScreen), (13, .pageSheet), (17, .pageSheet), (18, .formSheet), (26, .formSheet),
            ]
            var read: [Int: UIModalPresentationStyle] = [:]
            for (version, style) in expected {
                let sim = Simulator(system: .iOS(version))
                let (page, next) = (UIViewController(), UIViewController())
                sim.launch(page)
                read[version] = next.modalPresentationStyle
                next.modalPresentationStyle = .automatic
                stage.state(
                    "never automatic", next.modalPresentationStyle == style, "\(next.modalPresentationStyle)")
                page.present(next, animated: false)
                try sim.settle()
                stage.note(
                    "it is presented so", next.presentationController?.presentationStyle == style,
                    "\(String(describing: next.presentationController?.presentationStyle))")
            }
            stage.state("iOS 12: fullScreen", read[12] == .fullScreen, "\(read)")
            stage.state(
                "iOS 13 to 17: pageSheet", read[13] == .pageSheet && read[17] == .pageSheet, "\(read)")
            stage.state(
                "iOS 18 and later: formSheet", read[18] == .formSheet && read[26] == .formSheet, "\(read)")
        },
    ]
}
