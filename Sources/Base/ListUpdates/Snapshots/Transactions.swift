/// The changes of a list by the user's reordering, after it has ended. iOS 14.
///
/// Follows Apple's page "NSDiffableDataSourceTransaction".
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The list before the reordering.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The list after the reordering.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The difference between the items of all sections before and after.
    public let difference: CollectionDifference<ItemIdentifierType>

    /// The transactions of the changed sections, in order.
    public let sectionTransactions:
        [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// Creates the transaction between two snapshots with the same sections.
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

/// The changes of one section by the user's reordering, after it has ended. iOS 14.
///
/// Follows Apple's page "NSDiffableDataSourceSectionTransaction".
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType

    /// The section's items before the reordering.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The section's items after the reordering.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The difference between the items before and after.
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
