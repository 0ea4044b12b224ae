/// A page whose view is a table, of which it is data source and delegate.
///
/// It reloads the table when it appears first, deselects rows when it comes back, and keeps the row with the first responder clear
/// of the keyboard. Its methods of data source and delegate are there to be overridden; until then they count as absent.
/// Follows Apple's page "UITableViewController".
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    let tableStyle: UITableView.Style
    var appearing = TableAppearance()

    /// Creates a page with a table of a style.
    public init(style: UITableView.Style) {
        tableStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a page whose view comes from a nib; with `nil` it has a plain table.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tableStyle = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a page from an archive, such as a storyboard.
    public required init?(coder: NSCoder) {
        tableStyle = .plain
        super.init(coder: coder)
        coder.interface.map(readTablePage)
    }

    // MARK: Table

    /// The table. The first use makes it.
    open var tableView: UITableView! {
        get { ownTable }
        set { view = newValue }
    }

    /// Whether selected rows are deselected when the page appears: along with the transition, and selected again if that is
    /// cancelled. Default `true`. iOS 3.2.
    open var clearsSelectionOnViewWillAppear = true

    /// What the user refreshes the table with, by pulling it down. Default `nil`. iOS 6.
    open var refreshControl: UIRefreshControl? {
        get { ownTable.refreshControl }
        set { ownTable.refreshControl = newValue }
    }

    /// Takes the table of the storyboard, or makes one. This page is its data source and delegate where it has none.
    open override func loadView() {
        guard let view = viewOfFile else { return makeTable() }
        guard let table = view as? UITableView else {
            refuseViewOfFile()
            return makeTable()
        }
        serve(table)
        self.view = table
    }

    /// Reloads the table the first time, and deselects rows.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableWillAppear(animated)
    }

    /// Flashes the table's scroll indicators.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (viewIfLoaded as? UITableView)?.flashScrollIndicators()
    }

    /// Ends to look after the keyboard.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tableDidDisappear()
    }

    /// Turns editing of the page and of the table on or off.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        viewIfLoaded.flatMap { $0 as? UITableView }?.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    /// How many rows a section has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticRows?.section(section)?.rows.count ?? 0
    }

    /// The cell of a row that becomes visible, by
    /// ``UITableView/dequeueReusableCell(withIdentifier:for:)`` as a rule.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        staticRows?.row(at: indexPath)?.cell ?? UITableViewCell()
    }

    /// How many sections there are. Default 1.
    open func numberOfSections(in tableView: UITableView) -> Int {
        staticRows?.sections.count ?? OptionalMember.absent(1)
    }

    /// The text above a section; `nil`, the default, is none. Not asked where the delegate gives a view.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        staticRows?.section(section)?.header ?? OptionalMember.absent(nil)
    }

    /// The text below a section; `nil`, the default, is none. Not asked where the delegate gives a view.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        staticRows?.section(section)?.footer ?? OptionalMember.absent(nil)
    }

    /// Whether a row can be edited. Without the method every row can be that ``tableView(_:commit:forRowAt:)`` is there for,
    /// or that can be moved.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(true)
    }

    /// Whether the user may move a row to another place. Without the method every row may be where
    /// ``tableView(_:moveRowAt:to:)`` is there.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(true)
    }

    /// The titles of the index at the trailing edge; `nil`, the default, shows none.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalMember.absent(nil) }

    /// The section that a title of the index leads to. Without the method the one of the same number.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    { OptionalMember.absent(index) }

    /// Called when the user deletes or inserts by a row's control. The method changes the data and tells the table.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { OptionalMember.absent(()) }

    /// Called when the user has moved a row. The method changes the data; the table has moved the row already.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalMember.absent(()) }

    // MARK: Delegate

    /// Called when a row's cell is about to be shown, after it was made.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { OptionalMember.absent(()) }

    /// Called when a section's header is about to be shown. iOS 6.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    { OptionalMember.absent(()) }

    /// Called when a section's footer is about to be shown. iOS 6.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    { OptionalMember.absent(()) }

    /// Called when a row's cell is shown no more. iOS 6.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { OptionalMember.absent(()) }

    /// Called when a section's header is shown no more. iOS 6.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { OptionalMember.absent(()) }

    /// Called when a section's footer is shown no more. iOS 6.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { OptionalMember.absent(()) }

    /// The height of a row, in points. ``UITableView/automaticDimension`` has the cell say.
    ///
    /// Without estimates it is asked for every row before the table is shown.
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

    /// An estimate of a row's height, in points. With it ``tableView(_:heightForRowAt:)`` is asked for visible rows alone.
    /// iOS 7. Evidence: gt2-table-05.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }

    /// An estimate of a header's height, in points. iOS 7.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }

    /// An estimate of a footer's height, in points. iOS 7.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }

    /// The view above a section; with `nil` the data source's title is shown.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalMember.absent(nil)
    }

    /// The view below a section; with `nil` the data source's title is shown.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalMember.absent(nil)
    }

    /// Called when the user taps a row's detail button.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalMember.absent(())
    }

    /// Whether a row is highlighted when a finger comes down on it. With `false` it is not selected either. Default `true`. iOS 6.
    /// Evidence: gt2-table-09.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(true)
    }

    /// Called when a row was highlighted. iOS 6.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }

    /// Called when a row is highlighted no more. iOS 6.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }

    /// Called before the user selects a row: which one is selected, if any. Default that row. Evidence: gt2-table-10.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMember.absent(indexPath)
    }

    /// Called before the user's choice deselects a row: which one is, if any. Default that row. iOS 3.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMember.absent(indexPath)
    }

    /// Called when the user has selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }

    /// Called when the user's choice has deselected a row. iOS 3.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }

    /// Whether a tap that selects a row does what the row is for. Default: not while the table is edited. iOS 16.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    { OptionalMember.absent(!tableView.isEditing) }

    /// Called after ``tableView(_:didSelectRowAt:)`` when a tap has selected a row, to do what the row is for. iOS 16.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }

    /// Whether a pan with two fingers may begin to select rows. Default `false`. iOS 13.
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { OptionalMember.absent(false) }

    /// Called when a pan with two fingers begins to select rows. The table is being edited by then. iOS 13.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    { OptionalMember.absent(()) }

    /// Called when the fingers that selected rows are gone. iOS 13.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        OptionalMember.absent(())
    }

    /// What a finger that is held on a row opens; `nil`, the default, is nothing. iOS 13.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMember.absent(nil) }

    /// What is lifted while the finger is held; with `nil`, the default, the row. iOS 13.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMember.absent(nil) }

    /// Where the preview goes when the menu ends; with `nil`, the default, to the row. iOS 13.
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

    /// Called before a row's menu is shown. iOS 14.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMember.absent(()) }

    /// Called when a row's menu ends. iOS 14.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMember.absent(()) }

    /// What a swipe towards the trailing edge offers; `nil`, the default, is nothing. iOS 11.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { OptionalMember.absent(nil) }

    /// What a swipe towards the leading edge offers. With `nil` rows that can be edited offer to delete them. iOS 11.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { OptionalMember.absent(nil) }

    /// The same in older words. Not asked where there is a configuration. iOS 8, deprecated since iOS 13.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    { OptionalMember.absent(nil) }

    /// What editing a row means: deleting it, as by default, or inserting one.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { OptionalMember.absent(.delete) }

    /// The title of the button that deletes a row. Default "Delete". iOS 3.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { OptionalMember.absent(nil) }

    /// Whether a row's content makes room for its editing control. Default `true`.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    { OptionalMember.absent(true) }

    /// Called before a swipe opens a row's actions, but not when the app sets ``UITableView/isEditing``. Evidence: gt2-table-11.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalMember.absent(())
    }

    /// Called when the actions that a swipe had opened are gone. Evidence: gt2-table-11.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalMember.absent(())
    }

    /// Called as the user moves a row: where it goes. Default where the finger is.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { OptionalMember.absent(proposedDestinationIndexPath) }

    /// How far a row's content is moved in, in levels. Default 0.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        staticRows?.row(at: indexPath)?.cell.indentationLevel ?? OptionalMember.absent(0)
    }

    // MARK: Scrolling

    /// Called whenever the content offset has changed, by whomever.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Called when a finger begins to drag the content, which takes some distance.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Called when the finger is lifted, before the content goes on by itself.
    ///
    /// The velocity is that of the offset in points a millisecond. `targetContentOffset` is where the content will
    /// come to rest; the method may change it. iOS 5.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Called when the finger is lifted; with `decelerate` the content goes on by itself.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Called after that when the content goes on by itself.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Called when the content that went on by itself has come to rest or was held.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Called when an animated change of the offset by the app has ended. Without a change there is no animation.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// The view that is zoomed; with `nil`, the default, there is no zooming. Asked before each change of the scale.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Called before fingers zoom the content, and before an animated change of the scale. iOS 3.2.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Called when the scale has changed, by whomever. iOS 3.2.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Called when fingers have zoomed and the content has come to rest, and after an animated change of the scale.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    {}

    /// Asked when the user taps the status bar. Default `true`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Called when the content has arrived at its top after a tap on the status bar; at once if it is there already.
    /// Evidence: gt2-scroll-03.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Called when ``UIScrollView/adjustedContentInset`` has changed. iOS 11.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    // MARK: Focus

    /// As the list allows.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(tableView.allowsFocus)
    }

    /// Agrees.
    open func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { OptionalMember.absent(true) }

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalMember.absent(()) }

    /// None.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        OptionalMember.absent(nil)
    }

    /// It is.
    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    {
        OptionalMember.absent(true)
    }

    /// Whether a drag that rests on a row does what a tap does. Default `true`. iOS 11.
    open func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}
