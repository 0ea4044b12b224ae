// The context menus of items.
extension UICollectionView: ContextMenuList {
    func pressedItem(at point: CGPoint) -> IndexPath? {
        indexPathForItem(at: point).flatMap { cellForItem(at: $0) == nil ? nil : $0 }
    }

    func cellToLift(at item: IndexPath) -> UIView? { cellForItem(at: item) }

    /// A delegate with the newer form is asked for all selected items if one of several is pressed, and for none beside items.
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

    /// What a form of iOS 16 answers; `nil` where the delegate or the system does not have it.
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
