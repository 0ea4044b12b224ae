import Simulator

/// What a scenario's pages wrote down, in order.
@MainActor
final class Journal {
    struct Line {
        let text: String
        let animated: Bool?
        let time: TimeInterval
        /// Whether the page said that it moves into its parent, or out of it.
        let isMovingToParent: Bool
        let isMovingFromParent: Bool
    }

    /// The journal of the scenario that runs.
    static var current = Journal()

    private(set) var runs: [[Line]] = []
    var isOpen = true
    var clock: () -> TimeInterval = { 0 }

    /// Where the next line of the present run comes.
    var place: Int { runs.last?.count ?? 0 }

    /// Writes a line down at a place that was kept, before what has come since.
    func log(_ text: String, at place: Int) {
        guard isOpen, !runs.isEmpty else { return }
        log(text)
        let last = runs.count - 1
        runs[last].insert(runs[last].removeLast(), at: place)
    }

    /// What was written before the first run was preparation, and is forgotten.
    func begin() {
        isOpen = true
        runs.append([])
    }

    /// Forgets the last run: it was preparation too.
    func dropRun() { runs.removeLast() }

    func log(_ text: String, animated: Bool? = nil, by page: UIViewController? = nil) {
        guard isOpen, !runs.isEmpty else { return }
        let line = Line(
            text: text, animated: animated, time: clock(), isMovingToParent: page?.isMovingToParent ?? false,
            isMovingFromParent: page?.isMovingFromParent ?? false)
        runs[runs.count - 1].append(line)
    }
}
