import Simulator

// Presenting and presented controllers.
extension Scenario {
    static let relations: [Scenario] = [
        .rule(
            EvidenceEntry(
                "rel-01",
                "A presents B presents C: property values",
                source: .log("https://www.shuzhiduo.com/A/RnJWvgOwzq"),
                notes: """
                    Second source: https://takorras.hatenablog.com/entry/2020/06/25/000726 (table A nil
                    B / B A C / C B nil).
                    """),
            statements: 3
        ) { stage in
            let pages = ["A", "B", "C"].map { stage.page($0, .fullScreen) }
            try stage.launch(pages[0])
            for (lower, upper) in zip(pages, pages.dropFirst()) {
                lower.present(upper, animated: true)
                try stage.settle()
            }
            for (statement, page) in zip(
                [
                    "A.presentingViewController=nil, A.presentedViewController=B",
                    "B.presentingViewController=A, B.presentedViewController=C",
                    "C.presentingViewController=B, C.presentedViewController=nil",
                ], pages)
            {
                let values =
                    "\(page.name).presentingViewController=\(page.presentingViewController?.debugName ?? "nil"), "
                    + "\(page.name).presentedViewController=\(page.presentedViewController?.debugName ?? "nil")"
                stage.state(statement, values == statement, values)
            }
        },
        .rule(
            EvidenceEntry(
                "rel-03",
                "Header definition of the two properties",
                source: .documentation("https://dev.mo4tech.com/ios-talk-about-present-and-dismiss.html"),
                notes: """
                    Both getters walk up the PARENT chain: a nav's child reports the nav's
                    presented/presenting VC.
                    """),
            statements: 2
        ) { stage in
            let (lower, upper) = (stage.page("lower"), stage.page("upper"))
            let below = stage.navigation([lower])
            let above = stage.navigation([upper])
            try stage.launch(below)
            lower.present(above, animated: true)
            try stage.settle()
            stage.state(
                "presentedViewController: presented by this VC or its nearest ancestor",
                lower.presentedViewController === above && below.presentedViewController === above,
                "\(String(describing: lower.presentedViewController))")
            stage.state(
                "presentingViewController: VC that presented this VC (or its farthest ancestor)",
                upper.presentingViewController === below && above.presentingViewController === below,
                "\(String(describing: upper.presentingViewController))")
        },
        .rule(
            EvidenceEntry(
                "rel-05",
                "present(): receiver need not be the presenter",
                source: .documentation(
                    "https://dev.to/onmyway133/understanding-presentingviewcontroller-19c9")),
            statements: 1
        ) { stage in
            let page = stage.page("page")
            let navigation = stage.navigation([page])
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            try stage.launch(tabs)
            let presented = stage.page("presented")
            page.present(presented, animated: true)
            try stage.settle()
            stage.state(
                "request forwarded up the parent chain to a VC able to present",
                presented.presentingViewController === tabs,
                "presented by \(String(describing: presented.presentingViewController))")
        },
    ]

    static let roots: [Scenario] = [
        .rule(
            EvidenceEntry(
                "root-01",
                """
                window.rootViewController = X; X presents Y full screen; then \
                window.rootViewController = Z
                """,
                ios: "not stated (2014-11, iOS 8 era)",
                source: .log(
                    "https://devpeace.com/ios/26763020/leaking-views-when-changing-rootviewcontroller-inside-transitionwithview"
                ),
                notes: """
                    X.dismiss(animated:false) immediately before leaves X's view; dismiss first and
                    replace in its completion gives a clean hierarchy.
                    """),
            statements: 1
        ) { stage in
            let x = stage.page("X")
            let y = stage.page("Y", .fullScreen)
            let z = stage.page("Z")
            try stage.launch(x)
            x.present(y, animated: true)
            try stage.settle()
            let window = try require(stage.sim.window)
            window.rootViewController = z
            try stage.settle()
            let isInside = y.view.window === window && y.view.superview !== window
            stage.state(
                "Y's view stays in the window, inside its UITransitionView, behind Z's view",
                isInside && y.view.isBehind(z.view), "in the window, inside another view: \(isInside)")
        },
        .rule(
            EvidenceEntry(
                "root-02",
                "A root; A presents B; C set as root",
                source: .log("https://github.com/onmyway133/notes/issues/251")),
            statements: 2
        ) { stage in
            stage.begin()
            var view: UIView?
            @MainActor func app() throws {
                let a = stage.page("A")
                view = a.view
                try stage.launch(a)
                a.present(stage.page("B"), animated: true)
                try stage.settle()
            }
            try app()
            let c = stage.page("C")
            stage.sim.window.rootViewController = c
            try stage.settle()
            stage.state("A.deinit", stage.has("A.deinit"), "A is alive")
            stage.state(
                "A's view still behind", view?.window != nil && view?.isBehind(c.view) == true,
                "A's view is out of the window")
        },
        .rule(
            EvidenceEntry(
                "root-03",
                "Documented behavior of setting rootViewController",
                source: .documentation("https://github.com/onmyway133/notes/issues/251"),
                notes: "No source with the appearance-callback ORDER for root replacement was found."),
            statements: 2
        ) { stage in
            let (old, new) = (stage.page("old"), stage.page("new"))
            try stage.launch(old)
            stage.sim.window.rootViewController = new
            try stage.settle()
            stage.state("[old root's views removed]", old.view.window == nil, "in the window")
            stage.state(
                "[new root's view installed]", new.view.window === stage.sim.window, "not in the window")
        },
        .contradicted(
            EvidenceEntry(
                "root-04",
                "Login flow A, B, C presented, then window.rootViewController = D without dismissing",
                source: .log("http://www.lxweimin.com/p/3771161f005f"),
                notes: "Contradicts root-02 on whether A is freed (different nesting / iOS version).",
                events: [
                    "A, B, C: no deinit"
                ]),
            by: "root-02",
            why: "the old root is freed."
        ),
    ]
}
