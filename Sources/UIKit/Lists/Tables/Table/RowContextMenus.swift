/// Shows the context menus of a table's rows, as the table's delegate has them. iOS 13.
final class RowContextMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let table: UITableView

    init(of table: UITableView) {
        self.table = table
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let point = interaction.location(in: table)
        guard let path = table.indexPathForRow(at: point), table.cellForRow(at: path) != nil else {
            return nil
        }
        table.menuRow = path
        return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
    }

    /// The row is lifted where the delegate names nothing else.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
            ?? previewOfRow
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
            ?? previewOfRow
    }

    private var previewOfRow: UITargetedPreview? {
        table.menuRow.flatMap { table.cellForRow(at: $0) }.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        table.delegate?.tableView(
            table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.delegate?.tableView(
            table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.delegate?.tableView(
            table, willEndContextMenuInteraction: configuration, animator: animator)
    }
}

extension UITableView {
    /// Tables whose delegate may have menus have a recogniser for it.
    func prepareForContextMenus() {
        guard menus.interaction == nil, delegate != nil, Runtime.current.system >= .iOS(13) else { return }
        let rows = RowContextMenus(of: self)
        let interaction = UIContextMenuInteraction(delegate: rows)
        menus = TableMenus(rows: rows, interaction: interaction)
        addInteraction(interaction)
    }

    /// The row whose menu is open or was last.
    var menuRow: IndexPath? {
        get { menus.row }
        set { menus.row = newValue }
    }
}

/// The context menus of a table.
struct TableMenus {
    var rows: RowContextMenus?
    var interaction: UIContextMenuInteraction?
    var row: IndexPath?
}
