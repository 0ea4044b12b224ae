import Simulator

// The messages to a child that is added or removed, and those that the app must send.
extension Scenario {
    static let containmentRules: [Scenario] = [
        .rule(
            EvidenceEntry(
                "contain-12",
                "addChild / willMove / didMove / removeFromParent contract",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)"),
                notes: """
                    So removeFromParent without willMove(nil) still yields didMove(nil), and
                    willMove(nil) is never automatic (see also
                    https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)).
                    """),
            statements: 4
        ) { stage in
            let parent = stage.page("P")
            let child = stage.page("child")
            try stage.launch(parent)
            stage.begin()
            parent.addChild(child)
            stage.state(
                "addChild: child.willMove(toParent:P) sent automatically",
                stage.lines == ["child.willMove(toParent:P)"], "\(stage.lines)")
            stage.state(
                "caller must call child.didMove(toParent:P)", !stage.has("child.didMove(toParent:P)"),
                "\(stage.lines)")
            child.didMove(toParent: parent)
            stage.begin()
            child.removeFromParent()
            stage.state(
                "caller must call child.willMove(toParent:nil)", !stage.has("child.willMove(toParent:nil)"),
                "\(stage.lines)")
            stage.state(
                "removeFromParent: child.didMove(toParent:nil) sent automatically",
                stage.has("child.didMove(toParent:nil)"), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "contain-13",
                "addChild of a VC that already has a parent",
                source: .documentation("https://dev.mo4tech.com/ios-using-addchildviewcontroller-2.html")),
            statements: 2
        ) { stage in
            let (old, new, child) = (stage.page("old"), stage.page("new"), stage.page("child"))
            try stage.launch(old)
            old.addChild(child)
            child.didMove(toParent: old)
            stage.begin()
            new.addChild(child)
            stage.state(
                "[old parent] child.removeFromParent",
                stage.has("child.removeFromParent") && old.children.isEmpty, "\(stage.lines)")
            stage.state(
                "[new parent] child added", child.parent === new && new.children == [child],
                "\(String(describing: child.parent))")
        },
        .rule(
            EvidenceEntry(
                "contain-14",
                "shouldAutomaticallyForwardAppearanceMethods default",
                ios: "6+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods"
                )),
            statements: 1
        ) { stage in
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
                "default true: forwarded to children",
                parent.shouldAutomaticallyForwardAppearanceMethods
                    && heard == ["viewWillAppear", "viewDidAppear"],
                "default \(parent.shouldAutomaticallyForwardAppearanceMethods), the child heard \(heard)")
        },
        .rule(
            EvidenceEntry(
                "contain-16",
                "Nav pops a UITabBarController that was pushed on it",
                source: .claim("https://github.com/rickytan/RTRootNavigationController/issues/36"),
                notes: """
                    willMove/didMove are not forwarded down the tree. The tab's own calls are implied by
                    pop-04, not printed here.
                    """),
            statements: 2
        ) { stage in
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
                "tab.willMove(toParent:nil)/didMove(toParent:nil)",
                moves.filter { $0.hasPrefix("tab.") } == [
                    "tab.willMove(toParent:nil)", "tab.didMove(toParent:nil)",
                ],
                "\(moves)")
            stage.state(
                "tab's children: no willMove/didMove", moves.allSatisfy { $0.hasPrefix("tab.") }, "\(moves)")
        },
        exchangeOfStrangers,
        .messages(
            EvidenceEntry(
                "pub-hierarchy-01",
                "addChild for a controller whose view is in the tree of another one's view",
                ios: "not stated (2018-09, iOS 11 era)",
                source: .log("https://github.com/smartnsoft/Extra/pull/7"),
                notes: """
                    Rule:
                    https://developer.apple.com/documentation/uikit/uiviewcontroller/1621513-hierarchyinconsistencyexception.
                    Same words for navigation controllers:
                    https://forums.developer.apple.com/forums/thread/52937
                    """,
                events: [
                    """
                    exception UIViewControllerHierarchyInconsistency: child view controller:<%@: %p> \
                    should have parent view controller:<%@: %p> but requested parent is:<%@: %p>
                    """
                ])
        ) { stage in
            let (holder, stranger, child) = (stage.page("vcB"), stage.page("vcC"), stage.page("vcA"))
            try stage.launch(holder)
            holder.view.addSubview(child.view)
            stranger.addChild(child)
            stage.note("it is no child", child.parent == nil && stranger.children.isEmpty, "it is one")
        },
        .messages(
            EvidenceEntry(
                "pub-hierarchy-02",
                "A child's view is added beneath the view of a controller that is not its parent",
                ios: "not stated (2016-09, iOS 9 era)",
                source: .log("https://github.com/sx1989827/LazyPageScrollView/issues/5"),
                events: [
                    """
                    exception UIViewControllerHierarchyInconsistency: child view controller:<%@: %p> \
                    should have parent view controller:<%@: %p> but actual parent is:<%@: %p>
                    """
                ])
        ) { stage in
            let (parent, stranger, child) = (
                stage.page("parent"), stage.page("stranger"), stage.page("child")
            )
            try stage.launch(stranger)
            parent.addChild(child)
            stranger.view.addSubview(child.view)
            stage.note("the view stays out", child.view.superview == nil, "it is in")
        },
        .messages(
            EvidenceEntry(
                "pub-hierarchy-03",
                "A child's view is added to the window",
                ios: "not stated (2018-07, iOS 11 era)",
                source: .log("https://github.com/IBAnimatable/IBAnimatable/issues/579"),
                notes: "Second source: https://github.com/jmascia/KLCPopup/issues/6",
                events: [
                    """
                    exception UIViewControllerHierarchyInconsistency: child view controller:<%@: %p> \
                    should have parent view controller:(null) but actual parent is:<%@: %p>
                    """
                ])
        ) { stage in
            let (parent, child) = (stage.page("parent"), stage.page("child"))
            try stage.launch(parent)
            parent.addChild(child)
            stage.sim.window.addSubview(child.view)
        },
        .messages(
            EvidenceEntry(
                "pub-hierarchy-04",
                "A controller is given the view of another one",
                ios: "not stated (2016-04, iOS 9 era)",
                source: .log("https://github.com/Sumi-Interactive/SIAlertView/issues/120"),
                notes: "A device describes the view with its frame and layer as well.",
                events: [
                    """
                    exception UIViewControllerHierarchyInconsistency: A view can only be associated \
                    with at most one view controller at a time! View <%@: %p> is associated with \
                    <%@: %p>. Clear this association before associating this view with <%@: %p>.
                    """
                ])
        ) { stage in
            let (owner, other) = (stage.page("owner"), stage.page("other"))
            try stage.launch(owner)
            other.view = owner.view
            stage.note("the view stays with its controller", owner.view.next === owner, "it does not")
        },
    ]

    private static let exchangeOfStrangers = Scenario.messages(
        EvidenceEntry(
            "contain-17",
            "transition(from:to:) preconditions",
            source: .documentation("http://www.itdecent.cn/p/0801af352df6"),
            notes: "Adds to's view to the superview of from's view; removes from's view after completion.",
            events: [
                """
                throws NSInvalidArgumentException if the two children's parent is not the receiver, \
                or the receiver explicitly forwards appearance callbacks
                """
            ])
    ) { stage in
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
