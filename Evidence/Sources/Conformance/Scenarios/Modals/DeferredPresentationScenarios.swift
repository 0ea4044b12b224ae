import Simulator

// Requests during a transition of another kind.
extension Scenario {
    /// The events of the device's traces are represented by their visible effects, as in defer-01.
    static let deferredPresentations: [Scenario] = [
        .order(
            EvidenceEntry(
                "defer-02",
                "present() called while a coordinated transition is running",
                ios: "traces from 2017-2018",
                source: .log("https://github.com/awslabs/aws-sdk-ios-samples/issues/203"),
                notes: """
                    Frame 3 is UIKit's own block inside _presentViewController:animated:completion:, so
                    UIKit itself defers a present issued during a transition. Two more crash logs have
                    the same frames: https://github.com/banchichen/TZImagePickerController/issues/402
                    (2017-03, iOS 10) and
                    https://github.com/material-components/material-components-ios/issues/8506 (2019-09,
                    iOS 13). What is refused is refused only then: the exceptions come out of the
                    deferred block.
                    """,
                events: [
                    "present called",
                    "completeTransition:",
                    "_runAlongsideCompletions",
                    "_presentViewController:withAnimationController:completion:",
                ])
        ) { stage in
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
        .rule(
            EvidenceEntry(
                "defer-05",
                "pushViewController while a modal presentation runs (iOS 11.4)",
                ios: "11.4", animated: true,
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/20368"),
                notes: """
                    Mirror of defer-02. Radar 44091459: the author names both a running push and a
                    running presentation. The crash logs of defer-01 and defer-02 show the same way, a
                    call that is made in the completions of the running transition.
                    """),
            statements: 2
        ) { stage in
            for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
                let (a, b) = (stage.page("A"), stage.page("B"))
                let navigation = stage.navigation([a])
                try stage.launch(navigation)
                a.present(stage.page("Blue", style), animated: true)
                stage.sim.advance(by: 0.1)
                navigation.pushViewController(b, animated: true)
                stage.sim.advance(by: 0.1)
                stage.state(
                    "viewControllers unchanged while the presentation runs",
                    navigation.viewControllers == [a], "\(navigation.viewControllers)")
                try stage.settle()
                stage.state(
                    "the push is made when it has ended", navigation.viewControllers == [a, b],
                    "\(navigation.viewControllers)")
            }
        },
    ]
}
