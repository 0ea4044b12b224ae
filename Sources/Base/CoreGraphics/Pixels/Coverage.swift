/// The fraction of each pixel that a shape covers, from 0 to 1, row by row.
struct Coverage {
    let width: Int
    let height: Int
    private(set) var values: [Float]

    /// The number of scan lines per row.
    private static let linesPerRow = 8

    /// Full coverage.
    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        values = [Float](repeating: 1, count: width * height)
    }

    /// The coverage of the inside of a path, in pixels from the upper-left corner.
    init(
        of path: PathElements, _ rule: CGPathFillRule, width: Int, height: Int, isAntialiased: Bool = true
    ) {
        (self.width, self.height) = (width, height)
        values = [Float](repeating: 0, count: width * height)
        let edges = Self.edges(of: path)
        let lines = isAntialiased ? Self.linesPerRow : 1
        for row in 0..<height {
            for line in 0..<lines {
                let y = CGFloat(row) + (CGFloat(line) + 0.5) / CGFloat(lines)
                add(Self.spans(of: edges, at: y, rule), row, Float(1) / Float(lines))
            }
        }
        if !isAntialiased { values = values.map { $0 >= 0.5 ? 1 : 0 } }
    }

    subscript(column: Int, row: Int) -> Float { values[row * width + column] }

    /// Intersects with another coverage.
    mutating func intersect(_ other: Coverage) {
        for index in values.indices { values[index] *= other.values[index] }
    }

    private static func edges(of path: PathElements) -> [(CGPoint, CGPoint)] {
        path.subpaths.flatMap { subpath in
            let chain = subpath.chain(tolerance: PathElements.tolerance).map(\.onCanvas)
            return Array(zip(chain, chain.dropFirst() + chain.prefix(1)))
        }
    }

    /// Returns the horizontal spans that are inside the path at `y`.
    private static func spans(of edges: [(CGPoint, CGPoint)], at y: CGFloat, _ rule: CGPathFillRule)
        -> [ClosedRange<CGFloat>]
    {
        let crossings = edges.compactMap { from, to -> (x: CGFloat, step: Int)? in
            guard (from.y <= y) != (to.y <= y) else { return nil }
            return (
                from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x), to.y > from.y ? 1 : -1
            )
        }.sorted { $0.x < $1.x }
        var spans: [ClosedRange<CGFloat>] = []
        var winding = 0
        for (crossing, next) in zip(crossings, crossings.dropFirst()) {
            winding += rule == .winding ? crossing.step : 1
            let isInside = rule == .winding ? winding != 0 : winding % 2 == 1
            if isInside, next.x > crossing.x { spans.append(crossing.x...next.x) }
        }
        return spans
    }

    private mutating func add(_ spans: [ClosedRange<CGFloat>], _ row: Int, _ share: Float) {
        for span in spans {
            let (start, end) = (max(span.lowerBound, 0), min(span.upperBound, CGFloat(width)))
            guard end > start else { continue }
            for column in Int(start)..<Int(end.rounded(.up)) {
                let covered = min(end, CGFloat(column + 1)) - max(start, CGFloat(column))
                values[row * width + column] += Float(covered) * share
            }
        }
    }
}

extension CGPoint {
    /// The point, limited to a distance outside any canvas: the corners of `CGRect.infinite` exceed the range
    /// of arithmetic.
    fileprivate var onCanvas: CGPoint {
        func near(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -1e7), 1e7) }
        return CGPoint(x: near(x), y: near(y))
    }
}
