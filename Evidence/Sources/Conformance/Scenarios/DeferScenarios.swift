import Simulator

// Changes of a stack that are requested too early.
extension Scenario {
    static let deferrals: [Scenario] = [pushDuringTransition, stackDuringTransition, deferredOrNot]

    /// The events of the device's trace are represented by their visible effects: the running transition's completion by the appearing
    /// page's `viewDidAppear`, the deferred push by `willMove` of its page.
    private static let pushDuringTransition = Scenario.order("defer-01") { stage in
        let navigation = stage.navigation([stage.page("A")])
        try stage.launch(navigation)
        let (b, c) = (stage.page("B"), stage.page("C"))
        b.on("viewDidAppear") { stage.log("completeTransition:") }
        c.on("willMove(toParent:nav)") { stage.log("pushViewController executes") }
        navigation.pushViewController(b, animated: true)
        stage.sim.advance(by: 0.1)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            stage.log("_runAlongsideCompletions")
        }
        stage.begin()
        stage.log("pushViewController called")
        navigation.pushViewController(c, animated: false)
        stage.note(stage.entry.events[1], navigation.topViewController === b, "it is pushed at once")
        try stage.settle()
        stage.note("the second push is not dropped", navigation.topViewController === c, "it is lost")
    }

    private static let stackDuringTransition = Scenario.statements("defer-03") { stage in
        let (a, b, c) = (stage.page("A"), stage.page("B"), stage.page("C"))
        let navigation = stage.navigation([a])
        try stage.launch(navigation)
        navigation.pushViewController(b, animated: true)
        stage.sim.advance(by: 0.1)
        navigation.viewControllers = [a, c]
        stage.state(0, navigation.viewControllers == [a, b], "\(navigation.viewControllers)")
        try stage.settle()
        stage.note(
            "it is updated later", navigation.viewControllers == [a, c], "\(navigation.viewControllers)")
    }

    private static let deferredOrNot = Scenario.statements("defer-04") { stage in
        let navigation = stage.navigation([stage.page("A")])
        try stage.launch(navigation)
        stage.begin()
        navigation.pushViewController(stage.page("B"), animated: false)
        let isDeferred = !stage.has("B.viewWillAppear")
        try stage.settle()
        stage.begin()
        navigation.pushViewController(stage.page("C"), animated: false)
        navigation.view.layoutIfNeeded()
        let isAtOnce = stage.has("C.viewWillAppear")
        try stage.settle()
        stage.state(
            0, isDeferred && isAtOnce,
            "put off without a layout: \(isDeferred), at once with one: \(isAtOnce)")
    }
}
