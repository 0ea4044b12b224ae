import LayoutSolver

/// The rectangle of a view or a guide in an engine: a view's in its superview, a guide's in its view.
@MainActor
final class LayoutItem {
    /// Of the view or the guide.
    let reference: LayoutReference
    let origin: AxisValues<LayoutVariable>
    let size: AxisValues<LayoutVariable>
    /// What keeps the item where a frame, or the view of a guide, says.
    @exclusivity(unchecked) var fixedRows: [FixedRow] = []
    /// What draws the size to the content's.
    @exclusivity(unchecked) var contentRows = AxisValues<ContentRows?>(nil)
    /// What has stood for it in the console.
    var contentConstraints = AxisValues<NSContentSizeLayoutConstraint?>(nil)
    /// The width that the content's height was asked for last.
    var askedWidth: CGFloat?
    /// What keeps the size from becoming negative.
    var boundRows: AxisValues<LayoutConstraintID>?
    /// Whether the numbers in the fixed rows are out of date.
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
        /// How long the content is, in points.
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
    /// Where the rectangle begins on an axis.
    func low(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }
}

extension UIEdgeInsets {
    func low(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
    func high(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
