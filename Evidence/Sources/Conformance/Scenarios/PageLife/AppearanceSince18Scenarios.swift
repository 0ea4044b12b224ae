import Simulator

// The appearance callbacks of pages on iOS 18 and later: pops, interrupted pushes, sheets and tabs.
extension Scenario {
    static let appearancesSince18: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt26-life-01", "A page is popped by the back button, by a swipe from the edge and by code",
                ios: "18.6 and 26.2", animated: true, source: .log(stackLifecycle),
                notes: "Quote: all three produce the same pop event set for the same transition."),
            statements: 3
        ) { stage in
            let ways: [(String, @MainActor (UINavigationController) -> Void)] = [
                ("by the back button", { stage.sim.tapBack(in: $0) }),
                ("by the swipe", { _ in swipeBack(on: stage) }),
                ("by code", { $0.popViewController(animated: true) }),
            ]
            for (way, leave) in ways {
                let stack = stage.navigation(["Home", "A"].map(stage.page))
                try stage.launch(stack)
                stage.begin()
                leave(stack)
                try stage.settle()
                stage.state(
                    """
                    \(way): A.viewWillDisappear, Home.viewWillAppear, A.viewDidDisappear, Home.viewDidAppear
                    """,
                    stage.appearances == [
                        "A.viewWillDisappear", "Home.viewWillAppear", "A.viewDidDisappear",
                        "Home.viewDidAppear",
                    ], "\(stage.appearances)")
            }
        },
        .rule(
            EvidenceEntry(
                "hunt26-life-02",
                """
                Stack [Home, NestedStack]; the stack in NestedStack shows [NestedHome, NestedA]; a swipe \
                from the edge
                """,
                ios: "18.6 and 26.2", animated: true, source: .log(stackLifecycle),
                notes: "Quote: Only the inner screens fire"),
            statements: 2
        ) { stage in
            let inner = stage.navigation(["NestedHome", "NestedA"].map(stage.page), name: "inner")
            let outer = stage.navigation(
                [stage.page("Home"), NestedStack("NestedStack", inner)], name: "outer")
            try stage.launch(outer)
            stage.begin()
            swipeBack(on: stage)
            try stage.settle()
            let nested = stage.appearances.filter { $0.hasPrefix("NestedHome") || $0.hasPrefix("NestedA") }
            stage.state(
                """
                the inner pages: NestedA.viewWillDisappear, NestedHome.viewWillAppear, \
                NestedA.viewDidDisappear, NestedHome.viewDidAppear
                """,
                nested == [
                    "NestedA.viewWillDisappear", "NestedHome.viewWillAppear", "NestedA.viewDidDisappear",
                    "NestedHome.viewDidAppear",
                ], "\(stage.appearances)")
            stage.state(
                "Home and NestedStack hear nothing", stage.appearances.count == nested.count,
                "\(stage.appearances)")
        },
        .order(
            EvidenceEntry(
                "hunt26-life-03", "The user taps back while the push of B runs: the page beneath",
                ios: "26 (18 with a zoom)", animated: true, source: .documentation(fluidSession),
                notes: """
                    Quote: which means the system always runs through the full cycle of callbacks, just as it
                    always has.
                    """,
                events: [
                    "A.viewWillDisappear", "A.viewDidDisappear", "A.viewWillAppear", "A.viewDidAppear",
                ])
        ) { stage in
            let stack = stage.navigation([stage.page("A")])
            try stage.launch(stack)
            stage.begin()
            try interruptPush(of: stage.page("B"), in: stack, on: stage)
        },
        .rule(
            EvidenceEntry(
                "hunt26-life-04", "A sheet presents a page over the full screen", ios: "26", animated: true,
                source: .log("https://github.com/software-mansion/react-native-screens/pull/4016"),
                notes: """
                    Quote: I pushed full screen modal over the formsheet and I got `viewDidDisappear`. The
                    change that follows tells this from a dismissal by presentingViewController.
                    """),
            statements: 3
        ) { stage in
            let (home, sheet) = (stage.page("Home"), stage.page("Sheet", .formSheet))
            var dismissals: [Bool] = []
            var keepsPresenter = false
            sheet.on("viewWillDisappear") { [unowned sheet] in dismissals.append(sheet.isBeingDismissed) }
            sheet.on("viewDidDisappear") { [unowned sheet] in
                dismissals.append(sheet.isBeingDismissed)
                keepsPresenter = sheet.presentingViewController === home
            }
            try stage.launch(home)
            home.present(sheet, animated: true)
            try stage.settle()
            stage.begin()
            sheet.present(stage.page("Full", .fullScreen), animated: true)
            try stage.settle()
            stage.state(
                "the sheet: viewWillDisappear, viewDidDisappear",
                stage.appearance(of: "Sheet") == ["viewWillDisappear", "viewDidDisappear"],
                "\(stage.appearances)")
            stage.state(
                "isBeingDismissed is false in both", dismissals == [false, false], "\(dismissals)")
            stage.state(
                "in viewDidDisappear it still has its presenting view controller", keepsPresenter,
                "another one")
        },
        .rule(
            EvidenceEntry(
                "hunt26-life-05", "The user taps back while the push of B runs: the stack's delegate",
                ios: "26 (18 with a zoom)", animated: true, source: .documentation(fluidSession),
                notes: """
                    Quote: If you're using the navigation controller delegate methods will and
                    didShowViewController, the same is true for those as well. What is true: they are called
                    at the end of the transition.
                    """),
            statements: 2
        ) { stage in
            let (stack, log) = (stage.navigation([stage.page("A")]), ShowLog())
            try stage.launch(stack)
            stack.delegate = log
            try interruptPush(of: stage.page("B"), in: stack, on: stage)
            let (end, next) = (log.lines.firstIndex(of: "did B"), log.lines.firstIndex(of: "will A"))
            stage.state(
                "didShow is called for B before willShow is called for A",
                end.flatMap { end in next.map { end < $0 } } ?? false, "\(log.lines)")
            stage.state("the last call is didShow for A", log.lines.last == "did A", "\(log.lines)")
        },
        .order(
            EvidenceEntry(
                "hunt26-life-06",
                "The push of B is interrupted by a swipe from the edge, and the swipe is canceled",
                ios: "26 (18 with a zoom)", animated: true, source: .documentation(fluidSession),
                notes: """
                    Quote: And then from here it's a normal pop transition, which may complete or be cancelled.
                    """,
                events: [
                    "B.viewWillAppear", "B.viewDidAppear", "B.viewWillDisappear",
                    "[the swipe is released back]", "B.viewWillAppear", "B.viewDidAppear",
                ])
        ) { stage in
            let stack = stage.navigation([stage.page("A")])
            try stage.launch(stack)
            stage.begin()
            stack.pushViewController(stage.page("B"), animated: true)
            stage.sim.advance(by: 0.1)
            stage.sim.edgeSwipe(to: 0.2, over: 0.1)
            stage.remark("the swipe is released back")
            stage.sim.endSwipe(.cancel)
            try stage.settle()
            stage.close()
        },
        .rule(
            EvidenceEntry(
                "hunt26-life-07", "What follows viewWillAppear", ios: "18+", animated: true,
                source: .documentation(header),
                notes: "Quote: is very similar to -viewWillAppear: and is always called shortly afterwards"),
            statements: 4
        ) { stage in
            let stack = stage.navigation([stage.page("A")])
            @MainActor func state(_ way: String) {
                stage.state(
                    "\(way): viewIsAppearing follows each viewWillAppear", stage.isAppearingFollows,
                    "\(stage.lines.filter { $0.contains("ppear") })")
            }
            stage.begin()
            try stage.launch(stack)
            stack.pushViewController(stage.page("B"), animated: true)
            try stage.settle()
            state("at launch and in a push")
            stage.begin()
            stage.sim.edgeSwipe(to: 0.2)
            stage.sim.endSwipe(.cancel)
            try stage.settle()
            state("the page beneath, in a swipe that is canceled")
            stage.begin()
            stack.present(stage.page("Sheet"), animated: true)
            try stage.settle()
            state("a sheet")
            let tabs = UITabBarController()
            tabs.viewControllers = ["One", "Two"].map(stage.titled)
            try stage.launch(tabs)
            stage.begin()
            stage.sim.tapTab(1, in: tabs)
            try stage.settle()
            state("a tab that is tapped")
        },
        .rule(
            EvidenceEntry(
                "hunt26-life-08", "The view of a page in its viewIsAppearing", ios: "18+", animated: true,
                source: .documentation(header),
                notes: "Quote: View's geometry (e.g. frame/bounds, safe area insets, layout margins)"),
            statements: 2
        ) { stage in
            let tabs = UITabBarController()
            let moment = AppearanceMoment(of: stage.titled("Two"))
            tabs.viewControllers = [stage.titled("One"), moment.page]
            try stage.launch(tabs)
            stage.sim.tapTab(1, in: tabs)
            try stage.settle()
            stage.state(
                "a tab's page: it is in the window, and has its final size and safe area",
                moment.isInWindow && moment.size == moment.page.view.bounds.size
                    && moment.safeArea == moment.page.view.safeAreaInsets, moment.description)
            let sheet = AppearanceMoment(of: stage.page("Sheet"))
            tabs.present(sheet.page, animated: true)
            try stage.settle()
            stage.state(
                "a sheet's page: it is in the window, and has its final size",
                sheet.isInWindow && sheet.size == sheet.page.view.bounds.size, sheet.description)
        },
        .rule(
            EvidenceEntry(
                "hunt26-life-09", "The list of a page is dragged while the page is being pushed", ios: "26",
                animated: true,
                source: .documentation("https://developer.apple.com/videos/play/wwdc2025/284"),
                notes: "Quote: or start scrolling while the transition is still settling."),
            statements: 2
        ) { stage in
            let (stack, page, list) = (
                stage.navigation([stage.page("A")]), stage.page("B"), UIScrollView()
            )
            list.contentSize = CGSize(width: 300, height: 4_000)
            page.view = list
            try stage.launch(stack)
            stage.begin()
            stack.pushViewController(page, animated: true)
            stage.sim.advance(by: 0.15)
            let top = list.contentOffset.y
            stage.sim.touchDown(at: CGPoint(x: 250, y: 600))
            stage.sim.touchMove(to: CGPoint(x: 250, y: 450), over: 0.1)
            stage.state(
                "the list scrolls before viewDidAppear",
                list.contentOffset.y > top && !stage.has("B.viewDidAppear"),
                "\(list.contentOffset), \(stage.appearances)")
            stage.sim.touchUp()
            try stage.settle()
            stage.state(
                "viewDidAppear is called", stage.has("B.viewDidAppear"), "\(stage.appearances)")
        },
        .order(
            EvidenceEntry(
                "hunt26-life-10", "A sheet is presented again in the completion handler of its dismissal",
                ios: "18.6 and 26.4", animated: true,
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/apps/src/tests/single-feature-tests/form-sheet/test-form-sheet-presentation-state/scenario.md"
                ),
                notes: """
                    Quote: As soon as the dismissal animation finishes, the FormSheet should immediately
                    automatically re-present itself.
                    """,
                events: [
                    "B.viewWillDisappear", "B.viewDidDisappear", "[completion of the dismissal]",
                    "B.viewWillAppear", "B.viewDidAppear",
                ])
        ) { stage in
            let (home, sheet) = (stage.page("A"), stage.page("B", .formSheet))
            try stage.launch(home)
            home.present(sheet, animated: true)
            try stage.settle()
            stage.begin()
            home.dismiss(animated: true) {
                stage.remark("completion of the dismissal")
                home.present(sheet, animated: true)
            }
            try stage.settle()
            stage.close()
        },
    ]

    private static let header = "iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIViewController.h"
    private static let fluidSession = "https://developer.apple.com/videos/play/wwdc2024/10145"
    private static let stackLifecycle =
        "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/apps/src/tests/single-feature-tests/stack-v5/test-stack-lifecycle-events/scenario.md"

    private static func swipeBack(on stage: Stage) {
        stage.sim.edgeSwipe(to: 0.6)
        stage.sim.endSwipe(.finish)
    }

    /// Pushes a page, and taps back while the push runs.
    private static func interruptPush(
        of page: UIViewController, in stack: UINavigationController, on stage: Stage
    ) throws {
        stack.pushViewController(page, animated: true)
        stage.sim.advance(by: 0.1)
        stage.sim.tapBack(in: stack)
        try stage.settle()
        stage.close()
    }
}

