/// What a user's reordering has changed in a list, when it has ended. iOS 14.
///
/// Follows Apple's page "NSDiffableDataSourceTransaction".
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The list before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The list after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The items of all sections in a row, before and after.
    public let difference: CollectionDifference<ItemIdentifierType>

    /// What has changed in each section that has changed, in order.
    public let sectionTransactions:
        [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// Makes the transaction between two snapshots with the same sections.
    package init(
        from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        sections:
            [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    ) {
        initialSnapshot = old
        finalSnapshot = new
        difference = new.itemIdentifiers.difference(from: old.itemIdentifiers)
        sectionTransactions = sections
    }
}

/// What a user's reordering has changed in one section, when it has ended. iOS 14.
///
/// Follows Apple's page "NSDiffableDataSourceSectionTransaction".
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType

    /// The section before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The section after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// Its items before and after.
    public let difference: CollectionDifference<ItemIdentifierType>

    package init(
        of section: SectionIdentifierType,
        from old: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to new: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        sectionIdentifier = section
        initialSnapshot = old
        finalSnapshot = new
        difference = new.items.difference(from: old.items)
    }
}
