import ListUpdates
import SeededNumbers
import Testing

@Suite("Section snapshots, against an outline with levels")
struct SectionSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

    /// Lines from top to bottom; lines after a line at a deeper level are its children.
    private struct Outline {
        struct Line {
            let item: Int
            var level: Int
            var isExpanded = false
        }

        var lines: [Line] = []

        func index(of item: Int) -> Int? { lines.firstIndex { $0.item == item } }

        /// The lines of an item and of all its descendants.
        func range(of item: Int) -> Range<Int> {
            guard let start = index(of: item) else { return 0..<0 }
            let level = lines[start].level
            let end = lines[(start + 1)...].firstIndex { $0.level <= level } ?? lines.count
            return start..<end
        }

        func parent(of item: Int) -> Int? {
            guard let index = index(of: item) else { return nil }
            return lines[..<index].last { $0.level < lines[index].level }?.item
        }

        func isVisible(_ item: Int) -> Bool {
            guard let parent = parent(of: item), let index = index(of: parent) else { return true }
            return lines[index].isExpanded && isVisible(parent)
        }

        mutating func insert(_ items: [Int], level: Int, at index: Int) {
            lines.insert(contentsOf: items.map { Line(item: $0, level: level) }, at: index)
        }
    }

    @Test(arguments: 0..<60) func `the same as an outline`(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        var snapshot = Snapshot()
        var outline = Outline()
        var next = 0
        for _ in 0..<30 {
            change(&snapshot, &outline, &next, &numbers)
            compare(snapshot, outline, seed)
        }
    }

    private func compare(_ snapshot: Snapshot, _ outline: Outline, _ seed: Int) {
        let items = outline.lines.map(\.item)
        #expect(snapshot.items == items, "seed \(seed)")
        #expect(snapshot.rootItems == outline.lines.filter { $0.level == 0 }.map(\.item))
        #expect(snapshot.visibleItems == items.filter(outline.isVisible), "seed \(seed)")
        #expect(snapshot.expandedItems == outline.lines.filter(\.isExpanded).map(\.item))
        for (index, line) in outline.lines.enumerated() {
            #expect(snapshot.level(of: line.item) == line.level, "seed \(seed)")
            #expect(snapshot.parent(of: line.item) == outline.parent(of: line.item))
            #expect(snapshot.index(of: line.item) == index)
            #expect(snapshot.isVisible(line.item) == outline.isVisible(line.item))
            #expect(snapshot.isExpanded(line.item) == line.isExpanded)
            let range = outline.range(of: line.item)
            let part = snapshot.snapshot(of: line.item, includingParent: true)
            #expect(part.items == outline.lines[range].map(\.item))
            #expect(part.expandedItems == outline.lines[range].filter(\.isExpanded).map(\.item))
            #expect(snapshot.snapshot(of: line.item).items == outline.lines[range.dropFirst()].map(\.item))
        }
    }

    private func change(
        _ snapshot: inout Snapshot, _ outline: inout Outline, _ next: inout Int,
        _ numbers: inout SeededNumbers
    ) {
        let new = (0..<Int.random(in: 1...3, using: &numbers)).map { next + $0 }
        next += 3
        guard let line = outline.lines.randomElement(using: &numbers) else {
            snapshot.append(new)
            return outline.insert(new, level: 0, at: outline.lines.count)
        }
        let range = outline.range(of: line.item)
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0:
            snapshot.append(new)
            outline.insert(new, level: 0, at: outline.lines.count)
        case 1:
            snapshot.append(new, to: line.item)
            outline.insert(new, level: line.level + 1, at: range.upperBound)
        case 2:
            snapshot.insert(new, before: line.item)
            outline.insert(new, level: line.level, at: range.lowerBound)
        case 3:
            snapshot.insert(new, after: line.item)
            outline.insert(new, level: line.level, at: range.upperBound)
        case 4:
            snapshot.delete([line.item, -1])
            outline.lines.removeSubrange(range)
        case 5: replace(line.item, with: new, in: &snapshot, &outline)
        default:
            let isExpanded = !line.isExpanded
            isExpanded ? snapshot.expand([line.item]) : snapshot.collapse([line.item])
            outline.lines[range.lowerBound].isExpanded = isExpanded
        }
    }

    /// Inserts a snapshot of two levels into an item.
    private func replace(
        _ item: Int, with new: [Int], in snapshot: inout Snapshot, _ outline: inout Outline
    ) {
        var part = Snapshot()
        part.append([new[0]])
        part.append(Array(new.dropFirst()), to: new[0])
        part.expand([new[0]])
        snapshot.replace(childrenOf: item, using: part)
        let range = outline.range(of: item)
        let level = outline.lines[range.lowerBound].level
        var lines = new.map { Outline.Line(item: $0, level: level + 2) }
        lines[0].level = level + 1
        lines[0].isExpanded = true
        outline.lines.replaceSubrange(range.dropFirst(), with: lines)
    }
}
