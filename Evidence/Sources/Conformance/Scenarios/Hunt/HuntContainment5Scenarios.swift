import Simulator

// Values that containers forward: sizes, traits, margins, system bars, orientations, and the state in callbacks.
extension Scenario {
    static let huntContainment5: [Scenario] = [
        .statements(
            "hunt5-containment-01",
            remark:
                "Whether the presented page is told without super is not looked at: no source says who tells its controller."
        ) { stage in
            for callsSuper in [true, false] {
                var told: [String] = []
                let pages = ["Container", "Child", "Grandchild", "Presented"].map { name in
                    ToldPage(name, callsSuper: callsSuper || name != "Container") { told.append($0) }
                }
                pages[1].embed(pages[2])
                pages[0].embed(pages[1])
                try stage.launch(pages[0])
                pages[3].modalPresentationStyle = .overFullScreen
                pages[0].present(pages[3], animated: false)
                try stage.settle()
                told = []
                stage.sim.rotate(to: .landscapeRight)
                try stage.settle()
                if callsSuper {
                    stage.state(0, Set(told).isSuperset(of: ["Child", "Grandchild", "Presented"]), "\(told)")
                    stage.state(
                        2, told.filter { $0 != "Presented" } == ["Container", "Child", "Grandchild"],
                        "\(told)")
                } else {
                    stage.state(
                        1, Set(told).isDisjoint(with: ["Child", "Grandchild"]), "\(told)")
                }
                stage.sim.rotate(to: .portrait)
            }
        },
        .statements("hunt5-containment-02") { stage in
            let (container, child) = (AnimatingContainer("Container") { _ in }, stage.page("Child"))
            container.embed(child)
            try stage.launch(container)
            stage.begin()
            stage.sim.rotate(to: .landscapeRight)
            try stage.settle()
            let names = stage.lines.compactMap { line in
                ["willTransition", "viewWillTransition", "traitCollectionDidChange"].first {
                    line.hasPrefix("Child." + $0)
                }
            }
            stage.state(
                0,
                names.firstIndex(of: "willTransition") ?? 9 < names.firstIndex(of: "viewWillTransition") ?? 0,
                "\(names)")
            stage.state(1, names.last == "traitCollectionDidChange" && names.count == 3, "\(names)")
            stage.state(2, container.inAnimation == .regular, "\(String(describing: container.inAnimation))")
        }
        .on(.iPhone16Plus),
        .statements("hunt5-containment-03") { stage in
            let page = MomentPage()
            let stack = stage.navigation([stage.page("Home")])
            try stage.launch(stack)
            stack.pushViewController(page, animated: true)
            try stage.settle()
            let (will, isAppearing, did) = (page.moments[0], page.moments[1], page.moments[2])
            stage.state(0, !will.hasWindow, "it has one")
            stage.state(1, isAppearing.hasWindow && isAppearing.hasSuperview, "it has none")
            stage.state(
                2, isAppearing.size == did.size && isAppearing.safeArea == did.safeArea,
                "\(isAppearing), \(did)")
            stage.state(3, isAppearing.traits == did.traits, "another one")
        },
        .statements("hunt5-containment-04") { stage in
            let (container, child) = (ToldPage("Container") { _ in }, UIViewController())
            container.embed(child)
            try stage.launch(container)
            var previous: [UIUserInterfaceSizeClass] = []
            child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
                (_: UIViewController, old: UITraitCollection) in previous.append(old.horizontalSizeClass)
            }
            container.traitOverrides.horizontalSizeClass = .regular
            try stage.settle()
            stage.state(0, child.traitCollection.horizontalSizeClass == .regular, "another one")
            stage.state(
                1,
                container.traitOverrides.contains(UITraitHorizontalSizeClass.self)
                    && !container.traitOverrides.contains(UITraitVerticalSizeClass.self), "another one")
            stage.state(3, previous == [.compact], "\(previous)")
            container.traitOverrides.horizontalSizeClass = .regular
            try stage.settle()
            stage.state(4, previous.count == 1, "\(previous)")
            container.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            try stage.settle()
            stage.state(2, child.traitCollection.horizontalSizeClass == .compact, "another one")
        },
        .statements("hunt5-containment-05", isMisuse: true) { stage in
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
                0, raised.count == 1 && raised[0].contains("common parent view controller"), "\(raised)")
            stage.state(
                1,
                !isCompleted && child.view.superview === one.view && stranger.viewIfLoaded?.superview == nil,
                "completed: \(isCompleted)")
        },
        .statements("hunt5-containment-06") { stage in
            let page = stage.page("A")
            try stage.launch(page)
            stage.state(0, page.viewRespectsSystemMinimumLayoutMargins, "it is false")
            page.view.directionalLayoutMargins = .zero
            let least = page.systemMinimumLayoutMargins
            let margins = page.view.directionalLayoutMargins
            stage.state(1, margins.leading >= least.leading && least.leading > 0, "\(margins), \(least)")
            page.view.insetsLayoutMarginsFromSafeArea = false
            try stage.settle()
            stage.begin()
            page.viewRespectsSystemMinimumLayoutMargins = false
            try stage.settle()
            stage.state(
                2, page.view.directionalLayoutMargins == .zero, "\(page.view.directionalLayoutMargins)")
            stage.state(3, stage.has("A.viewLayoutMarginsDidChange"), "\(stage.lines)")
        },
        .statements("hunt5-containment-07") { stage in
            let (container, child, modal) = (BarsPage(), BarsPage(), BarsPage())
            container.embed(child)
            child.hidesIndicator = true
            child.edges = .bottom
            try stage.launch(container)
            @MainActor func bars() -> UIWindow.SystemBars { stage.sim.window.systemBars }
            stage.state(0, !bars().isHomeIndicatorHidden && bars().deferredEdges == [], "\(bars())")
            container.asksChild = true
            stage.state(1, bars().isHomeIndicatorHidden && bars().deferredEdges == .bottom, "\(bars())")
            modal.modalPresentationStyle = .fullScreen
            modal.edges = .top
            container.present(modal, animated: true)
            try stage.settle()
            stage.state(2, !bars().isHomeIndicatorHidden && bars().deferredEdges == .top, "\(bars())")
        },
        .statements("hunt5-containment-08") { stage in
            for asksTop in [false, true] {
                let page = TurningPage()
                let stack = AskingStack(rootViewController: page)
                stack.asksTop = asksTop
                try stage.launch(stack)
                stage.sim.rotate(to: .landscapeRight)
                try stage.settle()
                let isWide = stage.sim.window.bounds.width > stage.sim.window.bounds.height
                stage.state(asksTop ? 1 : 0, isWide != asksTop, "wide: \(isWide)")
                guard asksTop else {
                    stage.sim.rotate(to: .portrait)
                    try stage.settle()
                    continue
                }
                page.mask = .all
                page.setNeedsUpdateOfSupportedInterfaceOrientations()
                try stage.settle()
                stage.state(
                    2, stage.sim.window.bounds.width > stage.sim.window.bounds.height,
                    "\(stage.sim.window.bounds)")
            }
        },
        .statements("hunt5-containment-09") { stage in
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
            stage.state(0, moving["appear"] == [true], "\(moving)")
            stack.pushViewController(stage.page("Next"), animated: true)
            try stage.settle()
            stage.state(3, moving["disappear"] == [false], "\(moving)")
            stack.popViewController(animated: true)
            try stage.settle()
            stage.state(1, moving["appear"] == [true, false], "\(moving)")
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            try stage.settle()
            stage.state(2, moving["disappear"] == [false, true], "\(moving)")
        },
    ]
}

