import ListUpdates
import Synchronization
import Testing

/// Records the messages about misuse on the calling task.
private final class Said: SnapshotDiagnostics {
    private let lines = Mutex<[String]>([])

    func raise(_ reason: String) { lines.withLock { $0.append("exception: " + reason) } }

    func warn(_ message: String) { lines.withLock { $0.append("warning: " + message) } }

    /// The messages during a block.
    static func during(_ body: () -> Void) -> [String] {
        let said = Said()
        SnapshotMisuse.$listener.withValue(said, operation: body)
        return said.lines.withLock { $0 }
    }
}

@Suite("What is wrong with a snapshot")
struct MisuseTests {
    private enum Item: Hashable { case feed(Int) }

    private func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        return snapshot
    }

    @Test func `refused calls change nothing`() {
        var snapshot = snapshot()
        let said = Said.during {
            snapshot.appendItems([7, 8, 7, 8])
            snapshot.appendSections(["c", "c"])
            snapshot.appendSections(["b"])
            snapshot.reloadItems([1, 9])
            snapshot.reconfigureItems([9])
            snapshot.reloadSections(["z"])
        }
        #expect(
            said == [
                "exception: Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7,\n    8\n)}",
                "exception: Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    c\n)}",
                "exception: Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: b",
                "exception: Attempted to reload item identifier that does not exist in the snapshot: 9",
                "exception: Attempted to reconfigure item identifier that does not exist in the snapshot: 9",
                "exception: Attempted to reload section identifier that does not exist in the snapshot: z",
            ])
        #expect(snapshot.sectionIdentifiers == ["a", "b"])
        #expect(snapshot.itemIdentifiers == [1, 2, 3])
        #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    }

    @Test func `items that are there already move, with a warning`() {
        var snapshot = snapshot()
        let said = Said.during { snapshot.appendItems([3, 4, 1]) }
        #expect(
            said == [
                "warning: Diffable data source detected an attempt to insert or append 2 item identifiers that already exist in the snapshot. The existing item identifiers will be moved into place instead, but this operation will be more expensive. For best performance, inserted item identifiers should always be unique. Set a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. Item identifiers that already exist: (\n    3,\n    1\n)"
            ])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 4, 1])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [2])
    }

    @Test func `a snapshot without sections takes no items`() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        let said = Said.during { snapshot.appendItems([.feed(1)]) }
        #expect(
            said == [
                "exception: There are currently no sections in the data source. Please add a section first."
            ])
    }

    @Test func `values are described with their module`() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        let said = Said.during { snapshot.reloadItems([.feed(199)]) }
        #expect(said.count == 1)
        #expect(said.first?.hasSuffix(".Item.feed(199)") == true)
        #expect(said.first?.contains("ListUpdatesTests.") == true)
    }

    @Test func `a section snapshot has each item once`() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["a", "b"])
        let said = Said.during { snapshot.append(["c", "a"], to: "b") }
        #expect(
            said == [
                "exception: Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    a\n)}"
            ])
        #expect(snapshot.items == ["a", "b"])
    }

    @Test func `a list that is reordered`() {
        let old = snapshot()
        var new = old
        new.moveItem(1, afterItem: 3)
        let transaction = NSDiffableDataSourceTransaction(from: old, to: new, sections: [])
        #expect(old.itemIdentifiers.applying(transaction.difference) == new.itemIdentifiers)
    }
}
