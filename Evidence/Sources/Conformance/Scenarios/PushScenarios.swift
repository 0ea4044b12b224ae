import Simulator

// A pushed page.
extension Scenario {
    static let push: [Scenario] =
        [
            pushingBySegue("push-01"),
            pushing("push-02"), pushing("push-03", "B", "C", above: ["root"]), pushing("push-04"),
            pushingBySegue("push-05"),
            pushing("push-06"), pushing("push-08"), pushing("push-10"), pushingTwice,
            pushing("push-13", "vc1", "vc2"), pushing("push-14"),
        ] + [
            pushAgainstPresent, movingFlags, movingFlagOfRoot,
            .uncovered(
                "push-20", "Systems before iOS 12: a navigation controller took any added child for a page."),
        ]

    private static func pushingBySegue(_ id: String) -> Scenario {
        .order(id) { stage in
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
        _ id: String, _ from: String = "A", _ to: String = "B", above: [String] = []
    ) -> Scenario {
        .order(id) { stage in
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

    private static let pushingTwice = Scenario.order("push-11") { stage in
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
    private static let pushAgainstPresent = Scenario.order("push-16", .listedPairs) { stage in
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

    private static let movingFlags = Scenario.statements("push-17") { stage in
        let navigation = stage.navigation([stage.page("root")])
        try stage.launch(navigation)
        stage.begin()
        navigation.pushViewController(stage.page("front"), animated: stage.animated)
        try stage.settle()
        let shown = stage.line("front.viewWillAppear")
        navigation.pushViewController(stage.page("back"), animated: stage.animated)
        try stage.settle()
        stage.state(0, shown?.isMovingToParent == true, "\(shown.seen)")
        let covered = stage.line("front.viewWillDisappear")
        stage.state(
            1, covered?.isMovingToParent == false && covered?.isMovingFromParent == false, covered.seen)
        let pushed = stage.line("back.viewWillAppear")
        stage.state(2, pushed?.isMovingToParent == true, pushed.seen)
        stage.begin()
        navigation.popViewController(animated: stage.animated)
        try stage.settle()
        let popped = stage.line("back.viewWillDisappear")
        stage.state(3, popped?.isMovingFromParent == true, popped.seen)
        let revealed = stage.line("front.viewWillAppear")
        stage.state(4, revealed?.isMovingToParent == false, revealed.seen)
    }

    private static let movingFlagOfRoot = Scenario.statements("push-18") { stage in
        stage.begin()
        try stage.launch(stage.navigation([stage.page("Root")]))
        let shown = stage.line("Root.viewWillAppear")
        stage.state(0, shown?.isMovingToParent == true, shown.seen)
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