/// A container that its child fills, and that records notifications of a new size.
private class ToldPage: UIViewController {
    private let name: String
    private let callsSuper: Bool
    private let tell: (String) -> Void

    init(_ name: String, callsSuper: Bool = true, _ tell: @escaping (String) -> Void) {
        self.name = name
        self.callsSuper = callsSuper
        self.tell = tell
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        tell(name)
        if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
    }
}

/// A container that reads its child's size class during the animation of a rotation.
private final class AnimatingContainer: ToldPage {
    private(set) var inAnimation: UIUserInterfaceSizeClass?

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [weak self] _ in
            self?.inAnimation = self?.children.first?.traitCollection.horizontalSizeClass
        }
    }
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

/// A page that decides on the home indicator and the deferred edges, or lets its child decide.
private final class BarsPage: UIViewController {
    var asksChild = false
    var hidesIndicator = false
    var edges: UIRectEdge = []

    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
    override var childForHomeIndicatorAutoHidden: UIViewController? { asksChild ? children.first : nil }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        asksChild ? children.first : nil
    }
}

/// A page that supports the orientations of a mask.
private final class TurningPage: UIViewController {
    var mask = UIInterfaceOrientationMask.portrait

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}

/// A stack that lets its top page decide on the supported orientations.
private final class AskingStack: UINavigationController {
    var asksTop = false

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        asksTop
            ? topViewController?.supportedInterfaceOrientations ?? .all : super.supportedInterfaceOrientations
    }
}
