/// A change in a list update.
///
/// Deletions, reloads, reconfigurations and sources of moves use index paths before the update; insertions and destinations of moves use
/// index paths after it, in whatever order the app makes the changes. A change of a section includes its items. Follows Apple's pages
/// "performBatchUpdates(_:completion:)" of table and collection views.
package enum ListChange: Hashable, Sendable {
    case deleteItem(ItemPlace)
    case insertItem(ItemPlace)
    /// Replaces the item's cell. The item keeps its identity.
    case reloadItem(ItemPlace)
    /// Configures the item's cell again. No index path changes.
    case reconfigureItem(ItemPlace)
    case moveItem(from: ItemPlace, to: ItemPlace)
    case deleteSection(Int)
    case insertSection(Int)
    /// Replaces the section's items. The section keeps its position among the sections.
    case reloadSection(Int)
    case moveSection(from: Int, to: Int)
}

extension ListChange {
    /// The index path before the update of the item that the change affects; `nil` for insertions, reconfigurations and changes of
    /// sections. Two changes can't affect the same item.
    var takenItem: ItemPlace? {
        switch self {
        case .deleteItem(let place), .reloadItem(let place), .moveItem(from: let place, to: _): place
        default: nil
        }
    }

    /// The index path after the update that the change fills; `nil` for other changes.
    var filledItem: ItemPlace? {
        switch self {
        case .insertItem(let place), .moveItem(from: _, to: let place): place
        default: nil
        }
    }

    /// The index before the update of the section that the change affects.
    var takenSection: Int? {
        switch self {
        case .deleteSection(let section), .reloadSection(let section), .moveSection(from: let section, to: _):
            section
        default: nil
        }
    }

    /// The index after the update of the section that the change fills.
    var filledSection: Int? {
        switch self {
        case .insertSection(let section), .moveSection(from: _, to: let section): section
        default: nil
        }
    }

    /// The index path before the update of the changed item, reconfigurations included.
    var oldItem: ItemPlace? {
        if case .reconfigureItem(let place) = self { place } else { takenItem }
    }
}
