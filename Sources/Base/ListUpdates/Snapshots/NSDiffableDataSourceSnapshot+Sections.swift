extension NSDiffableDataSourceSnapshot {
    /// Appends sections. Raises an exception if a section is already in the snapshot.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        guard areNew(identifiers) else { return }
        content.insert(identifiers, at: content.sections.count)
    }

    /// Inserts sections before another section. Raises an exception if a section is already in the snapshot.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, nextTo: toIdentifier, offset: 0)
    }

    /// Inserts sections after another section. Raises an exception if a section is already in the snapshot.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, nextTo: toIdentifier, offset: 1)
    }

    private mutating func insert(
        _ identifiers: [SectionIdentifierType], nextTo other: SectionIdentifierType, offset: Int
    ) {
        guard let index = content.index(of: other) else { return SnapshotMisuse.raise(missing(other)) }
        guard areNew(identifiers) else { return }
        content.insert(identifiers, at: index + offset)
    }

    /// Whether the sections can be inserted; `false` if the call is refused.
    private func areNew(_ identifiers: [SectionIdentifierType]) -> Bool {
        let duplicates = identifiers.duplicates
        guard duplicates.isEmpty else {
            SnapshotMisuse.raise(
                "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
                    + SnapshotMisuse.describedSet(duplicates))
            return false
        }
        let existing = identifiers.filter { content.contains($0) }
        guard !existing.isEmpty else { return true }
        let isOne = existing.count == 1
        SnapshotMisuse.raise(
            "Diffable data source detected an attempt to insert or append \(existing.count) section "
                + (isOne ? "identifier that already exists" : "identifiers that already exist")
                + " in the snapshot. Identifiers in a snapshot must be unique. "
                + (isOne
                    ? "Section identifier that already exists: \(SnapshotMisuse.described(existing[0]))"
                    : "Section identifiers that already exist: \(SnapshotMisuse.describedArray(existing))"))
        return false
    }

    /// Removes sections with their items. Ignores sections that aren't in the snapshot.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = identifiers.filter { content.contains($0) }
        guard !gone.isEmpty else { return }
        content.remove(gone)
        forgetMarks()
    }

    /// Moves a section before another section. Raises an exception if one of them isn't in the snapshot.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, nextTo: toIdentifier, offset: 0)
    }

    /// Moves a section after another section. Raises an exception if one of them isn't in the snapshot.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, nextTo: toIdentifier, offset: 1)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, nextTo other: SectionIdentifierType, offset: Int
    ) {
        for section in [identifier, other] where !content.contains(section) {
            return SnapshotMisuse.raise(missing(section))
        }
        guard identifier != other else { return }
        content.move(identifier, nextTo: other, offset: offset)
    }

    /// Marks sections whose items are replaced when the snapshot is applied. Raises an exception if a section isn't in the snapshot.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        if let missing = identifiers.first(where: { !content.contains($0) }) {
            return SnapshotMisuse.raise(
                "Attempted to reload section identifier that does not exist in the snapshot: "
                    + SnapshotMisuse.described(missing))
        }
        reloadedSections.addMissing(identifiers)
    }
}
