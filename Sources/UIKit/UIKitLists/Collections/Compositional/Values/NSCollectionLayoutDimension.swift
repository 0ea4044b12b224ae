/// A length in a compositional layout: absolute, a fraction of the container, or an estimate. iOS 13.
///
/// Follows Apple's page "NSCollectionLayoutDimension".
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    let length: LayoutLength

    init(_ length: LayoutLength) {
        self.length = length
        super.init()
    }

    /// A fraction of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(LayoutLength(.widthPart, fractionalWidth))
    }

    /// A fraction of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(LayoutLength(.heightPart, fractionalHeight))
    }

    /// A length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(LayoutLength(.absolute, absoluteDimension))
    }

    /// An estimated length in points. The view determines the final length.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(LayoutLength(.estimated, estimatedDimension))
    }

    /// The largest length of the group's items, each of which is measured; an estimate until then. iOS 17.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(LayoutLength(.uniform, estimate))
    }

    /// Whether this is a fraction of the container's width.
    open var isFractionalWidth: Bool { length.kind == .widthPart }

    /// Whether this is a fraction of the container's height.
    open var isFractionalHeight: Bool { length.kind == .heightPart }

    /// Whether this is a length in points.
    open var isAbsolute: Bool { length.kind == .absolute }

    /// Whether this is an estimate.
    open var isEstimated: Bool { length.kind == .estimated }

    /// Whether this is the largest length of the group's items. iOS 17.
    open var isUniformAcrossSiblings: Bool { length.kind == .uniform }

    /// The value: points or a fraction.
    open var dimension: CGFloat { length.value }

    /// Returns the dimension, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The width and height of an element in a compositional layout. iOS 13. Follows Apple's page "NSCollectionLayoutSize".
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    private let width: NSCollectionLayoutDimension
    private let height: NSCollectionLayoutDimension

    /// Creates a size.
    public init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        self.width = width
        self.height = height
        super.init()
    }

    /// The width.
    open var widthDimension: NSCollectionLayoutDimension { width }

    /// The height.
    open var heightDimension: NSCollectionLayoutDimension { height }

    /// Returns the size, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var spec: SizeSpec { SizeSpec(width: width.length, height: height.length) }
}

/// A spacing in a compositional layout. iOS 13. Follows Apple's page "NSCollectionLayoutSpacing".
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    let value: LayoutSpacing

    init(_ value: LayoutSpacing) {
        self.value = value
        super.init()
    }

    /// A spacing of at least this length, which takes a share of the remaining space in the line.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(LayoutSpacing(flexibleSpacing, isFlexible: true))
    }

    /// A fixed spacing in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(LayoutSpacing(fixedSpacing))
    }

    /// The fixed or minimum spacing.
    open var spacing: CGFloat { value.length }

    /// Whether the spacing is flexible.
    open var isFlexible: Bool { value.isFlexible }

    /// Whether the spacing is fixed.
    open var isFixed: Bool { !value.isFlexible }

    /// Returns the spacing, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spacing around an item. iOS 13. Follows Apple's page "NSCollectionLayoutEdgeSpacing".
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    /// The spacing at the leading edge, if any.
    open private(set) var leading: NSCollectionLayoutSpacing?
    /// The spacing at the top edge, if any.
    open private(set) var top: NSCollectionLayoutSpacing?
    /// The spacing at the trailing edge, if any.
    open private(set) var trailing: NSCollectionLayoutSpacing?
    /// The spacing at the bottom edge, if any.
    open private(set) var bottom: NSCollectionLayoutSpacing?

    /// Creates an edge spacing; `nil` is no spacing.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }

    /// Returns the edge spacing, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var spec: EdgeSpec {
        EdgeSpec(
            leading: leading?.value ?? .none, top: top?.value ?? .none, trailing: trailing?.value ?? .none,
            bottom: bottom?.value ?? .none)
    }
}

/// The edge or corner of an element at which a supplementary view is anchored. iOS 13.
///
/// Follows Apple's page "NSCollectionLayoutAnchor".
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    /// The edges of the anchor.
    open private(set) var edges: NSDirectionalRectEdge
    /// The offset from the edges, in points or as a fraction of the size.
    open private(set) var offset: CGPoint
    /// Whether ``offset`` is in points.
    open private(set) var isAbsoluteOffset: Bool

    /// Creates an anchor at edges.
    public init(edges: NSDirectionalRectEdge) {
        self.edges = edges
        offset = .zero
        isAbsoluteOffset = true
        super.init()
    }

    /// Creates an anchor with an offset from edges, in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isAbsoluteOffset = true
        super.init()
    }

    /// Creates an anchor with an offset from edges, as a fraction of the anchored view's size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isAbsoluteOffset = false
        super.init()
    }

    /// Whether ``offset`` is a fraction of the size.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// Returns the anchor, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var spec: AnchorSpec { AnchorSpec(edges: edges, offset: offset, isAbsolute: isAbsoluteOffset) }
}
