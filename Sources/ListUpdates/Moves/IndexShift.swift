/// Where indices go when some leave and others come, and all the rest keep their order.
struct IndexShift: Sendable {
    /// The indices before the update that leave; ascending, each once.
    private let leaving: [Int]
    /// The indices after the update that are filled again; ascending, each once.
    private let coming: [Int]

    init(leaving: [Int], coming: [Int]) {
        self.leaving = leaving
        self.coming = coming
    }

    /// The index after the update; `nil` for one that leaves. Takes time by the logarithm of the changes.
    func newIndex(of old: Int) -> Int? { Self.shift(old, without: leaving, around: coming) }

    /// The index before the update; `nil` for one that comes.
    func oldIndex(of new: Int) -> Int? { Self.shift(new, without: coming, around: leaving) }

    private static func shift(_ index: Int, without gaps: [Int], around filled: [Int]) -> Int? {
        let passed = gaps.count(below: { $0 < index })
        if passed < gaps.count, gaps[passed] == index { return nil }
        let rank = index - passed
        // As many free indices lie before `filled[position]` as it has less its position.
        var skipped = 0
        var end = filled.count
        while skipped < end {
            let middle = (skipped + end) / 2
            if filled[middle] - middle <= rank { skipped = middle + 1 } else { end = middle }
        }
        return rank + skipped
    }
}

extension Array {
    /// How many elements from the start on fulfil a condition that no later one fulfils.
    func count(below isBelow: (Element) -> Bool) -> Int {
        var start = 0
        var end = count
        while start < end {
            let middle = (start + end) / 2
            if isBelow(self[middle]) { start = middle + 1 } else { end = middle }
        }
        return start
    }
}
