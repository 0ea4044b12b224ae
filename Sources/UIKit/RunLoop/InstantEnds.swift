/// The completions of animations that take no time, in the order of asking. They fall due at once, so they need no place
/// in the timers' heap, but they keep their turn among the timers.
@MainActor
struct InstantEnds {
    struct Entry {
        let deadline: TimeInterval
        let order: UInt64
        let completion: (Bool) -> Void

        @MainActor
        func isDue(before timer: MainLoop.Timer) -> Bool {
            (deadline, order) < (timer.deadline, timer.order)
        }
    }

    private var entries: [Entry] = []
    /// Room from an earlier turn.
    private var spare: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    var firstDeadline: TimeInterval? { entries.first?.deadline }

    var pendingNames: [String] {
        entries.map { "animation of 0.0 s, due at \(String(format: "%.3f", $0.deadline)) s" }
    }

    mutating func append(_ entry: Entry) {
        entries.append(entry)
    }

    /// What a turn tells. What is asked for meanwhile is the next one's.
    mutating func takeAll() -> Taken {
        guard !entries.isEmpty else { return Taken() }
        var taken = spare
        spare = []
        swap(&taken, &entries)
        if taken.count > 1 { taken.reverse() }
        return Taken(entries: taken)
    }

    mutating func recycle(_ taken: consuming Taken) {
        if taken.entries.capacity > 0 { spare = taken.entries }
    }

    /// Those of one turn. Each is let go as it is told: a page must not outlive the completion that ended it.
    @MainActor
    struct Taken {
        /// The first one last.
        fileprivate var entries: [Entry] = []

        mutating func popFirst() -> Entry? { entries.popLast() }

        mutating func popFirst(before timer: MainLoop.Timer) -> Entry? {
            guard let first = entries.last, first.isDue(before: timer) else { return nil }
            return entries.popLast()
        }
    }
}