extension Stage {
    /// The appearance callbacks of all pages, in order, without viewIsAppearing.
    fileprivate var appearances: [String] { lines.filter { $0.hasSuffix("ppear") } }

    /// Whether each page's viewWillAppear is followed by its viewIsAppearing, and there is one.
    fileprivate var isAppearingFollows: Bool {
        let calls = lines.filter { $0.hasSuffix("ppear") || $0.hasSuffix("viewIsAppearing") }
        let pages = Dictionary(grouping: calls) { $0.prefix { $0 != "." } }
        let starts = pages.values.flatMap { lines in
            lines.indices.filter { lines[$0].hasSuffix("viewWillAppear") }.map { start in
                lines.indices.contains(start + 1) && lines[start + 1].hasSuffix("viewIsAppearing")
            }
        }
        return !starts.isEmpty && !starts.contains(false)
    }
}

/// The state of a page's view at viewIsAppearing.
@MainActor
private final class AppearanceMoment {
    let page: Page
    private(set) var isInWindow = false
    private(set) var size = CGSize.zero
    private(set) var safeArea = UIEdgeInsets.zero

    init(of page: Page) {
        self.page = page
        page.on("viewIsAppearing") { [unowned self] in record() }
    }

    var description: String { "\(isInWindow), \(size), \(safeArea)" }

    private func record() {
        isInWindow = page.view.window != nil
        size = page.view.bounds.size
        safeArea = page.view.safeAreaInsets
    }
}

/// Records the calls of a stack's delegate with the pages' names.
@MainActor
private final class ShowLog: NSObject, UINavigationControllerDelegate {
    private(set) var lines: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) { lines.append("will \(viewController.debugName ?? "")") }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { lines.append("did \(viewController.debugName ?? "")") }
}
