extension NSDiffableDataSourceSnapshot {
    /// The number of items in each section.
    package var counts: ListCounts {
        ListCounts(content.sections.map { content.items(of: $0)?.count ?? 0 })
    }

    /// The identifier of the item at an index path; `nil` if there is none.
    package func item(at place: ItemPlace) -> ItemIdentifierType? {
        guard content.sections.indices.contains(place.section),
            let items = content.items(of: content.sections[place.section]),
            items.indices.contains(place.item)
        else { return nil }
        return items[place.item]
    }

    /// The index path of an item; `nil` for an item that isn't in the snapshot.
    package func place(of item: ItemIdentifierType) -> ItemPlace? {
        guard let section = content.section(of: item), let index = content.index(of: section),
            let place = content.index(of: item)
        else { return nil }
        return ItemPlace(section: index, item: place)
    }

    /// Replaces the items of a section, which must be in the snapshot.
    package mutating func setItems(_ items: [ItemIdentifierType], ofSection section: SectionIdentifierType) {
        content.setItems(items, of: section)
        forgetMarks()
    }

    /// The changes from this snapshot to another one, with the reloads and reconfigurations of that snapshot.
    ///
    /// Moves as few items as possible. Takes O(n log n) time in the number of items, independent of the number of changes.
    package func changes(to new: Self) -> [ListChange] {
        SnapshotChanges(from: self, to: new).changes
    }
}

private struct SnapshotChanges<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private let old: Snapshot
    private let new: Snapshot
    private(set) var changes: [ListChange] = []
    private let oldSections: [Section: Int]
    private let newSections: [Section: Int]
    /// Sections whose items are all replaced.
    private let reloaded: Set<Section>
    private var oldPlaces: [Item: ItemPlace] = [:]

    init(from old: Snapshot, to new: Snapshot) {
        self.old = old
        self.new = new
        oldSections = Self.indices(old.sectionIdentifiers)
        newSections = Self.indices(new.sectionIdentifiers)
        reloaded = Set(new.reloadedSections).intersection(oldSections.keys)
        compareSections()
        compareItems()
        addMarks()
    }

    private static func indices(_ sections: [Section]) -> [Section: Int] {
        Dictionary(uniqueKeysWithValues: zip(sections, sections.indices))
    }

    // MARK: Sections

    private mutating func compareSections() {
        for (index, section) in old.sectionIdentifiers.enumerated() where newSections[section] == nil {
            changes.append(.deleteSection(index))
        }
        let kept = new.sectionIdentifiers.filter { oldSections[$0] != nil }
        let stays = stayingInOrder(kept.compactMap { oldSections[$0] })
        for (section, stays) in zip(kept, stays) {
            guard let from = oldSections[section], let to = newSections[section] else { continue }
            switch (reloaded.contains(section), stays) {
            case (true, true): changes.append(.reloadSection(from))
            case (true, false): changes += [.deleteSection(from), .insertSection(to)]
            case (false, false): changes.append(.moveSection(from: from, to: to))
            case (false, true): break
            }
        }
        for (index, section) in new.sectionIdentifiers.enumerated() where oldSections[section] == nil {
            changes.append(.insertSection(index))
        }
    }

    // MARK: Items

    private mutating func compareItems() {
        let kept = new.sectionIdentifiers.filter(isKept)
        let differences = Dictionary(
            uniqueKeysWithValues: kept.map { ($0, ItemDifference(of: $0, from: old, to: new)) })
        for (index, section) in old.sectionIdentifiers.enumerated() {
            let items = old.content.items(of: section) ?? []
            let open = differences[section]?.old ?? Array(items.indices)
            deleteItems(open, of: items, in: section, at: index)
        }
        for (index, section) in new.sectionIdentifiers.enumerated() {
            guard let open = differences[section]?.new else { continue }
            placeItems(open, in: section, at: index)
        }
    }

    /// Whether a section exists before and after, and isn't reloaded.
    private func isKept(_ section: Section) -> Bool {
        oldSections[section] != nil && newSections[section] != nil && !reloaded.contains(section)
    }

    /// Records the old index paths of items, and the deletions.
    private mutating func deleteItems(
        _ open: [Int], of items: [Item], in section: Section, at index: Int
    ) {
        let isKept = isKept(section)
        for item in open {
            let place = ItemPlace(section: index, item: item)
            let goal = new.content.section(of: items[item])
            // An inserted section brings its items, even those from other sections: lists refuse moves into it.
            if let goal, goal == section ? isKept : self.isKept(goal) && !reloaded.contains(section) {
                oldPlaces[items[item]] = place
            } else if isKept {
                changes.append(.deleteItem(place))
            }
        }
    }

    /// Records which items are inserted into a section that stays, and which items move.
    private mutating func placeItems(_ open: [Int], in section: Section, at index: Int) {
        guard !open.isEmpty, let items = new.content.items(of: section), let oldIndex = oldSections[section]
        else { return }
        let origins = open.map { oldPlaces[items[$0]] }
        let common = origins.compactMap { $0 }.filter { $0.section == oldIndex }.map(\.item)
        var staying = stayingInOrder(common)[...]
        for (item, origin) in zip(open, origins) {
            let place = ItemPlace(section: index, item: item)
            guard let origin else {
                changes.append(.insertItem(place))
                continue
            }
            let stays = origin.section == oldIndex && staying.popFirst() == true
            if !stays { changes.append(.moveItem(from: origin, to: place)) }
        }
    }

    // MARK: Marks

    /// Adds reloads and reconfigurations. A reloaded item that also moves is deleted and inserted instead.
    private mutating func addMarks() {
        guard !new.reloadedItems.isEmpty || !new.reconfiguredItems.isEmpty else { return }
        let reloading = Set(places(of: new.reloadedItems))
        let moving = changes.compactMap { change in
            if case .moveItem(from: let old, to: let new) = change, reloading.contains(old) {
                ItemMove(from: old, to: new)
            } else {
                nil
            }
        }
        let moved = Set(moving)
        changes.removeAll { change in
            if case .moveItem(from: let old, to: let new) = change {
                moved.contains(ItemMove(from: old, to: new))
            } else {
                false
            }
        }
        for move in moving { changes += [.deleteItem(move.old), .insertItem(move.new)] }
        changes += reloading.subtracting(moving.map(\.old)).sorted().map { .reloadItem($0) }
        changes += Set(places(of: new.reconfiguredItems)).subtracting(reloading).sorted()
            .map { .reconfigureItem($0) }
    }

    /// The old index paths of items that exist before and after, except those in reloaded sections. Takes linear time in the number of all
    /// items.
    private func places(of items: [Item]) -> [ItemPlace] {
        let wanted = Set(items.filter { new.content.section(of: $0).map(isKept) == true })
        guard !wanted.isEmpty else { return [] }
        return old.sectionIdentifiers.enumerated().flatMap { index, section -> [ItemPlace] in
            guard !reloaded.contains(section), let items = old.content.items(of: section) else { return [] }
            return items.indices.filter { wanted.contains(items[$0]) }
                .map { ItemPlace(section: index, item: $0) }
        }
    }
}
