import Simulator

/// What must hold whenever the app is at rest.
@MainActor
struct Invariants {
    private let world: World

    init(of world: World) {
        self.world = world
    }

    func check() {
        checkCallbacks()
        checkSight()
        checkTies()
        checkStacks()
        checkPresentations()
        checkLife()
    }

    private func checkCallbacks() {
        for record in world.records {
            if let fault = record.fault { world.report(fault) }
        }
    }

    /// Exactly the pages in sight are appeared.
    private func checkSight() {
        let inSight = Set((world.sim.window.rootViewController?.inSight ?? []).map(ObjectIdentifier.init))
        for record in world.records {
            guard let page = record.page else { continue }
            if !record.isAtRest {
                world.report("page \(record.number) is still changing at rest: \(record.callbacks.suffix(4))")
            }
            let shouldAppear = inSight.contains(ObjectIdentifier(page))
            if record.isAppeared != shouldAppear {
                world.report(
                    "page \(record.number) is \(shouldAppear ? "in sight and not appeared" : "appeared and not in sight"): "
                        + "\(record.callbacks.suffix(6))\n\(world.sim.tree)")
            }
        }
    }

    /// Parents and children, presenters and presented name each other.
    private func checkTies() {
        for controller in world.allControllers {
            for child in controller.children where child.parent !== controller {
                world.report("a child does not name its parent")
            }
            if let presented = controller.ownPresented, presented.presentingViewController !== controller {
                world.report("a presented controller does not name its presenter")
            }
            if controller.isBeingPresented || controller.isBeingDismissed {
                world.report("a controller is still being presented or dismissed at rest")
            }
            // A page of a stack that nobody has seen yet arrives when the stack is shown.
            let isUnseen = controller.parent.map { !$0.isViewLoaded } ?? false
            if controller.isMovingFromParent || controller.isMovingToParent && !isUnseen {
                world.report("a page is still moving at rest")
            }
        }
    }

    private func checkStacks() {
        for navigation in world.stacks {
            let pages = navigation.viewControllers.compactMap { ($0 as? TrackedPage)?.record.number }
            let expected = world.model.stack(of: navigation)
            if pages != expected { world.report("a stack is \(pages) and should be \(expected)") }
            if navigation.children.map(ObjectIdentifier.init)
                != navigation.viewControllers.map(ObjectIdentifier.init)
            {
                world.report("a stack's children are not its pages")
            }
        }
        if let tabs = world.sim.window.rootViewController as? UITabBarController,
            tabs.selectedIndex != world.model.chosenTab(of: tabs)
        {
            world.report(
                "tab \(tabs.selectedIndex) is chosen and should be \(world.model.chosenTab(of: tabs))")
        }
    }

    private func checkPresentations() {
        for expectation in world.expectations {
            if let fault = expectation.fault(
                root: world.sim.window.rootViewController, complaints: world.sim.diagnostics)
            {
                world.report(fault)
            }
        }
    }

    /// Nothing that left the window's tree is alive.
    private func checkLife() {
        let reachable = Set(world.allControllers.map(ObjectIdentifier.init))
        for record in world.records {
            if let page = record.page, !reachable.contains(ObjectIdentifier(page)) {
                world.report("page \(record.number) left and is alive")
            }
        }
    }
}
