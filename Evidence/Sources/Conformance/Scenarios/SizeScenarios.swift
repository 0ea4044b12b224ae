import Simulator

// The recipients of size changes.
extension Scenario {
    static let sizes: [Scenario] = [
        .order("pub-rotate-03") { stage in
            try stage.launch(stage.page("A"))
            stage.begin()
            stage.sim.rotate(to: .landscapeLeft)
            try stage.settle()
        },
        .order(
            "pub-rotate-04", .listedPairs, leavingOut: [4],
            remark:
                "Without updateViewConstraints, which the constraints of the source's storyboard bring about."
        ) { stage in
            let (parent, child) = (stage.page("ViewController"), stage.page("Child1"))
            try stage.launch(parent)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            try stage.settle()
            stage.begin()
            stage.sim.rotate(to: .landscapeLeft)
            try stage.settle()
        },
        .statements("pub-size-01") { stage in
            let navigation = stage.navigation([stage.page("1")])
            try stage.launch(navigation)
            navigation.pushViewController(stage.page("2"), animated: true)
            try stage.settle()
            stage.sim.rotate(to: .landscapeLeft)
            try stage.settle()
            stage.begin()
            stage.sim.rotate(to: .portrait)
            try stage.settle()
            let told = stage.lines.filter { $0.hasSuffix("viewWillTransition(to:size)") }
            stage.state(0, told == ["2.viewWillTransition(to:size)"], "\(told)")
        },
        .statements("pub-size-02") { stage in
            let (presenter, presented) = (UprightPage("A"), stage.page("B", .fullScreen))
            try stage.launch(presenter)
            stage.begin()
            stage.sim.rotate(to: .landscapeLeft)
            try stage.settle()
            stage.state(0, !stage.has("A.viewWillTransition(to:size)"), "\(stage.lines)")
            stage.sim.rotate(to: .portrait)
            presenter.present(presented, animated: true)
            try stage.settle()
            stage.begin()
            stage.sim.rotate(to: .landscapeLeft)
            try stage.settle()
            stage.state(1, stage.has("A.viewWillTransition(to:size)"), "\(stage.lines)")
        },
        .statements("pub-size-03") { stage in
            let (parent, child) = (stage.page("Parent"), stage.page("Child"))
            try stage.launch(parent)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            try stage.settle()
            stage.begin()
            child.view.frame.size.height = 100
            try stage.settle()
            stage.state(0, !stage.has("Child.viewWillTransition(to:size)"), "\(stage.lines)")
        },
    ]
}

/// A page that supports only portrait.
private final class UprightPage: Page {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
