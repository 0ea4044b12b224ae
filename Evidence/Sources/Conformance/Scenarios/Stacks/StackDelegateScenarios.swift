import Simulator

// The callbacks of a stack's delegate without a push or pop: the stack itself becomes visible.
extension Scenario {
    static let stackDelegates: [Scenario] = [
        .order(
            EvidenceEntry(
                "pub-didshow-01",
                """
                Tab bar controller with navigation controllers that have a delegate; a tab not \
                loaded yet is selected, then the first one, then the second again
                """,
                ios: "10",
                source: .log("https://github.com/lionheart/openradar-mirror/issues/16661"),
                notes: """
                    Radar 29912893, "UINavigationControllerDelegate method being called twice", a
                    duplicate of 9602023. The selection of a loaded tab is one call.
                    """,
                events: [
                    "[the second tab, loaded now]",
                    "navDelegate.didShow(Second)",
                    "navDelegate.didShow(Second)",
                    "[the first tab, loaded before]",
                    "navDelegate.didShow(First)",
                    "[the second tab again, loaded as well]",
                    "navDelegate.didShow(Second)",
                ])
        ) { stage in
            let tabs = UITabBarController()
            let delegate = NavigationLog()
            tabs.viewControllers = ["First", "Second"].map { name in
                let navigation = stage.navigation([stage.page(name)])
                navigation.delegate = delegate
                return navigation
            }
            try stage.launch(tabs)
            stage.begin()
            for (tab, remark) in [(1, "loaded now"), (0, "loaded before"), (1, "loaded as well")] {
                stage.remark(remark)
                stage.sim.tapTab(tab, in: tabs)
                try stage.settle()
            }
            withExtendedLifetime(delegate) {}
        },
        launching(
            EvidenceEntry(
                "pub-didshow-02",
                "App launch; A root of nav with delegate (2012, iOS 5)",
                ios: "not stated (2012-04, iOS 5 era)", animated: false,
                source: .log("http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/"),
                notes: """
                    The first lines of the log of push-05, "UIViewController Life Cycle".
                    """,
                events: [
                    "A.viewDidLoad",
                    "A.viewWillAppear",
                    "navDelegate.willShow(A)",
                    "navDelegate.didShow(A)",
                    "A.viewDidAppear",
                    "navDelegate.didShow(A)",
                ]), "A"),
        launching(
            EvidenceEntry(
                "pub-didshow-03",
                "A nav with a delegate is the root of the window",
                ios: "12.0",
                source: .log("https://github.com/lionheart/openradar-mirror/issues/20508"),
                notes: """
                    Radar 44966342, "navigationController(_:didShow:animated:) called twice".
                    """,
                events: [
                    "navDelegate.didShow(Root)",
                    "navDelegate.didShow(Root)",
                ]), "Root"),
        .order(
            EvidenceEntry(
                "pub-stack-01",
                "App launch; a root in a subclassed nav that logs as well (2018-08)",
                ios: "not stated (2018-08, iOS 11 era)", animated: false,
                source: .log(
                    "https://github.com/vineetchoudhary/iOS-in-Depth/blob/master/ApplicationAndViewControllerLifeCycle/README.md"
                ),
                notes: """
                    Each line is printed after the call of super, in which a navigation controller tells
                    its page: so the page comes first. Without loading and layout: in the log the page
                    is loaded inside the layout of the stack.
                    """,
                events: [
                    "Nav.viewWillAppear",
                    "ViewController.viewWillAppear",
                    "ViewController.viewDidAppear",
                    "Nav.viewDidAppear",
                ]),
            remark: inCode
        ) { stage in
            stage.begin()
            let navigation = LoggedNavigation(rootViewController: stage.page("ViewController"))
            navigation.debugName = "Nav"
            navigation.logsLast = true
            try stage.launch(navigation)
        },
        .order(
            EvidenceEntry(
                "pub-didshow-04",
                "Nav with delegate presents a modal over the full screen, which is dismissed",
                animated: true,
                source: .claim("public-GitHub index, file id 41418882411 (index gives no repository path)"),
                notes: """
                    A comment in Uno Platform: the method is called again with the same controller when
                    a modal is dismissed.
                    """,
                events: [
                    "navDelegate.didShow(Top)"
                ])
        ) { stage in
            let navigation = stage.navigation([stage.page("Top")])
            let delegate = NavigationLog()
            navigation.delegate = delegate
            try stage.launch(navigation)
            navigation.present(stage.page("Modal", .fullScreen), animated: true)
            try stage.settle()
            stage.begin()
            navigation.dismiss(animated: true)
            try stage.settle()
            withExtendedLifetime(delegate) {}
        },
    ]

    private static func launching(_ entry: EvidenceEntry, _ root: String) -> Scenario {
        .order(entry, remark: inCode) { stage in
            let delegate = NavigationLog()
            stage.begin()
            let navigation = stage.navigation([stage.page(root)])
            navigation.delegate = delegate
            try stage.launch(navigation)
            withExtendedLifetime(delegate) {}
        }
    }
}
