/// The items of one section at one time, as a tree with expandable items. iOS 14.
///
/// A value type: a copy is independent. An invalid call raises an `NSInternalInconsistencyException` with UIKit's message. Follows Apple's
/// page "NSDiffableDataSourceSectionSnapshot".
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    var tree = ItemTree<ItemIdentifierType>()

    /// Creates a snapshot without items.
    public init() {}

    /// Creates a copy of a snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    // MARK: Queries

    /// All items, each parent before its children.
    public var items: [ItemIdentifierType] { tree.items { _ in true } }

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { tree.children(of: nil) }

    /// The items without a collapsed ancestor.
    public var visibleItems: [ItemIdentifierType] { tree.items { tree.isExpanded($0) } }

    /// The items that are expanded, each parent before its children. iOS 18.1.
    public var expandedItems: [ItemIdentifierType] { items.filter { tree.isExpanded($0) } }

    /// Whether an item is expanded: its children are visible if the item is visible. New items are collapsed.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { tree.isExpanded(item) }

    /// Whether all ancestors of an item are expanded. `false` for an item that isn't in the snapshot.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        tree.contains(item) && tree.parents(of: item).allSatisfy { tree.isExpanded($0) }
    }

    /// Whether an item is in the snapshot.
    public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }

    /// The number of an item's ancestors: 0 for a root item. Raises an exception if the item isn't in the snapshot.
    public func level(of item: ItemIdentifierType) -> Int {
        guard isThere(item) else { return 0 }
        return tree.parents(of: item).count
    }

    /// The index of an item among all items, visible or not; `nil` for an item that isn't in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? {
        tree.contains(item) ? items.firstIndex(of: item) : nil
    }

    /// The parent of an item; `nil` for a root item. Raises an exception if the item isn't in the snapshot.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        isThere(child) ? tree.parent(of: child) : nil
    }

    /// A snapshot of an item's descendants, with or without the item. Items that are expanded in this snapshot are expanded in the result.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var part = NSDiffableDataSourceSectionSnapshot()
        guard isThere(parent) else { return part }
        part.tree = tree.part(below: parent, includingParent: includingParent)
        return part
    }

    // MARK: Items

    /// Appends items to the children of a parent, or to the root items. Raises an exception if an item is already in the snapshot.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, !isThere(parent) { return }
        guard areNew(items) else { return }
        tree.insert(items, into: parent, at: tree.children(of: parent).count)
    }

    /// Inserts items before another item, into the same parent. Raises an exception if an item is already in the snapshot.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard isThere(item), areNew(items) else { return }
        tree.insert(items, into: tree.parent(of: item), at: tree.indexInParent(of: item))
    }

    /// Inserts items after another item and its descendants, into the same parent. Raises an exception if an item is already in the
    /// snapshot.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard isThere(item), areNew(items) else { return }
        tree.insert(items, into: tree.parent(of: item), at: tree.indexInParent(of: item) + 1)
    }

    /// Inserts another snapshot before an item, with its expanded state.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        guard isThere(item), areNew(snapshot.items) else { return }
        tree.insert(snapshot.tree, into: tree.parent(of: item), at: tree.indexInParent(of: item))
    }

    /// Inserts another snapshot after an item and its descendants, with its expanded state.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        guard isThere(item), areNew(snapshot.items) else { return }
        tree.insert(snapshot.tree, into: tree.parent(of: item), at: tree.indexInParent(of: item) + 1)
    }

    /// Replaces the children of an item with another snapshot.
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

    /// Removes items with their descendants. Ignores items that aren't in the snapshot.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        tree.remove(items)
    }

    /// Removes all items.
    public mutating func deleteAll() {
        tree = ItemTree()
    }

    /// Expands items: shows their children if the items are visible. Ignores items that aren't in the snapshot.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { tree.setExpanded(true, item) }
    }

    /// Collapses items: hides their children. Ignores items that aren't in the snapshot.
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
