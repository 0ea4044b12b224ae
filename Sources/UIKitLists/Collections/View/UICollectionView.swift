import ListUpdates
@_spi(UIKitModules) import UIKitCore

/// A scroll view whose content is items, each in a cell, at the places that a layout says. iOS 6.
///
/// Only visible elements have views. The data source is asked in the next layout after a change. Follows Apple's page
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
        layout.collectionViewLink.object = self
    }

    /// Creates a collection view from a storyboard or nib, which has the layout; from another archive, with a flow layout.
    public required init?(coder: NSCoder) {
        layoutStorage =
            coder.interface.map {
                .needed($0.object("collectionViewLayout", as: UICollectionViewLayout.self))
            } ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        clipsToBounds = true
        layoutStorage.collectionViewLink.object = self
        coder.interface.map(readCollection)
    }

    deinit {
        layoutStorage.collectionViewLink.object = nil
    }

    // MARK: Data

    /// Provides the items and their cells. Not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }

    /// Decides on what the user does, and is notified. Not retained.
    @_nonoverride
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set { super.delegate = newValue }
    }

    /// Asks the data source again for everything, in the next layout. Nothing is selected any more.
    open func reloadData() {
        forgetData()
    }

    /// How many sections there are, as the data source said last; asked now if that is out of date.
    open var numberOfSections: Int { currentCounts.sectionCount }

    /// How many items a section has, as the data source said last. A section that is not there has none.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = currentCounts
        return counts.contains(section: section) ? counts[section] : 0
    }

    /// Is notified which items will soon be asked for. Not retained. iOS 10.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { prefetching.forget() }
    }

    /// Provides what is dragged out of the collection view. Not retained. iOS 11.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { updateDragging() }
    }

    /// Takes what is dropped in the collection view. Not retained. iOS 11.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet { updateDragging() }
    }

    /// Whether items can be dragged out of the collection view. Default `true`, and before iOS 15 `false` on an iPhone. iOS 11.
    open var dragInteractionEnabled: Bool {
        get { dragging?.isEnabled ?? dragsByDefault }
        set {
            ensuredDragging.isEnabled = newValue
            updateDragging()
        }
    }

    /// How soon the others make room for an item that is dragged. Default `.immediate`. iOS 11.
    open var reorderingCadence: UICollectionView.ReorderingCadence {
        get { dragging?.cadence ?? .immediate }
        set { ensuredDragging.cadence = newValue }
    }

    /// Whether items of the collection view are being dragged. iOS 11.
    open var hasActiveDrag: Bool { dragging?.drag?.activeCount ?? 0 > 0 }

    /// Whether a drag is over the collection view. iOS 11.
    open var hasActiveDrop: Bool { dragging?.drop?.session != nil }

    /// Whether a drag that rests on an item does what a tap does. Default `false`. iOS 11.
    open var isSpringLoaded: Bool {
        get { hasSprings }
        set { hasSprings = newValue }
    }

    /// The interaction that opens the context menus of items; `nil` before the collection view has been laid out with a delegate. iOS 13.2.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

    /// Whether cells are made before their items become visible, and kept for a while afterwards, and whether the prefetching data
    /// source is told ahead. Default `true`. iOS 10.
    ///
    /// While the user scrolls, each layout asks the data source for one cell ahead. A cell may be displayed several times without
    /// being asked for again, or never. Follows Apple's page "isPrefetchingEnabled".
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { dropPreparedCells() } }
    }

    // MARK: Updates

    /// Makes changes together, in one animation. The data source's counts are asked at the end of the block.
    ///
    /// Deletions and reloads are in places before the update, insertions in places after it. Changes that do not fit the counts are
    /// an exception. Blocks within the block count as part of it. A collection view that needs layout is laid out before the block, with
    /// the data as it is then.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        layOutBeforeUpdates()
        performUpdates(updates, completion)
    }

    /// The same for a block that is called at once and not kept, so that it names the view's own members without `self`.
    ///
    /// On a device the one method takes both: Swift itself has no optional block that is not kept.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Whether counts may be other than those of the data source: while a block of
    /// ``performBatchUpdates(_:completion:)`` runs, between ``reloadData()`` and the next layout, while an item is moved and while there are
    /// placeholders. iOS 11.
    open var hasUncommittedUpdates: Bool {
        openUpdate != nil || counts == nil || movement != nil || !phantoms.isEmpty
    }

    /// Has sections that are new in the data appear.
    open func insertSections(_ sections: IndexSet) { change(sections.map { .insertSection($0) }) }

    /// Has sections disappear that the data has no more.
    open func deleteSections(_ sections: IndexSet) { change(sections.map { .deleteSection($0) }) }

    /// Asks for the views of sections again.
    open func reloadSections(_ sections: IndexSet) { change(sections.map { .reloadSection($0) }) }

    /// Has a section go to its new place.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change([.moveSection(from: section, to: newSection)])
    }

    /// Has items that are new in the data appear.
    open func insertItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .insertItem($0.place) }) }

    /// Has items disappear that the data has no more.
    open func deleteItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .deleteItem($0.place) }) }

    /// Asks for the cells of items again.
    open func reloadItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .reloadItem($0.place) }) }

    /// Asks the data source to configure the cells of visible items again. iOS 15.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        change(indexPaths.map { .reconfigureItem($0.place) })
    }

    /// Has an item go to its new place.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change([.moveItem(from: indexPath.place, to: newIndexPath.place)])
    }

    // MARK: Moving items with a finger

    /// Takes hold of an item. Returns whether the data source lets it move. iOS 9.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(of: indexPath)
    }

    /// Moves the item that is held to a position in the content; the others make room. iOS 9.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        updateMovement(to: targetPosition)
    }

    /// Lets go of the item at its new place, and has the data source move it. iOS 9.
    open func endInteractiveMovement() { endMovement() }

    /// Lets go of the item, which goes back to its old place. iOS 9.
    open func cancelInteractiveMovement() { cancelMovement() }

    // MARK: Layout

    /// Says where elements are. Setting another one is not animated.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Exchanges the layout, in an animation if wanted.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        exchangeLayout(by: layout, animated: animated, nil)
    }

    /// Exchanges the layout, in an animation if wanted, and calls a completion at the end. iOS 7.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        exchangeLayout(by: layout, animated: animated, completion)
    }

    /// Called when an interactive change of layouts is over: whether its animation ran to the end, and whether the change was made.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Begins a change of layouts that a finger moves. Set the progress of the layout that is returned. iOS 7.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        startTransition(to: layout, completion)
    }

    /// Brings an interactive change of layouts to its end. iOS 7.
    open func finishInteractiveTransition() { endTransition(finished: true) }

    /// Takes an interactive change of layouts back. iOS 7.
    open func cancelInteractiveTransition() { endTransition(finished: false) }

    /// The layout's attributes of an item; `nil` where there is none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return attributes(of: .cell(indexPath))
    }

    /// The layout's attributes of a supplementary view; `nil` where there is none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return attributes(of: .supplementary(kind, indexPath))
    }

    /// The rectangle in which elements are visible; its origin is ``UIScrollView/contentOffset``.
    ///
    /// The layout is asked before a change whether that makes it out of date.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = boundsStorage
            boundsWillChange(to: newValue)
            super.bounds = newValue
            if ChangeRecorder.isRecording, boundsStorage != old { showAnimatedBoundsChange(from: old) }
        }
    }

    /// The view's rectangle in its superview's coordinates. The layout is asked before a change of the size.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = boundsStorage
            boundsWillChange(to: CGRect(origin: old.origin, size: newValue.size))
            super.frame = newValue
            if ChangeRecorder.isRecording, boundsStorage != old { showAnimatedBoundsChange(from: old) }
        }
    }

    /// Brings the visible elements up to date.
    open override func layoutSubviews() {
        // App code wants a layout in the midst of one: it comes afterwards.
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

    /// When views whose content changes are asked for their size again. Default `.enabled`. iOS 16.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The view behind the content, which does not scroll. It is as large as the collection view. Default `nil`.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundChanged(from: oldValue) } }
    }

    // MARK: Views

    /// Names the class of cells; with `nil` the name has none any more.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, ReuseName(identifier))
    }

    /// Has cells of an identifier be made from a nib with one cell in it; `nil` takes it back.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib, ReuseName(identifier))
    }

    /// Has supplementary views of a kind and identifier be made from a nib with one view in it; `nil` takes it back.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(nib, ReuseName(identifier, kind: kind))
    }

    /// Names the class of supplementary views of a kind; with `nil` the name has none any more.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        register(viewClass, ReuseName(identifier, kind: elementKind))
    }

    /// A cell for an item: one that waits to be used again, or a new one. A name without a class is an exception.
    ///
    /// It has its place in the collection view already.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, indexPath)
    }

    /// A supplementary view for a place: one that waits to be used again, or a new one. A name without a class is an
    /// exception.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementaryView(elementKind, identifier, indexPath)
    }

    /// The visible cells.
    open var visibleCells: [UICollectionViewCell] { display.visibleCells }

    /// The places of the visible items.
    open var indexPathsForVisibleItems: [IndexPath] { display.visibleItems }

    /// The visible supplementary views of a kind. iOS 9.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        display.visibleSupplementary(elementKind).compactMap(\.view)
    }

    /// The places of the visible supplementary views of a kind. iOS 9.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        display.visibleSupplementary(elementKind).map(\.attributes.indexPath)
    }

    /// The cell of a visible item; `nil` for others. Since iOS 15 the cell of an item off screen as well, where one is
    /// prepared: made ahead, or kept because the item is near.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        if let shown = display.view(of: .cell(indexPath)) { return shown as? UICollectionViewCell }
        return Runtime.current.system >= .iOS(15) ? prepared[indexPath] : nil
    }

    /// The visible supplementary view at a place; `nil` for others. iOS 9.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        display.view(of: .supplementary(elementKind, indexPath))
    }

    /// The item that a cell shows; `nil` if it shows none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { display.indexPath(of: cell) }

    /// The place that a supplementary view is shown for; `nil` if it is not shown. iOS 18.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        display.indexPath(of: supplementaryView)
    }

    /// The item at a point of the content; `nil` where there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

    // MARK: Selection

    /// Whether the user selects items. Default `true`.
    open var allowsSelection = true

    /// Whether several items can be selected. Default `false`.
    open var allowsMultipleSelection = false {
        didSet { keepSelectionAllowed() }
    }

    /// Whether the user selects items while editing. Default `false`. iOS 14.
    open var allowsSelectionDuringEditing = false

    /// Whether several items can be selected while editing. Default `false`. iOS 14.
    open var allowsMultipleSelectionDuringEditing = false

    /// Whether the collection view is being edited. Default `false`. iOS 14.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingChanged() } }
    }

    /// The selected items in the order of selection.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.items }

    /// Selects an item, and scrolls to it where a position is given; `nil` deselects all. The delegate is not notified.
    ///
    /// Without ``allowsSelection`` nothing happens.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        select(indexPath, animated: animated, scrollPosition)
    }

    /// Deselects an item. The delegate is not notified.
    ///
    /// Without ``allowsSelection`` nothing happens. Evidence: hunt-collections-05.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        if isSelectionAllowed { deselect(indexPath) }
    }

    /// Highlights the item beneath the finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        beginTracking(touches)
        super.touchesBegan(touches, with: event)
    }

    /// The finger may leave the item.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        continueTracking(touches)
        super.touchesMoved(touches, with: event)
    }

    /// Selects or deselects the item beneath the finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        endTracking(touches)
        super.touchesEnded(touches, with: event)
    }

    /// The finger belongs to another gesture, such as scrolling.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelTracking(touches)
        super.touchesCancelled(touches, with: event)
    }

    // MARK: Focus

    /// Whether items can be focused. By itself that of a sidebar, and no others. iOS 15. Follows Apple's page "allowsFocus".
    open var allowsFocus: Bool {
        get { focus.allows ?? isSidebar }
        set { focus.allows = newValue }
    }

    /// Whether items can be focused while the collection view is edited. By itself as ``allowsFocus``. iOS 15. Follows Apple's page
    /// "allowsFocusDuringEditing".
    open var allowsFocusDuringEditing: Bool {
        get { focus.allowsWhileEditing ?? allowsFocus }
        set { focus.allowsWhileEditing = newValue }
    }

    /// Whether focus that comes back goes to the item that had it last. Default `false`. iOS 9. Follows Apple's page
    /// "remembersLastFocusedIndexPath".
    open var remembersLastFocusedIndexPath: Bool {
        get { focus.remembers }
        set { focus.remembers = newValue }
    }

    /// Whether an item is selected when it is focused. By itself that of a sidebar, and no others. iOS 14. Follows Apple's page
    /// "selectionFollowsFocus".
    open var selectionFollowsFocus: Bool {
        get { focus.selects ?? isSidebar }
        set { focus.selects = newValue }
    }

    /// The cell of the item that is preferred, where there is one. Follows Apple's page "preferredFocusEnvironments".
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocus }

    /// Asks the delegate. Follows Apple's page "shouldUpdateFocus(in:)".
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        allowsFocusUpdate(context)
    }

    /// Tells the delegate, and selects the focused item where ``selectionFollowsFocus``. Follows Apple's page
    /// "didUpdateFocus(in:with:)".
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        focusMoved(context, coordinator)
    }

    @_spi(UIKitModules) open override var isFocusGroup: Bool { true }

    var focus = ListFocus()

    // MARK: State restoration

    /// Writes which data is selected and which comes first, if the data source is a ``UIDataSourceModelAssociation``. iOS 6.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeItems(with: coder)
    }

    /// Selects that data and scrolls to it, wherever it is now. iOS 6.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeItems(with: coder)
    }

    // MARK: Scrolling

    /// Scrolls so that an item is at a position in the view.
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

    /// The properties that files set by name.
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
