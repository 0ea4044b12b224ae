#if canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

/// A corner of a figure, replaced with an arc. Short sides reduce its radius.
struct RoundedCorner {
    private let start: SymbolPoint
    private let end: SymbolPoint
    private let control1: SymbolPoint
    private let control2: SymbolPoint

    init(_ before: SymbolPoint, _ corner: SymbolPoint, _ after: SymbolPoint, radius: Double) {
        let (back, forth) = (Side(from: corner, to: before), Side(from: corner, to: after))
        let cosine = min(max(back.x * forth.x + back.y * forth.y, -1), 1)
        let halfAngle = acos(cosine) / 2
        let cut = min(radius / max(tan(halfAngle), 0.001), back.length / 2, forth.length / 2)
        let handle = cut * (1 - 4 / 3 * tan((.pi - halfAngle * 2) / 4) * tan(halfAngle))
        start = back.point(at: cut)
        control1 = back.point(at: handle)
        control2 = forth.point(at: handle)
        end = forth.point(at: cut)
    }

    func added(to path: SymbolPath, isFirst: Bool) -> SymbolPath {
        let path = isFirst ? path.move(start.x, start.y) : path.line(start.x, start.y)
        guard start != end else { return path }
        return path.curve(control1.x, control1.y, control2.x, control2.y, to: end.x, end.y)
    }

    /// A side of the corner: its unit direction and its length.
    private struct Side {
        let origin: SymbolPoint
        let x: Double
        let y: Double
        let length: Double

        init(from origin: SymbolPoint, to other: SymbolPoint) {
            let (dx, dy) = (other.x - origin.x, other.y - origin.y)
            self.origin = origin
            length = max((dx * dx + dy * dy).squareRoot(), .leastNormalMagnitude)
            x = dx / length
            y = dy / length
        }

        func point(at distance: Double) -> SymbolPoint {
            SymbolPoint(origin.x + x * distance, origin.y + y * distance)
        }
    }
}
