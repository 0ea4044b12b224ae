#if canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

/// The smallest upright rectangle that encloses a drawing.
package struct SymbolBounds: Equatable, Sendable {
    /// The left edge.
    package var minX: Double
    /// The top edge.
    package var minY: Double
    /// The right edge.
    package var maxX: Double
    /// The bottom edge.
    package var maxY: Double

    var width: Double { maxX - minX }
    var height: Double { maxY - minY }
    var middle: SymbolPoint { SymbolPoint((minX + maxX) / 2, (minY + maxY) / 2) }

    /// Creates the bounds of points; nil without points.
    init?(_ points: [SymbolPoint]) {
        guard let first = points.first else { return nil }
        (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
        for point in points {
            (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
            (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
        }
    }

    func grown(by distance: Double) -> Self {
        var grown = self
        grown.minX -= distance
        grown.minY -= distance
        grown.maxX += distance
        grown.maxY += distance
        return grown
    }

    func joined(_ other: Self) -> Self {
        var joined = self
        (joined.minX, joined.minY) = (min(minX, other.minX), min(minY, other.minY))
        (joined.maxX, joined.maxY) = (max(maxX, other.maxX), max(maxY, other.maxY))
        return joined
    }
}

extension SymbolPath {
    /// The bounds of the path without its line width, computed from closely spaced points; nil for an empty path.
    package var bounds: SymbolBounds? { SymbolBounds(points) }

    /// Points along the path, closely spaced on its curves.
    package var points: [SymbolPoint] {
        var points: [SymbolPoint] = []
        for command in commands { points += command.points(after: points.last) }
        return points
    }
}

extension SymbolPath.Command {
    private static let shares = (1...32).map { Double($0) / 32 }

    fileprivate func points(after last: SymbolPoint?) -> [SymbolPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let point, let control1, let control2):
            Self.shares.map { share in
                Self.onCurve(from: last ?? point, control1, control2, to: point, at: share)
            }
        case .arc(let center, let radius, let start, let end, _):
            ([0] + Self.shares).map { share in
                let angle = start + (end - start) * share
                return SymbolPoint(center.x + radius * cos(angle), center.y + radius * sin(angle))
            }
        case .close: []
        }
    }

    private static func onCurve(
        from start: SymbolPoint, _ control1: SymbolPoint, _ control2: SymbolPoint, to end: SymbolPoint,
        at share: Double
    ) -> SymbolPoint {
        let rest = 1 - share
        let (a, b) = (rest * rest * rest, 3 * rest * rest * share)
        let (c, d) = (3 * rest * share * share, share * share * share)
        return SymbolPoint(
            a * start.x + b * control1.x + c * control2.x + d * end.x,
            a * start.y + b * control1.y + c * control2.y + d * end.y)
    }
}
