/// A length in a compositional layout: absolute, a part of the container, or an estimate. iOS 13.
///
/// Follows Apple's page "NSCollectionLayoutDimension".
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    let length: LayoutLength

    init(_ length: LayoutLength) {
        self.length = length
        super.init()
    }

    /// A part of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(LayoutLength(.widthPart, fractionalWidth))
    }

    /// A part of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(LayoutLength(.heightPart, fractionalHeight))
    }

    /// A length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(LayoutLength(.absolute, absoluteDimension))
    }

    /// A length in points that counts until the view is asked for its own.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(LayoutLength(.estimated, estimatedDimension))
    }

    /// The greatest length of the group's items, each of which is asked; until then an estimate. iOS 17.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(LayoutLength(.uniform, estimate))
    }

    /// Whether this is a part of the container's width.
    open var isFractionalWidth: Bool { length.kind == .widthPart }

    /// Whether this is a part of the container's height.
    open var isFractionalHeight: Bool { length.kind == .heightPart }

    /// Whether this is a length in points.
    open var isAbsolute: Bool { length.kind == .absolute }

    /// Whether this is an estimate.
    open var isEstimated: Bool { length.kind == .estimated }

    /// Whether this is the greatest length of the group's items. iOS 17.
    open var isUniformAcrossSiblings: Bool { length.kind == .uniform }

    /// The number: points or a part.
    open var dimension: CGFloat { length.value }

    /// The dimension itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The width and height of something in a compositional layout. iOS 13. Follows Apple's page "NSCollectionLayoutSize".
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

    /// The size itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var spec: SizeSpec { SizeSpec(width: width.length, height: height.length) }
}

/// A distance in a compositional layout. iOS 13. Follows Apple's page "NSCollectionLayoutSpacing".
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    let value: LayoutSpacing

    init(_ value: LayoutSpacing) {
        self.value = value
        super.init()
    }

    /// A distance that grows with what is left of the line.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(LayoutSpacing(flexibleSpacing, isFlexible: true))
    }

    /// A distance in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(LayoutSpacing(fixedSpacing))
    }

    /// The distance, or the least one.
    open var spacing: CGFloat { value.length }

    /// Whether it grows.
    open var isFlexible: Bool { value.isFlexible }

    /// Whether it is always the same.
    open var isFixed: Bool { !value.isFlexible }

    /// The distance itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Distances around an item. iOS 13. Follows Apple's page "NSCollectionLayoutEdgeSpacing".
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    /// The distance from the leading side, if there is one.
    open private(set) var leading: NSCollectionLayoutSpacing?
    /// The distance from above, if there is one.
    open private(set) var top: NSCollectionLayoutSpacing?
    /// The distance from the trailing side, if there is one.
    open private(set) var trailing: NSCollectionLayoutSpacing?
    /// The distance from below, if there is one.
    open private(set) var bottom: NSCollectionLayoutSpacing?

    /// Creates distances; `nil` is none.
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

    /// The distances themselves: they never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var spec: EdgeSpec {
        EdgeSpec(
            leading: leading?.value ?? .none, top: top?.value ?? .none, trailing: trailing?.value ?? .none,
            bottom: bottom?.value ?? .none)
    }
}

/// The edge or corner of something to which something else is attached. iOS 13.
///
/// Follows Apple's page "NSCollectionLayoutAnchor".
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    /// The edges.
    open private(set) var edges: NSDirectionalRectEdge
    /// How far away from them, in points or in parts of the size.
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

    /// Creates an anchor at a distance from edges, in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isAbsoluteOffset = true
        super.init()
    }

    /// Creates an anchor at a distance from edges, in parts of the size of what is attached.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isAbsoluteOffset = false
        super.init()
    }

    /// Whether ``offset`` is in parts of the size.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// The anchor itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var spec: AnchorSpec { AnchorSpec(edges: edges, offset: offset, isAbsolute: isAbsoluteOffset) }
}
