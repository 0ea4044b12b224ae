/// Creates the outline of a stroked path: pieces with the same winding, so that filling them together with the winding
/// rule covers the stroke.
struct PathStroker {
    let width: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    private var outline = PathElements()

    private init(_ style: StrokeStyle) {
        width = style.width
        cap = style.cap
        join = style.join
        miterLimit = style.miterLimit
    }

    static func outline(of path: PathElements, _ style: StrokeStyle) -> PathElements {
        var stroker = PathStroker(style)
        guard style.width > 0 else { return stroker.outline }
        for subpath in path.subpaths { stroker.stroke(subpath) }
        return stroker.outline
    }

    private var half: CGFloat { width / 2 }

    private mutating func stroke(_ subpath: Subpath) {
        guard !subpath.segments.isEmpty else { return }
        let chain = subpath.chain(tolerance: PathElements.tolerance)
        guard chain.count > 1 else { return addDot(at: chain[0]) }
        let points = subpath.isClosed ? chain + [chain[0]] : chain
        for (from, to) in zip(points, points.dropFirst()) { addLine(from, to) }
        for index in points.indices.dropFirst().dropLast() {
            addJoin(points[index - 1], points[index], points[index + 1])
        }
        if subpath.isClosed {
            addJoin(chain[chain.count - 1], chain[0], chain[1])
        } else {
            addCap(points[1], points[0])
            addCap(points[points.count - 2], points[points.count - 1])
        }
    }

    /// Adds the caps of a zero-length line, which has no direction.
    private mutating func addDot(at point: CGPoint) {
        switch cap {
        case .butt: break
        case .round: addCircle(at: point)
        case .square:
            outline.addRect(CGRect(x: point.x - half, y: point.y - half, width: width, height: width))
        }
    }

    private mutating func addCircle(at point: CGPoint) {
        outline.addEllipse(in: CGRect(x: point.x - half, y: point.y - half, width: width, height: width))
    }

    private mutating func addLine(_ from: CGPoint, _ to: CGPoint) {
        guard let direction = unitVector(from, to) else { return }
        let (dx, dy) = (-direction.dy * half, direction.dx * half)
        addPolygon([
            CGPoint(x: from.x - dx, y: from.y - dy), CGPoint(x: to.x - dx, y: to.y - dy),
            CGPoint(x: to.x + dx, y: to.y + dy), CGPoint(x: from.x + dx, y: from.y + dy),
        ])
    }

    private mutating func addCap(_ inner: CGPoint, _ end: CGPoint) {
        guard let direction = unitVector(inner, end) else { return }
        switch cap {
        case .butt: break
        case .round: addCircle(at: end)
        case .square:
            addLine(end, CGPoint(x: end.x + direction.dx * half, y: end.y + direction.dy * half))
        }
    }

    private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
        guard let first = unitVector(before, corner), let second = unitVector(corner, after) else { return }
        let cross = first.dx * second.dy - first.dy * second.dx
        let dot = first.dx * second.dx + first.dy * second.dy
        guard abs(cross) > 1e-12 || dot < 0 else { return }
        if join == .round { return addCircle(at: corner) }
        let side: CGFloat = cross > 0 ? 1 : -1
        func outer(_ direction: CGVector) -> CGPoint {
            CGPoint(x: corner.x + side * half * direction.dy, y: corner.y - side * half * direction.dx)
        }
        let (from, to) = (outer(first), outer(second))
        let tip = join == .miter ? miterTip(corner, from, to, cosineOfTurn: dot) : nil
        addPolygon([corner, from] + (tip.map { [$0] } ?? []) + [to])
    }

    /// Returns the intersection of the outer edges; `nil` if the miter exceeds the limit, in line widths.
    private func miterTip(_ corner: CGPoint, _ from: CGPoint, _ to: CGPoint, cosineOfTurn dot: CGFloat)
        -> CGPoint?
    {
        // The sine of half the inner angle; the miter length in line widths is its reciprocal.
        let sineOfHalf = ((1 + dot) / 2).squareRoot()
        guard sineOfHalf > 0, 1 / sineOfHalf <= miterLimit else { return nil }
        let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        let stretch = 1 / (sineOfHalf * sineOfHalf)
        return CGPoint(
            x: corner.x + (middle.x - corner.x) * stretch, y: corner.y + (middle.y - corner.y) * stretch)
    }

    /// Adds the polygon, reversed if its winding is wrong.
    private mutating func addPolygon(_ points: [CGPoint]) {
        let area = zip(points, points.dropFirst() + points.prefix(1))
            .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        outline.addLines(between: area < 0 ? points.reversed() : points)
        outline.close()
    }
}
