import ListUpdates
@_spi(UIKitModules) import UIKitCore

/// A scroll view that shows rows in sections, whose cells are created when they become visible.
///
/// The extensions in other files contain its queries to the data source and the delegate: loading, heights, display, headers, selection,
/// updates, editing, reordering. Follows Apple's page "UITableView".
@preconcurrency @MainActor
open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
    let styleStorage: Style
    /// The sections and rows with their heights.
    var rows = TableRows()
    /// The visible cells.
    var shown = ShownRows()
    /// The visible headers and footers.
    var shownHeads = ShownHeads()
    var cellPool = ReusePool<UITableViewCell>()
    var headPool = ReusePool<UITableViewHeaderFooterView>()
    var selection = TableSelection()
    var touch: RowTouch?
    var updating = TableUpdating()
    /// The current request to the data source for a row's cell.
    var cellRequest: CellRequest?
    var editing = TableEditing()
    var reordering: RowReordering?
    var heightRules = HeightRules()
    var separator = TableSeparator()
    var furniture = TableFurniture()
    var index = SectionIndex()
    var prefetching = RowPrefetching()
    var work = ListWork.idle
    var menus = ListMenus()
    var twoFingers: MultipleSelection?
    var dragging: ListDragging?
    /// The static rows from a file.
    var staticRows: StaticRows?

    /// Creates a table view with a style.
    public init(frame: CGRect, style: UITableView.Style) {
        styleStorage = style
        super.init(frame: frame)
        setUp()
    }

    /// Creates a plain table view.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a plain table view from an archive. The storyboard reader applies the archive's values.
    public required init?(coder: NSCoder) {
        styleStorage = coder.interface?.choice("style", .interfaceWords) ?? .plain
        super.init(coder: coder)
        if let reader = coder.interface { readTable(reader) } else { setUp() }
    }

    // MARK: Data

    /// The style of the table view.
    open var style: UITableView.Style { styleStorage }

    /// The object that provides the rows and their cells. Not retained.
    ///
    /// A new data source is queried in the next layout pass, or when the app reloads; until then the counts don't change. Evidence:
    /// hunt-tables-04.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { dataSourceChanged() } }
    }

    /// The object that configures rows and is notified of the user's interaction. Not retained.
    @_nonoverride
    open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set {
            let isNew = newValue !== super.delegate
            super.delegate = newValue
            if isNew { sourceChanged() }
        }
    }

    /// The object that is notified of rows that will soon be needed. Not retained. iOS 10.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// The object that provides dragged items. Not retained. iOS 11.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { updateDragging() }
    }

    /// The object that handles drops on the table view. Not retained. iOS 11.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { updateDragging() }
    }

    /// Whether rows can be dragged. Default `true`; before iOS 15 `false` on iPhone. iOS 11.
    open var dragInteractionEnabled: Bool {
        get { dragging?.isEnabled ?? dragsByDefault }
        set {
            ensuredDragging.isEnabled = newValue
            updateDragging()
        }
    }

    /// Whether rows of the table are being dragged. iOS 11.
    open var hasActiveDrag: Bool { dragging?.drag?.activeCount ?? 0 > 0 }

    /// Whether a drag is over the table view. iOS 11.
    open var hasActiveDrop: Bool { dragging?.drop?.session != nil }

    /// Whether a drag over a row performs the action of a tap. Default `false`. iOS 11.
    open var isSpringLoaded: Bool {
        get { hasSprings }
        set { hasSprings = newValue }
    }

    /// Whether rows are prepared before they become visible. Default `true`. iOS 15.
    open var isPrefetchingEnabled: Bool {
        get { prefetching.isEnabled }
        set { setPrefetching(newValue) }
    }

    /// Reloads all data: the counts immediately, the cells in the next layout pass. Clears the selection and ends all current updates.
    open func reloadData() { reload() }

    /// Reloads the titles of the section index. iOS 3.
    open func reloadSectionIndexTitles() { reloadIndex() }

    /// The number of sections, as last returned by the data source. Without a data source there is one section without rows.
    open var numberOfSections: Int { loadedRows.counts.sectionCount }

    /// The number of rows in a section, as last returned by the data source.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(section) }

    // MARK: Reuse

    /// Registers a cell class, whose cells are created by `init(style:reuseIdentifier:)`; `nil` removes the registration. iOS 6.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }

    /// Registers a nib that contains one cell; `nil` removes the registration. iOS 5.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registerCell(nib, identifier)
    }

    /// Registers a nib that contains one header or footer; `nil` removes the registration. iOS 6.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHead(nib, identifier)
    }

    /// Registers a header or footer class, whose views are created by `init(reuseIdentifier:)`; `nil` removes the registration. iOS 6.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHead(aClass, identifier)
    }

    /// Dequeues a reused cell, or creates one from the registration; `nil` if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        takeCell(identifier)
    }

    /// Dequeues a cell for the row that the data source is asked for, with the row's size. An unregistered identifier raises an exception,
    /// and so does a second cell for the row. iOS 6. Evidence: hunt-tables-01.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    { takeCell(identifier, for: indexPath) }

    /// Dequeues a reused header or footer, or creates one from the registration; `nil` if there is neither. iOS 6.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    { takeHead(identifier) }

    // MARK: Heights

    /// The height of rows if the delegate doesn't provide it, in points. Default ``automaticDimension``.
    open var rowHeight: CGFloat {
        get { heightRules.row }
        set { changeHeights { $0.row = newValue } }
    }

    /// The height of headers if the delegate doesn't provide it. Default ``automaticDimension``.
    open var sectionHeaderHeight: CGFloat {
        get { heightRules.header }
        set { changeHeights { $0.header = newValue } }
    }

    /// The height of footers if the delegate doesn't provide it. Default ``automaticDimension``.
    open var sectionFooterHeight: CGFloat {
        get { heightRules.footer }
        set { changeHeights { $0.footer = newValue } }
    }

    /// The estimated height of a row until it becomes visible. With 0, all heights are requested at once. Default ``automaticDimension``.
    /// iOS 7. Evidence: geo-table-estimate.
    open var estimatedRowHeight: CGFloat {
        get { heightRules.estimatedRow }
        set { changeHeights { $0.estimatedRow = newValue } }
    }

    /// The estimated height of a header until it becomes visible. iOS 7.
    open var estimatedSectionHeaderHeight: CGFloat {
        get { heightRules.estimatedHeader }
        set { changeHeights { $0.estimatedHeader = newValue } }
    }

    /// The estimated height of a footer until it becomes visible. iOS 7.
    open var estimatedSectionFooterHeight: CGFloat {
        get { heightRules.estimatedFooter }
        set { changeHeights { $0.estimatedFooter = newValue } }
    }

    /// The padding above each header. Default ``automaticDimension``: 22 points in a plain table view with headers. iOS 15.
    open var sectionHeaderTopPadding: CGFloat {
        get { heightRules.headerTopPadding }
        set { changeHeights { $0.headerTopPadding = newValue } }
    }

    /// The height of the empty rows below the last row in a plain table view. Default ``automaticDimension``: no empty rows. iOS 15.
    open var fillerRowHeight: CGFloat {
        get { heightRules.filler }
        set { heightRules.filler = newValue }
    }

    /// The events after which cells are measured again. Default `.enabled`. iOS 16.
    open var selfSizingInvalidation: UITableView.SelfSizingInvalidation {
        get { heightRules.invalidation }
        set { heightRules.invalidation = newValue }
    }

    // MARK: Positions

    /// The rectangle of a section with its header and footer.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

    /// The rectangle of a section's header when it doesn't float.
    open func rectForHeader(inSection section: Int) -> CGRect { headRect(.header, section) }

    /// The rectangle of a section's footer when it doesn't float.
    open func rectForFooter(inSection section: Int) -> CGRect { headRect(.footer, section) }

    /// The rectangle of a row; zero for a row that doesn't exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

    /// The row at a point; `nil` if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

    /// The index path of a visible cell; `nil` for other cells. Evidence: gt2-table-13.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { place(of: cell) }

    /// The rows that intersect a rectangle, from top to bottom.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

    /// The cell of a row; `nil` for a row that isn't visible or doesn't exist. Since iOS 15 also a prepared cell. A table view without a
    /// window creates the visible cells when it is asked, and one without a size creates the cell of its top row, as unit tests expect.
    /// Evidence: gt2-table-13.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cell(of: indexPath) }

    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        if !work.isIdle { warnOfAccess(.visibleCells) }
        return upToDateRows.map(\.cell)
    }

    /// The visible rows, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { upToDateRows.map { IndexPath($0.place) } }

    /// The header of a section; `nil` if it isn't visible or isn't a reusable view. iOS 6.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { head(.header, section) }

    /// The footer of a section; `nil` if it isn't visible or isn't a reusable view. iOS 6.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { head(.footer, section) }

    // MARK: Scrolling

    /// Scrolls a row to a position. Raises an exception if the row doesn't exist. Evidence: gt2-table-24.
    open func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) { scroll(to: indexPath, scrollPosition, animated) }

    /// Scrolls the nearest selected row to a position.
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        scrollToNearestSelection(scrollPosition, animated)
    }

    // MARK: Updates

    /// Performs changes of rows and sections together, and calls a completion handler when their animation has ended. iOS 11.
    ///
    /// Follows Apple's page "performBatchUpdates(_:completion:)".
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion)
    }

    /// Performs changes together, with a nonescaping block, which can use the view's members without `self`.
    ///
    /// On a device one method accepts both: Swift itself has no optional nonescaping closure. iOS 11.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Begins a batch of changes, until ``endUpdates()``. Calls can be nested.
    open func beginUpdates() { beginBatch() }

    /// Ends a batch of changes: requests the counts from the data source, and animates the changes. Also requests heights again.
    open func endUpdates() { endBatch() }

    /// Inserts sections, by their indices after the update.
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        note(sections.map { .insertSection($0) }, animation)
    }

    /// Deletes sections, by their indices before the update.
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        note(sections.map { .deleteSection($0) }, animation)
    }

    /// Reloads the cells, headers and footers of sections. iOS 3.
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        note(sections.map { .reloadSection($0) }, animation)
    }

    /// Moves a section to its new index. iOS 5.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        note([.moveSection(from: section, to: newSection)], .automatic)
    }

    /// Inserts rows, by their index paths after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        note(indexPaths.map { .insertItem(ItemPlace($0)) }, animation)
    }

    /// Deletes rows, by their index paths before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        note(indexPaths.map { .deleteItem(ItemPlace($0)) }, animation)
    }

    /// Reloads the cells of rows. iOS 3.
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        note(indexPaths.map { .reloadItem(ItemPlace($0)) }, animation)
    }

    /// Asks the data source to configure the existing cells of rows again. iOS 15.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        note(indexPaths.map { .reconfigureItem(ItemPlace($0)) }, .none)
    }

    /// Moves a row to its new index path. iOS 5.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        note([.moveItem(from: ItemPlace(indexPath), to: ItemPlace(newIndexPath))], .automatic)
    }

    /// Whether the data source has updates that the table view doesn't show yet, or there are placeholders. iOS 11.
    open var hasUncommittedUpdates: Bool { updating.isOpen || !phantoms.isEmpty }

    // MARK: Selection

    /// Whether the user can select rows. Default `true`. iOS 3.
    open var allowsSelection = true

    /// Whether the user can select rows in editing mode. Default `false`.
    open var allowsSelectionDuringEditing = false

    /// Whether the user can select multiple rows. Default `false`. iOS 5.
    open var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { deselectAll() } }
    }

    /// Whether the user can select multiple rows in editing mode. Default `false`. iOS 5.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { editingRulesChanged() } }
    }

    /// The index path of the selected row, or the lowest of several index paths; `nil` if no row is selected.
    open var indexPathForSelectedRow: IndexPath? { selection.lowest.map { IndexPath($0) } }

    /// The selected rows, in the order of selection; `nil` if no row is selected. iOS 5.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.paths }

    /// Selects a row, or no row for `nil`, and scrolls to it unless the position is `.none`. Doesn't notify the delegate. Evidence:
    /// gt2-table-08.
    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) { selectByApp(indexPath, animated, scrollPosition) }

    /// Deselects a row. Doesn't notify the delegate. Evidence: gt2-table-08.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselectByApp(indexPath, animated) }

    // MARK: Focus

    /// Whether rows can be focused. Default `false`, as on iPad for a table view that isn't a sidebar. iOS 15. Follows Apple's page
    /// "allowsFocus".
    open var allowsFocus: Bool {
        get { focus.allows ?? false }
        set { focus.allows = newValue }
    }

    /// Whether rows can be focused in editing mode. By default the value of ``allowsFocus``. iOS 15. Follows Apple's page
    /// "allowsFocusDuringEditing".
    open var allowsFocusDuringEditing: Bool {
        get { focus.allowsWhileEditing ?? allowsFocus }
        set { focus.allowsWhileEditing = newValue }
    }

    /// Whether focus returns to the last focused row. Default `false`. iOS 9. Follows Apple's page "remembersLastFocusedIndexPath".
    open var remembersLastFocusedIndexPath: Bool {
        get { focus.remembers }
        set { focus.remembers = newValue }
    }

    /// Whether a focused row is selected. Default `false`. iOS 14. Follows Apple's page "selectionFollowsFocus".
    open var selectionFollowsFocus: Bool {
        get { focus.selects ?? false }
        set { focus.selects = newValue }
    }

    /// The cell of the preferred row, if there is one. Follows Apple's page "preferredFocusEnvironments".
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocus }

    /// Asks the delegate whether focus may move. Follows Apple's page "shouldUpdateFocus(in:)".
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        allowsFocusUpdate(context)
    }

    /// Notifies the delegate, and selects the focused row if ``selectionFollowsFocus``. Follows Apple's page "didUpdateFocus(in:with:)".
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        focusMoved(context, coordinator)
    }

    @_spi(UIKitModules) open override var isFocusGroup: Bool { true }

    var focus = ListFocus()

    // MARK: Editing

    /// Whether the table view is in editing mode. Setting it isn't animated.
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns editing mode on or off.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

    /// The interaction for context menus of rows; `nil` until rows have been displayed. iOS 14.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

    // MARK: Appearance

    /// The style of the separators. Default `.singleLine`.
    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { separator.style }
        set { changeSeparator { $0.style = newValue } }
    }

    /// The color of the separators; `nil` for the system's color.
    open var separatorColor: UIColor? {
        get { separator.color ?? .separator }
        set {
            if Appearances.isInUse { noteAppearance(\UITableView.separatorColor, newValue) }
            changeSeparator { $0.color = newValue }
        }
    }

    /// The visual effect of the separators. Default `nil`. iOS 8.
    open var separatorEffect: UIVisualEffect? {
        get { separator.effect }
        set { separator.effect = newValue }
    }

    /// The inset of the separators, in points. By default they start at the text. iOS 7.
    open var separatorInset: UIEdgeInsets {
        get { shownSeparatorInset }
        set {
            if Appearances.isInUse { noteAppearance(\UITableView.separatorInset, newValue) }
            changeSeparator { $0.inset = newValue }
        }
    }

    /// The reference of ``separatorInset``. Default `.fromCellEdges`. iOS 11.
    open var separatorInsetReference: UITableView.SeparatorInsetReference {
        get { separator.reference }
        set { changeSeparator { $0.reference = newValue } }
    }

    /// The view above the first section, with its own height and the table view's width. Default `nil`.
    open var tableHeaderView: UIView? {
        get { furniture.header }
        set { setFurniture(\.header, newValue) }
    }

    /// The view below the last section, with its own height and the table view's width. Default `nil`.
    open var tableFooterView: UIView? {
        get { furniture.footer }
        set { setFurniture(\.footer, newValue) }
    }

    /// The view behind all rows, with the table view's size; it doesn't scroll. Default `nil`. iOS 3.2.
    open var backgroundView: UIView? {
        get { furniture.background }
        set { setFurniture(\.background, newValue) }
    }

    /// Whether cell margins follow the readable width. Default `false`. iOS 9.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { setNeedsLayout() } }
    }

    /// Whether the content views of cells, headers and footers are inset to the safe area. Default `true`. iOS 11.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { setNeedsLayout() } }
    }

    // MARK: Index

    /// The minimum number of rows for which the section index is visible. Default 0.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { index.minimumRowCount }
        set {
            index.minimumRowCount = newValue
            reloadIndex()
        }
    }

    /// The color of the index titles; `nil`, the default, for the tint color. iOS 6.
    open var sectionIndexColor: UIColor? {
        get { index.color }
        set { index.color = newValue }
    }

    /// The background color of the section index. Default `nil`. iOS 7.
    open var sectionIndexBackgroundColor: UIColor? {
        get { index.background }
        set { index.background = newValue }
    }

    /// The background color of the section index during a touch. Default `nil`. iOS 6.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { index.trackingBackground }
        set { index.trackingBackground = newValue }
    }

    // MARK: State restoration

    /// Encodes the selected data and the topmost data, if the data source conforms to ``UIDataSourceModelAssociation``. iOS 6.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeRows(with: coder)
    }

    /// Selects the encoded data and scrolls to it, at its current index path. iOS 6.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeRows(with: coder)
    }

    // MARK: Layout and touches

    /// Loads the data if necessary, and displays exactly the visible rows, headers and footers.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    /// Highlights the row under the touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        beginTouch(touches)
    }

    /// Unhighlights the row if the touch leaves it.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        moveTouch(touches)
    }

    /// Selects the row under the touch.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        endTouch(touches)
    }

    /// Unhighlights the row.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        cancelTouch(touches)
    }

    /// Updates the table view for the current text size. Deprecated by Apple in iOS 17.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsChanged(from: previousTraitCollection)
    }

    @_spi(UIKitModules) public override func cameToRest() { restBegan() }

    /// The properties that storyboards set by name.
    @_spi(UIKitModules) public override class var propertiesInFiles: Outlets {
        [
            .delegate("delegate", \UITableView.delegate), .delegate("dataSource", \UITableView.dataSource),
            .delegate("prefetchDataSource", \UITableView.prefetchDataSource),
            .outlet("tableHeaderView", \UITableView.tableHeaderView),
            .outlet("tableFooterView", \UITableView.tableFooterView),
            .outlet("backgroundView", \UITableView.backgroundView),
            .unused("dragDelegate"), .unused("dropDelegate"),
        ]
    }
}
