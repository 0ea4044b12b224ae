import ListUpdates

// Two-finger selection of items.
extension UICollectionView: MultipleSelectionList {
    func selectableItem(at point: CGPoint) -> IndexPath? { item(at: point) }

    func mayBeginMultipleSelection(at item: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: item) ?? false
    }

    func didBeginMultipleSelection(at item: IndexPath) {
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: item)
    }

    func didEndMultipleSelection() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

    func items(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
        currentCounts.places(from: first.place, to: last.place).map { IndexPath($0) }
    }

    func isSelected(_ item: IndexPath) -> Bool { selection.contains(item) }

    /// Does nothing if multiple selection isn't allowed.
    func toggleByUser(_ item: IndexPath) {
        guard isMultipleSelectionAllowed else { return }
        toggleSelection(item)
    }
}

extension ListCounts {
    /// The positions from one to another, in either order.
    func places(from one: ItemPlace, to other: ItemPlace) -> [ItemPlace] {
        let (first, last) = one < other ? (one, other) : (other, one)
        guard contains(last) else { return [] }
        return (first.section...last.section).flatMap { section in
            let start = section == first.section ? first.item : 0
            let end = section == last.section ? last.item + 1 : max(start, self[section])
            return (start..<end).map { ItemPlace(section: section, item: $0) }
        }
    }
}
