/// A view controller that manages a table view, as its data source and delegate.
///
/// It reloads the table view when it first appears, clears the selection when it reappears, and scrolls the row with the first responder
/// above the keyboard. Its data source and delegate methods are meant to be overridden; until then they count as not implemented. Follows
/// Apple's page "UITableViewController".
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    let tableStyle: UITableView.Style
    var appearing = TableAppearance()

    /// Creates a view controller with a table view of a style.
    public init(style: UITableView.Style) {
        tableStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a view controller whose view is loaded from a nib; with `nil` it has a plain table view.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tableStyle = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a view controller from an archive, such as a storyboard.
    public required init?(coder: NSCoder) {
        tableStyle = .plain
        super.init(coder: coder)
        coder.interface.map(readTablePage)
    }

    // MARK: Table

    /// The table view, created at its first use.
    open var tableView: UITableView! {
        get { ownTable }
        set { view = newValue }
    }

    /// Whether the selection is cleared when the view appears, along with the transition; it is restored if the transition is canceled.
    /// Default `true`. iOS 3.2.
    open var clearsSelectionOnViewWillAppear = true

    /// The refresh control, which the user pulls down. Default `nil`. iOS 6.
    open var refreshControl: UIRefreshControl? {
        get { ownTable.refreshControl }
        set { ownTable.refreshControl = newValue }
    }

    /// Loads the table view from the storyboard, or creates one. The view controller becomes its data source and delegate if it has none.
    open override func loadView() {
        guard let view = viewOfFile else { return makeTable() }
        guard let table = view as? UITableView else {
            refuseViewOfFile()
            return makeTable()
        }
        serve(table)
        self.view = table
    }

    /// Reloads the table view the first time, and clears the selection.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableWillAppear(animated)
    }

    /// Flashes the table's scroll indicators.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (viewIfLoaded as? UITableView)?.flashScrollIndicators()
    }

    /// Stops observing the keyboard.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tableDidDisappear()
    }

    /// Sets the editing mode of the view controller and of the table view.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        viewIfLoaded.flatMap { $0 as? UITableView }?.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    /// The number of rows in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticRows?.section(section)?.rows.count ?? 0
    }

    /// The cell of a row that becomes visible, usually from ``UITableView/dequeueReusableCell(withIdentifier:for:)``.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        staticRows?.row(at: indexPath)?.cell ?? UITableViewCell()
    }

    /// The number of sections. Default 1.
    open func numberOfSections(in tableView: UITableView) -> Int {
        staticRows?.sections.count ?? OptionalMember.absent(1)
    }

    /// The title above a section; `nil`, the default, for none. Not called if the delegate provides a view.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        staticRows?.section(section)?.header ?? OptionalMember.absent(nil)
    }

    /// The title below a section; `nil`, the default, for none. Not called if the delegate provides a view.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        staticRows?.section(section)?.footer ?? OptionalMember.absent(nil)
    }

    /// Whether a row can be edited. Default: `true` if ``tableView(_:commit:forRowAt:)`` is implemented or the row can be moved.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(true)
    }

    /// Whether the user may move a row. Default: `true` if ``tableView(_:moveRowAt:to:)`` is implemented.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(true)
    }

    /// The titles of the section index; `nil`, the default, for no index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalMember.absent(nil) }

    /// The section of an index title. Default: the section with the title's index.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    { OptionalMember.absent(index) }

    /// Called when the user deletes or inserts a row. Change the data and the table view.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { OptionalMember.absent(()) }

    /// Called when the user has moved a row. Change the data; the table view has already moved the row.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalMember.absent(()) }

    // MARK: Delegate

    /// Called when a row's cell is about to be displayed.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { OptionalMember.absent(()) }

    /// Called when a section's header is about to be displayed. iOS 6.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    { OptionalMember.absent(()) }

    /// Called when a section's footer is about to be displayed. iOS 6.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    { OptionalMember.absent(()) }

    /// Called when a row's cell is no longer displayed. iOS 6.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { OptionalMember.absent(()) }

    /// Called when a section's header is no longer displayed. iOS 6.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { OptionalMember.absent(()) }

    /// Called when a section's footer is no longer displayed. iOS 6.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { OptionalMember.absent(()) }

    /// The height of a row, in points. ``UITableView/automaticDimension`` uses the cell's height.
    ///
    /// Without estimates it is called for every row before the table view is displayed.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        staticRows?.row(at: indexPath)?.height ?? OptionalMember.absent(UITableView.automaticDimension)
    }

    /// The height of a section's header, in points.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }

    /// The height of a section's footer, in points.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }

    /// The estimated height of a row, in points. With it, ``tableView(_:heightForRowAt:)`` is called only for visible rows. iOS 7.
    /// Evidence: gt2-table-05.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }

    /// The estimated height of a header, in points. iOS 7.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }

    /// The estimated height of a footer, in points. iOS 7.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }

    /// The view above a section; `nil` for the data source's title.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalMember.absent(nil)
    }

    /// The view below a section; `nil` for the data source's title.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalMember.absent(nil)
    }

    /// Called when the user taps a row's detail button.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalMember.absent(())
    }

    /// Whether a touch highlights a row. If `false`, the row isn't selected either. Default `true`. iOS 6. Evidence: gt2-table-09.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(true)
    }

    /// Called when a row was highlighted. iOS 6.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }

    /// Called when a row was unhighlighted. iOS 6.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }

    /// Called before the user selects a row. Returns the row to select, or `nil`. Default: that row. Evidence: gt2-table-10.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMember.absent(indexPath)
    }

    /// Called before the user deselects a row. Returns the row to deselect, or `nil`. Default: that row. iOS 3.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMember.absent(indexPath)
    }

    /// Called when the user has selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }

    /// Called when the user has deselected a row. iOS 3.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }

    /// Whether a tap that selects a row performs its primary action. Default: `true` except in editing mode. iOS 16.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    { OptionalMember.absent(!tableView.isEditing) }

    /// Called after ``tableView(_:didSelectRowAt:)`` when the user has tapped a row, to perform its primary action. iOS 16.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }

    /// Whether a two-finger pan may start to select rows. Default `false`. iOS 13.
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { OptionalMember.absent(false) }

    /// Called when a two-finger pan starts to select rows. The table view is then in editing mode. iOS 13.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    { OptionalMember.absent(()) }

    /// Called when a two-finger pan that selected rows has ended. iOS 13.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        OptionalMember.absent(())
    }

    /// The context menu of a long press on a row; `nil`, the default, shows no menu. iOS 13.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMember.absent(nil) }

    /// The preview that is lifted; `nil`, the default, for the row. iOS 13.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMember.absent(nil) }

    /// The preview to which the menu is dismissed; `nil`, the default, for the row. iOS 13.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMember.absent(nil) }

    /// Called when the user taps the preview, before the menu ends. iOS 13.
    open func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { OptionalMember.absent(()) }

    /// Called before a row's menu is displayed. iOS 14.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMember.absent(()) }

    /// Called when a row's menu ends. iOS 14.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMember.absent(()) }

    /// The swipe actions at the leading edge; `nil`, the default, for none. iOS 11.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { OptionalMember.absent(nil) }

    /// The swipe actions at the trailing edge. With `nil`, editable rows have a delete action. iOS 11.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { OptionalMember.absent(nil) }

    /// The legacy form of swipe actions. Ignored if there is a configuration. iOS 8, deprecated since iOS 13.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    { OptionalMember.absent(nil) }

    /// The editing style of a row: deletion, the default, or insertion.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { OptionalMember.absent(.delete) }

    /// The title of the delete button. Default "Delete". iOS 3.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { OptionalMember.absent(nil) }

    /// Whether a row's content is indented for the editing control. Default `true`.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    { OptionalMember.absent(true) }

    /// Called before a swipe opens a row's actions, but not when the app sets ``UITableView/isEditing``. Evidence: gt2-table-11.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }

    /// Called when swipe actions have closed. Evidence: gt2-table-11.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalMember.absent(())
    }

    /// The target row of the user's move. Default: the proposed row.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { OptionalMember.absent(proposedDestinationIndexPath) }

    /// The indentation level of a row's content. Default 0.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        staticRows?.row(at: indexPath)?.cell.indentationLevel ?? OptionalMember.absent(0)
    }

    // MARK: Scrolling

    /// Called whenever the content offset has changed, for any reason.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Called when a drag of the content begins, after a short distance.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Called when a drag ends, before the content decelerates.
    ///
    /// The velocity is that of the offset, in points per millisecond. `targetContentOffset` is the offset at which scrolling stops; the
    /// method may change it. iOS 5.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Called when a drag has ended; `decelerate` if scrolling continues.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Called when deceleration begins.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Called when deceleration has ended, or a touch has stopped it.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Called when an animated change of the offset by the app has ended. Not called if the offset didn't change.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// The view that is zoomed; `nil`, the default, disables zooming. Called before each change of the scale.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Called before the user zooms the content, and before an animated change of the scale. iOS 3.2.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Called when the scale has changed, for any reason. iOS 3.2.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Called when zooming by the user and its bouncing have ended, and after an animated change of the scale.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    {}

    /// Whether a tap on the status bar scrolls to the top. Default `true`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Called when scrolling to the top after a tap on the status bar has ended; immediately if the content is already at the top.
    /// Evidence: gt2-scroll-03.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Called when ``UIScrollView/adjustedContentInset`` has changed. iOS 11.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    // MARK: Focus

    /// Returns whether the table view allows focus.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(tableView.allowsFocus)
    }

    /// Returns `true`.
    open func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { OptionalMember.absent(true) }

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalMember.absent(()) }

    /// Returns `nil`.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        OptionalMember.absent(nil)
    }

    /// Returns `true`.
    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    {
        OptionalMember.absent(true)
    }

    /// Whether a spring-loaded drag over a row performs the action of a tap. Default `true`. iOS 11.
    open func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}
