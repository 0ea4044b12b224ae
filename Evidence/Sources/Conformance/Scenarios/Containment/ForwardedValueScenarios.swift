import Simulator

// Values that containers forward: sizes, traits, system bars and orientations.
extension Scenario {
    static let forwardedValues: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt5-containment-01",
                """
                A container that is told of another size, with a child, a child's child and a \
                presented page
                """,
                ios: "13+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UIViewController.h. Quote: If you override this
                    method, you should either call super to propagate the change to children or manually
                    forward the change to children.
                    """),
            statements: 3,
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
                    stage.state(
                        "with super: all three get viewWillTransition(to:with:)",
                        Set(told).isSuperset(of: ["Child", "Grandchild", "Presented"]), "\(told)")
                    stage.state(
                        "the order is the container, its child, the child's child",
                        told.filter { $0 != "Presented" } == ["Container", "Child", "Grandchild"],
                        "\(told)")
                } else {
                    stage.state(
                        "without super: none of the three gets it",
                        Set(told).isDisjoint(with: ["Child", "Grandchild"]), "\(told)")
                }
                stage.sim.rotate(to: .portrait)
            }
        },
        .rule(
            EvidenceEntry(
                "hunt5-containment-02",
                "A Plus phone is turned: the callbacks of a container's child",
                ios: "15",
                source: .claim(
                    "https://developer.apple.com/documentation/uikit/uicontentcontainer/willtransition(to:with:)"
                ),
                notes: """
                    Articles on adaptive layout give this order, as does Apple's session on view
                    controllers of iOS 8. Quote: willTransitionToTraitCollection [...] then
                    viewWillTransitionToSize [...] then traitCollectionDidChange
                    """),
            statements: 3
        ) { stage in
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
                "willTransition(to:with:) comes before viewWillTransition(to:with:)",
                names.firstIndex(of: "willTransition") ?? 9 < names.firstIndex(of: "viewWillTransition") ?? 0,
                "\(names)")
            stage.state(
                "traitCollectionDidChange comes after both",
                names.last == "traitCollectionDidChange" && names.count == 3, "\(names)")
            stage.state(
                "in the coordinator's animation the traits are the new ones",
                container.inAnimation == .regular, "\(String(describing: container.inAnimation))")
        }
        .on(.iPhone16Plus),
        .rule(
            EvidenceEntry(
                "hunt5-containment-04",
                "traitOverrides of a container and of its child",
                ios: "17+",
                source: .documentation("https://developer.apple.com/documentation/uikit/uitraitoverrides"),
                notes: """
                    The pages of UITraitOverrides and registerForTraitChanges. Quote: Removes the
                    override for the trait
                    """),
            statements: 5
        ) { stage in
            let (container, child) = (ToldPage("Container") { _ in }, UIViewController())
            container.embed(child)
            try stage.launch(container)
            var previous: [UIUserInterfaceSizeClass] = []
            child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
                (_: UIViewController, old: UITraitCollection) in previous.append(old.horizontalSizeClass)
            }
            container.traitOverrides.horizontalSizeClass = .regular
            try stage.settle()
            stage.state(
                "an override reaches the child", child.traitCollection.horizontalSizeClass == .regular,
                "another one")
            stage.state(
                "contains(_:) is true for the overridden trait alone",
                container.traitOverrides.contains(UITraitHorizontalSizeClass.self)
                    && !container.traitOverrides.contains(UITraitVerticalSizeClass.self), "another one")
            stage.state(
                """
                a registration for the trait is called once for the change, with the previous traits
                """, previous == [.compact], "\(previous)")
            container.traitOverrides.horizontalSizeClass = .regular
            try stage.settle()
            stage.state(
                "it is not called when the same value is set again", previous.count == 1, "\(previous)")
            container.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            try stage.settle()
            stage.state(
                "remove(_:) brings the inherited trait back",
                child.traitCollection.horizontalSizeClass == .compact, "another one")
        },
        .rule(
            EvidenceEntry(
                "hunt5-containment-07",
                """
                childForHomeIndicatorAutoHidden and childForScreenEdgesDeferringSystemGestures of a \
                container
                """,
                ios: "13+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/childforhomeindicatorautohidden"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UIViewController.h. Quote: If non-nil, that view
                    controller's home indicator auto-hiding will be used. If nil, self is used.
                    """),
            statements: 3
        ) { stage in
            let (container, child, modal) = (BarsPage(), BarsPage(), BarsPage())
            container.embed(child)
            child.hidesIndicator = true
            child.edges = .bottom
            try stage.launch(container)
            @MainActor func bars() -> UIWindow.SystemBars { stage.sim.window.systemBars }
            stage.state(
                "nil: the container's own answers count",
                !bars().isHomeIndicatorHidden && bars().deferredEdges == [], "\(bars())")
            container.asksChild = true
            stage.state(
                "a child: the child's answers count",
                bars().isHomeIndicatorHidden && bars().deferredEdges == .bottom, "\(bars())")
            modal.modalPresentationStyle = .fullScreen
            modal.edges = .top
            container.present(modal, animated: true)
            try stage.settle()
            stage.state(
                "a presented full-screen page's answers count instead",
                !bars().isHomeIndicatorHidden && bars().deferredEdges == .top, "\(bars())")
        },
        .rule(
            EvidenceEntry(
                "hunt5-containment-08",
                "Supported orientations of a page in a navigation controller",
                ios: "16+",
                source: .claim(
                    "https://stackoverflow.com/questions/12520030/how-to-force-a-uiviewcontroller-to-portrait-orientation-in-ios-6"
                ),
                notes: """
                    Public answers: the root decides, and a navigation controller does not ask its
                    pages. Quote: UINavigationController [...] does not consult its children
                    """),
            statements: 3
        ) { stage in
            for asksTop in [false, true] {
                let page = TurningPage()
                let stack = AskingStack(rootViewController: page)
                stack.asksTop = asksTop
                try stage.launch(stack)
                stage.sim.rotate(to: .landscapeRight)
                try stage.settle()
                let isWide = stage.sim.window.bounds.width > stage.sim.window.bounds.height
                stage.state(
                    asksTop
                        ? """
                        a subclass that returns its top page's answer: the interface does not turn
                        """
                        : """
                        the navigation controller does not ask its page: landscape is supported \
                        though the page says portrait
                        """, isWide != asksTop, "wide: \(isWide)")
                guard asksTop else {
                    stage.sim.rotate(to: .portrait)
                    try stage.settle()
                    continue
                }
                page.mask = .all
                page.setNeedsUpdateOfSupportedInterfaceOrientations()
                try stage.settle()
                stage.state(
                    """
                    setNeedsUpdateOfSupportedInterfaceOrientations after the answer changes: the \
                    interface turns with the device
                    """, stage.sim.window.bounds.width > stage.sim.window.bounds.height,
                    "\(stage.sim.window.bounds)")
            }
        },
    ]
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
