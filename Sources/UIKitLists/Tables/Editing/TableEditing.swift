import ListUpdates

/// Whether a table is edited, and which row a swipe or a control has opened.
struct TableEditing {
    var isOn = false
    /// The row whose button to confirm a deletion is visible.
    var confirming: ItemPlace?
    /// The swipes over rows; `nil` until a row has been shown.
    var swipes: RowSwipes?
    /// Whether a row is swiped aside, or on its way back.
    var isSwiping = false

    mutating func follow(_ moves: ListMoves) {
        confirming = confirming.flatMap { moves.newPlace(of: $0) }
    }
}
