/// The simulators that are alive. Tests of the main actor take turns where they wait: one that runs from beginning to
/// end meanwhile gives the app back to the one that waits.
@MainActor
enum SimulatorsInUse {
    private struct Entry {
        // Each takes itself off as it dies.
        unowned(unsafe) let simulator: Simulator
    }

    private static var entries: [Entry] = []

    /// The one that was used last.
    static var last: Simulator? { entries.last?.simulator }

    static func use(_ simulator: Simulator) {
        remove(simulator)
        entries.append(Entry(simulator: simulator))
    }

    static func remove(_ simulator: Simulator) {
        entries.removeAll { $0.simulator === simulator }
    }
}
