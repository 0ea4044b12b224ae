import TaskOrder

/// The simulators that are alive. Tests of the main actor take turns where they wait: one that runs from beginning to
/// end meanwhile gives the app back to the one that waits.
@MainActor
enum SimulatorsInUse {
    private struct Entry {
        // Each takes itself off as it dies.
        unowned(unsafe) let simulator: Simulator
    }

    /// While there are some, tasks run in order.
    private static var entries: [Entry] = []

    /// The one that was used last.
    static var last: Simulator? { entries.last?.simulator }

    static func use(_ simulator: Simulator) {
        entries = others(than: simulator) + [Entry(simulator: simulator)]
        task_order_set_is_kept(true)
        // An eager clock waits for tasks.
        LoopDriver.shared.stepsOfTasks = { task_order_given_count() }
    }

    static func remove(_ simulator: Simulator) {
        entries = others(than: simulator)
        task_order_set_is_kept(!entries.isEmpty)
    }

    private static func others(than simulator: Simulator) -> [Entry] {
        entries.filter { $0.simulator !== simulator }
    }
}
