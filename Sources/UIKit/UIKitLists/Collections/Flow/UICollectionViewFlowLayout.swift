import ListUpdates

/// A layout that arranges items in lines, in sections with headers and footers. iOS 6.
///
/// Its delegate is the collection view's delegate, if that conforms to ``UICollectionViewDelegateFlowLayout``. Follows Apple's page
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

    /// The estimate that makes every cell self-sizing. iOS 10.
    public static var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    // MARK: Metrics

    /// The minimum spacing between lines, in points. Default 10.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The minimum spacing between the items of a line, in points. Default 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The size of items, in points. Default 50 x 50.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// The estimated size of items until their cells are measured. Default zero: cells aren't measured. iOS 8.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }

    /// The axis along which lines follow each other. Default `.vertical`.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The size of headers; only the length along the axis is used. Default zero: no headers.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of footers; only the length along the axis is used. Default zero: no footers.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The insets around the items of a section, in points. Default none.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// The reference of ``sectionInset``. Default `.fromContentInset`. iOS 11.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// Whether a header stays visible while its section is visible. Default `false`. iOS 9.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether a footer stays visible while its section is visible. Default `false`. iOS 9.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: Layout

    /// The class `UICollectionViewFlowLayoutInvalidationContext`.
    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    /// Requests the delegate's metrics, and computes the lines.
    open override func prepare() {
        super.prepare()
        prepareFlow()
    }

    /// The width of the collection view and the height of all lines; in a horizontal layout, the reverse.
    open override var collectionViewContentSize: CGSize { flow.geometry?.contentSize ?? .zero }

    /// The headers, items and footers in a rectangle, in this order.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    /// The attributes of an item; `nil` for an item that doesn't exist.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        flow.geometry.flatMap { itemAttributes(at: indexPath, in: $0) }
    }

    /// The attributes of a header or footer; `nil` for a section without one.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        flow.geometry.flatMap { supplementaryAttributes(elementKind, at: indexPath, in: $0) }
    }

    /// Discards the invalidated parts.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }

    /// Whether the new bounds change the length of lines, or a view is pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        pinsSomething || changesRoom(newBounds)
    }

    /// Invalidates the lines if the new bounds change their length.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
        context.invalidateFlowLayoutDelegateMetrics = changesRoom(newBounds)
        context.invalidateFlowLayoutAttributes = changesRoom(newBounds)
        return context
    }

    /// Whether a cell prefers another size than the estimate.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        differs(preferredAttributes, originalAttributes)
    }

    /// Stores the preferred size of a cell.
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

    // MARK: Updates

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
    /// The reference of a flow layout's section insets. iOS 11.
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
