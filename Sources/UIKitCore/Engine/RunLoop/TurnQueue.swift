/// Work in the order of asking.
///
/// A turn takes what was there when it began. Where app code runs the run loop inside a turn, the turn in there takes
/// what is left of it first.
struct TurnQueue<Work> {
    private var items: [Work?] = []
    /// Where the first one stands that has not been taken.
    private var head = 0
    private var takenCount = 0

    var isEmpty: Bool { items.isEmpty }

    var first: Work? { isEmpty ? nil : items[head] }

    /// What waits, the first one first.
    var all: [Work] { items[head...].compactMap(\.self) }

    /// Where the next one will stand, among all that were ever asked for.
    var end: Int { takenCount + items.count - head }

    mutating func append(_ work: Work) { items.append(work) }

    /// Each is let go as it is taken: a page must not outlive the completion that ended it.
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
        // Where there is always one more, the places of those before it must not add up.
        if head >= 64, head * 2 >= items.count { dropTakenPlaces() }
        return first
    }

    private mutating func dropTakenPlaces() {
        items.removeFirst(head)
        head = 0
    }
}
