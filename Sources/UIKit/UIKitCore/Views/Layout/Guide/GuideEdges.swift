/// The position of a guide's edge in its view, on one axis: a distance in points from one of the view's edges.
enum GuideEdge {
    /// From the left or top edge.
    case fromLow(CGFloat)
    /// From the right or bottom edge.
    case fromHigh(CGFloat)

    func place(within length: CGFloat) -> CGFloat {
        switch self {
        case .fromLow(let distance): distance
        case .fromHigh(let distance): length - distance
        }
    }
}

/// The positions of a guide's edges in its view.
struct GuideEdges {
    let low: AxisValues<GuideEdge>
    /// `nil` if constraints determine the edge.
    let high: AxisValues<GuideEdge?>

    /// Creates the edges of a view's rectangle with insets, relative to its top left corner.
    init(insets: UIEdgeInsets, origin: CGPoint = .zero) {
        low = AxisValues(.fromLow(insets.left + origin.x), .fromLow(insets.top + origin.y))
        high = AxisValues(.fromHigh(insets.right - origin.x), .fromHigh(insets.bottom - origin.y))
    }

    init(low: AxisValues<GuideEdge>, high: AxisValues<GuideEdge?>) {
        self.low = low
        self.high = high
    }

    func rectangle(within size: CGSize) -> CGRect {
        let x = low.horizontal.place(within: size.width)
        let y = low.vertical.place(within: size.height)
        return CGRect(
            x: x, y: y, width: (high.horizontal?.place(within: size.width) ?? x) - x,
            height: (high.vertical?.place(within: size.height) ?? y) - y)
    }
}

extension UILayoutGuide {
    var currentFrame: CGRect {
        guard let view = owningView else { return .zero }
        if let edges { return edges.rectangle(within: view.boundsStorage.size) }
        return view.layout?.engine?.rectangle(of: self) ?? .zero
    }
}

/// A guide with the rectangle of its view's bounds, reduced by insets.
final class InsetGuide: UILayoutGuide {
    private let insets: @MainActor (UIView) -> UIEdgeInsets

    init(_ identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
        self.insets = insets
        super.init()
        self.identifier = identifier
    }

    required init?(coder: NSCoder) { nil }

    override var edges: GuideEdges? {
        owningView.map {
            GuideEdges(
                insets: insets($0), origin: $0.flags.contains(.isScrollView) ? $0.boundsStorage.origin : .zero
            )
        }
    }

    override var layoutFrame: CGRect {
        owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero
    }
}
