import ListUpdates

/// A row and its cell.
struct ShownRow {
    var place: ItemPlace
    let cell: UITableViewCell
}

/// The visible cells, which belong to consecutive rows.
struct ShownRows {
    /// The rows from top to bottom.
    var list: [ShownRow] = []
    /// Cells off screen that contain the first responder or are being dragged: they must stay in the table view.
    var kept: [ShownRow] = []
    /// Whether all cells must be recycled and requested again.
    var needReplacing = false
    /// Whether cells must be positioned, because cells have been added or heights have changed.
    var needPlacing = false
    /// Whether the visible cells must be measured again.
    var needMeasuring = false

    /// Whether the app has requested a cell while the table view had no size. The row at the top is then displayed, because unit tests rely
    /// on it.
    var isAskedWithoutSize = false

    var isEmpty: Bool { list.isEmpty }

    /// The visible rows, followed by the kept ones.
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
