/// Says how a table's rows and sections look, and is notified of what the user does with them.
///
/// Follows Apple's page "UITableViewDelegate".
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Display

    /// Called when a row's cell is about to be shown, after it was made.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Called when a section's header is about to be shown. iOS 6.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

    /// Called when a section's footer is about to be shown. iOS 6.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

    /// Called when a row's cell is shown no more. iOS 6.
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Called when a section's header is shown no more. iOS 6.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

    /// Called when a section's footer is shown no more. iOS 6.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights

    /// The height of a row, in points. ``UITableView/automaticDimension`` has the cell say.
    ///
    /// Without estimates it is asked for every row before the table is shown.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// The height of a section's header, in points.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    /// The height of a section's footer, in points.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    /// An estimate of a row's height, in points. With it ``tableView(_:heightForRowAt:)`` is asked for visible rows alone.
    /// iOS 7. Evidence: gt2-table-05.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    /// An estimate of a header's height, in points. iOS 7.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

    /// An estimate of a footer's height, in points. iOS 7.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    // MARK: Headers and footers

    /// The view above a section; with `nil` the data source's title is shown.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// The view below a section; with `nil` the data source's title is shown.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Selection

    /// Called when the user taps a row's detail button.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    /// Whether a row is highlighted when a finger comes down on it. With `false` it is not selected either. Default `true`. iOS 6.
    /// Evidence: gt2-table-09.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// Called when a row was highlighted. iOS 6.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

    /// Called when a row is highlighted no more. iOS 6.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

    /// Called before the user selects a row: which one is selected, if any. Default that row. Evidence: gt2-table-10.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// Called before the user's choice deselects a row: which one is, if any. Default that row. iOS 3.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// Called when the user has selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    /// Called when the user's choice has deselected a row. iOS 3.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    /// Whether a tap that selects a row does what the row is for. Default: not while the table is edited. iOS 16.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

    /// Called after ``tableView(_:willSelectRowAt:)`` and ``tableView(_:didSelectRowAt:)`` when the user has tapped a row, to do what the
    /// row is for: also where the first has not let it be selected, as for rows that are buttons. iOS 16.
    ///
    /// Follows Apple's page "tableView(_:performPrimaryActionForRowAt:)". Evidence: hunt-tables-07.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    /// Whether a pan with two fingers may begin to select rows. Default `false`. iOS 13.
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool

    /// Called when a pan with two fingers begins to select rows. The table is being edited by then. iOS 13.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    /// Called when the fingers that selected rows are gone. iOS 13.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

    // MARK: Context menus

    /// What a finger that is held on a row opens; `nil`, the default, is nothing. iOS 13.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// What is lifted while the finger is held; with `nil`, the default, the row. iOS 13.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Where the preview goes when the menu ends; with `nil`, the default, to the row. iOS 13.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Whether a drag that rests on a row does what a tap does, where the table is spring-loaded. Without it it does. iOS 11.
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Called when the user taps the preview, before the menu ends. iOS 13.
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    /// Called before a row's menu is shown. iOS 14.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Called when a row's menu ends. iOS 14.
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    // MARK: Swipes

    /// What a swipe towards the trailing edge offers; `nil`, the default, is nothing. iOS 11.
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?

    /// What a swipe towards the leading edge offers. With `nil` rows that can be edited offer to delete them. iOS 11.
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?

    /// The same in older words. Not asked where there is a configuration. iOS 8, deprecated since iOS 13.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?

    // MARK: Editing

    /// What editing a row means: deleting it, as by default, or inserting one.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle

    /// The title of the button that deletes a row. Default "Delete". iOS 3.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?

    /// Whether a row's content makes room for its editing control. Default `true`.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    /// Called before a swipe opens a row's actions, but not when the app sets ``UITableView/isEditing``. Evidence: gt2-table-11.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

    /// Called when the actions that a swipe had opened are gone. Evidence: gt2-table-11.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

    /// Called as the user moves a row: where it goes. Default where the finger is.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    /// How far a row's content is moved in, in levels. Default 0.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Focus

    /// Whether a row can be focused; it counts for more than ``UITableView/allowsFocus``. iOS 9. Follows Apple's page
    /// "tableView(_:canFocusRowAt:)".
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

    /// Asked before focus moves to, from or within the list. Default `true`. iOS 9. Follows Apple's page
    /// "tableView(_:shouldUpdateFocusIn:)".
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext)
        -> Bool

    /// Called when focus has moved to, from or within the list. iOS 9. Follows Apple's page
    /// "tableView(_:didUpdateFocusIn:with:)".
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)

    /// The row that focus goes to when it comes to the list; `nil` for the first. iOS 9. Follows Apple's page
    /// "indexPathForPreferredFocusedView(in:)".
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

    /// Whether a row is selected when it is focused, where the list's selection follows focus. Default `true`. iOS 15. Follows Apple's
    /// page "tableView(_:selectionFollowsFocusForRowAt:)".
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
}
// Apple's members are optional.
extension UITableViewDelegate {
    /// None.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMember.absent(nil) }
    /// The row.
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMember.absent(nil) }
    /// The row.
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMember.absent(nil) }
    /// Yes.
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
    /// None.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { OptionalMember.absent(nil) }
    /// None.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { OptionalMember.absent(nil) }
    /// None.
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
    /// Leaves it to the table.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }
    /// Leaves it to the table.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }
    /// Leaves it to the table.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }
    /// Leaves it to the table.
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }
    /// Leaves it to the table.
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    { OptionalMember.absent(UITableView.automaticDimension) }
    /// Leaves it to the table.
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    { OptionalMember.absent(UITableView.automaticDimension) }
    /// None.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalMember.absent(nil)
    }
    /// None.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalMember.absent(nil)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalMember.absent(())
    }
    /// Agrees.
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
    /// That row.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMember.absent(indexPath)
    }
    /// That row.
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
    /// Apple's default.
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    { OptionalMember.absent(!tableView.isEditing) }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }
    /// Refuses.
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
    /// Apple's default.
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { OptionalMember.absent(.delete) }
    /// None.
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { OptionalMember.absent(nil) }
    /// Agrees.
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
    /// Apple's default.
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { OptionalMember.absent(proposedDestinationIndexPath) }
    /// None.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalMember.absent(0)
    }
    /// As the list allows.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(tableView.allowsFocus)
    }
    /// Agrees.
    public func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { OptionalMember.absent(true) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalMember.absent(()) }
    /// None.
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        OptionalMember.absent(nil)
    }
    /// It is.
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
        -> Bool
    {
        OptionalMember.absent(true)
    }
}
