import Simulator

// Requests during a transition of another kind.
extension Scenario {
    /// The events of the device's traces are represented by their visible effects, as in defer-01.
    static let deferredPresentations: [Scenario] = [
        .order("defer-02") { stage in
            for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom] {
                let (a, b, c) = (stage.page("A"), stage.page("B"), stage.page("C", style))
                let navigation = stage.navigation([a])
                try stage.launch(navigation)
                b.on("viewDidAppear") { stage.log("completeTransition:") }
                c.on("viewDidLoad") {
                    stage.log("_presentViewController:withAnimationController:completion:")
                }
                navigation.pushViewController(b, animated: true)
                stage.sim.advance(by: 0.1)
                navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                    stage.log("_runAlongsideCompletions")
                }
                stage.begin()
                stage.log("present called")
                b.present(c, animated: true)
                stage.note("nobody is presented yet", b.presentedViewController == nil, "C is")
                try stage.settle()
                stage.note("it is presented then", b.presentedViewController === c, "it is lost")
            }
        },
        .statements("defer-05") { stage in
            for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
                let (a, b) = (stage.page("A"), stage.page("B"))
                let navigation = stage.navigation([a])
                try stage.launch(navigation)
                a.present(stage.page("Blue", style), animated: true)
                stage.sim.advance(by: 0.1)
                navigation.pushViewController(b, animated: true)
                stage.sim.advance(by: 0.1)
                stage.state(0, navigation.viewControllers == [a], "\(navigation.viewControllers)")
                try stage.settle()
                stage.state(1, navigation.viewControllers == [a, b], "\(navigation.viewControllers)")
            }
        },
    ]
}
