import ListUpdates

/// An identifier of an object data source: any object that can be compared.
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
/// In Swift `NSDiffableDataSourceSnapshot` is the same with types.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    var value = NSDiffableDataSourceSnapshot<ObjectIdentity, ObjectIdentity>()

    /// Creates a snapshot of nothing.
    public override init() { super.init() }

    convenience init(_ value: NSDiffableDataSourceSnapshot<ObjectIdentity, ObjectIdentity>) {
        self.init()
        self.value = value
    }

    /// A snapshot of the same.
    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(value) }

    // MARK: Questions

    /// How many items there are.
    open var numberOfItems: Int { value.numberOfItems }

    /// How many sections there are.
    open var numberOfSections: Int { value.numberOfSections }

    /// The sections, in their order.
    open var sectionIdentifiers: [Any] { value.sectionIdentifiers.objects }

    /// The items of all sections, in their order.
    open var itemIdentifiers: [Any] { value.itemIdentifiers.objects }

    /// The items that are to be reloaded. iOS 15.
    open var reloadedItemIdentifiers: [Any] { value.reloadedItemIdentifiers.objects }

    /// The sections that are to be reloaded. iOS 15.
    open var reloadedSectionIdentifiers: [Any] { value.reloadedSectionIdentifiers.objects }

    /// The items that are to be set up again. iOS 15.
    open var reconfiguredItemIdentifiers: [Any] { value.reconfiguredItemIdentifiers.objects }

    /// How many items a section has.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        value.numberOfItems(inSection: ObjectIdentity(sectionIdentifier))
    }

    /// The items of a section, in their order.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        value.itemIdentifiers(inSection: ObjectIdentity(sectionIdentifier)).objects
    }

    /// The section of an item; `nil` for an item that is not there.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        value.sectionIdentifier(containingItem: ObjectIdentity(itemIdentifier))?.object.base
    }

    /// The place of an item among all; `NSNotFound` for one that is not there.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        value.indexOfItem(ObjectIdentity(itemIdentifier)) ?? NSNotFound
    }

    /// The place of a section; `NSNotFound` for one that is not there.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        value.indexOfSection(ObjectIdentity(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Items

    /// Adds items at the end of the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        value.appendItems(ObjectIdentity.all(identifiers))
    }

    /// Adds items at the end of a section.
    open func appendItems(
        withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
    ) {
        value.appendItems(ObjectIdentity.all(identifiers), toSection: ObjectIdentity(sectionIdentifier))
    }

    /// Adds items before another one.
    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        value.insertItems(ObjectIdentity.all(identifiers), beforeItem: ObjectIdentity(itemIdentifier))
    }

    /// Adds items after another one.
    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        value.insertItems(ObjectIdentity.all(identifiers), afterItem: ObjectIdentity(itemIdentifier))
    }

    /// Removes items.
    open func deleteItems(withIdentifiers identifiers: [Any]) {
        value.deleteItems(ObjectIdentity.all(identifiers))
    }

    /// Removes everything.
    open func deleteAllItems() { value.deleteAllItems() }

    /// Moves an item before another one.
    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        value.moveItem(ObjectIdentity(fromIdentifier), beforeItem: ObjectIdentity(toIdentifier))
    }

    /// Moves an item after another one.
    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        value.moveItem(ObjectIdentity(fromIdentifier), afterItem: ObjectIdentity(toIdentifier))
    }

    /// Has the cells of items replaced.
    open func reloadItems(withIdentifiers identifiers: [Any]) {
        value.reloadItems(ObjectIdentity.all(identifiers))
    }

    /// Has the cells of items set up again. iOS 15.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        value.reconfigureItems(ObjectIdentity.all(identifiers))
    }

    // MARK: Sections

    /// Adds sections at the end.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        value.appendSections(ObjectIdentity.all(sectionIdentifiers))
    }

    /// Adds sections before another one.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        value.insertSections(
            ObjectIdentity.all(sectionIdentifiers), beforeSection: ObjectIdentity(toSectionIdentifier))
    }

    /// Adds sections after another one.
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

    /// Moves a section before another one.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        value.moveSection(
            ObjectIdentity(fromSectionIdentifier), beforeSection: ObjectIdentity(toSectionIdentifier))
    }

    /// Moves a section after another one.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        value.moveSection(
            ObjectIdentity(fromSectionIdentifier), afterSection: ObjectIdentity(toSectionIdentifier))
    }

    /// Has the views of sections replaced.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        value.reloadSections(ObjectIdentity.all(sectionIdentifiers))
    }
}
