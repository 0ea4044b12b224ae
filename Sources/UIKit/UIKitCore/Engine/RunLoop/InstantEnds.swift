/// The completions of animations without a duration, in the order of the requests. They are due at once, so they need no
/// entry in the timers' heap, but they keep their position among the timers.
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

    private var entries = TurnQueue<Entry>()

    var isEmpty: Bool { entries.isEmpty }

    var firstDeadline: TimeInterval? { entries.first?.deadline }

    /// The index of the next entry, counted over all requests.
    var end: Int { entries.end }

    var pendingNames: [String] {
        entries.all.map { "animation of 0.0 s, due at \(String(format: "%.3f", $0.deadline)) s" }
    }

    mutating func append(_ entry: Entry) {
        entries.append(entry)
    }

    mutating func popFirst(before end: Int) -> Entry? { entries.popFirst(before: end) }

    mutating func popFirst(before end: Int, and timer: MainLoop.Timer) -> Entry? {
        guard let first = entries.first, first.isDue(before: timer) else { return nil }
        return entries.popFirst(before: end)
    }
}
