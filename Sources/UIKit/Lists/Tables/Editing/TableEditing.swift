import ListUpdates

/// Whether a table is edited, and which row a swipe or a control has opened.
struct TableEditing {
    var isOn = false
    /// The row whose button to confirm a deletion is in sight.
    var confirming: ItemPlace?

    mutating func follow(_ moves: ListMoves) {
        confirming = confirming.flatMap { moves.newPlace(of: $0) }
    }
}
