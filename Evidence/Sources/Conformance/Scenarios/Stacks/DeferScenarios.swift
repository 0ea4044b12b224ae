import Simulator

// Changes of a stack that are requested too early.
extension Scenario {
    static let deferrals: [Scenario] = [pushDuringTransition, stackDuringTransition, deferredOrNot]

    /// The events of the device's trace are represented by their visible effects: the running transition's completion by the appearing
    /// page's `viewDidAppear`, the deferred push by `willMove` of its page.
    private static let pushDuringTransition = Scenario.order(
        EvidenceEntry(
            "defer-01",
            "pushViewController(animated:) called while another coordinated transition is running",
            ios: "traces from 2016 (UIKit) and 2020 (UIKitCore)",
            source: .log("https://github.com/samuelclay/NewsBlur/issues/886"),
            notes: """
                The nav push (and the 'same instance' exception) happen inside the completion of the
                transition in progress, i.e. a second push is deferred, not dropped. The trace alone
                cannot exclude that the APP queued the push in a coordinator completion block.
                """,
            events: [
                "pushViewController called",
                "[queued on the running transition coordinator]",
                "completeTransition:",
                "_runAlongsideCompletions",
                "pushViewController executes",
            ])
    ) { stage in
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

    private static let stackDuringTransition = Scenario.rule(
        EvidenceEntry(
            "defer-03",
            "nav.viewControllers changed during a running nav transition",
            ios: "not stated (2020-03)",
            source: .claim("https://github.com/software-mansion/react-native-screens/pull/409")),
        statements: 1
    ) { stage in
        let (a, b, c) = (stage.page("A"), stage.page("B"), stage.page("C"))
        let navigation = stage.navigation([a])
        try stage.launch(navigation)
        navigation.pushViewController(b, animated: true)
        stage.sim.advance(by: 0.1)
        navigation.viewControllers = [a, c]
        stage.state(
            "nav.viewControllers not updated immediately", navigation.viewControllers == [a, b],
            "\(navigation.viewControllers)")
        try stage.settle()
        stage.note(
            "it is updated later", navigation.viewControllers == [a, c], "\(navigation.viewControllers)")
    }

    private static let deferredOrNot = Scenario.rule(
        EvidenceEntry(
            "defer-04",
            "General remark by the author of Chameleon (UIKit re-implementation)",
            source: .claim("https://github.com/BigZaphod/Chameleon/issues/1")),
        statements: 1
    ) { stage in
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
            """
            order/timing of nav callbacks depends on many factors; sometimes deferred for a run-loop \
            cycle, sometimes not
            """, isDeferred && isAtOnce,
            "put off without a layout: \(isDeferred), at once with one: \(isAtOnce)")
    }
}
