import Simulator

/// An app of UIKit's controllers, with a simple model of its expected state.
@MainActor
final class UIKitWorld: StressedApp {
    let sim: Simulator
    let user: User
    let director = Director()
    let nested = NestedOperations()
    let waits = Waits()
    var faults: [String] = []
    private(set) var records: [PageRecord] = []
    var expectations: [PresentationExpectation] = []

    init(for script: StressScript) {
        sim = Simulator(for: script)
        user = User(of: sim)
        sim.records = .nothing
        sim.recordsExceptions = true
        sim.launch(makeRoot(script.root))
    }

    func newRecord() -> PageRecord {
        let record = PageRecord(records.count)
        records.append(record)
        return record
    }

    var stacks: [TrackedStack] { allControllers.compactMap { $0 as? TrackedStack } }

    var tabs: TrackedTabs? { sim.window.rootViewController as? TrackedTabs }

    /// Every controller with a loaded view, including covered ones.
    var shownPages: [UIViewController] { allControllers.filter { $0.isViewLoaded } }

    func check() {
        Invariants(of: self).check()
        for stack in stacks { stack.settle() }
        tabs?.settle()
        expectations.removeAll(where: \.isOver)
        for expectation in expectations { expectation.settle() }
        director.hasGivenUp = false
    }

    /// A new push becomes visible: nothing is blocked.
    func checkEnd() async {
        guard let stack = stacks.last(where: { $0.isInSight }) else { return }
        let page = TrackedPage(self)
        stack.pushViewController(page, animated: true)
        comeToRest()
        let isGivenUp = director.hasGivenUp
        check()
        if !isGivenUp, page.viewIfLoaded?.window == nil { report("a page pushed at the end is not shown") }
    }
}
