import Simulator

// Changes of a stack during the animation of another one, and the swipes that UIKit recognizes since iOS 26.
extension Scenario {
    static let fluidTransitions: [Scenario] = [
        .order(
            EvidenceEntry(
                "ios26-TRANS-03", "The user taps back while the push of B is still running",
                ios: "18+", animated: true, source: .documentation(fluidArticle),
                notes: """
                    Quote: It doesn't cancel a push — instead, it converts it to a pop. Tried with a zoom on
                    iOS 18, and with the slide since iOS 26.
                    """,
                events: [
                    "B.viewWillAppear", "B.viewIsAppearing", "[interruption]", "B.viewDidAppear",
                    "B.viewWillDisappear", "B.viewDidDisappear",
                ])
        ) { stage in
            try interruptPush(on: stage)
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-04", "The moment of an interrupted push", ios: "18+", animated: true,
                source: .documentation("https://developer.apple.com/videos/play/wwdc2024/10145"),
                notes: """
                    Quote: the push completes immediately, so the editor goes straight to the Appeared state.
                    """),
            statements: 1
        ) { stage in
            try interruptPush(on: stage)
            let turns = ["B.viewDidAppear", "B.viewWillDisappear"].map { line in
                stage.sim.trace.first { $0.description == line }?.turn
            }
            stage.state(
                "B.viewDidAppear and B.viewWillDisappear come in the same turn of the run loop",
                turns[0] != nil && turns[0] == turns[1], "\(turns), \(stage.entries)")
        },
        .order(
            EvidenceEntry(
                "ios26-TRANS-05", "A pop that was started by a swipe is canceled by the user", ios: "18+",
                animated: true, source: .documentation(fluidArticle),
                events: [
                    "B.viewWillDisappear", "[swipe is released back]", "B.viewWillAppear", "B.viewDidAppear",
                ])
        ) { stage in
            try cancelSwipe(on: stage)
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-06", "A push from viewWillAppear of the page whose pop was canceled", ios: "18+",
                animated: true, source: .documentation(fluidArticle)),
            statements: 2
        ) { stage in
            let third = stage.page("C")
            try cancelSwipe(on: stage) { top in
                top.on("viewWillAppear") { [unowned top] in
                    top.navigationController?.pushViewController(third, animated: true)
                }
            }
            let turns = stage.lines.filter { $0.hasSuffix("ppear") }
            stage.state(
                "no page is told anything between B.viewWillAppear and B.viewDidAppear",
                turns.firstIndex(of: "B.viewWillAppear").map { $0 + 1 }
                    == turns.firstIndex(of: "B.viewDidAppear"), "\(turns)")
            stage.state("C is shown", third.viewIfLoaded?.window != nil, "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-07", "push is called while another push of the same stack runs", ios: "18+",
                animated: true,
                source: .documentation("https://developer.apple.com/videos/play/wwdc2024/10145"),
                notes: "Quote: Just call push, regardless of whether a transition is running or not."),
            statements: 2
        ) { stage in
            let navigation = try launchStack(["A"], on: stage)
            navigation.pushViewController(interruptiblePage("B", over: navigation, on: stage), animated: true)
            stage.sim.advance(by: 0.1)
            navigation.pushViewController(stage.page("C"), animated: true)
            stage.state(
                "the stack is [A, B, C] at once", navigation.viewControllers.count == 3,
                "\(navigation.viewControllers)")
            try stage.settle()
            stage.state("C is shown", stage.has("C.viewDidAppear"), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-09", "Three taps on the back button within 100 ms in a stack of four",
                ios: "26+",
                animated: true,
                source: .documentation("https://developer.apple.com/videos/play/wwdc2025/284"),
                notes:
                    "Quote: I can immediately tap the back button multiple times to go even further back quickly."
            ),
            statements: 1
        ) { stage in
            let navigation = try launchStack(["A", "B", "C", "D"], on: stage)
            let counts = tapBack(3, in: navigation, on: stage)
            stage.state("each tap pops one page", counts == [3, 2, 1], "\(counts)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-10", "Two taps on the back button inside one animation, up to iOS 18", ios: "18",
                animated: true,
                source: .log("https://github.com/software-mansion/react-native-screens/pull/3093")),
            statements: 1
        ) { stage in
            let navigation = try launchStack(["A", "B", "C", "D"], on: stage)
            let counts = tapBack(2, in: navigation, on: stage)
            stage.state("the second tap is lost", counts == [3, 3], "\(counts)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-11", "A button of the page that is being pushed is tapped", ios: "26",
                animated: true,
                source: .claim("https://github.com/software-mansion/react-native-screens/pull/3173"),
                notes: "Quote: as soon as another screen appears in transition, it is interactable."),
            statements: 1
        ) { stage in
            let (navigation, page) = (try launchStack(["A"], on: stage), stage.page("B"))
            page.loadViewIfNeeded()
            let button = UIButton(frame: page.view.bounds)
            page.view.addSubview(button)
            navigation.pushViewController(page, animated: true)
            stage.sim.advance(by: 0.2)
            let hit = stage.sim.window.hitTest(CGPoint(x: 200, y: 400), with: nil)
            stage.state("the button gets the touch", hit === button, "\(String(describing: hit))")
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-13", "A page replaces its view during its pop", ios: "26", animated: true,
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/legacy/RNSScreen.mm"
                ),
                notes: "Quote: Replacing the view mid-transition made iOS 26 teardown re-insert the original."
            ),
            statements: 1
        ) { stage in
            let navigation = try launchStack(["A", "B"], on: stage)
            let page = try require(navigation.topViewController)
            navigation.popViewController(animated: true)
            stage.sim.advance(by: 0.1)
            let old = try require(page.view)
            page.view = UIView()
            old.removeFromSuperview()
            try stage.settle()
            stage.state(
                "the old view is in the window again", old.window != nil,
                "\(String(describing: old.superview))")
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-20", "A pan from the middle of the page, and one from the leading edge",
                ios: "26+",
                animated: true, source: .documentation(stackHeader)),
            statements: 2
        ) { stage in
            let navigation = try launchStack(["A", "B", "C"], on: stage)
            let content = navigation.interactiveContentPopGestureRecognizer
            swipe(from: 150, by: 200, on: stage)
            try stage.settle()
            stage.state(
                "the pan from the middle pops", navigation.viewControllers.count == 2,
                "\(navigation.viewControllers)")
            stage.sim.edgeSwipe(to: 0.3)
            let state = content?.state
            stage.sim.endSwipe(.finish)
            stage.state(
                "the pan from the edge isn't the content recognizer's",
                state == .possible || state == .failed,
                "\(String(describing: state))")
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-21", "A stack of two pages with a loaded view", ios: "26+",
                source: .log("https://github.com/davdroman/swiftui-navigation-transitions")),
            statements: 1
        ) { stage in
            let navigation = try launchStack(["A", "B"], on: stage)
            stage.state(
                "both recognizers exist and are enabled",
                navigation.interactivePopGestureRecognizer?.isEnabled == true
                    && navigation.interactiveContentPopGestureRecognizer?.isEnabled == true, "")
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-22", "The names of the pop recognizers", ios: "26",
                source: .log("https://github.com/NativePHP/mobile-air/pull/481"),
                notes: "Several apps find the recognizer by this name among view.gestureRecognizers."),
            statements: 2
        ) { stage in
            let navigation = try launchStack(["A", "B"], on: stage)
            let (edge, content) = (
                navigation.interactivePopGestureRecognizer?.name,
                navigation.interactiveContentPopGestureRecognizer?.name
            )
            stage.state(
                "UINavigationController.edgeSwipe", edge == "UINavigationController.edgeSwipe",
                "\(edge ?? "")")
            stage.state(
                "UINavigationController.contentSwipe", content == "UINavigationController.contentSwipe",
                "\(content ?? "")")
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-23", "The content recognizer is disabled, and the user swipes from the edge",
                ios: "26",
                animated: true, source: .log("https://github.com/NativePHP/mobile-air/pull/481")),
            statements: 1
        ) { stage in
            let navigation = try launchStack(["A", "B"], on: stage)
            navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
            swipe(from: 2, by: 300, on: stage)
            try stage.settle()
            stage.state(
                "the edge swipe pops", navigation.viewControllers.count == 1, "\(navigation.viewControllers)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-26", "The class of the content pop recognizer", ios: "26",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/legacy/RNSScreenStack.mm"
                ),
                notes: "Quote: appears to have the same base class. So apps have to compare identity."),
            statements: 2
        ) { stage in
            let navigation = try launchStack(["A", "B"], on: stage)
            let content = navigation.interactiveContentPopGestureRecognizer
            stage.state(
                "it is a UIScreenEdgePanGestureRecognizer", content is UIScreenEdgePanGestureRecognizer,
                "\(String(describing: content))")
            stage.state(
                "it isn't the edge recognizer", content !== navigation.interactivePopGestureRecognizer,
                "\(String(describing: content))")
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-29",
                "popViewController is called n + 3 times on n + 1 pages, before the first pop ends",
                ios: "18.6 and 26.5", animated: true,
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/apps/src/tests/single-feature-tests/stack-v5/test-stack-simple-nav/scenario.md"
                )),
            statements: 1, isMisuse: true
        ) { stage in
            let navigation = try launchStack(["A", "B", "C", "D"], on: stage)
            for _ in 0..<6 {
                navigation.popViewController(animated: true)
                stage.sim.advance(by: 0.02)
            }
            try stage.settle()
            stage.state(
                "the root is left and shown",
                navigation.viewControllers.count == 1 && navigation.topViewController?.view.window != nil,
                "\(navigation.viewControllers)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-30", "The timing of a push", ios: "27 (simulator)", animated: true,
                source: .measured(measurements),
                notes: """
                    An exponential approach with a time constant of 61 ms, settled after about 400 ms; the
                    covered page moves by 0.30 of the width, and its dimming is 0.10.
                    """),
            statements: 4
        ) { stage in
            let navigation = try launchStack(["A"], on: stage)
            let (covered, page) = (navigation.viewControllers[0], stage.page("B"))
            let width = navigation.view.bounds.width
            navigation.pushViewController(page, animated: true)
            @MainActor func motion(of page: UIViewController) -> ViewMotion? {
                let (engine, loop) = (Runtime.current.engine, Runtime.current.loop)
                return engine.motions(at: loop.now).first { $0.view === page.view }
            }
            for (words, time, least, most) in [
                ("after 61 ms it has moved by 63 %", 0.061, 0.62, 0.65),
                ("after 122 ms by 86 %", 0.061, 0.85, 0.88),
                ("after 399 ms by more than 99 %", 0.277, 0.99, 1),
            ] {
                stage.sim.advance(by: time)
                let part = 1 - (motion(of: page)?.offset.x ?? width) / width
                stage.state(words, part >= least && part <= most, "\(part)")
            }
            let below = motion(of: covered)
            let (offset, dimming) = ((below?.offset.x ?? 0) / width, below?.dimming ?? 0)
            stage.state(
                "the covered page has moved by 0.30 of the width, and is dimmed by 0.10",
                abs(offset + 0.3) < 0.01 && abs(dimming - 0.1) < 0.01, "\(offset), \(dimming)")
        },
        swiping(
            EvidenceEntry(
                "ios26-TRANS-31",
                "A finger lifts from an edge swipe without speed, at 0.50 and 0.56 of the width",
                ios: "27 (simulator)", animated: true, source: .measured(measurements),
                notes: """
                    Starts within 20 points of the edge, after 12 points; lands when the position and 0.12 s of
                    the speed are above 0.53 of the width.
                    """),
            from: 2, staysAt: 0.50, popsAt: 0.56),
        swiping(
            EvidenceEntry(
                "ios26-TRANS-32",
                "A finger lifts from a content swipe without speed, at 0.38 and 0.45 of the width",
                ios: "27 (simulator)", animated: true, source: .measured(measurements),
                notes: "Begins after 27 points; lands from 0.42 of the width."),
            from: 100, staysAt: 0.38, popsAt: 0.45),
    ]

    private static let fluidArticle =
        "https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions"
    private static let stackHeader = "iOS 26.2 SDK, UINavigationController.h"
    private static let measurements = "https://github.com/JakeThomson/swift_transitions (docs/design.md)"

    private static func launchStack(_ names: [String], on stage: Stage) throws -> UINavigationController {
        let navigation = stage.navigation(names.map(stage.page))
        try stage.launch(navigation)
        stage.begin()
        return navigation
    }

    private static func interruptPush(on stage: Stage) throws {
        let navigation = try launchStack(["A"], on: stage)
        navigation.pushViewController(interruptiblePage("B", over: navigation, on: stage), animated: true)
        stage.sim.advance(by: 0.1)
        stage.remark("interruption")
        stage.sim.tapBack(in: navigation)
        try stage.settle()
        stage.close()
    }

    /// A page whose push is interrupted: before iOS 26 one that zooms out of a part of the page below.
    private static func interruptiblePage(
        _ name: String, over navigation: UINavigationController, on stage: Stage
    ) -> Page {
        let page = stage.page(name)
        guard Int(UIDevice.current.systemVersion.prefix(2)) ?? 0 < 26 else { return page }
        let card = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 100))
        navigation.topViewController?.view.addSubview(card)
        page.preferredTransition = .zoom { _ -> UIView? in card }
        return page
    }

    private static func cancelSwipe(on stage: Stage, prepare: (Page) -> Void = { _ in }) throws {
        let top = stage.page("B")
        let navigation = stage.navigation([stage.page("A"), top])
        try stage.launch(navigation)
        prepare(top)
        stage.begin()
        stage.sim.edgeSwipe(to: 0.2)
        stage.remark("swipe is released back")
        stage.sim.endSwipe(.cancel)
        try stage.settle()
        stage.close()
    }

    /// Taps the back button every 30 ms, and returns the number of pages after each tap.
    private static func tapBack(
        _ count: Int, in navigation: UINavigationController, on stage: Stage
    ) -> [Int] {
        (0..<count).map { _ in
            stage.sim.tapBack(in: navigation)
            stage.sim.advance(by: 0.03)
            return navigation.viewControllers.count
        }
    }

    private static func swipe(from start: CGFloat, by distance: CGFloat, on stage: Stage) {
        stage.sim.touchDown(at: CGPoint(x: start, y: 500))
        stage.sim.touchMove(to: CGPoint(x: start + distance, y: 500), over: 0.4)
        // The finger rests, so that it has no speed.
        stage.sim.advance(by: 0.5)
        stage.sim.touchUp()
    }

    /// Two swipes without speed: one that returns, and one that pops.
    private static func swiping(
        _ entry: EvidenceEntry, from start: CGFloat, staysAt part: CGFloat, popsAt farther: CGFloat
    ) -> Scenario {
        .rule(entry, statements: 2) { stage in
            let navigation = try launchStack(["A", "B"], on: stage)
            let width = navigation.view.bounds.width
            swipe(from: start, by: part * width, on: stage)
            try stage.settle()
            stage.state("the first returns", navigation.viewControllers.count == 2, "")
            swipe(from: start, by: farther * width, on: stage)
            try stage.settle()
            stage.state("the second pops", navigation.viewControllers.count == 1, "")
        }
    }
}
