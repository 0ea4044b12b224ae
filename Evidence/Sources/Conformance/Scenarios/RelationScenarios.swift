import Simulator

// Presenting and presented controllers.
extension Scenario {
    static let relations: [Scenario] = [
        .statements("rel-01") { stage in
            let pages = ["A", "B", "C"].map { stage.page($0, .fullScreen) }
            try stage.launch(pages[0])
            for (lower, upper) in zip(pages, pages.dropFirst()) {
                lower.present(upper, animated: true)
                try stage.settle()
            }
            for (position, page) in pages.enumerated() {
                let values =
                    "\(page.name).presentingViewController=\(page.presentingViewController?.debugName ?? "nil"), "
                    + "\(page.name).presentedViewController=\(page.presentedViewController?.debugName ?? "nil")"
                stage.state(position, values == stage.entry.events[position], values)
            }
        },
        .statements("rel-03") { stage in
            let (lower, upper) = (stage.page("lower"), stage.page("upper"))
            let below = stage.navigation([lower])
            let above = stage.navigation([upper])
            try stage.launch(below)
            lower.present(above, animated: true)
            try stage.settle()
            stage.state(
                0, lower.presentedViewController === above && below.presentedViewController === above,
                "\(String(describing: lower.presentedViewController))")
            stage.state(
                1, upper.presentingViewController === below && above.presentingViewController === below,
                "\(String(describing: upper.presentingViewController))")
        },
        .statements("rel-05") { stage in
            let page = stage.page("page")
            let navigation = stage.navigation([page])
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            try stage.launch(tabs)
            let presented = stage.page("presented")
            page.present(presented, animated: true)
            try stage.settle()
            stage.state(
                0, presented.presentingViewController === tabs,
                "presented by \(String(describing: presented.presentingViewController))")
        },
    ]

    static let roots: [Scenario] = [
        .statements("root-01") { stage in
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
                0, isInside && y.view.isBehind(z.view), "in the window, inside another view: \(isInside)")
        },
        .statements("root-02") { stage in
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
            stage.state(0, stage.has("A.deinit"), "A is alive")
            stage.state(
                1, view?.window != nil && view?.isBehind(c.view) == true, "A's view is out of the window")
        },
        .statements("root-03") { stage in
            let (old, new) = (stage.page("old"), stage.page("new"))
            try stage.launch(old)
            stage.sim.window.rootViewController = new
            try stage.settle()
            stage.state(0, old.view.window == nil, "in the window")
            stage.state(1, new.view.window === stage.sim.window, "not in the window")
        },
        .contradicted("root-04", by: "root-02", why: "the old root is freed."),
    ]
}
