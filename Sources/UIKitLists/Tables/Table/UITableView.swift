import ListUpdates
@_spi(UIKitModules) import UIKitCore

/// Rows in sections, one below the other, whose cells are made when they become visible.
///
/// What it asks of data source and delegate, and when, lies in the files beside this one: loading, heights, display,
/// headers, selection, updates, editing, reordering. Follows Apple's page "UITableView".
@preconcurrency @MainActor
open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
    let styleStorage: Style
    /// The sections and rows, and how high they are.
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
    /// The row whose cell the data source is being asked for.
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
    /// The rows that a file has for the table.
    var staticRows: StaticRows?

    /// Creates a table of a style.
    public init(frame: CGRect, style: UITableView.Style) {
        styleStorage = style
        super.init(frame: frame)
        setUp()
    }

    /// Creates a plain table.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a plain table from an archive. The archive's values are the storyboard reader's to apply.
    public required init?(coder: NSCoder) {
        styleStorage = coder.interface?.choice("style", .interfaceWords) ?? .plain
        super.init(coder: coder)
        if let reader = coder.interface { readTable(reader) } else { setUp() }
    }

    // MARK: Data

    /// How sections are set apart.
    open var style: UITableView.Style { styleStorage }

    /// Says what rows there are, and makes their cells. Not retained.
    ///
    /// Another one is asked in the next layout, or when the app reloads: until then the numbers are those of before. Evidence:
    /// hunt-tables-04.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { dataSourceChanged() } }
    }

    /// Says how rows look, and is notified of what the user does. Not retained.
    @_nonoverride
    open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set {
            let isNew = newValue !== super.delegate
            super.delegate = newValue
            if isNew { sourceChanged() }
        }
    }

    /// Is notified of rows whose data will be needed soon. Not retained. iOS 10.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// Provides what is dragged out of the table. Not retained. iOS 11.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { updateDragging() }
    }

    /// Takes what is dropped in the table. Not retained. iOS 11.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { updateDragging() }
    }

    /// Whether rows can be dragged out of the table. Default `true`, and before iOS 15 `false` on an iPhone. iOS 11.
    open var dragInteractionEnabled: Bool {
        get { dragging?.isEnabled ?? dragsByDefault }
        set {
            ensuredDragging.isEnabled = newValue
            updateDragging()
        }
    }

    /// Whether rows of the table are being dragged. iOS 11.
    open var hasActiveDrag: Bool { dragging?.drag?.activeCount ?? 0 > 0 }

    /// Whether a drag is over the table. iOS 11.
    open var hasActiveDrop: Bool { dragging?.drop?.session != nil }

    /// Whether a drag that rests on a row does what a tap does. Default `false`. iOS 11.
    open var isSpringLoaded: Bool {
        get { hasSprings }
        set { hasSprings = newValue }
    }

    /// Whether rows are prepared before they become visible. Default `true`. iOS 15.
    open var isPrefetchingEnabled: Bool {
        get { prefetching.isEnabled }
        set { setPrefetching(newValue) }
    }

    /// Asks for everything again: for the numbers of sections and rows now, for cells in the next layout. It ends the selection
    /// and every update that is under way.
    open func reloadData() { reload() }

    /// Asks for the titles of the index again. iOS 3.
    open func reloadSectionIndexTitles() { reloadIndex() }

    /// How many sections there are, as the data source said last. Without a data source there is one, which has no rows.
    open var numberOfSections: Int { loadedRows.counts.sectionCount }

    /// How many rows a section has, as the data source said last.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(section) }

    // MARK: Reuse

    /// Has cells of an identifier made by `init(style:reuseIdentifier:)` of a class; with `nil` no longer. iOS 6.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }

    /// Has cells of an identifier be made from a nib with one cell in it; `nil` takes it back. iOS 5.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registerCell(nib, identifier)
    }

    /// Has headers and footers of an identifier be made from a nib with one of them in it; `nil` takes it back. iOS 6.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHead(nib, identifier)
    }

    /// Has headers and footers of an identifier made by `init(reuseIdentifier:)` of a class; with `nil` no longer. iOS 6.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHead(aClass, identifier)
    }

    /// A cell that was used before, or else one of the registered class; `nil` where there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        takeCell(identifier)
    }

    /// A cell for a row that the data source is asked for, in the row's size. An identifier that nothing is registered for is an
    /// exception, and so is a second cell for the row. iOS 6. Evidence: hunt-tables-01.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    { takeCell(identifier, for: indexPath) }

    /// A header or footer that was used before, or else one of the registered class; `nil` where there is neither. iOS 6.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    { takeHead(identifier) }

    // MARK: Heights

    /// The height of rows, where the delegate does not say, in points. Default ``automaticDimension``.
    open var rowHeight: CGFloat {
        get { heightRules.row }
        set { changeHeights { $0.row = newValue } }
    }

    /// The height of headers, where the delegate does not say. Default ``automaticDimension``.
    open var sectionHeaderHeight: CGFloat {
        get { heightRules.header }
        set { changeHeights { $0.header = newValue } }
    }

    /// The height of footers, where the delegate does not say. Default ``automaticDimension``.
    open var sectionFooterHeight: CGFloat {
        get { heightRules.footer }
        set { changeHeights { $0.footer = newValue } }
    }

    /// What the height of a row is taken for until it becomes visible. With 0 all heights are asked for at once. Default
    /// ``automaticDimension``. iOS 7. Evidence: geo-table-estimate.
    open var estimatedRowHeight: CGFloat {
        get { heightRules.estimatedRow }
        set { changeHeights { $0.estimatedRow = newValue } }
    }

    /// The same for headers. iOS 7.
    open var estimatedSectionHeaderHeight: CGFloat {
        get { heightRules.estimatedHeader }
        set { changeHeights { $0.estimatedHeader = newValue } }
    }

    /// The same for footers. iOS 7.
    open var estimatedSectionFooterHeight: CGFloat {
        get { heightRules.estimatedFooter }
        set { changeHeights { $0.estimatedFooter = newValue } }
    }

    /// The room above each header. Default ``automaticDimension``: 22 points in a plain table, where there is a header. iOS 15.
    open var sectionHeaderTopPadding: CGFloat {
        get { heightRules.headerTopPadding }
        set { changeHeights { $0.headerTopPadding = newValue } }
    }

    /// The height of the empty rows below the last one in a plain table. Default ``automaticDimension``: none. iOS 15.
    open var fillerRowHeight: CGFloat {
        get { heightRules.filler }
        set { heightRules.filler = newValue }
    }

    /// Which cells have their sizes worked out again by themselves. Default `.enabled`. iOS 16.
    open var selfSizingInvalidation: UITableView.SelfSizingInvalidation {
        get { heightRules.invalidation }
        set { heightRules.invalidation = newValue }
    }

    // MARK: Places

    /// The rectangle of a section with its header and footer.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

    /// The rectangle of a section's header, where it lies when it does not float.
    open func rectForHeader(inSection section: Int) -> CGRect { headRect(.header, section) }

    /// The rectangle of a section's footer, where it lies when it does not float.
    open func rectForFooter(inSection section: Int) -> CGRect { headRect(.footer, section) }

    /// The rectangle of a row. Zero for one that is not there.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

    /// The row at a point; `nil` where there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

    /// The row that a cell shows; `nil` for a cell that is not visible. Evidence: gt2-table-13.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { place(of: cell) }

    /// The rows in a rectangle, from top to bottom.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

    /// The cell of a row; `nil` for one that is not visible or not there. Since iOS 15 the cell that is made ahead of the scrolling
    /// as well. A table that is in no window makes the visible cells when it is asked, and one without a size that of the row at its top,
    /// as unit tests expect. Evidence: gt2-table-13.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cell(of: indexPath) }

    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        if !work.isIdle { warnOfAccess(.visibleCells) }
        return upToDateRows.map(\.cell)
    }

    /// The visible rows, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { upToDateRows.map { IndexPath($0.place) } }

    /// The header of a section; `nil` for one that is not visible, or no view that can be used again. iOS 6.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { head(.header, section) }

    /// The footer of a section; `nil` for one that is not visible, or no view that can be used again. iOS 6.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { head(.footer, section) }

    // MARK: Scrolling

    /// Scrolls a row to a place. A row that is not there is an exception. Evidence: gt2-table-24.
    open func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) { scroll(to: indexPath, scrollPosition, animated) }

    /// Scrolls the selected row that is nearest to the one given first to a place.
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        scrollToNearestSelection(scrollPosition, animated)
    }

    // MARK: Updates

    /// Makes several changes of rows and sections together, and calls a completion when their animation is over. iOS 11.
    ///
    /// Follows Apple's page "performBatchUpdates(_:completion:)".
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion)
    }

    /// The same for a block that is called at once and not kept, so that it names the view's own members without `self`.
    ///
    /// On a device the one method takes both: Swift itself has no optional block that is not kept. iOS 11.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Begins changes that belong together, until ``endUpdates()``. Such pairs may lie within others.
    open func beginUpdates() { beginBatch() }

    /// Ends changes that belong together: the data source is asked how many rows there are, and the changes are animated. Also
    /// asks for heights again.
    open func endUpdates() { endBatch() }

    /// Tells of new sections, by their numbers after the update.
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        note(sections.map { .insertSection($0) }, animation)
    }

    /// Tells of sections that are gone, by their numbers before the update.
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        note(sections.map { .deleteSection($0) }, animation)
    }

    /// Has the cells, headers and footers of sections replaced. iOS 3.
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        note(sections.map { .reloadSection($0) }, animation)
    }

    /// Tells of a section that has another number now. iOS 5.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        note([.moveSection(from: section, to: newSection)], .automatic)
    }

    /// Tells of new rows, by their places after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        note(indexPaths.map { .insertItem(ItemPlace($0)) }, animation)
    }

    /// Tells of rows that are gone, by their places before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        note(indexPaths.map { .deleteItem(ItemPlace($0)) }, animation)
    }

    /// Has the cells of rows replaced. iOS 3.
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        note(indexPaths.map { .reloadItem(ItemPlace($0)) }, animation)
    }

    /// Asks for the cells of rows again, which are those that show them now. iOS 15.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        note(indexPaths.map { .reconfigureItem(ItemPlace($0)) }, .none)
    }

    /// Tells of a row that has another place now. iOS 5.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        note([.moveItem(from: ItemPlace(indexPath), to: ItemPlace(newIndexPath))], .automatic)
    }

    /// Whether there are updates that the data source knows of and the table does not show yet, or placeholders. iOS 11.
    open var hasUncommittedUpdates: Bool { updating.isOpen || !phantoms.isEmpty }

    // MARK: Selection

    /// Whether the user can select rows. Default `true`. iOS 3.
    open var allowsSelection = true

    /// Whether the user can select rows while the table is edited. Default `false`.
    open var allowsSelectionDuringEditing = false

    /// Whether the user can select several rows. Default `false`. iOS 5.
    open var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { deselectAll() } }
    }

    /// Whether the user can select several rows while the table is edited. Default `false`. iOS 5.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { editingRulesChanged() } }
    }

    /// The index path of the selected row, or the lowest of several; `nil` if no row is selected.
    open var indexPathForSelectedRow: IndexPath? { selection.lowest.map { IndexPath($0) } }

    /// The selected rows, in the order in which they were selected; `nil` without one. iOS 5.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.paths }

    /// Selects a row, or none, and scrolls to it unless the position is `.none`. The delegate is not notified.
    /// Evidence: gt2-table-08.
    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) { selectByApp(indexPath, animated, scrollPosition) }

    /// Deselects a row. The delegate is not notified. Evidence: gt2-table-08.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselectByApp(indexPath, animated) }

    // MARK: Focus

    /// Whether rows can be focused. By itself `false`, as on an iPad for tables that are no sidebars. iOS 15. Follows Apple's page
    /// "allowsFocus".
    open var allowsFocus: Bool {
        get { focus.allows ?? false }
        set { focus.allows = newValue }
    }

    /// Whether rows can be focused while the table is edited. By itself as ``allowsFocus``. iOS 15. Follows Apple's page
    /// "allowsFocusDuringEditing".
    open var allowsFocusDuringEditing: Bool {
        get { focus.allowsWhileEditing ?? allowsFocus }
        set { focus.allowsWhileEditing = newValue }
    }

    /// Whether focus that comes back to the table goes to the row that had it last. Default `false`. iOS 9. Follows Apple's page
    /// "remembersLastFocusedIndexPath".
    open var remembersLastFocusedIndexPath: Bool {
        get { focus.remembers }
        set { focus.remembers = newValue }
    }

    /// Whether a row is selected when it is focused. By itself `false`. iOS 14. Follows Apple's page "selectionFollowsFocus".
    open var selectionFollowsFocus: Bool {
        get { focus.selects ?? false }
        set { focus.selects = newValue }
    }

    /// The cell of the row that is preferred, where there is one. Follows Apple's page "preferredFocusEnvironments".
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocus }

    /// Asks the delegate. Follows Apple's page "shouldUpdateFocus(in:)".
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        allowsFocusUpdate(context)
    }

    /// Tells the delegate, and selects the focused row where ``selectionFollowsFocus``. Follows Apple's page
    /// "didUpdateFocus(in:with:)".
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        focusMoved(context, coordinator)
    }

    @_spi(UIKitModules) open override var isFocusGroup: Bool { true }

    var focus = ListFocus()

    // MARK: Editing

    /// Whether rows show their controls for editing. Setting it is not animated.
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the rows' controls for editing.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

    /// The interaction that opens the rows' menus; `nil` until rows have been shown. iOS 14.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

    // MARK: Look

    /// What is drawn between rows. Default `.singleLine`.
    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { separator.style }
        set { changeSeparator { $0.style = newValue } }
    }

    /// The colour of the lines between rows. With `nil` the system's.
    open var separatorColor: UIColor? {
        get { separator.color ?? .separator }
        set {
            if Appearances.isInUse { noteAppearance(\UITableView.separatorColor, newValue) }
            changeSeparator { $0.color = newValue }
        }
    }

    /// The effect on the lines between rows. Default `nil`. iOS 8.
    open var separatorEffect: UIVisualEffect? {
        get { separator.effect }
        set { separator.effect = newValue }
    }

    /// The space beside the lines between rows, in points. Default as far as the text begins. iOS 7.
    open var separatorInset: UIEdgeInsets {
        get { shownSeparatorInset }
        set {
            if Appearances.isInUse { noteAppearance(\UITableView.separatorInset, newValue) }
            changeSeparator { $0.inset = newValue }
        }
    }

    /// What ``separatorInset`` is measured from. Default `.fromCellEdges`. iOS 11.
    open var separatorInsetReference: UITableView.SeparatorInsetReference {
        get { separator.reference }
        set { changeSeparator { $0.reference = newValue } }
    }

    /// The view above the first section, in its own height and as wide as the table. Default `nil`.
    open var tableHeaderView: UIView? {
        get { furniture.header }
        set { setFurniture(\.header, newValue) }
    }

    /// The view below the last section, in its own height and as wide as the table. Default `nil`.
    open var tableFooterView: UIView? {
        get { furniture.footer }
        set { setFurniture(\.footer, newValue) }
    }

    /// The view behind all rows, as large as the table; it does not scroll. Default `nil`. iOS 3.2.
    open var backgroundView: UIView? {
        get { furniture.background }
        set { setFurniture(\.background, newValue) }
    }

    /// Whether cells keep their content to the width that lines of text are easy to read in. Default `false`. iOS 9.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { setNeedsLayout() } }
    }

    /// Whether the content views of cells, headers and footers keep clear of the safe area. Default `true`. iOS 11.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { setNeedsLayout() } }
    }

    // MARK: Index

    /// How many rows there must be for the index to be shown. Default 0.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { index.minimumRowCount }
        set {
            index.minimumRowCount = newValue
            reloadIndex()
        }
    }

    /// The colour of the index's titles. With `nil`, the default, the tint colour. iOS 6.
    open var sectionIndexColor: UIColor? {
        get { index.color }
        set { index.color = newValue }
    }

    /// The colour behind the index. Default `nil`. iOS 7.
    open var sectionIndexBackgroundColor: UIColor? {
        get { index.background }
        set { index.background = newValue }
    }

    /// The colour behind the index while a finger is on it. Default `nil`. iOS 6.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { index.trackingBackground }
        set { index.trackingBackground = newValue }
    }

    // MARK: State restoration

    /// Writes which data is selected and which is on top, if the data source is a ``UIDataSourceModelAssociation``. iOS 6.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeRows(with: coder)
    }

    /// Selects that data and scrolls to it, wherever it is now. iOS 6.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeRows(with: coder)
    }

    // MARK: Layout and touches

    /// Loads what is not loaded yet, and has exactly those rows, headers and footers shown that are visible.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    /// Highlights a row under a finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        beginTouch(touches)
    }

    /// Ends the highlight when the finger leaves the row.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        moveTouch(touches)
    }

    /// Selects the row under the finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        endTouch(touches)
    }

    /// Ends the highlight.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        cancelTouch(touches)
    }

    /// Takes on the text size of the surroundings. Deprecated by Apple in iOS 17.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsChanged(from: previousTraitCollection)
    }

    @_spi(UIKitModules) public override func cameToRest() { restBegan() }

    /// The properties that files set by name.
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
