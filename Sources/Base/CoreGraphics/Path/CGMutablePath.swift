/// A mutable path.
///
/// A transform applies only to the added elements. Follows Apple's page "CGMutablePath".
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public convenience init() {
        self.init(PathElements())
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.move(to: point.applying(transform))
    }

    /// Adds a line. Adds nothing to an empty path, as with curves.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.addLine(to: point.applying(transform))
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        elements.add(PathElement.quadCurve(end, control: control).applying(transform))
    }

    /// Adds a cubic curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        elements.add(
            PathElement.curve(end, control1: control1, control2: control2).applying(transform))
    }

    /// Adds a line to the start of the subpath, which becomes the current point.
    public func closeSubpath() {
        elements.close()
    }

    /// Adds a rectangle as a closed subpath that starts at (min x, min y) and continues along x.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addRect(rect) }
    }

    /// Adds rectangles, each as a closed subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an open subpath of lines from the first point to the last.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        add(transform) { $0.addLines(between: points) }
    }

    /// Adds an ellipse that touches the four sides of a rectangle, as a closed subpath of four curves that starts at
    /// (max x, mid y).
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addEllipse(in: rect) }
    }

    /// Adds a rectangle with elliptical corners, as a closed subpath. iOS 7.
    ///
    /// A corner is limited to half of each side.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        add(transform) {
            $0.addRoundedRect(rect.standardized, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        }
    }

    /// Adds an arc of a circle between two angles, in radians from the x axis. If the path isn't empty, adds a line to the
    /// arc's start.
    ///
    /// The direction is clockwise where y grows up; it is reversed where y grows down, as in a view.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        elements.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: transform)
    }

    /// Adds an arc of a circle from an angle by a relative angle, in radians. If the path isn't empty, adds a line to the
    /// arc's start. iOS 5.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        elements.addArc(
            center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds an arc that rounds the corner between the line from the current point to `tangent1End` and the line from there
    /// to `tangent2End`, preceded by a line to the arc's start. If the points don't form a corner, adds only a line to
    /// `tangent1End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        elements.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements.append(path.elements.applying(transform))
    }

    private func add(_ transform: CGAffineTransform, _ build: (inout PathElements) -> Void) {
        var added = PathElements()
        build(&added)
        elements.append(added.applying(transform))
    }
}
