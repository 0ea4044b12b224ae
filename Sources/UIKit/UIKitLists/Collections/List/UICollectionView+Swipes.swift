// Swipe actions of a list's rows.
extension UICollectionView: SwipeableList {
    private var lists: [Int: ListSection] {
        (layoutStorage as? UICollectionViewCompositionalLayout)?.composition.lists ?? [:]
    }

    /// Adds the swipe recognizer when a list first has swipe actions.
    func prepareSwipes() {
        guard swipes == nil,
            (layoutStorage as? UICollectionViewCompositionalLayout)?.composition.offersSwipes == true
        else { return }
        swipes = RowSwipes(of: self)
    }

    func swipeableRow(at point: CGPoint) -> SwipeableRow? {
        guard !isEditing, let item = item(at: point), lists[item.section] != nil,
            let cell = cellForItem(at: item) as? UICollectionViewListCell
        else { return nil }
        return SwipeableRow(view: cell, indexPath: item)
    }

    func swipeActions(at side: SwipeSide, of indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let configuration = lists[indexPath.section]?.configuration else { return nil }
        let provider =
            side == .leading
            ? configuration.leadingSwipeActionsConfigurationProvider
            : configuration.trailingSwipeActionsConfigurationProvider
        return provider?(indexPath)
    }

    func willSwipe(_ row: SwipeableRow) { setSwiped(row, true) }

    func didSwipe(_ row: SwipeableRow) { setSwiped(row, false) }

    private func setSwiped(_ row: SwipeableRow, _ isSwiped: Bool) {
        guard let cell = row.view as? UICollectionViewCell else { return }
        cell.parts.isSwiped = isSwiped
        cell.setNeedsUpdateConfiguration()
    }
}
