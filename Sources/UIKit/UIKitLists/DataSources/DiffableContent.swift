import ListUpdates

/// The content of a diffable data source: the last applied snapshot, and the section snapshots.
@MainActor
struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>

    private(set) var snapshot = Snapshot()
    private var trees: [Section: SectionSnapshot] = [:]

    // MARK: Queries

    var sectionCount: Int { snapshot.numberOfSections }

    func itemCount(of section: Int) -> Int { snapshot.counts[section] }

    func item(at indexPath: IndexPath) -> Item? {
        guard indexPath.count == 2 else { return nil }
        return snapshot.item(at: ItemPlace(section: indexPath.section, item: indexPath.item))
    }

    func indexPath(of item: Item) -> IndexPath? {
        snapshot.place(of: item).map { IndexPath(item: $0.item, section: $0.section) }
    }

    func section(at index: Int) -> Section? {
        let sections = snapshot.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    /// Whether a section has a section snapshot.
    func isTree(_ section: Section) -> Bool { trees[section] != nil }

    /// The section snapshot of a section; one without child items if none was applied.
    func tree(of section: Section) -> SectionSnapshot {
        if let tree = trees[section] { return tree }
        var flat = SectionSnapshot()
        if snapshot.indexOfSection(section) != nil {
            flat.append(snapshot.itemIdentifiers(inSection: section))
        }
        return flat
    }

    // MARK: Changes

    /// Sets the snapshot. Keeps section snapshots whose visible items match the snapshot.
    mutating func take(_ new: Snapshot) {
        snapshot = new
        snapshot.forgetAllMarks()
        for (section, tree) in trees {
            let isThere = new.indexOfSection(section) != nil
            if !isThere || tree.visibleItems != new.itemIdentifiers(inSection: section) {
                trees[section] = nil
            }
        }
    }

    /// The snapshot in which a section has the visible items of a section snapshot. A new section is appended.
    func snapshot(with tree: SectionSnapshot, in section: Section) -> Snapshot {
        var new = snapshot
        if new.indexOfSection(section) == nil { new.appendSections([section]) }
        new.setItems(tree.visibleItems, ofSection: section)
        return new
    }

    /// Sets a section snapshot, whose visible items are already in the snapshot.
    mutating func take(_ tree: SectionSnapshot, of section: Section) {
        trees[section] = tree
    }

    /// The snapshot after an item was moved by the user.
    func snapshot(moving origin: IndexPath, to goal: IndexPath) -> Snapshot? {
        guard let item = item(at: origin), let section = section(at: goal.section) else { return nil }
        var new = snapshot
        new.deleteItems([item])
        let items = new.itemIdentifiers(inSection: section)
        if goal.item < items.count {
            new.insertItems([item], beforeItem: items[goal.item])
        } else {
            new.appendItems([item], toSection: section)
        }
        return new
    }
}
