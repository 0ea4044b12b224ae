/// Which items of a section two snapshots do not have in common at the same place of an order.
///
/// Two long lists are mostly the same, with a few items more or less: these are found by going through both at once, and only
/// where they differ is an item looked up. Where an item has moved the rest is left open, from there to the last difference.
struct ItemDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    /// The indices of items before, ascending, that leave the section or may have moved. The others stay, in this order.
    private(set) var old: [Int] = []
    /// The indices of items after, ascending, that have come into the section or may have moved.
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

    /// How many items at the end are the same.
    private static func countOfSame(_ items: ArraySlice<Item>, _ others: ArraySlice<Item>) -> Int {
        zip(items.reversed(), others.reversed()).prefix { $0 == $1 }.count
    }
}
