@_spi(UIKitModules) import UIKitCore

extension UICollectionView {
    func mayFocus(_ path: IndexPath) -> Bool {
        let own = delegate.flatMap { delegate in
            OptionalMember.ask { delegate.collectionView(self, canFocusItemAt: path) }
        }
        return own ?? (isEditing ? allowsFocusDuringEditing : allowsFocus)
    }

    /// Whether the layout is a list with a sidebar appearance.
    var isSidebar: Bool {
        let look = listConfiguration?.appearance
        return look == .sidebar || look == .sidebarPlain
    }

    var preferredFocus: [any UIFocusEnvironment] {
        if remembersLastFocusedIndexPath, let last = focus.last, let cell = cellForItem(at: last) {
            return [cell]
        }
        let wish = delegate.flatMap { delegate in
            OptionalMember.ask { delegate.indexPathForPreferredFocusedView(in: self) } ?? nil
        }
        return wish.flatMap { cellForItem(at: $0) }.map { [$0] } ?? []
    }

    func allowsFocusUpdate(_ context: UIFocusUpdateContext) -> Bool {
        guard let delegate else { return true }
        let own = ownContext(context)
        return OptionalMember.ask { delegate.collectionView(self, shouldUpdateFocusIn: own) } ?? true
    }

    func focusMoved(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let own = ownContext(context)
        delegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
        guard let next = own.nextFocusedIndexPath else { return }
        focus.last = next
        if selectionFollowsFocus,
            delegate?.collectionView(self, selectionFollowsFocusForItemAt: next) ?? true,
            isSelectionAllowed, indexPathsForSelectedItems?.contains(next) != true
        {
            toggleSelection(next)
        }
    }

    private func ownContext(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
        UICollectionViewFocusUpdateContext(
            context,
            (
                path(of: context.previouslyFocusedView, in: context),
                path(of: context.nextFocusedView, in: context)
            ))
    }

    private func path(of view: UIView?, in context: UIFocusUpdateContext) -> IndexPath? {
        context.cell(UICollectionViewCell.self, of: view).flatMap { indexPath(for: $0) }
    }
}

extension UICollectionViewCell {
    var mayBeFocused: Bool {
        guard let list = collectionView, let path = list.indexPath(for: self) else { return false }
        return list.mayFocus(path)
    }

    /// Performs the action of a tap on the item when the user presses Return.
    func chooseItem() -> Bool {
        guard let list = collectionView, list.isSelectionAllowed, let path = list.indexPath(for: self) else {
            return false
        }
        list.select(byFinger: path)
        return true
    }
}
