/// A layer that shows a part of its larger sublayers. Follows Apple's page "CAScrollLayer".
open class CAScrollLayer: CALayer {
    /// Creates a layer that scrolls along both axes.
    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }

    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The scrolling axes. Defaults to ``CAScrollLayerScrollMode/both``.
    open var scrollMode: CAScrollLayerScrollMode = .both

    /// Scrolls a point of the layer to its origin, as far as the mode allows.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls by the smallest distance that makes a rectangle visible, as far as the mode allows.
    open func scroll(to r: CGRect) {
        func shift(_ low: CGFloat, _ high: CGFloat, _ shownLow: CGFloat, _ shownHigh: CGFloat) -> CGFloat {
            if low < shownLow { return low - shownLow }
            return high > shownHigh ? min(high - shownHigh, low - shownLow) : 0
        }
        let shown = bounds
        scroll(
            to: CGPoint(
                x: shown.minX + shift(r.minX, r.maxX, shown.minX, shown.maxX),
                y: shown.minY + shift(r.minY, r.maxY, shown.minY, shown.maxY)))
    }
}

/// The scrolling axes of a layer. Follows Apple's page "CAScrollLayerScrollMode".
public struct CAScrollLayerScrollMode: Hashable, RawRepresentable, Sendable {
    /// The raw value of the mode.
    public var rawValue: String

    /// Creates a mode from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No scrolling.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Vertical scrolling.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// Horizontal scrolling.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// Scrolling along both axes.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

// Access of any layer to its enclosing scroll layer.
extension CALayer {
    private var scrollLayer: CAScrollLayer? {
        sequence(first: self) { $0.superlayer }.lazy.compactMap { $0 as? CAScrollLayer }.first
    }

    func scrollNearest(to point: CGPoint) {
        guard let scrollLayer else { return }
        scrollLayer.scroll(to: scrollLayer.convert(point, from: self))
    }

    func scrollNearest(toShow rect: CGRect) {
        guard let scrollLayer else { return }
        scrollLayer.scroll(to: scrollLayer.convert(rect, from: self))
    }

    var visibleRectNow: CGRect {
        sequence(first: self) { $0.superlayer }.compactMap { $0 as? CAScrollLayer }
            .reduce(bounds) { $0.intersection(convert($1.bounds, from: $1)) }
    }
}
