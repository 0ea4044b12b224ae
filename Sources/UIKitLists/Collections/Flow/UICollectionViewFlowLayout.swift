import ListUpdates

/// Lines of items, each filled as far as possible, in sections with headers and footers. iOS 6.
///
/// Its delegate is the collection view's, where that is a ``UICollectionViewDelegateFlowLayout``. Follows Apple's page
/// "UICollectionViewFlowLayout".
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    var flow = FlowState()

    /// Creates a layout with items of 50 x 50 points.
    public override init() { super.init() }

    /// Creates a layout from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.interface.map(readFlow)
    }

    /// The estimate that has every cell asked for its size. iOS 10.
    public static var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    // MARK: Measures

    /// The least distance of lines, in points. Default 10.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The least distance of items in a line, in points. Default 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The size of items, in points. Default 50 x 50.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// What items are taken for until their cells are asked. Default zero: cells are not asked. iOS 8.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }

    /// The axis along which lines follow each other. Default `.vertical`.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The size of headers, of which the length along the axis counts. Default zero: there are none.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of footers, of which the length along the axis counts. Default zero: there are none.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The space around the items of a section, in points. Default none.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// What ``sectionInset`` is counted from. Default `.fromContentInset`. iOS 11.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// Whether a header stays visible while its section is. Default `false`. iOS 9.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether a footer stays visible while its section is. Default `false`. iOS 9.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: Layout

    /// `UICollectionViewFlowLayoutInvalidationContext`.
    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    /// Asks the delegate for the measures, and breaks the lines.
    open override func prepare() {
        super.prepare()
        prepareFlow()
    }

    /// As wide as the collection view and as high as the lines; with the axis across, the other way round.
    open override var collectionViewContentSize: CGSize { flow.geometry?.contentSize ?? .zero }

    /// The headers, items and footers in a rectangle, in this order.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    /// The place of an item; `nil` for one that is not there.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        flow.geometry.flatMap { itemAttributes(at: indexPath, in: $0) }
    }

    /// The place of a header or footer; `nil` for a section that has none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        flow.geometry.flatMap { supplementaryAttributes(elementKind, at: indexPath, in: $0) }
    }

    /// Forgets what is out of date.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }

    /// Whether lines have another length then, or something is pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        pinsSomething || changesRoom(newBounds)
    }

    /// Says that lines are to be broken again if they have another length then.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
        context.invalidateFlowLayoutDelegateMetrics = changesRoom(newBounds)
        context.invalidateFlowLayoutAttributes = changesRoom(newBounds)
        return context
    }

    /// Whether a cell prefers another size, where sizes are estimates.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        differs(preferredAttributes, originalAttributes)
    }

    /// Takes over the size that a cell prefers.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        measured(
            preferredAttributes, originalAttributes,
            super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes,
                withOriginalAttributes: originalAttributes))
    }

    // MARK: For updates

    override var asksViewsForSize: Bool { estimatedItemSize != .zero }

    override func attributesBeforeUpdate(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let geometry = flow.before else { return nil }
        return key.category == .cell
            ? itemAttributes(at: key.indexPath, in: geometry)
            : supplementaryAttributes(key.kind ?? "", at: key.indexPath, in: geometry)
    }

    override func updateWillBegin(_ moves: ListMoves?) {
        flow.before = flow.geometry
        if let moves { flow.follow(moves) }
    }

    override func updateDidEnd() { flow.before = nil }
}

extension UICollectionViewFlowLayout {
    /// What a flow layout counts section insets from. iOS 11.
    ///
    /// Follows Apple's page "UICollectionViewFlowLayout.SectionInsetReference".
    public enum SectionInsetReference: Int, Sendable {
        /// The collection view's adjusted content inset.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea = 1
        /// The layout margins.
        case fromLayoutMargins = 2
    }
}
