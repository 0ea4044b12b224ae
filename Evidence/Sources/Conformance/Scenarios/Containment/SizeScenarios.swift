import Simulator

// The recipients of size changes.
extension Scenario {
    static let sizes: [Scenario] = [
        .order(
            EvidenceEntry(
                "pub-rotate-03",
                "A in sight; the device is turned (Xcode 10.2, iOS 12.2)",
                ios: "12.2",
                source: .log("https://yagamo-style.com/2019/05/21/viewcontrollerlifecycle"),
                notes: "The log of launch-02 goes on so.",
                events: [
                    "A.viewWillTransition(to:size)",
                    "A.viewWillLayoutSubviews",
                    "A.viewDidLayoutSubviews",
                ])
        ) { stage in
            try stage.launch(stage.page("A"))
            stage.begin()
            stage.sim.rotate(to: .landscapeLeft)
            try stage.settle()
        },
        .order(
            EvidenceEntry(
                "pub-rotate-04",
                "A container with Child1 is turned",
                ios: "book example kept current iOS 8-15; version of the transcript not stated",
                source: .log(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p334containerEventForwarding/ch19p647containerEventForwarding/ViewController.swift"
                ),
                notes: """
                    The layout of the child, which has constraints in the source, comes "though my notes
                    say we used to" get it: it is not listed.
                    """,
                events: [
                    "ViewController.willTransition(to:traits)",
                    "Child1.willTransition(to:traits)",
                    "ViewController.viewWillTransition(to:size)",
                    "Child1.viewWillTransition(to:size)",
                    "ViewController.updateViewConstraints",
                    "ViewController.viewWillLayoutSubviews",
                    "ViewController.viewDidLayoutSubviews",
                ]),
            .listedPairs,
            leavingOut: [4],
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
        .rule(
            EvidenceEntry(
                "pub-size-01",
                "Nav [1, 2]; the size of the app is changed for the second time",
                ios: "9",
                source: .log("https://github.com/lionheart/openradar-mirror/issues/7463"),
                notes: """
                    Radar 24277475, in split screen. At the first change both were told. The comment on
                    sizeForChildContentContainer in UIViewController.h says why: a child that has the
                    size already is not told.
                    """),
            statements: 1
        ) { stage in
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
            stage.state(
                "only the top page, 2, is told: viewWillTransition(to:with:)",
                told == ["2.viewWillTransition(to:size)"], "\(told)")
        },
        .rule(
            EvidenceEntry(
                "pub-size-02",
                "A supports portrait alone, and presents B, which supports all; the device is turned",
                ios: "not stated (2016-09, iOS 9 era)",
                source: .claim("https://github.com/onmyway133/notes/issues/202"),
                notes: "Second source: https://github.com/zenangst/Spots/pull/286"),
            statements: 2
        ) { stage in
            let (presenter, presented) = (UprightPage("A"), stage.page("B", .fullScreen))
            try stage.launch(presenter)
            stage.begin()
            stage.sim.rotate(to: .landscapeLeft)
            try stage.settle()
            stage.state(
                "without B: A is not told", !stage.has("A.viewWillTransition(to:size)"), "\(stage.lines)")
            stage.sim.rotate(to: .portrait)
            presenter.present(presented, animated: true)
            try stage.settle()
            stage.begin()
            stage.sim.rotate(to: .landscapeLeft)
            try stage.settle()
            stage.state(
                "with B: A.viewWillTransition(to:with:)", stage.has("A.viewWillTransition(to:size)"),
                "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "pub-size-03",
                "A container changes the size of a child's view",
                ios: "not stated (2017-07, iOS 10 era)",
                source: .log("https://github.com/lionheart/openradar-mirror/issues/17961"),
                notes: """
                    Radar 33396970, "UIContentContainer and propagating size changes to child view
                    controllers".
                    """),
            statements: 1
        ) { stage in
            let (parent, child) = (stage.page("Parent"), stage.page("Child"))
            try stage.launch(parent)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            try stage.settle()
            stage.begin()
            child.view.frame.size.height = 100
            try stage.settle()
            stage.state(
                "Child.viewWillTransition(to:with:) is not called",
                !stage.has("Child.viewWillTransition(to:size)"), "\(stage.lines)")
        },
    ]
}

/// A page that supports only portrait.
private final class UprightPage: Page {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
