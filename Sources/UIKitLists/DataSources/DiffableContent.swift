import ListUpdates

/// What a diffable data source shows: the snapshot that was applied last, and the trees of sections that were given as trees.
@MainActor
struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>

    private(set) var snapshot = Snapshot()
    private var trees: [Section: SectionSnapshot] = [:]

    // MARK: Questions

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

    /// Whether the items of a section were given as a tree.
    func isTree(_ section: Section) -> Bool { trees[section] != nil }

    /// The items of a section as a tree; without children if it was not given as one.
    func tree(of section: Section) -> SectionSnapshot {
        if let tree = trees[section] { return tree }
        var flat = SectionSnapshot()
        if snapshot.indexOfSection(section) != nil {
            flat.append(snapshot.itemIdentifiers(inSection: section))
        }
        return flat
    }

    // MARK: Changes

    /// Takes another snapshot. Trees stay where their visible items are the ones of the snapshot.
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

    /// The snapshot with the visible items of a tree as those of a section, which comes last if it was not there.
    func snapshot(with tree: SectionSnapshot, in section: Section) -> Snapshot {
        var new = snapshot
        if new.indexOfSection(section) == nil { new.appendSections([section]) }
        new.setItems(tree.visibleItems, ofSection: section)
        return new
    }

    /// Takes a tree whose visible items are in the snapshot.
    mutating func take(_ tree: SectionSnapshot, of section: Section) {
        trees[section] = tree
    }

    /// Moves an item to another place, as a finger has done.
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
