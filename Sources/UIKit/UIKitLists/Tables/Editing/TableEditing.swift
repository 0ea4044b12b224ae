import ListUpdates

/// The editing state of a table view, and the row with open actions.
struct TableEditing {
    var isOn = false
    /// The row whose delete confirmation button is visible.
    var confirming: ItemPlace?
    /// The swipe actions; `nil` until a row has been displayed.
    var swipes: RowSwipes?
    /// Whether a row is swiped or closing.
    var isSwiping = false

    mutating func follow(_ moves: ListMoves) {
        confirming = confirming.flatMap { moves.newPlace(of: $0) }
    }
}
