/// At which side of a row actions are.
enum SwipeSide {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
}

/// A row that can be swiped: its view, which moves its content aside, and where it is in the list.
struct SwipeableRow {
    let view: UIView
    let indexPath: IndexPath
}

/// A list whose rows can be swiped: a table, a collection view.
@MainActor
protocol SwipeableList: UIScrollView {
    /// The row at a point of the list's coordinates; `nil` where none is, and while no row can be swiped.
    func swipeableRow(at point: CGPoint) -> SwipeableRow?

    /// What the app offers for a row; `nil` for nothing. Asked when a swipe begins.
    func swipeActions(at side: SwipeSide, of indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Called before a row opens. The row's state is then that it is swiped.
    func willSwipe(_ row: SwipeableRow)

    /// Called when a row is closed again.
    func didSwipe(_ row: SwipeableRow)
}
