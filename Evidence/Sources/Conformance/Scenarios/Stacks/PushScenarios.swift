import Simulator

// A pushed page.
extension Scenario {
    static let push: [Scenario] =
        [
            pushingBySegue(
                EvidenceEntry(
                    "push-01",
                    "Nav; A on screen; storyboard; A pushes B animated",
                    animated: true,
                    source: .log("http://readke.com/c/0Z41505102021.html"),
                    events: [
                        "B.init(coder:)",
                        "B.loadView",
                        "B.viewDidLoad",
                        "A.viewWillDisappear",
                        "B.viewWillAppear",
                        "B.loadViewIfNeeded",
                        "B.viewWillLayoutSubviews",
                        "B.viewDidLayoutSubviews",
                        "A.viewDidDisappear",
                        "B.viewDidAppear",
                    ])),
            pushing(
                EvidenceEntry(
                    "push-02",
                    """
                    Nav; ViewController (A) pushes FirstViewController (B), animated:YES \
                    (2020-04-01)
                    """,
                    animated: true,
                    source: .log("public-GitHub index, file id 201753979 (index gives no repository path)"),
                    notes: """
                        viewDidLoad/will* within 0.3 ms of each other; layout +17 ms (next commit); both
                        did* ~0.52 s later.
                        """,
                    events: [
                        "B.viewDidLoad",
                        "A.viewWillDisappear",
                        "B.viewWillAppear",
                        "B.viewWillLayoutSubviews",
                        "B.viewDidLayoutSubviews",
                        "A.viewDidDisappear",
                        "B.viewDidAppear",
                    ])),
            pushing(
                EvidenceEntry(
                    "push-03",
                    "Nav [root, B]; B pushes C animated:YES; the root below gets nothing (2020-04-01)",
                    animated: true,
                    source: .log("public-GitHub index, file id 201753979 (index gives no repository path)"),
                    notes: "Controllers deeper in the stack log nothing.",
                    events: [
                        "C.viewDidLoad",
                        "B.viewWillDisappear",
                        "C.viewWillAppear",
                        "C.viewWillLayoutSubviews",
                        "C.viewDidLayoutSubviews",
                        "B.viewDidDisappear",
                        "C.viewDidAppear",
                    ]), "B", "C", above: ["root"]),
            pushing(
                EvidenceEntry(
                    "push-04",
                    "Nav; A pushes B (2018)",
                    source: .log(
                        "public-GitHub index, file ids 6862381551 and 7056224407 (index gives no repository path)"
                    ),
                    events: [
                        "B.viewDidLoad",
                        "A.viewWillDisappear",
                        "B.viewWillAppear",
                        "B.viewWillLayoutSubviews",
                        "B.viewDidLayoutSubviews",
                        "A.viewDidDisappear",
                        "B.viewDidAppear",
                    ])),
            pushingBySegue(
                EvidenceEntry(
                    "push-05",
                    "Nav with delegate; button on A performs a push segue to B (2012, iOS 5)",
                    ios: "not stated (2012-04, iOS 5 era)",
                    source: .log("http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/"),
                    notes: "willShow AFTER B.viewWillAppear; didShow AFTER B.viewDidAppear.",
                    events: [
                        "A.prepare(for:sender:)",
                        "B.viewDidLoad",
                        "A.viewWillDisappear",
                        "B.viewWillAppear",
                        "navDelegate.willShow(B)",
                        "A.viewDidDisappear",
                        "B.viewDidAppear",
                        "navDelegate.didShow(B)",
                    ])),
            pushing(
                EvidenceEntry(
                    "push-06",
                    """
                    One controller B pushed on a navigation controller: containment + appearance \
                    callbacks of B
                    """,
                    ios: "6",
                    source: .claim(
                        "https://www.oreilly.com/library/view/programming-ios-6/9781449365783/ch19s10.html"),
                    notes: "Book based on logging. didMove comes AFTER viewDidAppear.",
                    events: [
                        "B.willMove(toParent:nav)",
                        "B.viewWillAppear",
                        "B.updateViewConstraints",
                        "B.viewWillLayoutSubviews",
                        "B.viewDidLayoutSubviews",
                        "B.viewDidAppear",
                        "B.didMove(toParent:nav)",
                    ])),
            pushing(
                EvidenceEntry(
                    "push-08",
                    "Nav; CurrentView (A) pushes NewView (B) animated (log 2015, iOS 8)",
                    ios: "not stated (2015-04, iOS 8 era)", animated: true,
                    source: .log("https://blog.csdn.net/wf96390/article/details/51045165"),
                    notes: "will pair and did pair each in the same millisecond, 505 ms apart.",
                    events: [
                        "A.viewWillDisappear",
                        "B.viewWillAppear",
                        "A.viewDidDisappear",
                        "B.viewDidAppear",
                    ])),
            pushing(
                EvidenceEntry(
                    "push-10",
                    "Nav; A pushes B; later B pops (Korean)",
                    source: .claim("https://wlgusdn700.tistory.com/27"),
                    events: [
                        "B.viewDidLoad",
                        "A.viewWillDisappear",
                        "B.viewWillAppear",
                        "A.viewDidDisappear",
                        "B.viewDidAppear",
                    ])), pushingTwice,
            pushing(
                EvidenceEntry(
                    "push-13",
                    "Nav; vc1 -> vc2 push, then back button (2017)",
                    source: .claim("https://xinus.wang/2017/07/ios-interactive-pop-gesture"),
                    notes: """
                        Same article begins the pop list with vc2.viewWillDisappear, vc1.viewWillAppear
                        (rest truncated in the stored copy).
                        """,
                    events: [
                        "vc1.viewWillDisappear",
                        "vc2.viewWillAppear",
                        "vc1.viewDidDisappear",
                        "vc2.viewDidAppear",
                    ]), "vc1", "vc2"),
            pushing(
                EvidenceEntry(
                    "push-14",
                    "Nav push A->B (interview notes)",
                    source: .claim(
                        "public-GitHub index, file id 11316283406 (index gives no repository path)"),
                    events: [
                        "B.viewDidLoad",
                        "A.viewWillDisappear",
                        "B.viewWillAppear",
                        "A.viewDidDisappear",
                        "B.viewDidAppear",
                    ])),
        ] + [
            pushAgainstPresent, movingFlags, movingFlagOfRoot,
            .uncovered(
                EvidenceEntry(
                    "push-20",
                    """
                    Nav push/pop when an unrelated child is addChild-ed to the nav controller in \
                    viewWillAppear:/viewDidAppear:
                    """,
                    ios: "not stated (2013-09, Xcode 5 beta)",
                    source: .claim("https://github.com/lionheart/openradar-mirror/issues/13336"),
                    notes: "UINavigationController treats any added child as a stack change (iOS 6/7 era).",
                    events: [
                        "nav.addChild(VCB) inside VCA.viewWillAppear/viewDidAppear",
                        "VCA.viewDidDisappear",
                    ]),
                "Systems before iOS 12: a navigation controller took any added child for a page."
            ),
        ]

