// Context menus of items.
extension UICollectionView: ContextMenuList {
    func pressedItem(at point: CGPoint) -> IndexPath? {
        indexPathForItem(at: point).flatMap { cellForItem(at: $0) == nil ? nil : $0 }
    }

    func cellToLift(at item: IndexPath) -> UIView? { cellForItem(at: item) }

    /// Requests the menu. The newer method gets all selected items if one of several is pressed, and no items for a press between items.
    func menuConfiguration(for item: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate else { return nil }
        let older = {
            item.flatMap {
                delegate.collectionView(self, contextMenuConfigurationForItemAt: $0, point: point)
            }
        }
        return newerForm {
            delegate.collectionView(
                self, contextMenuConfigurationForItemsAt: self.itemsOfMenu(at: item), point: point)
        } ?? older()
    }

    private func itemsOfMenu(at item: IndexPath?) -> [IndexPath] {
        guard let item else { return [] }
        return selection.items.count > 1 && selection.contains(item) ? selection.items.sorted() : [item]
    }

    func highlightPreview(_ configuration: UIContextMenuConfiguration, of item: IndexPath)
        -> UITargetedPreview?
    {
        guard let delegate else { return nil }
        return newerForm {
            delegate.collectionView(
                self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: item)
        } ?? delegate.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func dismissalPreview(_ configuration: UIContextMenuConfiguration, of item: IndexPath)
        -> UITargetedPreview?
    {
        guard let delegate else { return nil }
        return newerForm {
            delegate.collectionView(
                self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: item)
        } ?? delegate.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    /// The result of a method of iOS 16; `nil` if the delegate or the system doesn't have it.
    private func newerForm<Answer>(_ ask: () -> Answer) -> Answer? {
        Runtime.current.system >= .iOS(16) ? OptionalMember.ask(ask) : nil
    }

    func willPerformPreviewAction(
        for configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func willDisplayMenu(
        for configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

    func willEndMenu(
        for configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
