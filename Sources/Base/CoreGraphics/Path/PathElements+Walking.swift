/// A drawn piece of a path, between two points.
enum PathSegment: Sendable {
    case line(CGPoint, CGPoint)
    case quadCurve(CGPoint, CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint, CGPoint)

    /// Returns the point at `t`, from 0 at the start to 1 at the end.
    func point(at t: CGFloat) -> CGPoint {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        switch self {
        case .line(let a, let b): return mix(a, b)
        case .quadCurve(let a, let b, let c): return mix(mix(a, b), mix(b, c))
        case .curve(let a, let b, let c, let d):
            let (first, second, third) = (mix(a, b), mix(b, c), mix(c, d))
            return mix(mix(first, second), mix(second, third))
        }
    }

    /// Points after the start, including the end, whose connecting lines are within `tolerance` of the segment.
    func flattened(tolerance: CGFloat) -> [CGPoint] {
        let count = lineCount(tolerance: tolerance)
        return (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
    }

    /// The distance of a curve from its chord is at most an eighth of its second derivative.
    private func lineCount(tolerance: CGFloat) -> Int {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            CGFloat(hypot(Double(a.x - 2 * b.x + c.x), Double(a.y - 2 * b.y + c.y)))
        }
        let second: CGFloat =
            switch self {
            case .line: 0
            case .quadCurve(let a, let b, let c): 2 * bend(a, b, c)
            case .curve(let a, let b, let c, let d): 6 * max(bend(a, b, c), bend(b, c, d))
            }
        guard second.isFinite else { return 1 }
        return Int(bounded: (second / (8 * tolerance)).squareRoot().rounded(.up), in: 1...10_000)
    }
}

/// A subpath as segments.
struct Subpath {
    let start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false

    /// Returns the points of the connecting lines, starting with the first point. Omits repeated points, and the last point of
    /// a closed subpath.
    func chain(tolerance: CGFloat) -> [CGPoint] {
        var points = [start]
        for segment in segments {
            for point in segment.flattened(tolerance: tolerance) where point != points.last {
                points.append(point)
            }
        }
        if isClosed, points.count > 1, points.last == points.first { points.removeLast() }
        return points
    }
}

extension PathElements {
    /// The maximum distance of the lines from the curve that they approximate.
    static let tolerance: CGFloat = 0.001

    /// The subpaths, in order. A lone move is a subpath without segments.
    var subpaths: [Subpath] {
        var found: [Subpath] = []
        var (point, isOpen) = (CGPoint.zero, false)
        for element in list {
            if case .move(let start) = element {
                found.append(Subpath(start: start))
                (point, isOpen) = (start, true)
                continue
            }
            if !isOpen { found.append(Subpath(start: point)) }
            let last = found.count - 1
            switch element {
            case .move: break
            case .line(let end): found[last].segments.append(.line(point, end))
            case .quadCurve(let end, let control):
                found[last].segments.append(.quadCurve(point, control, end))
            case .curve(let end, let control1, let control2):
                found[last].segments.append(.curve(point, control1, control2, end))
            case .close:
                if point != found[last].start { found[last].segments.append(.line(point, found[last].start)) }
                found[last].isClosed = true
            }
            point = element.points.last ?? found[last].start
            isOpen = element != .close
        }
        return found
    }
}
