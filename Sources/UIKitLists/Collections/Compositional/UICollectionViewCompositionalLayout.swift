import ListUpdates

/// The layout of each section by its index, in a room. iOS 13.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What all sections of a compositional layout have in common. iOS 13.
///
/// Follows Apple's page "UICollectionViewCompositionalLayoutConfiguration".
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// Creates a configuration of Apple's values.
    public override init() { super.init() }

    /// The axis along which sections follow each other. Default `.vertical`.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The distance of sections. Default 0.
    open var interSectionSpacing: CGFloat = 0

    /// Headers and footers of the whole layout. Their index paths have one number. Default none.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// What the sections' insets are counted from. Default `.safeArea`. iOS 14.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// A new configuration with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

/// A layout that is put together from items in groups in sections. iOS 13.
///
/// Sections are read when the layout is prepared after an invalidation. Follows Apple's page
/// "UICollectionViewCompositionalLayout".
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let sections: SectionSource
    var composition = CompositionState()

    enum SectionSource {
        case same(NSCollectionLayoutSection)
        case provided(UICollectionViewCompositionalLayoutSectionProvider)
    }

    /// Creates a layout whose sections are all laid out alike.
    public init(section: NSCollectionLayoutSection) {
        sections = .same(section)
        super.init()
    }

    /// Creates a layout whose sections are all laid out alike.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        sections = .same(section)
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout that asks for each section.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        sections = .provided(sectionProvider)
        super.init()
    }

    /// Creates a layout that asks for each section.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        sections = .provided(sectionProvider)
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout from an archive: it has no sections.
    public required init?(coder: NSCoder) {
        sections = .provided { _, _ in nil }
        super.init(coder: coder)
    }

    /// What all sections have in common. Setting it makes the layout out of date.
    open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
        didSet { invalidateLayout() }
    }

    /// Reads the sections that are out of date.
    open override func prepare() {
        super.prepare()
        prepareSections()
    }

    /// As wide as the collection view and as high as the sections; with the axis across, the other way round.
    open override var collectionViewContentSize: CGSize { composition.now?.contentSize ?? .zero }

    /// The elements in a rectangle: of each section its background, headers, items and footers.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    /// The place of an item; `nil` for one that is not there.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        composition.now.flatMap { attributes(of: .cell(indexPath), in: $0) }
    }

    /// The place of a header, footer or badge; `nil` for one that is not there.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        composition.now.flatMap { attributes(of: .supplementary(elementKind, indexPath), in: $0) }
    }

    /// The place of a section's background; `nil` for one that is not there.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let key = ElementKey(category: .decorationView, kind: elementKind, indexPath: indexPath)
        return composition.now.flatMap { attributes(of: key, in: $0) }
    }

    /// Forgets what is out of date.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }

    /// Whether the sections have another room then, or something follows the scrolling.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        changesRoom(newBounds) || composition.followsScrolling
    }

    /// Says that sections are to be read again if they have another room then.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if changesRoom(newBounds) { context.scope = .everything }
        return context
    }

    /// Whether a view prefers another length where the layout has an estimate.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        differs(preferredAttributes, originalAttributes)
    }

    /// Takes over the length that a view prefers. What lies above the visible content moves that content along.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        measure(preferredAttributes, originalAttributes, context)
        return context
    }

    // MARK: For updates

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
