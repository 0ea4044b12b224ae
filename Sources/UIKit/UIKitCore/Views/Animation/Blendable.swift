import QuartzCore

/// A value that can be interpolated.
@MainActor
protocol Blendable {
    /// The value at a fraction, from 0 to 1, between this value and another. At 0 and 1 it is exactly one of the two.
    func between(_ end: Self, _ part: CGFloat) -> Self
}

extension CGFloat: Blendable {
    func between(_ end: CGFloat, _ part: CGFloat) -> CGFloat { part == 1 ? end : self + (end - self) * part }
}

extension CGPoint: Blendable {
    func between(_ end: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x.between(end.x, part), y: y.between(end.y, part))
    }
}

extension CGRect: Blendable {
    func between(_ end: CGRect, _ part: CGFloat) -> CGRect {
        CGRect(
            origin: origin.between(end.origin, part),
            size: CGSize(width: width.between(end.width, part), height: height.between(end.height, part)))
    }
}

extension CGAffineTransform: Blendable {
    func between(_ end: CGAffineTransform, _ part: CGFloat) -> CGAffineTransform {
        CGAffineTransform(
            a: a.between(end.a, part), b: b.between(end.b, part), c: c.between(end.c, part),
            d: d.between(end.d, part), tx: tx.between(end.tx, part), ty: ty.between(end.ty, part))
    }
}

extension CATransform3D: Blendable {
    func between(_ end: CATransform3D, _ part: CGFloat) -> CATransform3D {
        part == 1 ? end : TransformBlend.blend(self, end, at: part)
    }
}

/// A view's color. `nil` is clear.
extension UIColor?: Blendable {
    func between(_ end: UIColor?, _ part: CGFloat) -> UIColor? {
        if part == 0 { return self }
        if part == 1 || self === end { return end }
        let start = self?.components ?? end!.components.cleared
        let goal = end?.components ?? start.cleared
        return UIColor(
            red: start.red.between(goal.red, part), green: start.green.between(goal.green, part),
            blue: start.blue.between(goal.blue, part), alpha: start.alpha.between(goal.alpha, part))
    }
}

extension ColorComponents {
    fileprivate var cleared: ColorComponents { ColorComponents(red: red, green: green, blue: blue, alpha: 0) }
}
