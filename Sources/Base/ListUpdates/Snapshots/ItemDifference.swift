/// The items of a section that differ between two snapshots.
///
/// Two long lists are mostly equal, apart from a few inserted or deleted items. A single pass over both finds these, and looks up items
/// only where the lists differ. At a moved item the pass ends, and everything from there to the last difference counts as changed.
struct ItemDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    /// The indices of old items that are deleted or may have moved; ascending. All others keep their order.
    private(set) var old: [Int] = []
    /// The indices of new items that are inserted or may have moved; ascending.
    private(set) var new: [Int] = []

    init(of section: Section, from before: Snapshot, to after: Snapshot) {
        let items = before.content.items(of: section) ?? []
        let others = after.content.items(of: section) ?? []
        if items == others { return }
        var (start, otherStart) = (0, 0)
        while start < items.count, otherStart < others.count {
            if items[start] == others[otherStart] {
                start += 1
                otherStart += 1
            } else if after.content.section(of: items[start]) != section {
                old.append(start)
                start += 1
            } else if before.content.section(of: others[otherStart]) != section {
                new.append(otherStart)
                otherStart += 1
            } else {
                break
            }
        }
        let same = Self.countOfSame(items[start...], others[otherStart...])
        old += start..<(items.count - same)
        new += otherStart..<(others.count - same)
    }

    /// The number of equal items at the end.
    private static func countOfSame(_ items: ArraySlice<Item>, _ others: ArraySlice<Item>) -> Int {
        zip(items.reversed(), others.reversed()).prefix { $0 == $1 }.count
    }
}
