/// The item under a touch.
struct TrackedItem {
    let touch: UITouch
    var indexPath: IndexPath
}

// Highlighting and selection, by touch and by code.
extension UICollectionView {
    var isSelectionAllowed: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

    var isMultipleSelectionAllowed: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    // MARK: Touches

    func beginTracking(_ touches: Set<UITouch>) {
        guard tracked == nil, isSelectionAllowed, let touch = touches.first, let item = item(of: touch),
            delegate?.collectionView(self, shouldHighlightItemAt: item) ?? true
        else { return }
        tracked = TrackedItem(touch: touch, indexPath: item)
        cellForItem(at: item)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: item)
    }

    func continueTracking(_ touches: Set<UITouch>) {
        guard let tracked, touches.contains(tracked.touch),
            let cell = cellForItem(at: tracked.indexPath),
            !cell.bounds.contains(tracked.touch.location(in: cell))
        else { return }
        cancelTracking()
    }

    func endTracking(_ touches: Set<UITouch>) {
        guard let tracked, touches.contains(tracked.touch) else { return }
        select(byFinger: tracked.indexPath)
        cancelTracking()
    }

    func cancelTracking(_ touches: Set<UITouch>) {
        if let tracked, touches.contains(tracked.touch) { cancelTracking() }
    }

    /// Called when no touch is on an item.
    func cancelTracking() {
        guard let item = tracked?.indexPath else { return }
        tracked = nil
        cellForItem(at: item)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: item)
    }

    /// The item of the cell in which a touch began.
    private func item(of touch: UITouch) -> IndexPath? {
        var view: UIView? = touch.viewOfTouch
        while let present = view, present !== self {
            if let cell = present as? UICollectionViewCell, let item = display.indexPath(of: cell) {
                return item
            }
            view = present.superview
        }
        return nil
    }

    /// Selects the touched item, and performs its primary action, even if the delegate prevented the selection.
    func select(byFinger item: IndexPath) {
        toggleSelection(item)
        performPrimaryAction(item)
    }

    /// Selects an item, or deselects it if multiple selection is allowed. Returns whether the delegate allowed it. Evidence: gt2-coll-01.
    @discardableResult
    func toggleSelection(_ item: IndexPath) -> Bool {
        if selection.contains(item), isMultipleSelectionAllowed {
            guard delegate?.collectionView(self, shouldDeselectItemAt: item) ?? true else { return false }
            deselect(item)
            delegate?.collectionView(self, didDeselectItemAt: item)
        } else {
            guard delegate?.collectionView(self, shouldSelectItemAt: item) ?? true else { return false }
            if !isMultipleSelectionAllowed { deselectAll(besides: item, telling: true) }
            insertSelected(item)
            if let cell = cellForItem(at: item) { cell.selectionSegue?.performSegue(cell) }
            delegate?.collectionView(self, didSelectItemAt: item)
        }
        return true
    }

    private func performPrimaryAction(_ item: IndexPath) {
        guard !isEditing, Runtime.current.system >= .iOS(16), let delegate,
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: item)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: item)
    }

    // MARK: Code

    func select(_ item: IndexPath?, animated: Bool, _ position: UICollectionView.ScrollPosition) {
        guard isSelectionAllowed else { return }
        guard let item else { return deselectAll() }
        guard hasItem(item) else { return }
        if !isMultipleSelectionAllowed { deselectAll(besides: item) }
        insertSelected(item)
        if position != [] { scroll(to: item, position, animated: animated) }
    }

    private func insertSelected(_ item: IndexPath) {
        selection.insert(item)
        cellForItem(at: item)?.isSelected = true
    }

    func deselect(_ item: IndexPath) {
        selection.remove(item)
        cellForItem(at: item)?.isSelected = false
    }

    private func deselectAll(besides kept: IndexPath? = nil, telling: Bool = false) {
        for item in selection.items where item != kept {
            deselect(item)
            if telling { delegate?.collectionView(self, didDeselectItemAt: item) }
        }
    }

    /// Clears the selection if multiple selection is no longer allowed.
    func keepSelectionAllowed() {
        if !allowsMultipleSelection, selection.items.count > 1 { deselectAll() }
    }

    /// Clears the selection when editing begins or ends.
    func editingChanged() {
        deselectAll()
        for cell in visibleCells + prepared.all.map(\.cell) { cell.stateChanged() }
    }

    // MARK: Positions

    /// The item of the frontmost cell at a point of the content.
    func item(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        let found =
            display.knows(spot)
            ? display.elements.map(\.attributes) : layoutStorage.layoutAttributesForElements(in: spot) ?? []
        return found.filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
        }.max { $0.zIndex < $1.zIndex }?.indexPath
    }
}