    private static func pushingBySegue(_ entry: EvidenceEntry) -> Scenario {
        .order(entry) { stage in
            var text = StoryboardText(initial: "Nav")
            text.addContainer("navigationController", "Nav", nil, "rootViewController", "A")
            text.addPage("A", buttons: [.named("next", "push", to: "B")])
            text.addPage("B")
            let stack = try require(try stage.launch(text) as? UINavigationController)
            let delegate = NavigationLog()
            stack.delegate = delegate
            stage.begin()
            try stage.tapButton(of: try require(stack.topViewController))
            withExtendedLifetime(delegate) {}
        }
    }

    private static func pushing(
        _ entry: EvidenceEntry, _ from: String = "A", _ to: String = "B", above: [String] = []
    ) -> Scenario {
        .order(entry) { stage in
            let navigation = stage.navigation((above + [from]).map(stage.page))
            let delegate = NavigationLog()
            navigation.delegate = delegate
            try stage.launch(navigation)
            stage.begin()
            navigation.pushViewController(stage.page(to), animated: stage.animated)
            try stage.settle()
            for name in above + ["nav"] {
                stage.note("\(name) is not notified", stage.appearance(of: name).isEmpty, "\(stage.lines)")
            }
            withExtendedLifetime(delegate) {}
        }
    }

    private static let pushingTwice = Scenario.order(
        EvidenceEntry(
            "push-11",
            "Nav; First pushes Second; back; push again with a NEW Second (Korean, printed)",
            source: .log("https://sy-catbutler.tistory.com/70"),
            notes: "On the second push the new instance logs viewDidLoad again.",
            events: [
                "Second.viewDidLoad",
                "First.viewWillDisappear",
                "Second.viewWillAppear",
                "First.viewDidDisappear",
                "Second.viewDidAppear",
            ])
    ) { stage in
        let navigation = stage.navigation([stage.page("First")])
        try stage.launch(navigation)
        for _ in 1...2 {
            stage.begin()
            navigation.pushViewController(stage.page("Second"), animated: stage.animated)
            try stage.settle()
            if stage.runs.count == 1 {
                stage.begin()
                navigation.popViewController(animated: stage.animated)
                try stage.settle()
                stage.dropRun()
            }
        }
    }

