/// A list whose delegate provides context menus for items: a table or collection view. iOS 13.
@MainActor
protocol ContextMenuList: UIScrollView {
    var menus: ListMenus { get set }

    /// The item whose cell is at a point of the content.
    func pressedItem(at point: CGPoint) -> IndexPath?

    /// The view that is lifted if the delegate provides no preview.
    func cellToLift(at item: IndexPath) -> UIView?

    func menuConfiguration(for item: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration?
    func highlightPreview(_ configuration: UIContextMenuConfiguration, of item: IndexPath)
        -> UITargetedPreview?
    func dismissalPreview(_ configuration: UIContextMenuConfiguration, of item: IndexPath)
        -> UITargetedPreview?

    func willPerformPreviewAction(
        for configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    func willDisplayMenu(
        for configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    func willEndMenu(
        for configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
}

/// The context menu state of a list. It is created when the list has a delegate.
struct ListMenus {
    var source: ListContextMenus?
    var interaction: UIContextMenuInteraction?
}

extension ContextMenuList {
    /// Installs the context menu interaction. Called during layout.
    func prepareContextMenus() {
        guard menus.interaction == nil, delegate != nil, Runtime.current.system >= .iOS(13) else { return }
        let source = ListContextMenus(of: self)
        let interaction = UIContextMenuInteraction(delegate: source)
        menus = ListMenus(source: source, interaction: interaction)
        addInteraction(interaction)
    }
}

/// The delegate of a list's context menu interaction.
package final class ListContextMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let list: any ContextMenuList
    /// The item whose menu is or was presented last; `nil` for a menu of the list itself.
    private(set) var item: IndexPath?

    init(of list: any ContextMenuList) {
        self.list = list
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let point = interaction.location(in: list)
        item = list.pressedItem(at: point)
        return list.menuConfiguration(for: item, at: point)
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        item.flatMap { list.highlightPreview(configuration, of: $0) } ?? previewOfItem
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        item.flatMap { list.dismissalPreview(configuration, of: $0) } ?? previewOfItem
    }

    private var previewOfItem: UITargetedPreview? {
        item.flatMap { list.cellToLift(at: $0) }.map { UITargetedPreview(view: $0) }
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list.willPerformPreviewAction(for: configuration, animator: animator) }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list.willDisplayMenu(for: configuration, animator: animator) }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list.willEndMenu(for: configuration, animator: animator) }
}
