/// Work in the order of the requests.
///
/// A turn takes the work that was in the queue when the turn began. If app code runs the run loop inside a turn, the
/// inner turn takes the remaining work first.
struct TurnQueue<Work> {
    private var items: [Work?] = []
    /// The index of the first item that hasn't been taken.
    private var head = 0
    private var takenCount = 0

    var isEmpty: Bool { items.isEmpty }

    var first: Work? { isEmpty ? nil : items[head] }

    /// The waiting items, the first one first.
    var all: [Work] { items[head...].compactMap(\.self) }

    /// The index of the next item, counted over all requests.
    var end: Int { takenCount + items.count - head }

    mutating func append(_ work: Work) { items.append(work) }

    /// Releases each item as it is taken, because a view controller must not outlive the completion that ended it.
    mutating func popFirst(before end: Int) -> Work? {
        guard takenCount < end else { return nil }
        takenCount += 1
        guard items.count > head + 1 else {
            let last = items.removeLast()
            if head > 0 { dropTakenPlaces() }
            return last
        }
        let first = items[head]
        items[head] = nil
        head += 1
        // If the queue is never empty, the slots of taken items must not accumulate.
        if head >= 64, head * 2 >= items.count { dropTakenPlaces() }
        return first
    }

    private mutating func dropTakenPlaces() {
        items.removeFirst(head)
        head = 0
    }
}
