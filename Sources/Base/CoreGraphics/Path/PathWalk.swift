/// The motion along a path.
package struct PathWalk: Sendable {
    /// The lengths at the ends of the path's elements, which correspond to key times, starting with 0.
    package private(set) var lengths: [CGFloat] = [0]
    private var segments: [PathSegment] = []
    private let start: CGPoint

    /// Returns `nil` for an empty path. Motion jumps between subpaths.
    package init?(_ path: PathElements) {
        guard let first = path.subpaths.first else { return nil }
        start = first.start
        segments = path.subpaths.flatMap(\.segments)
        for segment in segments { lengths.append(lengths[lengths.count - 1] + segment.length) }
    }

    /// The number of elements.
    package var count: Int { segments.count }

    /// Returns the point at `share` of an element, from 0 to 1, and the direction there in radians.
    package func place(on index: Int, at share: CGFloat) -> (point: CGPoint, angle: CGFloat) {
        guard segments.indices.contains(index) else { return (start, 0) }
        let segment = segments[index]
        let step: CGFloat = 1e-4
        let (from, to) = (
            segment.point(at: max(share - step, 0)), segment.point(at: min(share + step, 1))
        )
        return (
            segment.point(at: share), CGFloat(atan2(Double(to.y - from.y), Double(to.x - from.x)))
        )
    }

    /// Returns the point at a length from the start, and the direction there.
    package func place(atLength length: CGFloat) -> (point: CGPoint, angle: CGFloat) {
        guard let index = segments.indices.last(where: { lengths[$0] <= length }) else {
            return place(on: 0, at: 0)
        }
        return place(on: index, at: segments[index].share(ofLength: length - lengths[index]))
    }
}

extension PathSegment {
    private static let tolerance: CGFloat = 0.001

    fileprivate var length: CGFloat { steps.last?.length ?? 0 }

    /// Returns the parameter of the segment at a length from its start.
    fileprivate func share(ofLength length: CGFloat) -> CGFloat {
        let steps = steps
        guard let index = steps.firstIndex(where: { $0.length >= length }) else { return 1 }
        let before = index == 0 ? (share: 0, length: 0) : steps[index - 1]
        let step = steps[index].length - before.length
        guard step > 0 else { return steps[index].share }
        return before.share + (steps[index].share - before.share) * (length - before.length) / step
    }

    private var steps: [(share: CGFloat, length: CGFloat)] {
        var (last, length) = (point(at: 0), CGFloat(0))
        let points = flattened(tolerance: PathSegment.tolerance)
        return points.enumerated().map { index, point in
            length += CGFloat(hypot(Double(point.x - last.x), Double(point.y - last.y)))
            last = point
            return (CGFloat(index + 1) / CGFloat(points.count), length)
        }
    }
}

extension PathElements {
    /// Returns the part of the path between two fractions of its length, from 0 to 1. Its subpaths are open, except for
    /// the whole path.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> PathElements {
        guard start > 0 || end < 1 else { return self }
        let segments = subpaths.map { subpath in subpath.segments.map { ($0, $0.length) } }
        let total = segments.joined().reduce(0) { $0 + $1.1 }
        let (first, last) = (start * total, end * total)
        var (trimmed, done) = (PathElements(), CGFloat(0))
        for subpath in segments {
            var isOpen = false
            for (segment, length) in subpath {
                let (low, high) = (max(first - done, 0), min(last - done, length))
                done += length
                guard low < high else { continue }
                let part = segment.part(
                    from: segment.share(ofLength: low), to: segment.share(ofLength: high))
                if !isOpen { trimmed.move(to: part.point(at: 0)) }
                trimmed.add(part.element)
                isOpen = true
            }
        }
        return trimmed
    }
}

extension PathSegment {
    fileprivate var element: PathElement {
        switch self {
        case .line(_, let end): .line(end)
        case .quadCurve(_, let control, let end): .quadCurve(end, control: control)
        case .curve(_, let control1, let control2, let end):
            .curve(end, control1: control1, control2: control2)
        }
    }

    /// Returns the part between two parameters, from 0 to 1. Its control points are the curve's blossoms.
    fileprivate func part(from low: CGFloat, to high: CGFloat) -> PathSegment {
        guard low > 0 || high < 1 else { return self }
        switch self {
        case .line: return .line(point(at: low), point(at: high))
        case .quadCurve(let a, let b, let c):
            func mixed(_ s: CGFloat, _ t: CGFloat) -> CGPoint {
                PathSegment.line(
                    PathSegment.line(a, b).point(at: s), PathSegment.line(b, c).point(at: s)
                ).point(at: t)
            }
            return .quadCurve(point(at: low), mixed(low, high), point(at: high))
        case .curve(let a, let b, let c, let d):
            func mixed(_ s: CGFloat, _ t: CGFloat, _ u: CGFloat) -> CGPoint {
                PathSegment.quadCurve(
                    PathSegment.line(a, b).point(at: s), PathSegment.line(b, c).point(at: s),
                    PathSegment.line(c, d).point(at: s)
                ).blossom(t, u)
            }
            return .curve(point(at: low), mixed(low, low, high), mixed(low, high, high), point(at: high))
        }
    }

    /// Returns the blossom of a quadratic curve: a parameter for each of the two interpolation steps.
    private func blossom(_ t: CGFloat, _ u: CGFloat) -> CGPoint {
        guard case .quadCurve(let a, let b, let c) = self else { return point(at: u) }
        return PathSegment.line(
            PathSegment.line(a, b).point(at: t), PathSegment.line(b, c).point(at: t)
        ).point(at: u)
    }
}
