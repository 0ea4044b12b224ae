/// A path that can be added to.
///
/// Each transform is applied to what is added; what is there already stays. Follows Apple's page "CGMutablePath".
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public convenience init() {
        self.init(PathElements())
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.move(to: point.applying(transform))
    }

    /// Adds a line. In an empty path nothing is added, as with curves.
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

    /// Adds a line back to where the subpath began. What is added next begins there too.
    public func closeSubpath() {
        elements.close()
    }

    /// Adds a rectangle as a closed subpath, which begins at (min x, min y) and goes on along x.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addRect(rect) }
    }

    /// Adds rectangles, each as a closed subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a subpath of lines from the first point to the last; it is left open.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        add(transform) { $0.addLines(between: points) }
    }

    /// Adds an ellipse that touches the four sides of a rectangle, as a closed subpath of four curves, which begins at
    /// (max x, mid y).
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addEllipse(in: rect) }
    }

    /// Adds a rectangle whose corners are quarters of an ellipse, as a closed subpath. iOS 7.
    ///
    /// A corner larger than half a side counts as half of it.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        add(transform) {
            $0.addRoundedRect(rect.standardized, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        }
    }

    /// Adds an arc of a circle, from one angle to another, in radians from the x axis. A line leads to its beginning where
    /// the path is not empty.
    ///
    /// Clockwise is meant where y goes up: where y goes down, as in a view, it looks the other way around.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        elements.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: transform)
    }

    /// Adds an arc of a circle, from one angle on by another, in radians. A line leads to its beginning where the path is
    /// not empty. iOS 5.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        elements.addArc(
            center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds an arc that rounds the corner between the line from the current point to `tangent1End` and the line from there
    /// to `tangent2End`. A line leads to its beginning; where there is no corner, only a line to `tangent1End` is added.
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
