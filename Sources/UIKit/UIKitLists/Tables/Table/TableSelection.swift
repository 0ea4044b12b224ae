import ListUpdates

/// The selected rows, in the order of selection.
struct TableSelection {
    private(set) var places: [ItemPlace] = []

    var lowest: ItemPlace? { places.min() }
    var isEmpty: Bool { places.isEmpty }
    var paths: [IndexPath]? { places.isEmpty ? nil : places.map { IndexPath($0) } }

    func contains(_ place: ItemPlace) -> Bool { !places.isEmpty && places.contains(place) }

    mutating func insert(_ place: ItemPlace) {
        if !places.contains(place) { places.append(place) }
    }

    mutating func remove(_ place: ItemPlace) {
        places.removeAll { $0 == place }
    }

    /// Updates the positions of the rows. Deleted rows are deselected.
    mutating func follow(_ moves: ListMoves, reloaded: Set<ItemPlace>) {
        places = places.compactMap { reloaded.contains($0) ? nil : moves.newPlace(of: $0) }
    }
}
