import Simulator

// Modal presentations, according to devices' logs.
extension Scenario {
    static let modalLogs: [Scenario] = [
        .order("present-fs-05") { stage in
            let first = stage.page("First")
            try stage.launch(first)
            stage.begin()
            first.present(stage.page("Second", .fullScreen), animated: stage.animated)
            try stage.settle()
        },
        .order("sheet-cancel-01") { stage in
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
        .statements("multi-present-01", isMisuse: true) { stage in
            let (vc, vc1, vc2) = (stage.page("vc"), stage.page("vc1"), stage.page("vc2"))
            try stage.launch(vc)
            var completions: [Int] = []
            vc.present(vc1, animated: true) {
                completions.append(1)
                vc.present(vc2, animated: true) { completions.append(2) }
            }
            try stage.settle()
            stage.state(0, vc.presentedViewController === vc1 && vc1.view.window != nil, "it is not")
            stage.state(1, completions.first == 1, "\(completions)")
            let words = stage.sim.diagnostics.map(\.message)
            stage.state(
                2,
                words.count == 1 && words[0].hasSuffix("whose view is not in the window hierarchy!")
                    && vc2.presentingViewController == nil, "\(words)")
            stage.state(3, completions == [1], "\(completions)")
        },
        .statements("multi-present-02", isMisuse: true) { stage in
            for presenterKind in 0...2 {
                for presentedKind in 0...2 {
                    let presenter = container(presenterKind, on: stage)
                    let presented = container(presentedKind, on: stage)
                    try stage.launch(presenter)
                    presenter.present(presented, animated: true)
                    try stage.settle()
                    stage.state(
                        0, presented.view.window != nil && stage.sim.diagnostics.isEmpty,
                        "kind \(presentedKind) over kind \(presenterKind): \(stage.sim.diagnostics)")
                }
            }
            let navigation = stage.navigation([stage.page("A")])
            try stage.launch(navigation)
            navigation.pushViewController(stage.navigation([stage.page("B")]), animated: true)
            let refusals = stage.sim.diagnostics.map(\.exceptionName)
            stage.state(1, refusals == ["NSInvalidArgumentException"], "\(refusals)")
        },
        .open(
            "chain-03",
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
        .statements("chain-06") { stage in
            let (r, a, b) = (stage.page("R"), stage.page("A"), stage.page("B"))
            try stage.launch(r)
            r.present(a, animated: true)
            try stage.settle()
            a.present(b, animated: true)
            try stage.settle()
            a.dismiss(animated: true)
            try stage.settle()
            stage.state(0, b.view.window == nil && a.view.window != nil, "A: \(a.view.window != nil)")
            a.dismiss(animated: true)
            try stage.settle()
            stage.state(1, a.view.window == nil && r.presentedViewController == nil, "A is still there")
        },
        .statements("chain-07") { stage in
            let (presenter, dismissed) = (stage.page("presenter"), stage.page("dismissed"))
            try stage.launch(presenter)
            presenter.present(dismissed, animated: true)
            try stage.settle()
            presenter.dismiss(animated: true)
            stage.sim.advance(by: 0.1)
            stage.state(0, dismissed.isBeingDismissed, "it does not start")
            stage.state(1, presenter.presentedViewController === dismissed, "it is nil already")
            try stage.settle()
            stage.state(2, presenter.presentedViewController == nil, "it is still there")
        },
        .statements("rel-02") { stage in
            let (root, vc1, vc2) = (stage.page("root"), stage.page("vc1"), stage.page("vc2"))
            root.addChild(vc1)
            root.view.addSubview(vc1.view)
            vc1.view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
            vc1.didMove(toParent: root)
            try stage.launch(root)
            for receiver in [vc1, root, vc2] {
                vc1.present(vc2, animated: true)
                try stage.settle()
                stage.state(0, vc1.presentedViewController === vc2, "it is not")
                stage.state(1, root.presentedViewController === vc2, "it is not")
                stage.state(2, vc2.presentingViewController === root, "it is not")
                receiver.dismiss(animated: true)
                try stage.settle()
                stage.note(
                    "dismiss may be sent to \(receiver.name)", vc2.presentingViewController == nil, "it stays"
                )
            }
        },
        .statements("rel-04") { stage in
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
            stage.state(1, top === root, "\(String(describing: top))")
            try stage.settle()
            middle.definesPresentationContext = true
            let nearest = try presenter(for: .currentContext)
            stage.state(0, nearest === middle, "\(String(describing: nearest))")
            try stage.settle()
            let others = try presenter(for: .overFullScreen)
            stage.state(2, others === root, "\(String(describing: others))")
        },
        .statements("style-01") { stage in
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
                stage.state(3, next.modalPresentationStyle == style, "\(next.modalPresentationStyle)")
                page.present(next, animated: false)
                try sim.settle()
                stage.note(
                    "it is presented so", next.presentationController?.presentationStyle == style,
                    "\(String(describing: next.presentationController?.presentationStyle))")
            }
            stage.state(0, read[12] == .fullScreen, "\(read)")
            stage.state(1, read[13] == .pageSheet && read[17] == .pageSheet, "\(read)")
            stage.state(2, read[18] == .formSheet && read[26] == .formSheet, "\(read)")
        },
    ]
}
