import ListUpdates

/// The items of a section as a tree, identified by objects. iOS 14. Follows Apple's page "NSDiffableDataSourceSectionSnapshotReference".
///
/// The Swift equivalent with types is `NSDiffableDataSourceSectionSnapshot`.
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
    var value = NSDiffableDataSourceSectionSnapshot<ObjectIdentity>()

    /// Creates an empty snapshot.
    public override init() { super.init() }

    convenience init(_ value: NSDiffableDataSourceSectionSnapshot<ObjectIdentity>) {
        self.init()
        self.value = value
    }

    /// Returns a copy of the snapshot.
    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference(value) }

    // MARK: Queries

    /// All items, each parent before its children.
    open var items: [Any] { value.items.objects }

    /// The root items.
    open var rootItems: [Any] { value.rootItems.objects }

    /// The visible items: those without a collapsed ancestor.
    open var visibleItems: [Any] { value.visibleItems.objects }

    /// The expanded items.
    open func expandedItems() -> [Any] { value.expandedItems.objects }

    /// Whether an item is expanded.
    open func isExpanded(_ item: Any) -> Bool { value.isExpanded(ObjectIdentity(item)) }

    /// Whether an item is visible.
    open func isVisible(_ item: Any) -> Bool { value.isVisible(ObjectIdentity(item)) }

    /// Whether the snapshot contains an item.
    open func containsItem(_ item: Any) -> Bool { value.contains(ObjectIdentity(item)) }

    /// The number of an item's ancestors.
    open func level(ofItem item: Any) -> Int { value.level(of: ObjectIdentity(item)) }

    /// The index of an item among all items; `NSNotFound` for an item that isn't in the snapshot.
    open func index(ofItem item: Any) -> Int { value.index(of: ObjectIdentity(item)) ?? NSNotFound }

    /// The parent of an item; `nil` for a root item.
    open func parent(ofChildItem childItem: Any) -> Any? {
        value.parent(of: ObjectIdentity(childItem))?.object.base
    }

    /// A snapshot of an item's descendants.
    open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        ofParentItem(parentItem, includingParentItem: false)
    }

    /// A snapshot of an item's descendants, optionally with the item.
    open func ofParentItem(
        _ parentItem: Any, includingParentItem: Bool
    ) -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(
            value.snapshot(of: ObjectIdentity(parentItem), includingParent: includingParentItem))
    }

    // MARK: Changes

    /// Appends root items.
    open func appendItems(_ items: [Any]) { value.append(ObjectIdentity.all(items)) }

    /// Appends items to the children of another item; `nil` for the root.
    open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
        value.append(ObjectIdentity.all(items), to: parentItem.map { ObjectIdentity($0) })
    }

    /// Inserts items before another item.
    open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
        value.insert(ObjectIdentity.all(items), before: ObjectIdentity(beforeIdentifier))
    }

    /// Inserts items after another item.
    open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
        value.insert(ObjectIdentity.all(items), after: ObjectIdentity(afterIdentifier))
    }

    /// Inserts a snapshot before an item.
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
        value.insert(snapshot.value, before: ObjectIdentity(item))
    }

    /// Inserts a snapshot after an item. Returns the item.
    @discardableResult
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any {
        value.insert(snapshot.value, after: ObjectIdentity(item))
        return item
    }

    /// Replaces the children of an item with a snapshot.
    open func replaceChildren(
        ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
    ) { value.replace(childrenOf: ObjectIdentity(parentItem), using: snapshot.value) }

    /// Removes items with their descendants.
    open func deleteItems(_ items: [Any]) { value.delete(ObjectIdentity.all(items)) }

    /// Removes all items.
    open func deleteAllItems() { value.deleteAll() }

    /// Expands items.
    open func expandItems(_ items: [Any]) { value.expand(ObjectIdentity.all(items)) }

    /// Collapses items.
    open func collapseItems(_ items: [Any]) { value.collapse(ObjectIdentity.all(items)) }
}
