import Simulator

// An app's own containers: sizes, safe areas, traits, the status bar, transitions between children, coordinators.
extension Scenario {
    static let ownContainers: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt4-containment-01",
                """
                A child's preferredContentSize is set in a container of the app's own, and in a \
                navigation controller
                """,
                ios: "8+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredcontentsize"),
                notes: """
                    The pages of preferredContentSize and of UIContentContainer. Quote: The view
                    controller that contains this one is notified of the new value
                    """),
            statements: 3
        ) { stage in
            let container = AskedContainer()
            let child = UIViewController()
            container.embed(child)
            try stage.launch(container)
            child.preferredContentSize = CGSize(width: 100, height: 200)
            stage.state(
                """
                the container's preferredContentSizeDidChange(forChildContentContainer:) is called \
                once, with the child
                """, container.told == [child], "\(container.told)")
            child.preferredContentSize = CGSize(width: 100, height: 200)
            stage.state(
                "the same size set again: it is not called", container.told.count == 1, "\(container.told)")
            let page = UIViewController()
            let stack = stage.navigation([page])
            try stage.launch(stack)
            page.preferredContentSize = CGSize(width: 120, height: 240)
            stage.state(
                "a navigation controller's own preferredContentSize becomes the top page's",
                stack.preferredContentSize == CGSize(width: 120, height: 240),
                "\(stack.preferredContentSize)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-containment-02",
                "show(_:sender:) and showDetailViewController(_:sender:) of a child",
                ios: "8+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)"),
                notes: """
                    The pages of show(_:sender:) and targetViewController(forAction:sender:). Quote: If
                    there is no target view controller [...] this method calls present
                    """),
            statements: 4
        ) { stage in
            let (page, child, next) = (AskedContainer(), UIViewController(), UIViewController())
            page.embed(child)
            let stack = stage.navigation([page])
            try stage.launch(stack)
            child.show(next, sender: nil)
            try stage.settle()
            stage.state(
                "a child of a page in a navigation controller: show pushes", stack.topViewController === next,
                "\(stack.viewControllers)")
            let own = ShowingContainer()
            let inner = UIViewController()
            own.embed(inner)
            try stage.launch(own)
            let shown = UIViewController()
            inner.show(shown, sender: nil)
            stage.state(
                "a child of a container that overrides show(_:sender:): the container's is called",
                own.shown === shown, "\(String(describing: own.shown))")
            let (plain, alone, modal) = (AskedContainer(), UIViewController(), UIViewController())
            plain.embed(alone)
            try stage.launch(plain)
            alone.show(modal, sender: nil)
            try stage.settle()
            stage.state(
                "a child that no container helps: show presents modally",
                modal.presentingViewController != nil, "it is not presented")
            let target = alone.targetViewController(
                forAction: Selector("showViewController:sender:"), sender: nil)
            stage.state(
                "targetViewController(forAction:sender:) is nil for it", target == nil,
                "\(String(describing: target))")
        },
        .rule(
            EvidenceEntry(
                "hunt4-containment-03",
                "additionalSafeAreaInsets of a container and of a child that fills it",
                ios: "11+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UIViewController.h, additionalSafeAreaInsets. Quote:
                    use this property to add to the overlay that UIViewController calculates for the
                    safeAreaInsets for contained view controllers
                    """),
            statements: 3
        ) { stage in
            let (container, child) = (AskedContainer(), stage.page("Child"))
            container.embed(child)
            try stage.launch(container)
            let before = child.view.safeAreaInsets.bottom
            stage.begin()
            container.additionalSafeAreaInsets.bottom = 30
            try stage.settle()
            let one = child.view.safeAreaInsets.bottom
            let heard = stage.lines.filter { $0 == "Child.viewSafeAreaInsetsDidChange" }.count
            child.additionalSafeAreaInsets.bottom = 12
            try stage.settle()
            let both = child.view.safeAreaInsets.bottom
            let all = stage.lines.filter { $0 == "Child.viewSafeAreaInsetsDidChange" }.count
            stage.state(
                "the child's view has the container's addition in its safeAreaInsets", one == before + 30,
                "\(before), \(one)")
            stage.state("the child's own addition is added to it", both == before + 42, "\(both)")
            stage.state(
                "viewSafeAreaInsetsDidChange of the child is called for each", heard == 1 && all == 2,
                "\(heard), \(all)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-containment-04",
                "setOverrideTraitCollection(_:forChild:), and traitOverrides of a child",
                ios: "17+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/setoverridetraitcollection(_:forchild:)"
                ),
                notes: """
                    The page of setOverrideTraitCollection(_:forChild:). Quote: Usually, traits are
                    passed unmodified from the parent view controller to its children.
                    """),
            statements: 5
        ) { stage in
            let (container, child, grandchild) = (AskedContainer(), AskedContainer(), UIViewController())
            child.embed(grandchild)
            container.embed(child)
            try stage.launch(container)
            let regular = UITraitCollection(horizontalSizeClass: .regular)
            container.setOverrideTraitCollection(regular, forChild: child)
            try stage.settle()
            stage.state(
                "the child has the overridden size class, the container does not",
                child.traitCollection.horizontalSizeClass == .regular
                    && container.traitCollection.horizontalSizeClass == .compact, "not overridden")
            stage.state(
                "the child's child has it too", grandchild.traitCollection.horizontalSizeClass == .regular,
                "not passed on")
            stage.state(
                "overrideTraitCollection(forChild:) gives it back",
                container.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular,
                "another one")
            container.setOverrideTraitCollection(nil, forChild: child)
            try stage.settle()
            stage.state(
                "nil takes it away again", child.traitCollection.horizontalSizeClass == .compact, "it stays")
            container.overrideUserInterfaceStyle = .dark
            child.traitOverrides.userInterfaceStyle = .light
            try stage.settle()
            stage.state(
                "traitOverrides of the child wins over the container's trait",
                child.traitCollection.userInterfaceStyle == .light, "the container's counts")
        },
        .rule(
            EvidenceEntry(
                "hunt4-containment-05",
                "childForStatusBarHidden and childForHomeIndicatorAutoHidden of a container",
                ios: "7+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/childforstatusbarhidden"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UIViewController.h. Quote: If non-nil, that view
                    controller's status bar appearance attributes will be used. If nil, self is used.
                    """),
            statements: 3
        ) { stage in
            let (container, child) = (HidingContainer(), HidingContainer())
            container.embed(child)
            container.hides = false
            child.hides = true
            try stage.launch(container)
            stage.state(
                "nil: the container's own answer is used", !stage.isStatusBarHidden && !container.asksChild,
                "hidden")
            container.asksChild = true
            container.setNeedsStatusBarAppearanceUpdate()
            try stage.settle()
            stage.state(
                "a child: the child's answer is used, the container's is not", stage.isStatusBarHidden,
                "not hidden")
            child.hides = false
            child.setNeedsStatusBarAppearanceUpdate()
            try stage.settle()
            stage.state(
                "the child's changed answer is used after setNeedsStatusBarAppearanceUpdate()",
                !stage.isStatusBarHidden, "still hidden")
        },
        .rule(
            EvidenceEntry(
                "hunt4-containment-06",
                """
                transition(from:to:duration:options:animations:completion:) of two children, of 0.5 \
                s and of 0 s
                """,
                ios: "5+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/transition(from:to:duration:options:animations:completion:)"
                ),
                notes: """
                    The page of the method. Quote: After the animation completes, it removes the first
                    view controller’s view from the view hierarchy.
                    """),
            statements: 4
        ) { stage in
            for (duration, isAnimated) in [(0.5, true), (0, false)] {
                let (container, old, new) = (AskedContainer(), UIViewController(), UIViewController())
                container.embed(old)
                try stage.launch(container)
                container.addChild(new)
                let start = stage.sim.now
                var wasIn = false
                var end: (finished: Bool, isOut: Bool, at: TimeInterval)?
                container.transition(
                    from: old, to: new, duration: duration, options: [],
                    animations: { wasIn = new.view.superview === container.view },
                    completion: { end = ($0, old.view.superview == nil, stage.sim.now) })
                try stage.settle()
                if isAnimated {
                    stage.state(
                        "the new view is in the old one's superview when animations is called", wasIn,
                        "it is not")
                    stage.state(
                        "the old view is out of it when completion is called, with true",
                        end?.finished == true && end?.isOut == true, "\(String(describing: end))")
                    stage.state("the old child is still a child", old.parent === container, "it has none")
                } else {
                    stage.state(
                        """
                        duration 0: completion has been called with true when everything is at rest, \
                        and nothing was animated
                        """, end?.finished == true && (end.map { $0.at - start } ?? 1) < 0.1,
                        "\(String(describing: end))")
                }
            }
        },
        .rule(
            EvidenceEntry(
                "hunt4-containment-07",
                "transitionCoordinator of a page, of its child and of its child's child during a push",
                ios: "7+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator"),
                notes: """
                    Header of the SDK of iOS 26.2, UIViewControllerTransitionCoordinator.h. Quote:
                    Otherwise it will ask the parent view controller.
                    """),
            statements: 3
        ) { stage in
            let (page, child, grandchild) = (MovingPage(), MovingPage(), UIViewController())
            child.embed(grandchild)
            page.embed(child)
            let stack = stage.navigation([stage.page("Home")])
            try stage.launch(stack)
            stack.pushViewController(page, animated: true)
            stage.sim.advance(by: 0.1)
            let running = [page, child, grandchild].map(\.transitionCoordinator)
            stage.state(
                "all three are the same and not nil while the push runs",
                running.allSatisfy { $0 != nil && $0 === running[0] }, "\(running)")
            try stage.settle()
            stage.state(
                "all are nil when it has ended",
                [page, child, grandchild].allSatisfy { $0.transitionCoordinator == nil }, "one is there")
            stage.state(
                """
                isMovingToParent is true for the pushed page and false for its child in \
                viewWillAppear
                """, page.wasMoving == true && child.wasMoving == false,
                "\(String(describing: page.wasMoving)), \(String(describing: child.wasMoving))")
        },
        .rule(
            EvidenceEntry(
                "hunt4-containment-08",
                """
                A container that overrides size(forChildContentContainer:withParentContainerSize:) \
                is turned
                """,
                ios: "8+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uicontentcontainer/size(forchildcontentcontainer:withparentcontainersize:)"
                ),
                notes: """
                    The page of viewWillTransition(to:with:) of UIContentContainer: UIKit's view
                    controllers ask for the size of each child and tell those whose size changes. Quote:
                    UIKit calls this method before changing the size of a presented view controller’s
                    view.
                    """),
            statements: 3
        ) { stage in
            let container = SizingContainer()
            let (child, fixed) = (SizedPage(), SizedPage())
            container.embed(child)
            container.embed(fixed)
            fixed.view.autoresizingMask = []
            fixed.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            container.sized = child
            try stage.launch(container)
            stage.sim.rotate(to: .landscapeRight)
            try stage.settle()
            let size = container.view.bounds.size
            stage.state(
                "it is asked for its child, with the new size of its own view",
                container.asked.contains(size), "\(container.asked)")
            stage.state(
                "the child's viewWillTransition(to:with:) gets the size that it returned",
                child.told == [CGSize(width: 100, height: 77)], "\(child.told)")
            stage.state("a child whose size does not change is not told", fixed.told.isEmpty, "\(fixed.told)")
        },
    ]
}

