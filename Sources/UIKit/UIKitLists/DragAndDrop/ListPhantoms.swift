import ListUpdates

/// An item of a list without an item in the data source: a placeholder, or a gap for a drop.
@MainActor
final class ListPhantom {
    enum Kind {
        case gap
        case row(UITableViewPlaceholder)
        case item(UICollectionViewPlaceholder)
    }

    /// The position in the list, other phantoms included.
    var place: ItemPlace
    let kind: Kind

    init(_ kind: Kind, at place: ItemPlace) {
        self.kind = kind
        self.place = place
    }
}

/// The phantoms of a list. Queries to the data source and changes by the app exclude them.
@MainActor
struct ListPhantoms {
    private(set) var all: [ListPhantom] = []

    var isEmpty: Bool { all.isEmpty }

    mutating func add(_ phantom: ListPhantom) {
        all.append(phantom)
        all.sort { $0.place < $1.place }
    }

    mutating func remove(_ phantom: ListPhantom) { all.removeAll { $0 === phantom } }

    func has(_ phantom: ListPhantom) -> Bool { all.contains { $0 === phantom } }

    func phantom(at place: ItemPlace) -> ListPhantom? { all.first { $0.place == place } }

    /// Converts a position in the list to a position in the data; `nil` for a phantom.
    func inData(_ place: ItemPlace) -> ItemPlace? {
        if phantom(at: place) != nil { return nil }
        var place = place
        place.item -= all.filter { $0.place.section == place.section && $0.place.item < place.item }.count
        return place
    }

    /// Converts a position in the data to a position in the list.
    func inList(_ place: ItemPlace) -> ItemPlace {
        var place = place
        for phantom in all where phantom.place.section == place.section && phantom.place.item <= place.item {
            place.item += 1
        }
        return place
    }

    /// The data's counts plus the phantoms of existing sections.
    func added(to counts: ListCounts) -> ListCounts {
        var counts = counts
        for phantom in all where counts.contains(section: phantom.place.section) {
            counts.items[phantom.place.section] += 1
        }
        return counts
    }

    /// The list's counts without the phantoms.
    func removed(from counts: ListCounts) -> ListCounts {
        var counts = counts
        for phantom in all where counts.contains(section: phantom.place.section) {
            counts.items[phantom.place.section] -= 1
        }
        return counts
    }
}

// Changes of the data in a list with phantoms.
extension ListPhantoms {
    /// Converts changes of the data to changes of the list. Phantoms move too: each stays after the item that precedes it.
    mutating func translate(_ changes: [ListChange], _ moves: ListMoves) -> [ListChange] {
        let old = self
        var places: [(phantom: ListPhantom, place: ItemPlace)] = []
        for phantom in all {
            guard let section = moves.newSection(of: phantom.place.section) else { continue }
            let before = old.all.filter {
                $0.place.section == phantom.place.section && $0.place < phantom.place
            }
            let item = Self.newPosition(of: phantom.place, in: section, phantomsBefore: before.count, moves)
            places.append((phantom, ItemPlace(section: section, item: item + before.count)))
        }
        let inOldList = { old.inList($0) }
        let translated = changes.map { ListPhantoms.map($0, old: inOldList, new: { $0 }) }
        for (phantom, place) in places { phantom.place = place }
        all = places.map(\.phantom).sorted { $0.place < $1.place }
        let new = self
        return translated.map { ListPhantoms.map($0, old: { $0 }, new: { new.inList($0) }) }
    }

    /// The number of items in the data that precede a phantom after the changes.
    private static func newPosition(
        of place: ItemPlace, in section: Int, phantomsBefore: Int, _ moves: ListMoves
    ) -> Int {
        var item = place.item - phantomsBefore - 1
        while item >= 0 {
            if let new = moves.newPlace(of: ItemPlace(section: place.section, item: item)),
                new.section == section
            {
                return new.item + 1
            }
            item -= 1
        }
        return 0
    }

    private static func map(
        _ change: ListChange, old: (ItemPlace) -> ItemPlace, new: (ItemPlace) -> ItemPlace
    ) -> ListChange {
        switch change {
        case .deleteItem(let place): .deleteItem(old(place))
        case .reloadItem(let place): .reloadItem(old(place))
        case .reconfigureItem(let place): .reconfigureItem(old(place))
        case .insertItem(let place): .insertItem(new(place))
        case .moveItem(from: let from, to: let to): .moveItem(from: old(from), to: new(to))
        case .insertSection, .deleteSection, .reloadSection, .moveSection: change
        }
    }
}
