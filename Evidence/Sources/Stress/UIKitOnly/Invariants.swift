import Simulator

/// The conditions of an idle app of UIKit's controllers.
@MainActor
struct Invariants {
    private let world: UIKitWorld

    init(of world: UIKitWorld) {
        self.world = world
    }

    func check() {
        checkCallbacks()
        checkSight()
        world.checkTies()
        checkStacks()
        checkPresentations()
        checkDiagnostics()
        checkLife()
    }

    private func checkCallbacks() {
        for record in world.records {
            if let fault = record.fault { world.report(fault) }
        }
    }

    /// Exactly the visible pages are in the appeared state.
    private func checkSight() {
        let inSight = Set((world.sim.window.rootViewController?.inSight ?? []).map(ObjectIdentifier.init))
        for record in world.records {
            guard let page = record.page else { continue }
            if !record.isAtRest {
                world.report("page \(record.number) is still changing at rest: \(record.callbacks.suffix(4))")
            }
            let shouldAppear = inSight.contains(ObjectIdentifier(page))
            // A replaced root that presents leaves its view in the window, which is visible while a task retains the page. Evidence:
            // root-02.
            if !shouldAppear, world.waits.keepPages { continue }
            if record.isAppeared != shouldAppear {
                world.report(
                    "page \(record.number) is \(shouldAppear ? "visible and not appeared" : "appeared and not visible"): "
                        + "\(record.callbacks.suffix(6))\n\(world.sim.tree)")
            }
            if (page.viewIfLoaded?.window != nil) != shouldAppear {
                world.report(
                    "page \(record.number) is \(shouldAppear ? "visible and not" : "not visible and") in the window"
                        + "\n\(world.sim.tree)")
            }
        }
    }

    private func checkStacks() {
        let isGivenUp = world.director.hasGivenUp
        for stack in world.stacks where !stack.model.allows(stack.pageNumbers, isGivenUp: isGivenUp) {
            world.report("a stack is \(stack.pageNumbers) and should be \(stack.model.asAsked)")
        }
        guard let tabs = world.tabs else { return }
        let isRight =
            isGivenUp ? tabs.choices.contains(tabs.selectedIndex) : tabs.choices.last == tabs.selectedIndex
        if !isRight {
            world.report("tab \(tabs.selectedIndex) is chosen and should be \(tabs.choices.suffix(1))")
        }
    }

    private func checkPresentations() {
        let (root, complaints) = (world.sim.window.rootViewController, world.sim.diagnostics)
        for expectation in world.expectations {
            let isGivenUp = world.director.hasGivenUp
            if let fault = expectation.fault(root: root, complaints: complaints, isGivenUp: isGivenUp) {
                world.report("\(fault)\n\(world.sim.tree)")
            }
        }
    }

    /// UIKit warns only about mistakes of app code.
    private func checkDiagnostics() {
        for diagnostic in world.sim.diagnostics where !KnownComplaint.covers(diagnostic.message) {
            world.report("UIKit complains: \(diagnostic.message)")
        }
    }

    /// Controllers that left the window's tree are released.
    private func checkLife() {
        guard !world.waits.keepPages else { return }
        let reachable = Set(world.allControllers.map(ObjectIdentifier.init))
        for record in world.records {
            if let page = record.page, !reachable.contains(ObjectIdentifier(page)) {
                world.report("page \(record.number) left and is alive")
            }
        }
    }
}
