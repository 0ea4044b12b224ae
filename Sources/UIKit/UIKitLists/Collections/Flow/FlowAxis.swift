/// The axis along which a layout's lines follow each other. The items of a line follow each other across it.
enum FlowAxis {
    case vertical
    case horizontal

    func along(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

    func across(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

    func along(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

    func across(_ point: CGPoint) -> CGFloat { self == .vertical ? point.x : point.y }

    func size(along: CGFloat, across: CGFloat) -> CGSize {
        self == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    func point(along: CGFloat, across: CGFloat) -> CGPoint {
        self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }

    /// The insets before and after the content along the axis.
    func along(_ inset: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
        self == .vertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    }

    func across(_ inset: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
        self == .vertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    }

    /// The start and end of a rectangle along the axis.
    func span(_ rect: CGRect) -> ClosedRange<CGFloat> {
        self == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
    }
}
