/// The side of a row's swipe actions.
enum SwipeSide {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
}

/// A row with swipe actions: its view, whose content moves aside, and its index path.
struct SwipeableRow {
    let view: UIView
    let indexPath: IndexPath
}

/// A list with swipe actions: a table or collection view.
@MainActor
protocol SwipeableList: UIScrollView {
    /// The row at a point in the list's coordinates; `nil` if there is none, or swipes aren't allowed.
    func swipeableRow(at point: CGPoint) -> SwipeableRow?

    /// The app's actions for a row; `nil` for none. Called when a swipe begins.
    func swipeActions(at side: SwipeSide, of indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Called before a row opens. Sets the row's swiped state.
    func willSwipe(_ row: SwipeableRow)

    /// Called when a row has closed.
    func didSwipe(_ row: SwipeableRow)
}
