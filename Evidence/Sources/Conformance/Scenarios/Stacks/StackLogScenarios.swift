import Simulator

// Stacks, according to devices' logs.
extension Scenario {
    static let stackLogs: [Scenario] = [
        .order(
            EvidenceEntry(
                "launch-08",
                """
                App launch; A root of UINavigationController with a UINavigationControllerDelegate \
                (2012, iOS 5)
                """,
                ios: "not stated (2012-04, iOS 5 era)",
                source: .log("http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/"),
                notes: """
                    On the very first show the delegate's didShow fires TWICE: once before and once
                    after viewDidAppear (iOS 5). willShow comes AFTER the VC's viewWillAppear.
                    """,
                events: [
                    "A.viewDidLoad",
                    "A.viewWillAppear",
                    "navDelegate.willShow(A)",
                    "navDelegate.didShow(A)",
                    "A.viewDidAppear",
                    "navDelegate.didShow(A)",
                ]),
            remark: inCode
        ) { stage in
            let delegate = NavigationLog()
            stage.begin()
            let navigation = stage.navigation([stage.page("A")])
            navigation.delegate = delegate
            try stage.launch(navigation)
            withExtendedLifetime(delegate) {}
        },
        .rule(
            EvidenceEntry(
                "push-19",
                "State of nav.viewControllers when viewWillDisappear runs",
                source: .claim(
                    "https://www.exchangetuts.com/viewwilldisappear-determine-whether-view-controller-is-being-popped-or-is-showing-a-sub-view-controller-1639495144429388"
                )),
            statements: 2
        ) { stage in
            let (a, b) = (stage.page("A"), stage.page("B"))
            let navigation = stage.navigation([a])
            try stage.launch(navigation)
            var seen: [[UIViewController]] = []
            for page in [a, b] { page.on("viewWillDisappear") { seen.append(navigation.viewControllers) } }
            navigation.pushViewController(b, animated: stage.animated)
            try stage.settle()
            navigation.popViewController(animated: stage.animated)
            try stage.settle()
            stage.state(
                """
                push: A.viewWillDisappear sees nav.viewControllers already containing B (A at \
                count-2)
                """, seen.first == [a, b], "\(seen)")
            stage.state(
                "pop: B.viewWillDisappear sees nav.viewControllers no longer containing B", seen.last == [a],
                "\(seen)")
        },
        .order(
            EvidenceEntry(
                "poproot-01",
                """
                Nav [First, Second, Third]; Third calls popToRootViewController (animated not \
                stated)
                """,
                source: .claim("https://kaopuke.com/article/k-p-k_14_uzogf0_13__23__6_y.html"),
                notes: """
                    Reads as a transcribed log. KEY: intermediate Second gets NO appearance callbacks;
                    it is deallocated between the will* and did* phases, i.e. removed at the START of
                    the transition; the top VC is freed at the end. Same article's push line ends
                    'viewDidAppear(FirstVC)', an obvious typo for SecondVC.
                    """,
                events: [
                    "Third.viewWillDisappear",
                    "First.viewWillAppear",
                    "Second.deinit",
                    "Third.viewDidDisappear",
                    "First.viewDidAppear",
                    "Third.deinit",
                ])
        ) { stage in
            for animated in [true, false] {
                let navigation = stage.navigation([stage.page("First")])
                try stage.launch(navigation)
                for name in ["Second", "Third"] {
                    navigation.pushViewController(stage.page(name), animated: false)
                    try stage.settle()
                }
                stage.begin()
                navigation.popToRootViewController(animated: animated)
                try stage.settle()
                stage.close()
            }
        },
        .order(
            EvidenceEntry(
                "ipop-10",
                "transitionCoordinator.notifyWhenInteractionEnds vs viewWillAppear on cancel",
                ios: "7+",
                source: .claim("http://mamicode.com/info-detail-1052698.html"),
                notes: "The last line is that of a swipe that is cancelled.",
                events: [
                    "Top.viewWillDisappear",
                    "coordinator.notifyWhenInteractionEnds block",
                    "Top.viewWillAppear",
                ]),
            remark:
                "With notifyWhenInteractionChanges, which Apple has put in the place of the deprecated one."
        ) { stage in
            let (below, top) = (stage.page("Below"), stage.page("Top"))
            let navigation = stage.navigation([below, top])
            try stage.launch(navigation)
            top.on("viewWillDisappear") { [unowned top] in
                top.transitionCoordinator?.notifyWhenInteractionChanges { _ in
                    stage.log("coordinator.notifyWhenInteractionEnds block")
                }
            }
            stage.begin()
            stage.sim.edgeSwipe(to: 0.3)
            stage.sim.endSwipe(.cancel)
            try stage.settle()
            stage.close()
        },
        .open(
            EvidenceEntry(
                "push-12",
                "Nav push with animated:NO of a storyboard VC (B)",
                animated: false,
                source: .claim("https://wsa.jianshu.io/p/ff7ded05242d"),
                notes: """
                    Author shows console screenshots (images not in the stored text). Non-animated:
                    viewDidAppear runs BEFORE the first layout pass, and at that point B is not yet
                    visible; loadViewIfNeeded runs before loadView. The same article:
                    http://reibang.com/p/ff7ded05242d.
                    """,
                events: [
                    "B.viewWillAppear",
                    "B.viewDidAppear",
                    "B.viewWillLayoutSubviews",
                    "B.viewDidLayoutSubviews",
                ]),
            "One author says so, and a crash log has an unanimated change end inside the layout of the stack's view; no "
                + "second log was found, and nothing says what of the coordinator that there is until iOS 17."
        ),
        .open(
            EvidenceEntry(
                "setvc-01",
                "Nav [vc1,vc2,vc3]; setViewControllers([other], animated:true)",
                ios: "not stated (2014, iOS 7 era)",
                source: .claim("https://github.com/lionheart/openradar-mirror/issues/12177"),
                notes: """
                    iOS 7 era. Step 3 of the report is truncated in the stored copy ('Note that the
                    will/didMove… are on…', apparently: only called for the others). Surprising
                    asymmetry between pop and setViewControllers.
                    """,
                events: [
                    "vc3: NO willMove(toParent:nil)",
                    "vc3: NO didMove(toParent:nil)",
                ]),
            "A radar of iOS 7 that is cut off; nothing says that it holds on iOS 12 and later."
        ),
    ]
}
