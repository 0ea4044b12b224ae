import Simulator

// Popped pages, and stacks that are set.
extension Scenario {
    static let pop: [Scenario] = [
        popping(
            EvidenceEntry(
                "pop-01",
                "Nav [A,B]; B popped animated",
                animated: true,
                source: .log("http://readke.com/c/0Z41505102021.html"),
                notes: "deinit of the popped VC comes AFTER the revealed VC's viewDidAppear.",
                events: [
                    "B.viewWillDisappear",
                    "A.viewWillAppear",
                    "A.loadViewIfNeeded",
                    "B.viewDidDisappear",
                    "A.viewDidAppear",
                    "B.deinit",
                ])),
        popping(
            EvidenceEntry(
                "pop-02",
                "Nav [root,B,C]; C popped (2020-04-01)",
                animated: true,
                source: .log("public-GitHub index, file id 201753979 (index gives no repository path)"),
                notes: "No layout callback on the revealed controller in this log (size unchanged).",
                events: [
                    "C.viewWillDisappear",
                    "B.viewWillAppear",
                    "C.viewDidDisappear",
                    "B.viewDidAppear",
                ]), ["root", "B", "C"]),
        popping(
            EvidenceEntry(
                "pop-03",
                "Nav [root,B]; B popped to root (2020-04-01)",
                animated: true,
                source: .log("public-GitHub index, file id 201753979 (index gives no repository path)"),
                events: [
                    "B.viewWillDisappear",
                    "A.viewWillAppear",
                    "B.viewDidDisappear",
                    "A.viewDidAppear",
                ])),
        popping(
            EvidenceEntry(
                "pop-04",
                "One controller B popped: containment + appearance callbacks of B",
                ios: "6",
                source: .claim(
                    "https://www.oreilly.com/library/view/programming-ios-6/9781449365783/ch19s10.html"),
                events: [
                    "B.willMove(toParent:nil)",
                    "B.viewWillDisappear",
                    "B.viewDidDisappear",
                    "B.didMove(toParent:nil)",
                ])),
        popping(
            EvidenceEntry(
                "pop-05",
                "B popped to A: B's callbacks (second source)",
                source: .claim("https://arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller"),
                notes: """
                    The list puts 'Animation' after viewDidDisappear, which no log supports; end of list
                    truncated in the stored copy.
                    """,
                events: [
                    "B.willMove(toParent:nil)",
                    "B.viewWillDisappear",
                    "B.updateViewConstraints",
                    "B.viewDidDisappear",
                    "B.didMove(toParent:nil)",
                ])),
        .contradicted(
            EvidenceEntry(
                "pop-06",
                "C popped to B: B's callbacks",
                source: .claim("https://arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller"),
                notes: """
                    No willMove/didMove for the revealed controller. Contradicts pop-02 on whether the
                    revealed VC lays out (depends on whether its layout is dirty).
                    """,
                events: [
                    "B.viewWillAppear",
                    "B.updateViewConstraints",
                    "B.viewWillLayoutSubviews",
                    "B.viewDidLayoutSubviews",
                    "[animation]",
                    "B.viewDidAppear",
                    "B.updateViewConstraints",
                    "B.viewWillLayoutSubviews",
                    "B.viewDidLayoutSubviews",
                ]),
            by: "pop-02",
            why: "a page that is shown again with nothing changed has no layout."
        ),
        popping(
            EvidenceEntry(
                "pop-07",
                "Nav [A,B]; pop (printed, Korean)",
                source: .log("https://sy-catbutler.tistory.com/70"),
                events: [
                    "Second.viewWillDisappear",
                    "First.viewWillAppear",
                    "Second.viewDidDisappear",
                    "First.viewDidAppear",
                ]), ["First", "Second"]),
        popping(
            EvidenceEntry(
                "pop-08",
                "Nav [A,B]; pop (2018)",
                source: .log(
                    "public-GitHub index, file ids 6862381551 and 7056224407 (index gives no repository path)"
                ),
                events: [
                    "B.viewWillDisappear",
                    "A.viewWillAppear",
                    "B.viewDidDisappear",
                    "A.viewDidAppear",
                ])),
        popping(
            EvidenceEntry(
                "pop-09",
                "Nav with delegate [A,B]; back button tapped (2012, iOS 5)",
                ios: "not stated (2012-04, iOS 5 era)",
                source: .log("http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/"),
                notes: "Rest truncated in the stored copy.",
                events: [
                    "B.viewWillDisappear",
                    "A.viewWillAppear",
                    "navDelegate.willShow(A)",
                ])), movedInOneTurn,
    ]

    private static func popping(_ entry: EvidenceEntry, _ names: [String] = ["A", "B"]) -> Scenario {
        .order(entry) { stage in
            let navigation = stage.navigation(names.dropLast().map(stage.page))
            let delegate = NavigationLog()
            navigation.delegate = delegate
            try stage.launch(navigation)
            navigation.pushViewController(stage.page(names[names.count - 1]), animated: stage.animated)
            try stage.settle()
            stage.begin()
            navigation.popViewController(animated: stage.animated)
            try stage.settle()
            withExtendedLifetime(delegate) {}
        }
    }

    private static let movedInOneTurn = Scenario.messages(
        EvidenceEntry(
            "setvc-02",
            """
            Two navs A and B, both inside one root; navB.setViewControllers([b], animated:false) \
            removes C, then navA.setViewControllers([a,C], animated:false) in the same turn
            """,
            ios: "9+", animated: false,
            source: .log("https://forums.developer.apple.com/forums/thread/52937"),
            notes: """
                Works if C.view.removeFromSuperview() is called first: the hierarchy check looks at the
                view's superview, which is still in the old nav (removal is deferred even when not
                animated).
                """,
            events: [
                "navA.setViewControllers -> throws UIViewControllerHierarchyInconsistency"
            ])
    ) { stage in
        @MainActor func app() throws -> (UINavigationController, UINavigationController, Page) {
            let page = stage.page("C")
            let left = stage.navigation([stage.page("a")], name: "navA")
            let right = stage.navigation([stage.page("b"), page], name: "navB")
            let container = stage.page("root")
            container.on("viewDidLoad") { [unowned container] in
                for child in [left, right] {
                    container.addChild(child)
                    container.view.addSubview(child.view)
                    child.didMove(toParent: container)
                }
            }
            try stage.launch(container)
            return (left, right, page)
        }
        let (left, right, page) = try app()
        right.setViewControllers([right.viewControllers[0]], animated: false)
        left.setViewControllers([left.viewControllers[0], page], animated: false)
        try stage.settle()
        let refusals = stage.sim.diagnostics.count
        let (otherLeft, otherRight, freed) = try app()
        otherRight.setViewControllers([otherRight.viewControllers[0]], animated: false)
        freed.view.removeFromSuperview()
        otherLeft.setViewControllers([otherLeft.viewControllers[0], freed], animated: false)
        try stage.settle()
        stage.note(
            "works if C.view.removeFromSuperview() is called first",
            stage.sim.diagnostics.count == refusals && otherLeft.topViewController === freed,
            "\(stage.sim.diagnostics.dropFirst(refusals))")
    }
}
