/// The smallest component of a compositional layout: the frame of one cell. iOS 13.
///
/// Follows Apple's page "NSCollectionLayoutItem".
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    private let size: NSCollectionLayoutSize
    private let views: [NSCollectionLayoutSupplementaryItem]

    /// Creates an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item of a size, with anchored supplementary views such as badges.
    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        size = layoutSize
        views = supplementaryItems
        super.init()
    }

    /// The size, as fractions of the container or in points.
    open var layoutSize: NSCollectionLayoutSize { size }

    /// The anchored supplementary views.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { views }

    /// The insets of the item's content in its frame. Default none. Ignored along an axis with an estimated length.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space around the item. Default none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Returns a copy with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: views)
        copy.takeOver(self)
        return copy
    }

    var content: ItemSpec.Content { .item }
}

extension NSCollectionLayoutItem {
    func takeOver(_ other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }

    var spec: ItemSpec {
        ItemSpec(
            size: layoutSize.spec, insets: contentInsets, edges: edgeSpacing?.spec ?? EdgeSpec(),
            supplementary: attached.map(\.supplementarySpec), content: content)
    }

    private var attached: [NSCollectionLayoutSupplementaryItem] {
        (self as? NSCollectionLayoutGroup)?.supplementaryItems ?? supplementaryItems
    }
}

/// A supplementary view anchored to an item or a group, such as a badge. iOS 13.
///
/// Follows Apple's page "NSCollectionLayoutSupplementaryItem".
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    private let kind: String
    private let container: NSCollectionLayoutAnchor
    private let own: NSCollectionLayoutAnchor?

    /// Creates a view anchored to its container.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(kind: elementKind, layoutSize, containerAnchor, nil)
    }

    /// Creates a view whose anchor is aligned with an anchor of its container.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(kind: elementKind, layoutSize, containerAnchor, itemAnchor)
    }

    init(
        kind: String, _ size: NSCollectionLayoutSize, _ container: NSCollectionLayoutAnchor,
        _ own: NSCollectionLayoutAnchor?
    ) {
        self.kind = kind
        self.container = container
        self.own = own
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// The position on the z-axis. Views with a higher value are in front. Default 1.
    open var zIndex = 1

    /// The element kind, for which the data source provides the view.
    open var elementKind: String { kind }

    /// The anchor on the container.
    open var containerAnchor: NSCollectionLayoutAnchor { container }

    /// The anchor on the view; `nil` for the one that matches the container's anchor.
    open var itemAnchor: NSCollectionLayoutAnchor? { own }

    /// Returns a copy with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSupplementaryItem(kind: kind, layoutSize, container, own)
        copy.takeOver(self)
        copy.zIndex = zIndex
        return copy
    }

    var supplementarySpec: SupplementarySpec {
        SupplementarySpec(
            kind: kind, size: layoutSize.spec, container: container.spec, own: own?.spec, zIndex: zIndex)
    }
}

/// A supplementary view at an edge of a section or of the entire layout, such as a header. iOS 13.
///
/// Follows Apple's page "NSCollectionLayoutBoundarySupplementaryItem".
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    private let side: NSRectAlignment
    private let shift: CGPoint

    /// Creates a view at an edge.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
        self.init(layoutSize, elementKind, alignment, .zero)
    }

    /// Creates a view with an offset from an edge.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.init(layoutSize, elementKind, alignment, absoluteOffset)
    }

    private init(
        _ size: NSCollectionLayoutSize, _ kind: String, _ alignment: NSRectAlignment, _ shift: CGPoint
    ) {
        side = alignment
        self.shift = shift
        super.init(kind: kind, size, NSCollectionLayoutAnchor(edges: []), nil)
    }

    /// Whether the view extends the section. Default `true`.
    open var extendsBoundary = true

    /// Whether the view stays visible while its section is visible. Default `false`.
    open var pinToVisibleBounds = false

    /// The alignment to the edges.
    open var alignment: NSRectAlignment { side }

    /// The offset from the edge, in points.
    open var offset: CGPoint { shift }

    /// Returns a copy with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(layoutSize, elementKind, side, shift)
        copy.takeOver(self)
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }

    var boundarySpec: BoundarySpec {
        BoundarySpec(
            kind: elementKind, size: layoutSize.spec, alignment: side, offset: shift,
            extends: extendsBoundary, pins: pinToVisibleBounds, zIndex: zIndex, insets: contentInsets)
    }
}

/// A decoration view behind a section, created by the layout. iOS 13. Follows Apple's page "NSCollectionLayoutDecorationItem".
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    private let kind: String

    private init(kind: String) {
        self.kind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// A background behind an entire section. Its class is registered with the layout.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }

    /// The position on the z-axis. Views with a higher value are in front. Default 0.
    open var zIndex = 0

    /// The element kind of the view.
    open var elementKind: String { kind }

    /// Returns a copy with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(kind: kind)
        copy.takeOver(self)
        copy.zIndex = zIndex
        return copy
    }

    var decorationSpec: DecorationSpec { DecorationSpec(kind: kind, insets: contentInsets, zIndex: zIndex) }
}
