import ListUpdates

/// A closure that creates the layout of a section, from its index and the layout environment. iOS 13.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The configuration of all sections in a compositional layout. iOS 13.
///
/// Follows Apple's page "UICollectionViewCompositionalLayoutConfiguration".
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// Creates a configuration with Apple's default values.
    public override init() { super.init() }

    /// The axis along which sections follow each other. Default `.vertical`.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The spacing between sections. Default 0.
    open var interSectionSpacing: CGFloat = 0

    /// The headers and footers of the entire layout. Their index paths contain a single index. Default none.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The reference of the sections' content insets. Default `.safeArea`. iOS 14.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Returns a copy with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

/// A layout composed of items in groups in sections. iOS 13.
///
/// It requests sections when it is prepared after an invalidation. Follows Apple's page "UICollectionViewCompositionalLayout".
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let sections: SectionSource
    var composition = CompositionState()

    enum SectionSource {
        case same(NSCollectionLayoutSection)
        case provided(UICollectionViewCompositionalLayoutSectionProvider)
    }

    /// Creates a layout that uses one section layout for all sections.
    public init(section: NSCollectionLayoutSection) {
        sections = .same(section)
        super.init()
    }

    /// Creates a layout that uses one section layout for all sections.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        sections = .same(section)
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout that requests each section layout.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        sections = .provided(sectionProvider)
        super.init()
    }

    /// Creates a layout that requests each section layout.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        sections = .provided(sectionProvider)
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout without sections from an archive.
    public required init?(coder: NSCoder) {
        sections = .provided { _, _ in nil }
        super.init(coder: coder)
    }

    /// The configuration of all sections. Setting it invalidates the layout.
    open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
        didSet { invalidateLayout() }
    }

    /// Requests the invalidated sections.
    open override func prepare() {
        super.prepare()
        prepareSections()
    }

    /// The width of the collection view and the height of all sections; in a horizontal layout, the reverse.
    open override var collectionViewContentSize: CGSize { composition.now?.contentSize ?? .zero }

    /// The elements in a rectangle: for each section its background, headers, items and footers.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    /// The attributes of an item; `nil` for an item that doesn't exist.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        composition.now.flatMap { attributes(of: .cell(indexPath), in: $0) }
    }

    /// The attributes of a header, footer or badge; `nil` for one that doesn't exist.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        composition.now.flatMap { attributes(of: .supplementary(elementKind, indexPath), in: $0) }
    }

    /// The attributes of a section's background; `nil` for one that doesn't exist.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let key = ElementKey(category: .decorationView, kind: elementKind, indexPath: indexPath)
        return composition.now.flatMap { attributes(of: key, in: $0) }
    }

    /// Discards the invalidated parts.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }

    /// Whether the new bounds change the size available for sections, or a view depends on the scroll position.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        changesRoom(newBounds) || composition.followsScrolling
    }

    /// Invalidates the sections if the new bounds change their available size.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if changesRoom(newBounds) { context.scope = .everything }
        return context
    }

    /// Whether a view prefers another length than the layout's estimate.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        differs(preferredAttributes, originalAttributes)
    }

    /// Stores a view's preferred length. A change above the visible content adjusts the content offset.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        measure(preferredAttributes, originalAttributes, context)
        return context
    }

    // MARK: Updates

    override var asksViewsForSize: Bool { composition.asksViews }

    override func belongsToSection(_ key: ElementKey) -> Bool {
        key.category == .decorationView || composition.now?.isBoundary(key) ?? true
    }

    override func attributesBeforeUpdate(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        composition.before.flatMap { attributes(of: key, in: $0) }
    }

    override func updateWillBegin(_ moves: ListMoves?) {
        composition.before = composition.now
        if let moves { composition.follow(moves) }
    }

    override func updateDidEnd() { composition.before = nil }
}
