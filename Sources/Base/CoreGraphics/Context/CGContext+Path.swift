// The current path. Drawing the path or clipping to it clears it.
extension CGContext {
    /// Clears the path.
    public func beginPath() {
        _ = takePath()
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { change { $0.move(to: point) } }

    /// Adds a line. Adds nothing to an empty path, as with curves.
    public func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }

    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        change { $0.add(.curve(end, control1: control1, control2: control2)) }
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        change { $0.add(.quadCurve(end, control: control)) }
    }

    /// Adds a line to the start of the subpath.
    public func closePath() { change { $0.close() } }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { change { $0.addRect(rect) } }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds lines from the first point to the last.
    public func addLines(between points: [CGPoint]) { change { $0.addLines(between: points) } }

    /// Adds an ellipse that touches the four sides of a rectangle.
    public func addEllipse(in rect: CGRect) { change { $0.addEllipse(in: rect) } }

    /// Adds an arc of a circle between two angles, in radians from the x axis, and a line to its start.
    ///
    /// The direction is clockwise where y grows up, so it is reversed in a view's context.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
                clockwise: clockwise, transform: .identity)
        }
    }

    /// Adds an arc that rounds the corner at `tangent1End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        change {
            $0.addArc(
                tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: .identity)
        }
    }

    /// Adds the elements of a path.
    public func addPath(_ path: CGPath) { change { $0.append(path.elements) } }

    /// Replaces the path with the outline of its stroke.
    public func replacePathWithStrokedPath() {
        let (style, path) = (state.stroke, takePath())
        let cut = style.dash.map { PathDasher.dashes(of: path, $0) } ?? path
        change { $0 = PathStroker.outline(of: cut, style) }
    }

    /// Whether the path has no elements.
    public var isPathEmpty: Bool { currentPath.elements.isEmpty }

    /// The current point; (0, 0) in an empty path.
    public var currentPointOfPath: CGPoint { pathNow.currentPoint ?? .zero }

    /// The smallest rectangle that encloses all points, including control points.
    public var boundingBoxOfPath: CGRect { pathNow.boundingBox }

    /// A copy of the path; `nil` if it is empty. iOS 2.
    public var path: CGPath? {
        let elements = pathNow
        return elements.isEmpty ? nil : CGPath(elements)
    }

    /// Returns whether drawing the path in a mode would paint a point. iOS 2.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let path = pathNow
        if let rule = mode.fillRule, path.contains(point, using: rule) { return true }
        guard mode.strokes else { return false }
        let cut = state.stroke.dash.map { PathDasher.dashes(of: path, $0) } ?? path
        return PathStroker.outline(of: cut, state.stroke).contains(point, using: .winding)
    }

    func takePath() -> PathElements { currentPath.take(in: state.transform) }

    private func change(_ change: (inout PathElements) -> Void) {
        currentPath.change(in: state.transform, change)
    }

    private var pathNow: PathElements {
        currentPath.update(to: state.transform)
        return currentPath.elements
    }
}
