// Arcs of circles, as curves of at most a right angle each.
extension PathElements {
    /// Adds an arc, with angles in radians from the x axis. A positive turn goes from the x axis toward the y axis. A
    /// line connects the path to the arc's start.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform
    ) {
        let circle = Circle(center: center, radius: radius)
        addLineOrMove(to: circle.point(at: startAngle).applying(transform))
        let count = Int(bounded: (abs(delta) / (.pi / 2) - 1e-9).rounded(.up), in: 0...10_000)
        for index in 0..<max(count, 0) {
            let step = delta / CGFloat(count)
            add(circle.curve(from: startAngle + step * CGFloat(index), by: step).applying(transform))
        }
    }

    /// Adds an arc as in PostScript: the turn continues to the first matching end angle in its direction.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform
    ) {
        let turn = clockwise ? startAngle - endAngle : endAngle - startAngle
        let full = 2 * CGFloat.pi
        let ahead = turn < 0 ? turn + full * (-turn / full).rounded(.up) : turn
        addArc(
            center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -ahead : ahead,
            transform: transform)
    }

    /// Adds an arc of a circle that touches the line from the current point to `tangent1End` and the line from there to
    /// `tangent2End`, with a line to its start. If the three points don't form a corner, adds a line to `tangent1End`.
    mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform
    ) {
        guard let end = currentPoint else { return }
        let from = end.applying(transform.inverted())
        guard let arc = Corner(from: from, corner: tangent1End, to: tangent2End).arc(radius: radius) else {
            return addLine(to: tangent1End.applying(transform))
        }
        addArc(
            center: arc.center, radius: radius, startAngle: arc.startAngle, delta: arc.delta,
            transform: transform)
    }
}

private struct Circle {
    let center: CGPoint
    let radius: CGFloat

    func point(at angle: CGFloat) -> CGPoint {
        let direction = unitVector(angle)
        return CGPoint(x: center.x + radius * direction.dx, y: center.y + radius * direction.dy)
    }

    func curve(from angle: CGFloat, by step: CGFloat) -> PathElement {
        let reach = radius * 4 / 3 * CGFloat(tan(Double(step / 4)))
        let (start, end) = (point(at: angle), point(at: angle + step))
        let (first, last) = (unitVector(angle), unitVector(angle + step))
        return .curve(
            end, control1: CGPoint(x: start.x - reach * first.dy, y: start.y + reach * first.dx),
            control2: CGPoint(x: end.x + reach * last.dy, y: end.y - reach * last.dx))
    }
}

/// Two lines that meet, and the circle that rounds their corner.
private struct Corner {
    let from: CGPoint
    let corner: CGPoint
    let to: CGPoint

    func arc(radius: CGFloat) -> (center: CGPoint, startAngle: CGFloat, delta: CGFloat)? {
        let (back, ahead) = (unitVector(corner, from), unitVector(corner, to))
        guard let back, let ahead, radius > 0 else { return nil }
        let cross = back.dx * ahead.dy - back.dy * ahead.dx
        let dot = back.dx * ahead.dx + back.dy * ahead.dy
        guard abs(cross) > 1e-9 else { return nil }
        let half = atan2(Double(abs(cross)), Double(dot)) / 2
        let middle = CGVector(dx: back.dx + ahead.dx, dy: back.dy + ahead.dy)
        let scale = radius / CGFloat(sin(half)) / CGFloat(hypot(Double(middle.dx), Double(middle.dy)))
        let side: CGFloat = cross > 0 ? -1 : 1
        // The radius at the first tangent point is perpendicular to the first line.
        let startAngle = CGFloat(atan2(Double(side * back.dx), Double(-side * back.dy)))
        return (
            CGPoint(x: corner.x + middle.dx * scale, y: corner.y + middle.dy * scale), startAngle,
            side * (.pi - 2 * CGFloat(half))
        )
    }
}

/// Returns the direction from one point to another; `nil` if they are equal.
func unitVector(_ from: CGPoint, _ to: CGPoint) -> CGVector? {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = CGFloat(hypot(Double(dx), Double(dy)))
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : nil
}

/// Exact at multiples of a right angle, unlike a sine.
func unitVector(_ angle: CGFloat) -> CGVector {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    func clean(_ value: CGFloat) -> CGFloat { abs(value) < 1e-15 ? 0 : value }
    return CGVector(dx: clean(cosine), dy: clean(sine))
}
