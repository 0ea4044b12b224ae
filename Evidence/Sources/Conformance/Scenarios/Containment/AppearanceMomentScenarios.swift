import Simulator

// The state of a page in its callbacks, and transitions between children.
extension Scenario {
    static let appearanceMoments: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt5-containment-03",
                "What holds in viewWillAppear and in viewIsAppearing of a pushed page",
                ios: "17+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)"),
                notes: """
                    Header of the SDK of iOS 26.2, UIViewController.h, viewIsAppearing. Quote: all of
                    the following are valid for the view controller and its own view
                    """),
            statements: 4
        ) { stage in
            let page = MomentPage()
            let stack = stage.navigation([stage.page("Home")])
            try stage.launch(stack)
            stack.pushViewController(page, animated: true)
            try stage.settle()
            let (will, isAppearing, did) = (page.moments[0], page.moments[1], page.moments[2])
            stage.state("viewWillAppear: the view has no window", !will.hasWindow, "it has one")
            stage.state(
                "viewIsAppearing: the view has a window and a superview",
                isAppearing.hasWindow && isAppearing.hasSuperview, "it has none")
            stage.state(
                "viewIsAppearing: frame and safe area are those of viewDidAppear",
                isAppearing.size == did.size && isAppearing.safeArea == did.safeArea,
                "\(isAppearing), \(did)")
            stage.state(
                "viewIsAppearing: the trait collection is that of viewDidAppear",
                isAppearing.traits == did.traits, "another one")
        },
        .rule(
            EvidenceEntry(
                "hunt5-containment-05",
                "transition(from:to:…) of two controllers that have different parents",
                ios: "9+",
                source: .claim(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/transition(from:to:duration:options:animations:completion:)"
                ),
                notes: """
                    Public crash reports. Quote: Children view controllers [...] must have a common
                    parent view controller when calling
                    """),
            statements: 2,
            isMisuse: true
        ) { stage in
            let (one, other) = (ToldPage("One") { _ in }, ToldPage("Other") { _ in })
            let (child, stranger) = (UIViewController(), UIViewController())
            one.embed(child)
            other.addChild(stranger)
            try stage.launch(one)
            var isCompleted = false
            one.transition(
                from: child, to: stranger, duration: 0.2, options: [], animations: {},
                completion: { _ in isCompleted = true })
            try stage.settle()
            let raised = stage.sim.diagnostics.filter { $0.kind == .exception }.map(\.message)
            stage.state(
                """
                NSInvalidArgumentException is raised, and its reason speaks of a common parent view \
                controller
                """, raised.count == 1 && raised[0].contains("common parent view controller"), "\(raised)")
            stage.state(
                "completion is not called and no view moves",
                !isCompleted && child.view.superview === one.view && stranger.viewIfLoaded?.superview == nil,
                "completed: \(isCompleted)")
        },
        .rule(
            EvidenceEntry(
                "hunt5-containment-06",
                "viewRespectsSystemMinimumLayoutMargins of a page",
                ios: "11+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewrespectssystemminimumlayoutmargins"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UIViewController.h. Quote: Set to NO for full
                    customizability of the view's layoutMargins.
                    """),
            statements: 4
        ) { stage in
            let page = stage.page("A")
            try stage.launch(page)
            stage.state("it is true at first", page.viewRespectsSystemMinimumLayoutMargins, "it is false")
            page.view.directionalLayoutMargins = .zero
            let least = page.systemMinimumLayoutMargins
            let margins = page.view.directionalLayoutMargins
            stage.state(
                """
                directionalLayoutMargins of zero are at least systemMinimumLayoutMargins at the \
                sides
                """, margins.leading >= least.leading && least.leading > 0, "\(margins), \(least)")
            page.view.insetsLayoutMarginsFromSafeArea = false
            try stage.settle()
            stage.begin()
            page.viewRespectsSystemMinimumLayoutMargins = false
            try stage.settle()
            stage.state(
                "false: they are zero", page.view.directionalLayoutMargins == .zero,
                "\(page.view.directionalLayoutMargins)")
            stage.state(
                "viewLayoutMarginsDidChange is called for the change",
                stage.has("A.viewLayoutMarginsDidChange"), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "hunt5-containment-09",
                "isMovingToParent and isMovingFromParent of a container's child",
                ios: "13+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingtoparent"),
                notes: """
                    The pages of the two properties. Quote: This property returns true only when called
                    from inside the following methods
                    """),
            statements: 4
        ) { stage in
            let (container, child) = (ToldPage("Container") { _ in }, stage.page("Child"))
            var moving: [String: [Bool]] = [:]
            child.on("viewWillAppear") { [unowned child] in
                moving["appear", default: []].append(child.isMovingToParent)
            }
            child.on("viewWillDisappear") { [unowned child] in
                moving["disappear", default: []].append(child.isMovingFromParent)
            }
            let stack = stage.navigation([container])
            try stage.launch(stack)
            container.embed(child)
            try stage.settle()
            stage.state(
                "added by addChild and addSubview: isMovingToParent is true in viewWillAppear",
                moving["appear"] == [true], "\(moving)")
            stack.pushViewController(stage.page("Next"), animated: true)
            try stage.settle()
            stage.state(
                "covered by a push: isMovingFromParent is false in viewWillDisappear",
                moving["disappear"] == [false], "\(moving)")
            stack.popViewController(animated: true)
            try stage.settle()
            stage.state(
                "uncovered again: isMovingToParent is false in viewWillAppear",
                moving["appear"] == [true, false], "\(moving)")
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            try stage.settle()
            stage.state(
                """
                removed after willMove(toParent: nil): isMovingFromParent is true in \
                viewWillDisappear
                """, moving["disappear"] == [false, true], "\(moving)")
        },
    ]
}

/// A page that records its state in its appearance callbacks.
private final class MomentPage: UIViewController {
    struct Moment {
        let hasWindow: Bool
        let hasSuperview: Bool
        let size: CGSize
        let safeArea: UIEdgeInsets
        let traits: UITraitCollection
    }

    private(set) var moments: [Moment] = []

    private func remember() {
        moments.append(
            Moment(
                hasWindow: view.window != nil, hasSuperview: view.superview != nil, size: view.bounds.size,
                safeArea: view.safeAreaInsets, traits: traitCollection))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        remember()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        remember()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        remember()
    }
}