    /// The presenter of the second part is the page `A` of the first, so each part has its own names.
    private static let pushAgainstPresent = Scenario.order(
        EvidenceEntry(
            "push-16",
            "Nav vs present: position of A.viewDidDisappear",
            source: .claim("public-GitHub index, file id 3678267348 (index gives no repository path)"),
            notes: """
                Independent confirmation that push and full-screen present differ in the order of the
                two did* callbacks.
                """,
            events: [
                "push: B.viewDidLayoutSubviews",
                "push: A.viewDidDisappear",
                "present: B.viewDidAppear",
                "present: A.viewDidDisappear",
            ]),
        .listedPairs
    ) { stage in
        let navigation = stage.navigation([stage.page("push: A")])
        try stage.launch(navigation)
        stage.begin()
        navigation.pushViewController(stage.page("push: B"), animated: stage.animated)
        try stage.settle()
        let presenter = stage.page("present: A")
        stage.sim.window.rootViewController = presenter
        try stage.settle()
        let presented = stage.page("present: B")
        presented.modalPresentationStyle = .fullScreen
        presenter.present(presented, animated: stage.animated)
        try stage.settle()
    }

    private static let movingFlags = Scenario.rule(
        EvidenceEntry(
            "push-17",
            "isMovingToParent / isMovingFromParent during nav operations",
            source: .claim("(blog, address not kept)"),
            notes: """
                Last line of the quote (front.viewWillAppear after pop: 'already added, merely shown
                again') is cut off in the stored copy.
                """),
        statements: 5
    ) { stage in
        let navigation = stage.navigation([stage.page("root")])
        try stage.launch(navigation)
        stage.begin()
        navigation.pushViewController(stage.page("front"), animated: stage.animated)
        try stage.settle()
        let shown = stage.line("front.viewWillAppear")
        navigation.pushViewController(stage.page("back"), animated: stage.animated)
        try stage.settle()
        stage.state(
            "root.push(front): front.viewWillAppear isMovingToParent==true", shown?.isMovingToParent == true,
            "\(shown.seen)")
        let covered = stage.line("front.viewWillDisappear")
        stage.state(
            """
            front.push(back): front.viewWillDisappear \
            isMovingToParent==false,isMovingFromParent==false
            """, covered?.isMovingToParent == false && covered?.isMovingFromParent == false, covered.seen)
        let pushed = stage.line("back.viewWillAppear")
        stage.state(
            "front.push(back): back.viewWillAppear isMovingToParent==true", pushed?.isMovingToParent == true,
            pushed.seen)
        stage.begin()
        navigation.popViewController(animated: stage.animated)
        try stage.settle()
        let popped = stage.line("back.viewWillDisappear")
        stage.state(
            "back.pop: back.viewWillDisappear isMovingFromParent==true", popped?.isMovingFromParent == true,
            popped.seen)
        let revealed = stage.line("front.viewWillAppear")
        stage.state(
            "back.pop: front.viewWillAppear isMovingToParent==false", revealed?.isMovingToParent == false,
            revealed.seen)
    }

    private static let movingFlagOfRoot = Scenario.rule(
        EvidenceEntry(
            "push-18",
            "Nav root: isMovingToParent at first show",
            source: .claim("https://bamboo-hero.com/entry/is-moving-to-from-parent")),
        statements: 1
    ) { stage in
        stage.begin()
        try stage.launch(stage.navigation([stage.page("Root")]))
        let shown = stage.line("Root.viewWillAppear")
        stage.state("Root.viewWillAppear isMovingToParent==true", shown?.isMovingToParent == true, shown.seen)
    }
}

extension Optional where Wrapped == Journal.Line {
    /// A page's move properties as text.
    var seen: String {
        guard let self else { return "no such callback" }
        return "\(self.text) isMovingToParent==\(self.isMovingToParent),"
            + "isMovingFromParent==\(self.isMovingFromParent)"
    }
}

/// A navigation controller's delegate that records its callbacks.
final class NavigationLog: NSObject, UINavigationControllerDelegate {
    private let journal = Journal.current

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        journal.log("navDelegate.willShow(\(viewController.debugName ?? ""))")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        journal.log("navDelegate.didShow(\(viewController.debugName ?? ""))")
    }
}
