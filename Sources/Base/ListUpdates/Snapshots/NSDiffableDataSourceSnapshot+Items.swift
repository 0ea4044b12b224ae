extension NSDiffableDataSourceSnapshot {
    /// Appends items to a section.
    ///
    /// Moves items that are already in the snapshot, with a warning; iOS 13 and 14 raise an exception.
    ///
    /// - Parameters:
    ///   - identifiers: the items. Duplicates raise an exception.
    ///   - sectionIdentifier: the section; `nil` for the last one. Raises an exception if the snapshot has no sections.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? content.sections.last else {
            return SnapshotMisuse.raise(
                "There are currently no sections in the data source. Please add a section first.")
        }
        guard content.contains(section) else { return SnapshotMisuse.raise(missing(section)) }
        if content.appendIfNew(identifiers, in: section) { return }
        guard takeOut(identifiers, for: nil) else { return }
        content.insert(identifiers, in: section)
    }

    /// Inserts items before another item. Moves items that are already in the snapshot, with a warning.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, nextTo: beforeIdentifier, offset: 0)
    }

    /// Inserts items after another item. Moves items that are already in the snapshot, with a warning.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, nextTo: afterIdentifier, offset: 1)
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], nextTo other: ItemIdentifierType, offset: Int
    ) {
        guard let section = content.section(of: other) else {
            return SnapshotMisuse.raise(missing(other))
        }
        guard takeOut(identifiers, for: other), let index = content.index(of: other) else { return }
        content.insert(identifiers, at: index + offset, in: section)
    }

    /// Removes items that are about to be inserted again; `false` if the call is refused.
    private mutating func takeOut(
        _ identifiers: [ItemIdentifierType], for destination: ItemIdentifierType?
    ) -> Bool {
        let duplicates = identifiers.duplicates
        guard duplicates.isEmpty else {
            SnapshotMisuse.raise(
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
                    + SnapshotMisuse.describedSet(duplicates))
            return false
        }
        if let destination, identifiers.contains(destination) {
            SnapshotMisuse.raise(
                "Items cannot be inserted next to one of themselves: \(SnapshotMisuse.described(destination))"
            )
            return false
        }
        let existing = identifiers.filter { content.contains($0) }
        guard !existing.isEmpty else { return true }
        warn(existing)
        content.remove(existing)
        return true
    }

    private func warn(_ existing: [ItemIdentifierType]) {
        let isOne = existing.count == 1
        SnapshotMisuse.warn(
            "Diffable data source detected an attempt to insert or append \(existing.count) item "
                + (isOne ? "identifier that already exists" : "identifiers that already exist")
                + " in the snapshot. The existing item \(isOne ? "identifier" : "identifiers") will be moved into "
                + "place instead, but this operation will be more expensive. For best performance, inserted item "
                + "identifiers should always be unique. Set a symbolic breakpoint on "
                + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. "
                + (isOne
                    ? "Item identifier that already exists: \(SnapshotMisuse.described(existing[0]))"
                    : "Item identifiers that already exist: \(SnapshotMisuse.describedArray(existing))"))
    }

    /// Removes items. Ignores items that aren't in the snapshot.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = identifiers.filter { content.contains($0) }
        guard !gone.isEmpty else { return }
        content.remove(gone)
        forgetMarks()
    }

    /// Removes all sections with their items.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item before another item, into its section. Raises an exception if one of them isn't in the snapshot.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, nextTo: toIdentifier, offset: 0)
    }

    /// Moves an item after another item, into its section. Raises an exception if one of them isn't in the snapshot.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, nextTo: toIdentifier, offset: 1)
    }

    private mutating func move(
        _ identifier: ItemIdentifierType, nextTo other: ItemIdentifierType, offset: Int
    ) {
        guard content.contains(identifier) else { return SnapshotMisuse.raise(missing(identifier)) }
        guard let section = content.section(of: other) else { return SnapshotMisuse.raise(missing(other)) }
        guard identifier != other else { return }
        content.remove([identifier])
        guard let index = content.index(of: other) else { return }
        content.insert([identifier], at: index + offset, in: section)
    }

    /// Marks items whose cells are replaced when the snapshot is applied. Raises an exception if an item isn't in the snapshot.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        if let missing = identifiers.first(where: { !content.contains($0) }) {
            return SnapshotMisuse.raise(
                "Attempted to reload item identifier that does not exist in the snapshot: "
                    + SnapshotMisuse.described(missing))
        }
        reloadedItems.addMissing(identifiers)
    }

    /// Marks items whose cells are kept and configured again when the snapshot is applied. Raises an exception if an item isn't in the
    /// snapshot. iOS 15.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        if let missing = identifiers.first(where: { !content.contains($0) }) {
            return SnapshotMisuse.raise(
                "Attempted to reconfigure item identifier that does not exist in the snapshot: "
                    + SnapshotMisuse.described(missing))
        }
        reconfiguredItems.addMissing(identifiers)
    }

    /// Removes the marks of deleted sections and items.
    mutating func forgetMarks() {
        reloadedItems.removeAll { !content.contains($0) }
        reconfiguredItems.removeAll { !content.contains($0) }
        reloadedSections.removeAll { !content.contains($0) }
    }

    /// Removes the reload and reconfigure marks after the snapshot has been applied.
    package mutating func forgetAllMarks() {
        reloadedItems = []
        reconfiguredItems = []
        reloadedSections = []
    }
}

extension Array where Element: Hashable {
    /// Appends the elements that aren't in the array yet, in order.
    mutating func addMissing(_ new: [Element]) {
        var seen = Set(self)
        append(contentsOf: new.filter { seen.insert($0).inserted })
    }
}