extension Stage {
    fileprivate var isStatusBarHidden: Bool {
        sim.window.windowScene?.statusBarManager?.isStatusBarHidden ?? UIApplication.shared.isStatusBarHidden
    }
}

/// A container that its children's views fill, and that records changes of their preferred sizes.
private class AskedContainer: UIViewController {
    private(set) var told: [UIViewController] = []

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if let child = container as? UIViewController { told.append(child) }
    }
}

/// A container that shows pages itself.
private final class ShowingContainer: AskedContainer {
    private(set) var shown: UIViewController?

    override func show(_ vc: UIViewController, sender: Any?) { shown = vc }
}

/// A container that hides the status bar, or lets its child decide.
private final class HidingContainer: AskedContainer {
    var hides = false
    var asksChild = false

    override var prefersStatusBarHidden: Bool { hides }
    override var childForStatusBarHidden: UIViewController? { asksChild ? children.first : nil }
}

/// A page that remembers whether it was moving to its parent when it was about to appear.
private final class MovingPage: AskedContainer {
    private(set) var wasMoving: Bool?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        wasMoving = isMovingToParent
    }
}

/// A container that gives one of its children a size of its own.
private final class SizingContainer: AskedContainer {
    weak var sized: UIViewController?
    private(set) var asked: [CGSize] = []

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        if container === sized {
            asked.append(parentSize)
            return CGSize(width: 100, height: 77)
        }
        return CGSize(width: 50, height: 50)
    }
}

/// A page that records the sizes that it is notified of.
private final class SizedPage: UIViewController {
    private(set) var told: [CGSize] = []

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        told.append(size)
    }
}
