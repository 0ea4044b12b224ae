import ListUpdates

/// An identifier in a data source of objects: any object that supports comparison.
struct ObjectIdentity: Hashable, @unchecked Sendable {
    let object: AnyHashable

    init(_ object: Any) {
        self.object = object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object as AnyObject))
    }

    static func all(_ objects: [Any]) -> [ObjectIdentity] { objects.map { ObjectIdentity($0) } }
}

extension [ObjectIdentity] {
    var objects: [Any] { map { $0.object.base } }
}

/// The sections and items of a list at one time, identified by objects. iOS 13. Follows Apple's page
/// "NSDiffableDataSourceSnapshotReference".
///
/// The Swift equivalent with types is `NSDiffableDataSourceSnapshot`.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    var value = NSDiffableDataSourceSnapshot<ObjectIdentity, ObjectIdentity>()

    /// Creates an empty snapshot.
    public override init() { super.init() }

    convenience init(_ value: NSDiffableDataSourceSnapshot<ObjectIdentity, ObjectIdentity>) {
        self.init()
        self.value = value
    }

    /// Returns a copy of the snapshot.
    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(value) }

    // MARK: Queries

    /// The number of items.
    open var numberOfItems: Int { value.numberOfItems }

    /// The number of sections.
    open var numberOfSections: Int { value.numberOfSections }

    /// The identifiers of the sections, in order.
    open var sectionIdentifiers: [Any] { value.sectionIdentifiers.objects }

    /// The identifiers of all items, in the order of the sections.
    open var itemIdentifiers: [Any] { value.itemIdentifiers.objects }

    /// The identifiers of the reloaded items. iOS 15.
    open var reloadedItemIdentifiers: [Any] { value.reloadedItemIdentifiers.objects }

    /// The identifiers of the reloaded sections. iOS 15.
    open var reloadedSectionIdentifiers: [Any] { value.reloadedSectionIdentifiers.objects }

    /// The identifiers of the reconfigured items. iOS 15.
    open var reconfiguredItemIdentifiers: [Any] { value.reconfiguredItemIdentifiers.objects }

    /// The number of items in a section.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        value.numberOfItems(inSection: ObjectIdentity(sectionIdentifier))
    }

    /// The identifiers of the items in a section, in order.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        value.itemIdentifiers(inSection: ObjectIdentity(sectionIdentifier)).objects
    }

    /// The section that contains an item; `nil` for an item that isn't in the snapshot.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        value.sectionIdentifier(containingItem: ObjectIdentity(itemIdentifier))?.object.base
    }

    /// The index of an item among all items; `NSNotFound` for an item that isn't in the snapshot.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        value.indexOfItem(ObjectIdentity(itemIdentifier)) ?? NSNotFound
    }

    /// The index of a section; `NSNotFound` for a section that isn't in the snapshot.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        value.indexOfSection(ObjectIdentity(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Items

    /// Appends items to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        value.appendItems(ObjectIdentity.all(identifiers))
    }

    /// Appends items to a section.
    open func appendItems(
        withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
    ) {
        value.appendItems(ObjectIdentity.all(identifiers), toSection: ObjectIdentity(sectionIdentifier))
    }

    /// Inserts items before another item.
    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        value.insertItems(ObjectIdentity.all(identifiers), beforeItem: ObjectIdentity(itemIdentifier))
    }

    /// Inserts items after another item.
    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        value.insertItems(ObjectIdentity.all(identifiers), afterItem: ObjectIdentity(itemIdentifier))
    }

    /// Removes items.
    open func deleteItems(withIdentifiers identifiers: [Any]) {
        value.deleteItems(ObjectIdentity.all(identifiers))
    }

    /// Removes all sections and items.
    open func deleteAllItems() { value.deleteAllItems() }

    /// Moves an item before another item.
    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        value.moveItem(ObjectIdentity(fromIdentifier), beforeItem: ObjectIdentity(toIdentifier))
    }

    /// Moves an item after another item.
    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        value.moveItem(ObjectIdentity(fromIdentifier), afterItem: ObjectIdentity(toIdentifier))
    }

    /// Marks items whose cells are replaced.
    open func reloadItems(withIdentifiers identifiers: [Any]) {
        value.reloadItems(ObjectIdentity.all(identifiers))
    }

    /// Marks items whose cells are configured again. iOS 15.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        value.reconfigureItems(ObjectIdentity.all(identifiers))
    }

    // MARK: Sections

    /// Appends sections.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        value.appendSections(ObjectIdentity.all(sectionIdentifiers))
    }

    /// Inserts sections before another section.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        value.insertSections(
            ObjectIdentity.all(sectionIdentifiers), beforeSection: ObjectIdentity(toSectionIdentifier))
    }

    /// Inserts sections after another section.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        value.insertSections(
            ObjectIdentity.all(sectionIdentifiers), afterSection: ObjectIdentity(toSectionIdentifier))
    }

    /// Removes sections with their items.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        value.deleteSections(ObjectIdentity.all(sectionIdentifiers))
    }

    /// Moves a section before another section.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        value.moveSection(
            ObjectIdentity(fromSectionIdentifier), beforeSection: ObjectIdentity(toSectionIdentifier))
    }

    /// Moves a section after another section.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        value.moveSection(
            ObjectIdentity(fromSectionIdentifier), afterSection: ObjectIdentity(toSectionIdentifier))
    }

    /// Marks sections whose views are replaced.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        value.reloadSections(ObjectIdentity.all(sectionIdentifiers))
    }
}
