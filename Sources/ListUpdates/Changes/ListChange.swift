/// One change that an app asks of a list in an update.
///
/// Deletions, reloads, reconfigurations and origins of moves are in places before the update; insertions and destinations of moves
/// in places after it, whatever the order of asking. A change of a section carries its items. Follows Apple's pages
/// "performBatchUpdates(_:completion:)" of table and collection views.
package enum ListChange: Hashable, Sendable {
    case deleteItem(ItemPlace)
    case insertItem(ItemPlace)
    /// The item stays the same one; its cell is replaced.
    case reloadItem(ItemPlace)
    /// The item keeps its cell, which is set up again. No change of anybody's place.
    case reconfigureItem(ItemPlace)
    case moveItem(from: ItemPlace, to: ItemPlace)
    case deleteSection(Int)
    case insertSection(Int)
    /// The section stays where it is among the others; its items are others than before.
    case reloadSection(Int)
    case moveSection(from: Int, to: Int)
}

extension ListChange {
    /// The place before the update of the item that the change takes up; `nil` for insertions, reconfigurations and changes of
    /// sections. No two changes may take up one item.
    var takenItem: ItemPlace? {
        switch self {
        case .deleteItem(let place), .reloadItem(let place), .moveItem(from: let place, to: _): place
        default: nil
        }
    }

    /// The place after the update that the change fills; `nil` for a change that fills none.
    var filledItem: ItemPlace? {
        switch self {
        case .insertItem(let place), .moveItem(from: _, to: let place): place
        default: nil
        }
    }

    /// The same for sections, by their index before the update.
    var takenSection: Int? {
        switch self {
        case .deleteSection(let section), .reloadSection(let section), .moveSection(from: let section, to: _):
            section
        default: nil
        }
    }

    /// The same for sections, by their index after the update.
    var filledSection: Int? {
        switch self {
        case .insertSection(let section), .moveSection(from: _, to: let section): section
        default: nil
        }
    }

    /// The place before the update of the item that the change is about, reconfigurations included.
    var oldItem: ItemPlace? {
        if case .reconfigureItem(let place) = self { place } else { takenItem }
    }
}
