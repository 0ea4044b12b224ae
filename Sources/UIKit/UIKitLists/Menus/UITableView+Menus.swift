// Context menus of rows.
extension UITableView: ContextMenuList {
    func pressedItem(at point: CGPoint) -> IndexPath? {
        indexPathForRow(at: point).flatMap { cellForRow(at: $0) == nil ? nil : $0 }
    }

    func cellToLift(at item: IndexPath) -> UIView? { cellForRow(at: item) }

    func menuConfiguration(for item: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
        item.flatMap { delegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: point) }
    }

    func highlightPreview(_ configuration: UIContextMenuConfiguration, of item: IndexPath)
        -> UITargetedPreview?
    {
        delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func dismissalPreview(_ configuration: UIContextMenuConfiguration, of item: IndexPath)
        -> UITargetedPreview?
    {
        delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func willPerformPreviewAction(
        for configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

    func willDisplayMenu(
        for configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

    func willEndMenu(
        for configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
