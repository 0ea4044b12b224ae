import Simulator

// Popped pages, and stacks that are set.
extension Scenario {
    static let pop: [Scenario] = [
        popping("pop-01"), popping("pop-02", ["root", "B", "C"]), popping("pop-03"), popping("pop-04"),
        popping("pop-05"),
        .contradicted(
            "pop-06", by: "pop-02", why: "a page that is shown again with nothing changed has no layout."),
        popping("pop-07", ["First", "Second"]), popping("pop-08"), popping("pop-09"), movedInOneTurn,
    ]

    private static func popping(_ id: String, _ names: [String] = ["A", "B"]) -> Scenario {
        .order(id) { stage in
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

    private static let movedInOneTurn = Scenario.messages("setvc-02") { stage in
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
