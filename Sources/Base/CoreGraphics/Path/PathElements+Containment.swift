extension PathElements {
    /// Returns whether a point is inside. An open subpath counts as closed.
    package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
        guard boundingBox.insetBy(dx: -1, dy: -1).contains(point) else { return false }
        var (winding, crossings) = (0, 0)
        for subpath in subpaths {
            let chain = subpath.chain(tolerance: PathElements.tolerance)
            for (from, to) in zip(chain, chain.dropFirst() + chain.prefix(1)) {
                let crossing = Self.crossing(from, to, beside: point)
                winding += crossing
                crossings += abs(crossing)
            }
        }
        return rule == .winding ? winding != 0 : crossings % 2 == 1
    }

    /// 1 or -1 if the line crosses the ray from the point to the right, with increasing or decreasing y; otherwise 0.
    private static func crossing(_ from: CGPoint, _ to: CGPoint, beside point: CGPoint) -> Int {
        guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { return 0 }
        return to.y > from.y ? 1 : -1
    }
}
