import ListUpdates

/// The selected items, in the order of selection.
struct ItemSelection {
    private(set) var items: [IndexPath] = []
    private var set: Set<IndexPath> = []

    func contains(_ item: IndexPath) -> Bool { !set.isEmpty && set.contains(item) }

    mutating func insert(_ item: IndexPath) {
        if set.insert(item).inserted { items.append(item) }
    }

    mutating func remove(_ item: IndexPath) {
        if set.remove(item) != nil { items.removeAll { $0 == item } }
    }

    mutating func removeAll() {
        items = []
        set = []
    }

    /// Updates the index paths of the items. Deleted items are deselected.
    mutating func follow(_ newPlace: (IndexPath) -> IndexPath?) {
        guard !items.isEmpty else { return }
        items = items.compactMap(newPlace)
        set = Set(items)
    }
}
