import TaskOrder

/// The existing simulators. Tests of the main actor interleave at their suspension points: a test that runs completely meanwhile returns
/// the app to the waiting test.
@MainActor
enum SimulatorsInUse {
    private struct Entry {
        weak var simulator: Simulator?
    }

    /// While it isn't empty, tasks run in order.
    private static var entries: [Entry] = []

    /// The simulator that was used last.
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

    /// Whether the current task has created a simulator, and isn't the given one.
    static func isCurrentTask(ofOtherThan creator: Int?) -> Bool {
        guard let current = CurrentTask.number, current != creator else { return false }
        return entries.contains { $0.simulator?.creator == current }
    }

    private static func others(than simulator: Simulator) -> [Entry] {
        entries.filter { $0.simulator != nil && $0.simulator !== simulator }
    }
}

enum CurrentTask {
    /// Distinguishes the running task from other tasks that exist; `nil` outside a task.
    static var number: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
