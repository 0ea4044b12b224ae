import Simulator

// Nested stacks, and a stack that overrides pushes.
extension Scenario {
    static let nestedStacks: [Scenario] = [
        .order(
            EvidenceEntry(
                "hunt-stacks-01",
                """
                Nav [Home]; a page NestedStack that holds a navigation controller of its own, with \
                NestedHome as its root, is pushed
                """,
                ios: "18.6 and 26.2", animated: true,
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/apps/src/tests/single-feature-tests/stack-v5/test-stack-lifecycle-events/scenario.md"
                ),
                notes: """
                    Only these callbacks are logged. The inner navigation controller itself is not
                    logged. Manual test scenario of react-native-screens whose iOS steps are all
                    automated; its events onWillAppear and so on are emitted one to one from
                    viewWillAppear and so on (RNSStackScreenController.mm). Quote: both containers'
                    `onWillAppear` fire before the previous screen's `onDidDisappear`
                    """,
                events: [
                    "Home.viewWillDisappear",
                    "NestedStack.viewWillAppear",
                    "NestedHome.viewWillAppear",
                    "Home.viewDidDisappear",
                    "NestedStack.viewDidAppear",
                    "NestedHome.viewDidAppear",
                ])
        ) { stage in
            let outer = stage.navigation([stage.page("Home")], name: "outer")
            try stage.launch(outer)
            stage.begin()
            outer.pushViewController(
                NestedStack("NestedStack", stage.navigation([stage.page("NestedHome")], name: "inner")),
                animated: stage.animated)
            try stage.settle()
        },
        .order(
            EvidenceEntry(
                "hunt-stacks-02",
                """
                Nav [Home, NestedStack]; the inner navigation controller of NestedStack shows \
                [NestedHome, NestedA]; the outer back button is tapped
                """,
                ios: "18.6 and 26.2", animated: true,
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/apps/src/tests/single-feature-tests/stack-v5/test-stack-lifecycle-events/scenario.md"
                ),
                notes: """
                    Only these callbacks are logged. NestedHome hears nothing: it had disappeared when
                    NestedA was pushed. The same six, with NestedHome for NestedA, when the inner stack
                    shows its root; back button, swipe and pop in code give the same order. Quote: The
                    container's disappear events fire outer-first (`NestedStack` before the inner
                    `NestedA`) [...] `NestedHome` does not fire (it already disappeared when `NestedA`
                    was pushed).
                    """,
                events: [
                    "NestedStack.viewWillDisappear",
                    "NestedA.viewWillDisappear",
                    "Home.viewWillAppear",
                    "NestedStack.viewDidDisappear",
                    "NestedA.viewDidDisappear",
                    "Home.viewDidAppear",
                ])
        ) { stage in
            let ways: [@MainActor (UINavigationController) -> Void] = [
                { stage.sim.tapBack(in: $0) }, { $0.popViewController(animated: stage.animated) },
            ]
            for way in ways {
                try leaveNestedStack(["NestedHome", "NestedA"], on: stage, way)
                stage.note(
                    "NestedHome hears nothing", stage.appearance(of: "NestedHome").isEmpty, "\(stage.lines)")
            }
            for way in ways + [swipeBack(on: stage)] {
                try leaveNestedStack(["NestedA"], on: stage, way)
            }
        },
        .rule(
            EvidenceEntry(
                "hunt-stacks-03",
                """
                A subclass of UINavigationController that overrides pushViewController(_:animated:) \
                is made with init(rootViewController:)
                """,
                animated: false,
                source: .documentation(
                    "https://github.com/itsnebulalol/sdks/blob/e9414e087753613edec33b4ff0319ed9d35199ec/iPhoneOS17.0.sdk/System/Library/Frameworks/UIKit.framework/Headers/UINavigationController.h"
                ),
                notes: """
                    The header says that the initializer pushes, without animation. That the override is
                    reached, and that viewControllers.count is 0 then, is what apps rely on to leave out
                    the root (public-GitHub index, file ids 23314844870, 21150251746, 13028804627,
                    independent authors). Quote: Initializer that also pushes the root view controller
                    without animation. /
                    initWithRootViewController底层会调用pushViewController这个方法,所以程序一启动pushViewController会被调用多次
                    """),
            statements: 3
        ) { stage in
            let page = stage.page("A")
            let pushes = PushingNavigation(rootViewController: page).pushes
            stage.state(
                """
                init(rootViewController:) calls pushViewController(_:animated:) of the subclass with \
                the root
                """, pushes.count == 1 && pushes.first?.page === page, "\(pushes)")
            stage.state("animated is false in this call", pushes.first?.animated == false, "\(pushes)")
            stage.state(
                "viewControllers is empty when the override is entered", pushes.first?.count == 0, "\(pushes)"
            )
        },
    ]

    /// Pushes a page that contains a stack, and leaves it.
    private static func leaveNestedStack(
        _ names: [String], on stage: Stage, _ leave: (UINavigationController) -> Void
    ) throws {
        let inner = stage.navigation([stage.page(names[0])], name: "inner")
        let outer = stage.navigation(
            [stage.page("Home"), NestedStack("NestedStack", inner)], name: "outer")
        try stage.launch(outer)
        for name in names.dropFirst() {
            inner.pushViewController(stage.page(name), animated: true)
            try stage.settle()
        }
        stage.begin()
        leave(outer)
        try stage.settle()
        stage.close()
    }

    private static func swipeBack(on stage: Stage) -> @MainActor (UINavigationController) -> Void {
        { _ in
            stage.sim.edgeSwipe(to: 0.6)
            stage.sim.endSwipe(.finish)
        }
    }
}

/// A page that contains a full-size stack.
final class NestedStack: Page {
    let stack: UINavigationController

    init(_ name: String, _ stack: UINavigationController) {
        self.stack = stack
        super.init(name)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }
}

/// A stack that records its pushes.
private final class PushingNavigation: UINavigationController {
    private(set) var pushes: [(page: UIViewController, animated: Bool, count: Int)] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushes.append((viewController, animated, viewControllers.count))
        super.pushViewController(viewController, animated: animated)
    }
}
