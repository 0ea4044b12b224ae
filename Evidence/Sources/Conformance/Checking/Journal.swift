import Simulator

/// The lines that a scenario's pages record, in order.
@MainActor
final class Journal {
    struct Line {
        let text: String
        let animated: Bool?
        let time: TimeInterval
        /// Whether the page reported that it moves to or from its parent.
        let isMovingToParent: Bool
        let isMovingFromParent: Bool
    }

    /// The journal of the running scenario.
    static var current = Journal()

    private(set) var runs: [[Line]] = []
    var isOpen = true
    var clock: () -> TimeInterval = { 0 }

    /// The position of the next line in the current run.
    var place: Int { runs.last?.count ?? 0 }

    /// Inserts a line at a saved position, before the lines recorded since.
    func log(_ text: String, at place: Int) {
        guard isOpen, !runs.isEmpty else { return }
        log(text)
        let last = runs.count - 1
        runs[last].insert(runs[last].removeLast(), at: place)
    }

    /// Discards the lines before the first run, which belong to the preparation.
    func begin() {
        isOpen = true
        runs.append([])
    }

    /// Discards the last run, which also belongs to the preparation.
    func dropRun() { runs.removeLast() }

    func log(_ text: String, animated: Bool? = nil, by page: UIViewController? = nil) {
        guard isOpen, !runs.isEmpty else { return }
        let line = Line(
            text: text, animated: animated, time: clock(), isMovingToParent: page?.isMovingToParent ?? false,
            isMovingFromParent: page?.isMovingFromParent ?? false)
        runs[runs.count - 1].append(line)
    }
}
