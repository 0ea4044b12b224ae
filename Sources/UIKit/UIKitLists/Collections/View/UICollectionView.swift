import ListUpdates
@_spi(UIKitModules) import UIKitCore

/// A scroll view that shows items in cells, arranged by a layout. iOS 6.
///
/// Only visible elements have views. After a change, the data source is queried in the next layout pass. Follows Apple's page
/// "UICollectionView".
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting {
    var layoutStorage: UICollectionViewLayout
    var layoutPhase = LayoutPhase.stale
    var counts: ListCounts?
    let display = ElementDisplay()
    var reuse = ReusePool<UICollectionReusableView>()
    var selection = ItemSelection()
    var tracked: TrackedItem?
    var viewRequest: ViewRequest?
    var openUpdate: OpenUpdate?
    var runningUpdate: ElementUpdate?
    var prefetching = ItemPrefetching()
    var prepared = PreparedCells()
    var lanes: [Int: LaneView] = [:]
    var movement: ItemMovement?
    var transition: LayoutTransition?
    var swipes: RowSwipes?
    var menus = ListMenus()
    var twoFingers: MultipleSelection?
    var dragging: ListDragging?

    /// Creates a collection view without data.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        clipsToBounds = true
        layout.collectionViewStorage = self
    }

    /// Raises UIKit's exception: a collection view needs a layout.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: .needed(nil))
    }

    /// Creates a collection view from a storyboard or nib, which contains the layout; from another archive, with a flow layout.
    public required init?(coder: NSCoder) {
        layoutStorage =
            coder.interface.map {
                .needed($0.object("collectionViewLayout", as: UICollectionViewLayout.self))
            } ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        clipsToBounds = true
        layoutStorage.collectionViewStorage = self
        coder.interface.map(readCollection)
    }

    // MARK: Data

    /// The object that provides the items and their cells. Not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }

    /// The object that controls and is notified of the user's interaction. Not retained.
    @_nonoverride
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set { super.delegate = newValue }
    }

    /// Reloads all data in the next layout pass. Clears the selection.
    open func reloadData() {
        forgetData()
    }

    /// The number of sections, as last returned by the data source; queried now if it is invalid.
    open var numberOfSections: Int { currentCounts.sectionCount }

    /// The number of items in a section, as last returned by the data source; 0 for a section that doesn't exist.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = currentCounts
        return counts.contains(section: section) ? counts[section] : 0
    }

    /// The object that is notified of items that will soon be needed. Not retained. iOS 10.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { prefetching.forget() }
    }

    /// The object that provides dragged items. Not retained. iOS 11.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { updateDragging() }
    }

    /// The object that handles drops on the collection view. Not retained. iOS 11.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet { updateDragging() }
    }

    /// Whether items can be dragged. Default `true`; before iOS 15 `false` on iPhone. iOS 11.
    open var dragInteractionEnabled: Bool {
        get { dragging?.isEnabled ?? dragsByDefault }
        set {
            ensuredDragging.isEnabled = newValue
            updateDragging()
        }
    }

    /// The speed at which items move aside for a dragged item. Default `.immediate`. iOS 11.
    open var reorderingCadence: UICollectionView.ReorderingCadence {
        get { dragging?.cadence ?? .immediate }
        set { ensuredDragging.cadence = newValue }
    }

    /// Whether items of the collection view are being dragged. iOS 11.
    open var hasActiveDrag: Bool { dragging?.drag?.activeCount ?? 0 > 0 }

    /// Whether a drag is over the collection view. iOS 11.
    open var hasActiveDrop: Bool { dragging?.drop?.session != nil }

    /// Whether a drag over an item performs the action of a tap. Default `false`. iOS 11.
    open var isSpringLoaded: Bool {
        get { hasSprings }
        set { hasSprings = newValue }
    }

    /// The interaction for context menus of items; `nil` before the collection view has been laid out with a delegate. iOS 13.2.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

    /// Whether cells are prepared before their items become visible and kept for a while afterward, and whether the prefetching data source
    /// is called. Default `true`. iOS 10.
    ///
    /// While the user scrolls, each layout pass requests one cell ahead. A cell may be displayed several times without another request, or
    /// never. Follows Apple's page "isPrefetchingEnabled".
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { dropPreparedCells() } }
    }

    // MARK: Updates

    /// Performs changes together, in one animation. The data source's counts are requested at the end of the block.
    ///
    /// Deletions and reloads use index paths before the update, insertions use index paths after it. Changes that are inconsistent with the
    /// counts raise an exception. Nested blocks belong to the outer block. A collection view that needs layout is laid out before the
    /// block, with the data at that time.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        layOutBeforeUpdates()
        performUpdates(updates, completion)
    }

    /// Performs changes together, with a nonescaping block, which can use the view's members without `self`.
    ///
    /// On a device one method accepts both: Swift itself has no optional nonescaping closure.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Whether counts may differ from those of the data source: while a block of ``performBatchUpdates(_:completion:)`` runs, between
    /// ``reloadData()`` and the next layout pass, during an interactive movement, and with placeholders. iOS 11.
    open var hasUncommittedUpdates: Bool {
        openUpdate != nil || counts == nil || movement != nil || !phantoms.isEmpty
    }

    /// Inserts sections that are new in the data.
    open func insertSections(_ sections: IndexSet) { change(sections.map { .insertSection($0) }) }

    /// Deletes sections that are no longer in the data.
    open func deleteSections(_ sections: IndexSet) { change(sections.map { .deleteSection($0) }) }

    /// Reloads the views of sections.
    open func reloadSections(_ sections: IndexSet) { change(sections.map { .reloadSection($0) }) }

    /// Moves a section to its new position.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change([.moveSection(from: section, to: newSection)])
    }

    /// Inserts items that are new in the data.
    open func insertItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .insertItem($0.place) }) }

    /// Deletes items that are no longer in the data.
    open func deleteItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .deleteItem($0.place) }) }

    /// Reloads the cells of items.
    open func reloadItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .reloadItem($0.place) }) }

    /// Asks the data source to configure the cells of visible items again. iOS 15.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        change(indexPaths.map { .reconfigureItem($0.place) })
    }

    /// Moves an item to its new position.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change([.moveItem(from: indexPath.place, to: newIndexPath.place)])
    }

    // MARK: Interactive movement

    /// Begins an interactive movement of an item. Returns whether the data source allows it. iOS 9.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(of: indexPath)
    }

    /// Moves the item to a position in the content; other items move aside. iOS 9.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        updateMovement(to: targetPosition)
    }

    /// Ends the movement at the current position, and asks the data source to move the item. iOS 9.
    open func endInteractiveMovement() { endMovement() }

    /// Cancels the movement. The item returns to its original position. iOS 9.
    open func cancelInteractiveMovement() { cancelMovement() }

    // MARK: Layout

    /// The layout. Setting it isn't animated.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Sets the layout, optionally with an animation.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        exchangeLayout(by: layout, animated: animated, nil)
    }

    /// Sets the layout, optionally with an animation, and calls a completion handler at the end. iOS 7.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        exchangeLayout(by: layout, animated: animated, completion)
    }

    /// A closure that is called after an interactive transition: with whether its animation was completed, and whether the transition was
    /// finished.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Starts an interactive transition to a layout. Set the progress of the returned layout. iOS 7.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        startTransition(to: layout, completion)
    }

    /// Finishes an interactive transition. iOS 7.
    open func finishInteractiveTransition() { endTransition(finished: true) }

    /// Cancels an interactive transition. iOS 7.
    open func cancelInteractiveTransition() { endTransition(finished: false) }

    /// The layout's attributes of an item; `nil` if it doesn't exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return attributes(of: .cell(indexPath))
    }

    /// The layout's attributes of a supplementary view; `nil` if it doesn't exist.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return attributes(of: .supplementary(kind, indexPath))
    }

    /// The visible rectangle of the content; its origin is ``UIScrollView/contentOffset``.
    ///
    /// Before a change, the layout is asked whether that invalidates it.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = bounds
            boundsWillChange(to: newValue)
            super.bounds = newValue
            if ChangeRecorder.isRecording, bounds != old { showAnimatedBoundsChange(from: old) }
        }
    }

    /// The frame in its superview's coordinates. Before a change of the size, the layout is asked whether that invalidates it.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = bounds
            boundsWillChange(to: CGRect(origin: old.origin, size: newValue.size))
            super.frame = newValue
            if ChangeRecorder.isRecording, bounds != old { showAnimatedBoundsChange(from: old) }
        }
    }

    /// Updates the visible elements.
    open override func layoutSubviews() {
        // Defers a layout pass that app code requests during another one.
        guard display.work.isIdle else { return setNeedsLayout() }
        prepareLayout()
        super.layoutSubviews()
        showElements()
        placeLanes()
        prepareSwipes()
        prepareContextMenus()
        prepareMultipleSelection()
        placeBackground()
    }

    /// The events after which self-sizing views are measured again. Default `.enabled`. iOS 16.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The view behind the content. It doesn't scroll, and has the collection view's size. Default `nil`.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundChanged(from: oldValue) } }
    }

    // MARK: Views

    /// Registers a cell class; `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, ReuseName(identifier))
    }

    /// Registers a nib that contains one cell; `nil` removes the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib, ReuseName(identifier))
    }

    /// Registers a nib that contains one supplementary view for an element kind; `nil` removes the registration.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(nib, ReuseName(identifier, kind: kind))
    }

    /// Registers a supplementary view class for an element kind; `nil` removes the registration.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        register(viewClass, ReuseName(identifier, kind: elementKind))
    }

    /// Dequeues a cell: a reused or new one. An unregistered identifier raises an exception.
    ///
    /// The cell already has its layout attributes.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, indexPath)
    }

    /// Dequeues a supplementary view: a reused or new one. An unregistered identifier raises an exception.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementaryView(elementKind, identifier, indexPath)
    }

    /// The visible cells.
    open var visibleCells: [UICollectionViewCell] { display.visibleCells }

    /// The index paths of the visible items.
    open var indexPathsForVisibleItems: [IndexPath] { display.visibleItems }

    /// The visible supplementary views of an element kind. iOS 9.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        display.visibleSupplementary(elementKind).compactMap(\.view)
    }

    /// The index paths of the visible supplementary views of an element kind. iOS 9.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        display.visibleSupplementary(elementKind).map(\.attributes.indexPath)
    }

    /// The cell of a visible item; `nil` for others. Since iOS 15 also the prepared cell of an item off screen: created ahead of scrolling,
    /// or kept because the item is near.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        if let shown = display.view(of: .cell(indexPath)) { return shown as? UICollectionViewCell }
        return Runtime.current.system >= .iOS(15) ? prepared[indexPath] : nil
    }

    /// The visible supplementary view at an index path; `nil` if there is none. iOS 9.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        display.view(of: .supplementary(elementKind, indexPath))
    }

    /// The item that a cell shows; `nil` if it shows none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { display.indexPath(of: cell) }

    /// The index path of a visible supplementary view; `nil` if it isn't visible. iOS 18.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        display.indexPath(of: supplementaryView)
    }

    /// The item at a point of the content; `nil` if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

    // MARK: Selection

    /// Whether the user can select items. Default `true`.
    open var allowsSelection = true

    /// Whether multiple items can be selected. Default `false`.
    open var allowsMultipleSelection = false {
        didSet { keepSelectionAllowed() }
    }

    /// Whether the user can select items in editing mode. Default `false`. iOS 14.
    open var allowsSelectionDuringEditing = false

    /// Whether multiple items can be selected in editing mode. Default `false`. iOS 14.
    open var allowsMultipleSelectionDuringEditing = false

    /// Whether the collection view is in editing mode. Default `false`. iOS 14.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingChanged() } }
    }

    /// The selected items in the order of selection.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.items }

    /// Selects an item, and scrolls to it if a position is given; `nil` deselects all items. Doesn't notify the delegate.
    ///
    /// Does nothing if ``allowsSelection`` is `false`.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        select(indexPath, animated: animated, scrollPosition)
    }

    /// Deselects an item. Doesn't notify the delegate.
    ///
    /// Does nothing if ``allowsSelection`` is `false`. Evidence: hunt-collections-05.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        if isSelectionAllowed { deselect(indexPath) }
    }

    /// Highlights the item under the touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        beginTracking(touches)
        super.touchesBegan(touches, with: event)
    }

    /// Unhighlights the item if the touch leaves it.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        continueTracking(touches)
        super.touchesMoved(touches, with: event)
    }

    /// Selects or deselects the item under the touch.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        endTracking(touches)
        super.touchesEnded(touches, with: event)
    }

    /// Cancels the selection, because another gesture, such as scrolling, takes the touch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelTracking(touches)
        super.touchesCancelled(touches, with: event)
    }

    // MARK: Focus

    /// Whether items can be focused. By default `true` in a sidebar, otherwise `false`. iOS 15. Follows Apple's page "allowsFocus".
    open var allowsFocus: Bool {
        get { focus.allows ?? isSidebar }
        set { focus.allows = newValue }
    }

    /// Whether items can be focused in editing mode. By default the value of ``allowsFocus``. iOS 15. Follows Apple's page
    /// "allowsFocusDuringEditing".
    open var allowsFocusDuringEditing: Bool {
        get { focus.allowsWhileEditing ?? allowsFocus }
        set { focus.allowsWhileEditing = newValue }
    }

    /// Whether focus returns to the last focused item. Default `false`. iOS 9. Follows Apple's page "remembersLastFocusedIndexPath".
    open var remembersLastFocusedIndexPath: Bool {
        get { focus.remembers }
        set { focus.remembers = newValue }
    }

    /// Whether a focused item is selected. By default `true` in a sidebar, otherwise `false`. iOS 14. Follows Apple's page
    /// "selectionFollowsFocus".
    open var selectionFollowsFocus: Bool {
        get { focus.selects ?? isSidebar }
        set { focus.selects = newValue }
    }

    /// The cell of the preferred item, if there is one. Follows Apple's page "preferredFocusEnvironments".
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocus }

    /// Asks the delegate whether focus may move. Follows Apple's page "shouldUpdateFocus(in:)".
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        allowsFocusUpdate(context)
    }

    /// Notifies the delegate, and selects the focused item if ``selectionFollowsFocus``. Follows Apple's page "didUpdateFocus(in:with:)".
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        focusMoved(context, coordinator)
    }

    @_spi(UIKitModules) open override var isFocusGroup: Bool { true }

    var focus = ListFocus()

    // MARK: State restoration

    /// Encodes the selected data and the first visible data, if the data source conforms to ``UIDataSourceModelAssociation``. iOS 6.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeItems(with: coder)
    }

    /// Selects the encoded data and scrolls to it, at its current index path. iOS 6.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeItems(with: coder)
    }

    // MARK: Scrolling

    /// Scrolls an item to a position in the view.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    @_spi(UIKitModules) public override func restingOffset(for proposal: CGPoint, velocity: CGPoint)
        -> CGPoint
    {
        layoutStorage.targetContentOffset(
            forProposedContentOffset: proposal, withScrollingVelocity: velocity)
    }

    /// The properties that storyboards set by name.
    @_spi(UIKitModules) public override class var propertiesInFiles: Outlets {
        [
            .delegate("delegate", \UICollectionView.delegate),
            .delegate("dataSource", \UICollectionView.dataSource),
            .delegate("prefetchDataSource", \UICollectionView.prefetchDataSource),
            .outlet("backgroundView", \UICollectionView.backgroundView),
            .unused("dragDelegate"), .unused("dropDelegate"),
        ]
    }
}
