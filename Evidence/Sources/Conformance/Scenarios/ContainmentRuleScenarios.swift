import Simulator

// The messages to a child that is added or removed, and those that the app must send.
extension Scenario {
    static let containmentRules: [Scenario] = [
        .statements("contain-12") { stage in
            let parent = stage.page("P")
            let child = stage.page("child")
            try stage.launch(parent)
            stage.begin()
            parent.addChild(child)
            stage.state(0, stage.lines == ["child.willMove(toParent:P)"], "\(stage.lines)")
            stage.state(1, !stage.has("child.didMove(toParent:P)"), "\(stage.lines)")
            child.didMove(toParent: parent)
            stage.begin()
            child.removeFromParent()
            stage.state(2, !stage.has("child.willMove(toParent:nil)"), "\(stage.lines)")
            stage.state(3, stage.has("child.didMove(toParent:nil)"), "\(stage.lines)")
        },
        .statements("contain-13") { stage in
            let (old, new, child) = (stage.page("old"), stage.page("new"), stage.page("child"))
            try stage.launch(old)
            old.addChild(child)
            child.didMove(toParent: old)
            stage.begin()
            new.addChild(child)
            stage.state(0, stage.has("child.removeFromParent") && old.children.isEmpty, "\(stage.lines)")
            stage.state(
                1, child.parent === new && new.children == [child], "\(String(describing: child.parent))")
        },
        .statements("contain-14") { stage in
            let parent = stage.page("P")
            let child = stage.page("child")
            parent.on("viewDidLoad") { [unowned parent] in
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
            }
            stage.begin()
            try stage.launch(parent)
            let heard = stage.appearance(of: "child")
            stage.state(
                0,
                parent.shouldAutomaticallyForwardAppearanceMethods
                    && heard == ["viewWillAppear", "viewDidAppear"],
                "default \(parent.shouldAutomaticallyForwardAppearanceMethods), the child heard \(heard)")
        },
        .statements("contain-16") { stage in
            let tabs = LoggedTabs()
            tabs.viewControllers = [stage.page("one"), stage.page("two")]
            let navigation = stage.navigation([stage.page("root")])
            try stage.launch(navigation)
            navigation.pushViewController(tabs, animated: stage.animated)
            try stage.settle()
            stage.begin()
            navigation.popViewController(animated: stage.animated)
            try stage.settle()
            let moves = stage.lines.filter { $0.contains("Move(toParent") }
            stage.state(
                0,
                moves.filter { $0.hasPrefix("tab.") } == [
                    "tab.willMove(toParent:nil)", "tab.didMove(toParent:nil)",
                ],
                "\(moves)")
            stage.state(1, moves.allSatisfy { $0.hasPrefix("tab.") }, "\(moves)")
        },
        exchangeOfStrangers,
        .messages("pub-hierarchy-01") { stage in
            let (holder, stranger, child) = (stage.page("vcB"), stage.page("vcC"), stage.page("vcA"))
            try stage.launch(holder)
            holder.view.addSubview(child.view)
            stranger.addChild(child)
            stage.note("it is no child", child.parent == nil && stranger.children.isEmpty, "it is one")
        },
        .messages("pub-hierarchy-02") { stage in
            let (parent, stranger, child) = (
                stage.page("parent"), stage.page("stranger"), stage.page("child")
            )
            try stage.launch(stranger)
            parent.addChild(child)
            stranger.view.addSubview(child.view)
            stage.note("the view stays out", child.view.superview == nil, "it is in")
        },
        .messages("pub-hierarchy-03") { stage in
            let (parent, child) = (stage.page("parent"), stage.page("child"))
            try stage.launch(parent)
            parent.addChild(child)
            stage.sim.window.addSubview(child.view)
        },
        .messages("pub-hierarchy-04") { stage in
            let (owner, other) = (stage.page("owner"), stage.page("other"))
            try stage.launch(owner)
            other.view = owner.view
            stage.note("the view stays with its controller", owner.view.next === owner, "it does not")
        },
    ]

    private static let exchangeOfStrangers = Scenario.messages("contain-17") { stage in
        @MainActor func exchange(in container: Page, with stranger: Page?) throws -> Bool {
            let (from, to) = (stage.page("from"), stranger ?? stage.page("to"))
            try stage.launch(container)
            container.addChild(from)
            container.view.addSubview(from.view)
            if stranger == nil { container.addChild(to) }
            let before = stage.sim.diagnostics.count
            container.transition(from: from, to: to, duration: 0, animations: nil)
            let refusals = stage.sim.diagnostics.dropFirst(before).filter { $0.kind == .exception }
            try stage.settle()
            return !refusals.isEmpty
        }
        stage.note(
            "an exception when a child has another parent",
            try exchange(in: stage.page("P"), with: stage.page("stranger")), "none")
        stage.note(
            "an exception when the container forwards by hand",
            try exchange(in: ManualContainer("P"), with: nil), "none")
        stage.note(
            "none for two children of a plain container", !(try exchange(in: stage.page("P"), with: nil)),
            "one")
    }
}
