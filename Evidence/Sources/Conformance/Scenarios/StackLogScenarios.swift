import Simulator

// Stacks, according to devices' logs.
extension Scenario {
    static let stackLogs: [Scenario] = [
        .order("launch-08", remark: inCode) { stage in
            let delegate = NavigationLog()
            stage.begin()
            let navigation = stage.navigation([stage.page("A")])
            navigation.delegate = delegate
            try stage.launch(navigation)
            withExtendedLifetime(delegate) {}
        },
        .statements("push-19") { stage in
            let (a, b) = (stage.page("A"), stage.page("B"))
            let navigation = stage.navigation([a])
            try stage.launch(navigation)
            var seen: [[UIViewController]] = []
            for page in [a, b] { page.on("viewWillDisappear") { seen.append(navigation.viewControllers) } }
            navigation.pushViewController(b, animated: stage.animated)
            try stage.settle()
            navigation.popViewController(animated: stage.animated)
            try stage.settle()
            stage.state(0, seen.first == [a, b], "\(seen)")
            stage.state(1, seen.last == [a], "\(seen)")
        },
        .order("poproot-01") { stage in
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
            "ipop-10",
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
            "push-12",
            "One author says so, and a crash log has an unanimated change end inside the layout of the stack's view; no "
                + "second log was found, and nothing says what of the coordinator that there is until iOS 17."
        ),
        .open(
            "setvc-01", "A radar of iOS 7 that is cut off; nothing says that it holds on iOS 12 and later."),
    ]
}
