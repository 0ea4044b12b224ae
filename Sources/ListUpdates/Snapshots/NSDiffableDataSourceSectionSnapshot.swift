/// The items of one section at one time, as a tree that can be folded. iOS 14.
///
/// A value: a copy is independent. What is wrong with a call is said as UIKit says it, by an `NSInternalInconsistencyException`.
/// Follows Apple's page "NSDiffableDataSourceSectionSnapshot".
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    var tree = ItemTree<ItemIdentifierType>()

    /// Creates a snapshot without items.
    public init() {}

    /// Creates a copy of a snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    // MARK: Questions

    /// All items, each parent before its children.
    public var items: [ItemIdentifierType] { tree.items { _ in true } }

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { tree.children(of: nil) }

    /// The items that are not in a collapsed item.
    public var visibleItems: [ItemIdentifierType] { tree.items { tree.isExpanded($0) } }

    /// The items that are expanded, each parent before its children. iOS 18.1.
    public var expandedItems: [ItemIdentifierType] { items.filter { tree.isExpanded($0) } }

    /// Whether an item is expanded: its children are visible where it is visible itself. Items come in collapsed.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { tree.isExpanded(item) }

    /// Whether all items that an item is in are expanded. `false` for an item that is not in the snapshot.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        tree.contains(item) && tree.parents(of: item).allSatisfy { tree.isExpanded($0) }
    }

    /// Whether an item is in the snapshot.
    public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }

    /// How many items an item is in: 0 for one without a parent. An item that is not in the snapshot is an exception.
    public func level(of item: ItemIdentifierType) -> Int {
        guard isThere(item) else { return 0 }
        return tree.parents(of: item).count
    }

    /// The index of an item among all items, visible or not; `nil` for one that is not in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? {
        tree.contains(item) ? items.firstIndex(of: item) : nil
    }

    /// The item that an item is in; `nil` for one without a parent. An item that is not in the snapshot is an exception.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        isThere(child) ? tree.parent(of: child) : nil
    }

    /// A snapshot of what is in an item, with or without the item itself. What is expanded in it is expanded in the snapshot.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var part = NSDiffableDataSourceSectionSnapshot()
        guard isThere(parent) else { return part }
        part.tree = tree.part(below: parent, includingParent: includingParent)
        return part
    }

    // MARK: Items

    /// Adds items as the last ones in an item, or at the top level. One that is in the snapshot already is an exception.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, !isThere(parent) { return }
        guard areNew(items) else { return }
        tree.insert(items, into: parent, at: tree.children(of: parent).count)
    }

    /// Inserts items before another one, into the same parent. One that is in the snapshot already is an exception.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard isThere(item), areNew(items) else { return }
        tree.insert(items, into: tree.parent(of: item), at: tree.indexInParent(of: item))
    }

    /// Inserts items after another one and what is in it, into the same parent. One that is in the snapshot already is an exception.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard isThere(item), areNew(items) else { return }
        tree.insert(items, into: tree.parent(of: item), at: tree.indexInParent(of: item) + 1)
    }

    /// Inserts another snapshot before an item, with what it has expanded.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        guard isThere(item), areNew(snapshot.items) else { return }
        tree.insert(snapshot.tree, into: tree.parent(of: item), at: tree.indexInParent(of: item))
    }

    /// Inserts another snapshot after an item and what is in it, with what it has expanded.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        guard isThere(item), areNew(snapshot.items) else { return }
        tree.insert(snapshot.tree, into: tree.parent(of: item), at: tree.indexInParent(of: item) + 1)
    }

    /// Puts another snapshot in the place of all that is in an item.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard isThere(parent) else { return }
        var rest = self
        rest.tree.remove(tree.children(of: parent))
        guard rest.areNew(snapshot.items) else { return }
        rest.tree.insert(snapshot.tree, into: parent, at: 0)
        self = rest
    }

    /// Removes items with all that is in them. Those that are not in the snapshot are passed over.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        tree.remove(items)
    }

    /// Removes all items.
    public mutating func deleteAll() {
        tree = ItemTree()
    }

    /// Shows what is in items, where they are visible themselves. Those that are not in the snapshot are passed over.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { tree.setExpanded(true, item) }
    }

    /// Hides what is in items. Those that are not in the snapshot are passed over.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { tree.setExpanded(false, item) }
    }

    // MARK: Misuse

    private func isThere(_ item: ItemIdentifierType) -> Bool {
        if tree.contains(item) { return true }
        SnapshotMisuse.raise(
            "Item identifier was not found in the section snapshot: \(SnapshotMisuse.described(item))")
        return false
    }

    private func areNew(_ items: [ItemIdentifierType]) -> Bool {
        let duplicates = items.duplicates + items.filter { tree.contains($0) }
        if duplicates.isEmpty { return true }
        SnapshotMisuse.raise(
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
                + SnapshotMisuse.describedSet(duplicates))
        return false
    }
}
