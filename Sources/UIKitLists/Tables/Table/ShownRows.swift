import ListUpdates

/// A row and the cell that shows it.
struct ShownRow {
    var place: ItemPlace
    let cell: UITableViewCell
}

/// The visible cells: those of rows that follow each other.
struct ShownRows {
    /// From top to bottom.
    var list: [ShownRow] = []
    /// Cells off screen that hold the first responder, or that a finger carries: they must stay in the table.
    var kept: [ShownRow] = []
    /// Whether all cells are to be taken back and asked for again.
    var needReplacing = false
    /// Whether cells have come, or heights have changed, since cells were put in their places.
    var needPlacing = false
    /// Whether the visible cells are to be measured again.
    var needMeasuring = false

    /// Whether an app has asked for a cell while the table had no size: then the row at the top is shown. Unit tests do so.
    var isAskedWithoutSize = false

    var isEmpty: Bool { list.isEmpty }

    /// The visible ones, then those that are kept.
    var all: [ShownRow] { list + kept }

    func cell(at place: ItemPlace) -> UITableViewCell? {
        guard let first = list.first, let last = list.last, place >= first.place, place <= last.place else {
            return nil
        }
        return list.first { $0.place == place }?.cell
    }

    func place(of cell: UITableViewCell) -> ItemPlace? {
        list.first { $0.cell === cell }?.place ?? kept.first { $0.cell === cell }?.place
    }

    mutating func takeKept(_ place: ItemPlace) -> UITableViewCell? {
        guard let index = kept.firstIndex(where: { $0.place == place }) else { return nil }
        return kept.remove(at: index).cell
    }
}
