import ListUpdates

// Two-finger selection of rows.
extension UITableView: MultipleSelectionList {
    func selectableItem(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    func mayBeginMultipleSelection(at item: IndexPath) -> Bool {
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: item) ?? false
    }

    func didBeginMultipleSelection(at item: IndexPath) {
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: item)
    }

    func didEndMultipleSelection() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    func items(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
        rows.counts.places(from: ItemPlace(first), to: ItemPlace(last)).map { IndexPath($0) }
    }

    func isSelected(_ item: IndexPath) -> Bool { selection.contains(ItemPlace(item)) }

    /// Does nothing if multiple selection isn't allowed.
    func toggleByUser(_ item: IndexPath) {
        guard selectsSeveral else { return }
        toggleSelection(ItemPlace(item))
    }
}
