import ListUpdates

/// The items of a section as a tree, identified by objects. iOS 14. Follows Apple's page
/// "NSDiffableDataSourceSectionSnapshotReference".
///
/// In Swift `NSDiffableDataSourceSectionSnapshot` is the same with types.
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
    var value = NSDiffableDataSourceSectionSnapshot<ObjectIdentity>()

    /// Creates a snapshot of nothing.
    public override init() { super.init() }

    convenience init(_ value: NSDiffableDataSourceSectionSnapshot<ObjectIdentity>) {
        self.init()
        self.value = value
    }

    /// A snapshot of the same.
    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference(value) }

    // MARK: Questions

    /// All items, each before those that are in it.
    open var items: [Any] { value.items.objects }

    /// The items that are in no other.
    open var rootItems: [Any] { value.rootItems.objects }

    /// The items that are seen: those in collapsed ones are not.
    open var visibleItems: [Any] { value.visibleItems.objects }

    /// The items whose contents are seen.
    open func expandedItems() -> [Any] { value.expandedItems.objects }

    /// Whether what is in an item is seen.
    open func isExpanded(_ item: Any) -> Bool { value.isExpanded(ObjectIdentity(item)) }

    /// Whether an item is seen.
    open func isVisible(_ item: Any) -> Bool { value.isVisible(ObjectIdentity(item)) }

    /// Whether an item is there.
    open func containsItem(_ item: Any) -> Bool { value.contains(ObjectIdentity(item)) }

    /// In how many items an item is.
    open func level(ofItem item: Any) -> Int { value.level(of: ObjectIdentity(item)) }

    /// The place of an item among all; `NSNotFound` for one that is not there.
    open func index(ofItem item: Any) -> Int { value.index(of: ObjectIdentity(item)) ?? NSNotFound }

    /// The item that an item is in; `nil` for one that is in no other.
    open func parent(ofChildItem childItem: Any) -> Any? {
        value.parent(of: ObjectIdentity(childItem))?.object.base
    }

    /// What is in an item, as a snapshot.
    open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        ofParentItem(parentItem, includingParentItem: false)
    }

    /// What is in an item, with the item if that is wanted, as a snapshot.
    open func ofParentItem(
        _ parentItem: Any, includingParentItem: Bool
    ) -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(
            value.snapshot(of: ObjectIdentity(parentItem), includingParent: includingParentItem))
    }

    // MARK: Changes

    /// Adds items at the end.
    open func appendItems(_ items: [Any]) { value.append(ObjectIdentity.all(items)) }

    /// Adds items at the end of what is in another one; `nil` stands for the root.
    open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
        value.append(ObjectIdentity.all(items), to: parentItem.map { ObjectIdentity($0) })
    }

    /// Adds items before another one.
    open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
        value.insert(ObjectIdentity.all(items), before: ObjectIdentity(beforeIdentifier))
    }

    /// Adds items after another one.
    open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
        value.insert(ObjectIdentity.all(items), after: ObjectIdentity(afterIdentifier))
    }

    /// Adds a tree before an item.
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
        value.insert(snapshot.value, before: ObjectIdentity(item))
    }

    /// Adds a tree after an item. Returns the item.
    @discardableResult
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any {
        value.insert(snapshot.value, after: ObjectIdentity(item))
        return item
    }

    /// Puts a tree in the place of what is in an item.
    open func replaceChildren(
        ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
    ) { value.replace(childrenOf: ObjectIdentity(parentItem), using: snapshot.value) }

    /// Removes items with what is in them.
    open func deleteItems(_ items: [Any]) { value.delete(ObjectIdentity.all(items)) }

    /// Removes everything.
    open func deleteAllItems() { value.deleteAll() }

    /// Shows what is in items.
    open func expandItems(_ items: [Any]) { value.expand(ObjectIdentity.all(items)) }

    /// Hides what is in items.
    open func collapseItems(_ items: [Any]) { value.collapse(ObjectIdentity.all(items)) }
}
