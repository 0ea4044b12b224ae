import Simulator

// An app's own containers: sizes, safe areas, traits, the status bar, transitions between children, coordinators.
extension Scenario {
    static let huntContainment: [Scenario] = [
        .statements("hunt4-containment-01") { stage in
            let container = AskedContainer()
            let child = UIViewController()
            container.embed(child)
            try stage.launch(container)
            child.preferredContentSize = CGSize(width: 100, height: 200)
            stage.state(0, container.told == [child], "\(container.told)")
            child.preferredContentSize = CGSize(width: 100, height: 200)
            stage.state(1, container.told.count == 1, "\(container.told)")
            let page = UIViewController()
            let stack = stage.navigation([page])
            try stage.launch(stack)
            page.preferredContentSize = CGSize(width: 120, height: 240)
            stage.state(
                2, stack.preferredContentSize == CGSize(width: 120, height: 240),
                "\(stack.preferredContentSize)")
        },
        .statements("hunt4-containment-02") { stage in
            let (page, child, next) = (AskedContainer(), UIViewController(), UIViewController())
            page.embed(child)
            let stack = stage.navigation([page])
            try stage.launch(stack)
            child.show(next, sender: nil)
            try stage.settle()
            stage.state(0, stack.topViewController === next, "\(stack.viewControllers)")
            let own = ShowingContainer()
            let inner = UIViewController()
            own.embed(inner)
            try stage.launch(own)
            let shown = UIViewController()
            inner.show(shown, sender: nil)
            stage.state(1, own.shown === shown, "\(String(describing: own.shown))")
            let (plain, alone, modal) = (AskedContainer(), UIViewController(), UIViewController())
            plain.embed(alone)
            try stage.launch(plain)
            alone.show(modal, sender: nil)
            try stage.settle()
            stage.state(2, modal.presentingViewController != nil, "it is not presented")
            let target = alone.targetViewController(
                forAction: Selector("showViewController:sender:"), sender: nil)
            stage.state(3, target == nil, "\(String(describing: target))")
        },
        .statements("hunt4-containment-03") { stage in
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
            stage.state(0, one == before + 30, "\(before), \(one)")
            stage.state(1, both == before + 42, "\(both)")
            stage.state(2, heard == 1 && all == 2, "\(heard), \(all)")
        },
        .statements("hunt4-containment-04") { stage in
            let (container, child, grandchild) = (AskedContainer(), AskedContainer(), UIViewController())
            child.embed(grandchild)
            container.embed(child)
            try stage.launch(container)
            let regular = UITraitCollection(horizontalSizeClass: .regular)
            container.setOverrideTraitCollection(regular, forChild: child)
            try stage.settle()
            stage.state(
                0,
                child.traitCollection.horizontalSizeClass == .regular
                    && container.traitCollection.horizontalSizeClass == .compact, "not overridden")
            stage.state(1, grandchild.traitCollection.horizontalSizeClass == .regular, "not passed on")
            stage.state(
                2, container.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular,
                "another one")
            container.setOverrideTraitCollection(nil, forChild: child)
            try stage.settle()
            stage.state(3, child.traitCollection.horizontalSizeClass == .compact, "it stays")
            container.overrideUserInterfaceStyle = .dark
            child.traitOverrides.userInterfaceStyle = .light
            try stage.settle()
            stage.state(4, child.traitCollection.userInterfaceStyle == .light, "the container's counts")
        },
        .statements("hunt4-containment-05") { stage in
            let (container, child) = (HidingContainer(), HidingContainer())
            container.embed(child)
            container.hides = false
            child.hides = true
            try stage.launch(container)
            stage.state(0, !stage.isStatusBarHidden && !container.asksChild, "hidden")
            container.asksChild = true
            container.setNeedsStatusBarAppearanceUpdate()
            try stage.settle()
            stage.state(1, stage.isStatusBarHidden, "not hidden")
            child.hides = false
            child.setNeedsStatusBarAppearanceUpdate()
            try stage.settle()
            stage.state(2, !stage.isStatusBarHidden, "still hidden")
        },
        .statements("hunt4-containment-06") { stage in
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
                    stage.state(0, wasIn, "it is not")
                    stage.state(1, end?.finished == true && end?.isOut == true, "\(String(describing: end))")
                    stage.state(2, old.parent === container, "it has none")
                } else {
                    stage.state(
                        3, end?.finished == true && (end.map { $0.at - start } ?? 1) < 0.1,
                        "\(String(describing: end))")
                }
            }
        },
        .statements("hunt4-containment-07") { stage in
            let (page, child, grandchild) = (MovingPage(), MovingPage(), UIViewController())
            child.embed(grandchild)
            page.embed(child)
            let stack = stage.navigation([stage.page("Home")])
            try stage.launch(stack)
            stack.pushViewController(page, animated: true)
            stage.sim.advance(by: 0.1)
            let running = [page, child, grandchild].map(\.transitionCoordinator)
            stage.state(
                0, running.allSatisfy { $0 != nil && $0 === running[0] }, "\(running)")
            try stage.settle()
            stage.state(
                1, [page, child, grandchild].allSatisfy { $0.transitionCoordinator == nil }, "one is there")
            stage.state(
                2, page.wasMoving == true && child.wasMoving == false,
                "\(String(describing: page.wasMoving)), \(String(describing: child.wasMoving))")
        },
        .statements("hunt4-containment-08") { stage in
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
            stage.state(0, container.asked.contains(size), "\(container.asked)")
            stage.state(1, child.told == [CGSize(width: 100, height: 77)], "\(child.told)")
            stage.state(2, fixed.told.isEmpty, "\(fixed.told)")
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
