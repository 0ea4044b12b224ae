/// The sections and items of a list at one time, by unique identifiers. iOS 13.
///
/// A value type: a copy is independent, and any thread may create one. An invalid call raises an `NSInternalInconsistencyException` with
/// UIKit's message. Follows Apple's page "NSDiffableDataSourceSnapshot".
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    var content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>()
    var reloadedItems: [ItemIdentifierType] = []
    var reconfiguredItems: [ItemIdentifierType] = []
    var reloadedSections: [SectionIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    /// The number of items in all sections.
    public var numberOfItems: Int { content.itemCount }

    /// The number of sections.
    public var numberOfSections: Int { content.sections.count }

    /// The identifiers of the sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { content.sections }

    /// The identifiers of all items, in the order of the sections.
    public var itemIdentifiers: [ItemIdentifierType] {
        content.sections.flatMap { content.items(of: $0) ?? [] }
    }

    /// The identifiers of the sections that were reloaded in this snapshot, in the order of the calls. iOS 15.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }

    /// The identifiers of the items that were reloaded in this snapshot, in the order of the calls. iOS 15.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }

    /// The identifiers of the items that were reconfigured in this snapshot, in the order of the calls. iOS 15.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }

    /// The number of items in a section. Raises an exception if the section isn't in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The identifiers of the items in a section, in order. Raises an exception if the section isn't in the snapshot, as on iOS 14 and
    /// later.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let items = content.items(of: identifier) else {
            SnapshotMisuse.raise(missing(identifier))
            return []
        }
        return items
    }

    /// The identifier of the section that contains an item; `nil` for an item that isn't in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        content.section(of: identifier)
    }

    /// The index of an item among the items of all sections; `nil` for an item that isn't in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = content.section(of: identifier), let index = content.index(of: identifier) else {
            return nil
        }
        return content.sections.prefix { $0 != section }
            .reduce(index) { $0 + (content.items(of: $1)?.count ?? 0) }
    }

    /// The index of a section; `nil` for a section that isn't in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { content.index(of: identifier) }

    func missing(_ identifier: SectionIdentifierType) -> String {
        "Section identifier was not found in the snapshot: \(SnapshotMisuse.described(identifier))"
    }

    func missing(_ identifier: ItemIdentifierType) -> String {
        "Item identifier was not found in the snapshot: \(SnapshotMisuse.described(identifier))"
    }
}
