/// The methods that configure the rows and sections of a table view, and report the user's interaction.
///
/// Follows Apple's page "UITableViewDelegate".
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Display

    /// Called when a row's cell is about to be displayed.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Called when a section's header is about to be displayed. iOS 6.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

    /// Called when a section's footer is about to be displayed. iOS 6.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

    /// Called when a row's cell is no longer displayed. iOS 6.
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Called when a section's header is no longer displayed. iOS 6.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

    /// Called when a section's footer is no longer displayed. iOS 6.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights

    /// The height of a row, in points. ``UITableView/automaticDimension`` uses the cell's height.
    ///
    /// Without estimates it is called for every row before the table view is displayed.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// The height of a section's header, in points.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    /// The height of a section's footer, in points.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    /// The estimated height of a row, in points. With it, ``tableView(_:heightForRowAt:)`` is called only for visible rows. iOS 7.
    /// Evidence: gt2-table-05.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    /// The estimated height of a header, in points. iOS 7.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

    /// The estimated height of a footer, in points. iOS 7.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    // MARK: Headers and footers

    /// The view above a section; `nil` for the data source's title.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// The view below a section; `nil` for the data source's title.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Selection

    /// Called when the user taps a row's detail button.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    /// Whether a touch highlights a row. If `false`, the row isn't selected either. Default `true`. iOS 6. Evidence: gt2-table-09.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// Called when a row was highlighted. iOS 6.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

    /// Called when a row was unhighlighted. iOS 6.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

    /// Called before the user selects a row. Returns the row to select, or `nil`. Default: that row. Evidence: gt2-table-10.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// Called before the user deselects a row. Returns the row to deselect, or `nil`. Default: that row. iOS 3.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// Called when the user has selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    /// Called when the user has deselected a row. iOS 3.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    /// Whether a tap that selects a row performs its primary action. Default: `true` except in editing mode. iOS 16.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

    /// Called when the user has tapped a row, to perform its primary action: after ``tableView(_:willSelectRowAt:)`` and
    /// ``tableView(_:didSelectRowAt:)``, and also if the first method prevented the selection, as for rows that act as buttons. iOS 16.
    ///
    /// Follows Apple's page "tableView(_:performPrimaryActionForRowAt:)". Evidence: hunt-tables-07.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    /// Whether a two-finger pan may start to select rows. Default `false`. iOS 13.
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool

    /// Called when a two-finger pan starts to select rows. The table view is then in editing mode. iOS 13.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    /// Called when a two-finger pan that selected rows has ended. iOS 13.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

    // MARK: Context menus

    /// The context menu of a long press on a row; `nil`, the default, shows no menu. iOS 13.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// The preview that is lifted; `nil`, the default, for the row. iOS 13.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The preview to which the menu is dismissed; `nil`, the default, for the row. iOS 13.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Whether a drag over a row performs the action of a tap, if the table view is spring-loaded. Default `true`. iOS 11.
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Called when the user taps the preview, before the menu ends. iOS 13.
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    /// Called before a row's menu is displayed. iOS 14.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Called when a row's menu ends. iOS 14.
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    // MARK: Swipes

    /// The swipe actions at the leading edge; `nil`, the default, for none. iOS 11.
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?

    /// The swipe actions at the trailing edge. With `nil`, editable rows have a delete action. iOS 11.
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?

    /// The legacy form of swipe actions. Ignored if there is a configuration. iOS 8, deprecated since iOS 13.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?

    // MARK: Editing

    /// The editing style of a row: deletion, the default, or insertion.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle

    /// The title of the delete button. Default "Delete". iOS 3.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?

    /// Whether a row's content is indented for the editing control. Default `true`.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    /// Called before a swipe opens a row's actions, but not when the app sets ``UITableView/isEditing``. Evidence: gt2-table-11.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

    /// Called when swipe actions have closed. Evidence: gt2-table-11.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

    /// The target row of the user's move. Default: the proposed row.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    /// The indentation level of a row's content. Default 0.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Focus

    /// Whether a row can be focused. Takes precedence over ``UITableView/allowsFocus``. iOS 9. Follows Apple's page
    /// "tableView(_:canFocusRowAt:)".
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

    /// Whether focus may move to, from or within the table view. Default `true`. iOS 9. Follows Apple's page
    /// "tableView(_:shouldUpdateFocusIn:)".
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext)
        -> Bool

    /// Called when focus has moved to, from or within the table view. iOS 9. Follows Apple's page "tableView(_:didUpdateFocusIn:with:)".
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)

    /// The row that is focused when focus enters the table view; `nil` for the first row. iOS 9. Follows Apple's page
    /// "indexPathForPreferredFocusedView(in:)".
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

    /// Whether a row is selected when it is focused, if the table view's selection follows focus. Default `true`. iOS 15. Follows Apple's
    /// page "tableView(_:selectionFollowsFocusForRowAt:)".
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
}
// Apple's members are optional.
extension UITableViewDelegate {
    /// The default: no menu.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMember.absent(nil) }
    /// The default: the row.
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMember.absent(nil) }
    /// The default: the row.
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMember.absent(nil) }
    /// The default: `true`.
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { OptionalMember.absent(true) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { OptionalMember.absent(()) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMember.absent(()) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMember.absent(()) }
    /// The default: no actions.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { OptionalMember.absent(nil) }
    /// The default: no actions.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { OptionalMember.absent(nil) }
    /// The default: no actions.
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    { OptionalMember.absent(nil) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { OptionalMember.absent(()) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { OptionalMember.absent(()) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { OptionalMember.absent(()) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { OptionalMember.absent(()) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { OptionalMember.absent(()) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { OptionalMember.absent(()) }
    /// The default: determined by the table view.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }
    /// The default: determined by the table view.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }
    /// The default: determined by the table view.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }
    /// The default: determined by the table view.
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }
    /// The default: determined by the table view.
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    { OptionalMember.absent(UITableView.automaticDimension) }
    /// The default: determined by the table view.
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    { OptionalMember.absent(UITableView.automaticDimension) }
    /// The default: no view.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalMember.absent(nil)
    }
    /// The default: no view.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalMember.absent(nil)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalMember.absent(())
    }
    /// The default: `true`.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(true)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }
    /// The default: that row.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMember.absent(indexPath)
    }
    /// The default: that row.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMember.absent(indexPath)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }
    /// The default: Apple's default value.
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    { OptionalMember.absent(!tableView.isEditing) }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }
    /// The default: `false`.
    public func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { OptionalMember.absent(false) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { OptionalMember.absent(()) }
    /// Does nothing.
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        OptionalMember.absent(())
    }
    /// The default: Apple's default value.
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { OptionalMember.absent(.delete) }
    /// The default: no title.
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { OptionalMember.absent(nil) }
    /// The default: `true`.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
        -> Bool
    { OptionalMember.absent(true) }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalMember.absent(())
    }
    /// The default: Apple's default value.
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { OptionalMember.absent(proposedDestinationIndexPath) }
    /// The default: 0.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalMember.absent(0)
    }
    /// The default: whether the table view allows focus.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(tableView.allowsFocus)
    }
    /// The default: `true`.
    public func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { OptionalMember.absent(true) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalMember.absent(()) }
    /// The default: `nil`.
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        OptionalMember.absent(nil)
    }
    /// The default: `true`.
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
        -> Bool
    {
        OptionalMember.absent(true)
    }
}
