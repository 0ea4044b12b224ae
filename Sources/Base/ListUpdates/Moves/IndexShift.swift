/// Maps indices across deletions and insertions. The other elements keep their order.
struct IndexShift: Sendable {
    /// The deleted indices before the update; ascending and unique.
    private let leaving: [Int]
    /// The inserted indices after the update; ascending and unique.
    private let coming: [Int]

    init(leaving: [Int], coming: [Int]) {
        self.leaving = leaving
        self.coming = coming
    }

    /// The index after the update; `nil` for a deleted element. Takes logarithmic time in the number of changes.
    func newIndex(of old: Int) -> Int? { Self.shift(old, without: leaving, around: coming) }

    /// The index before the update; `nil` for an inserted element.
    func oldIndex(of new: Int) -> Int? { Self.shift(new, without: coming, around: leaving) }

    private static func shift(_ index: Int, without gaps: [Int], around filled: [Int]) -> Int? {
        let passed = gaps.count(below: { $0 < index })
        if passed < gaps.count, gaps[passed] == index { return nil }
        let rank = index - passed
        // The number of free indices below `filled[position]` is its value minus `position`.
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
    /// The number of elements that fulfill a condition. All of them precede the elements that don't.
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
