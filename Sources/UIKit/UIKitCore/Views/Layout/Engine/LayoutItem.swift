import LayoutSolver

/// The rectangle of a view or a guide in an engine: relative to the view's superview, or to the guide's owning view.
@MainActor
final class LayoutItem {
    /// The reference to the view or the guide.
    let reference: LayoutReference
    let origin: AxisValues<LayoutVariable>
    let size: AxisValues<LayoutVariable>
    /// The rows that determine the position and size from a frame, or from the guide's view.
    var fixedRows: [FixedRow] = []
    /// The rows for the intrinsic content size.
    var contentRows = AxisValues<ContentRows?>(nil)
    /// The constraints that represent these rows in the console.
    var contentConstraints = AxisValues<NSContentSizeLayoutConstraint?>(nil)
    /// The width for which the content's height was last requested.
    var askedWidth: CGFloat?
    /// The rows that keep the size from being negative.
    var boundRows: AxisValues<LayoutConstraintID>?
    /// Whether the constants of the fixed rows need an update.
    var isMoved = false

    init(_ reference: LayoutReference, in solver: LayoutSolver) {
        self.reference = reference
        origin = AxisValues(solver.makeVariable(), solver.makeVariable())
        size = AxisValues(solver.makeVariable(), solver.makeVariable())
    }

    var variables: [LayoutVariable] { [origin.horizontal, origin.vertical, size.horizontal, size.vertical] }

    struct FixedRow {
        let id: LayoutConstraintID
        var constant: Double
    }

    struct ContentRows {
        let hugging: LayoutConstraintID
        let resistance: LayoutConstraintID
        /// The length of the content, in points.
        var length: CGFloat
    }
}

extension AxisValues {
    init(_ horizontal: Value, _ vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension NSLayoutConstraint.Axis {
    static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}

extension CGSize {
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGRect {
    /// The minimum coordinate of the rectangle on an axis.
    func low(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }
}

extension UIEdgeInsets {
    func low(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
    func high(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
