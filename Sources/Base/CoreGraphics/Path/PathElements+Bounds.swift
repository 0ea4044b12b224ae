extension PathElements {
    /// The smallest rectangle that encloses all points, including control points; null for an empty path.
    package var boundingBox: CGRect {
        list.flatMap(\.points).boundingBox
    }

    /// The smallest rectangle that encloses the path; null for an empty path.
    package var boundingBoxOfPath: CGRect {
        subpaths.flatMap { subpath in [subpath.start] + subpath.segments.flatMap(\.extremes) }.boundingBox
    }

    /// The rectangle, if the path is one, in any order of its corners; otherwise `nil`.
    package var rect: CGRect? {
        let open = list.last == .close ? list.dropLast() : list[...]
        guard (4...5).contains(open.count), case .move = open.first, open.dropFirst().allSatisfy(\.isLine)
        else { return nil }
        let points = open.compactMap(\.end)
        guard points.count == 4 || points[4] == points[0] else { return nil }
        let isUpright = (0..<4).allSatisfy { index in
            let (from, to) = (points[index], points[(index + 1) % 4])
            let isLevel = (index % 2 == 0) == (points[0].y == points[1].y)
            return isLevel ? from.y == to.y : from.x == to.x
        }
        return isUpright ? points.boundingBox : nil
    }
}

extension PathElement {
    fileprivate var isLine: Bool {
        if case .line = self { true } else { false }
    }
}

extension PathSegment {
    /// The endpoint, and the points where the segment's direction in x or y reverses.
    fileprivate var extremes: [CGPoint] {
        switch self {
        case .line(_, let end): [end]
        case .quadCurve(let a, let b, let c):
            turns { axis in [(a[keyPath: axis] - b[keyPath: axis]) / bend(a, b, c, axis)] } + [c]
        case .curve(let a, let b, let c, let d):
            turns { axis in cubicTurns(a, b, c, d, axis) } + [d]
        }
    }

    private func turns(_ times: (KeyPath<CGPoint, CGFloat>) -> [CGFloat]) -> [CGPoint] {
        (times(\.x) + times(\.y)).filter { $0 > 0 && $0 < 1 }.map(point(at:))
    }

    private func bend(
        _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ axis: KeyPath<CGPoint, CGFloat>
    ) -> CGFloat {
        a[keyPath: axis] - 2 * b[keyPath: axis] + c[keyPath: axis]
    }

    /// Returns the parameters at which the derivative, a quadratic, is zero.
    private func cubicTurns(
        _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ axis: KeyPath<CGPoint, CGFloat>
    ) -> [CGFloat] {
        let (a, b, c, d) = (a[keyPath: axis], b[keyPath: axis], c[keyPath: axis], d[keyPath: axis])
        let square = d - 3 * c + 3 * b - a
        let linear = 2 * (c - 2 * b + a)
        let constant = b - a
        guard abs(square) > 1e-12 else { return linear == 0 ? [] : [-constant / linear] }
        let discriminant = linear * linear - 4 * square * constant
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
    }
}

extension [CGPoint] {
    /// The smallest rectangle that encloses the points; null without points.
    var boundingBox: CGRect {
        guard let first else { return .null }
        var (low, high) = (first, first)
        for point in self {
            low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
            high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
