#if canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

/// Common figures of symbols, in grid units.
extension SymbolPath {
    static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Self {
        SymbolPath().move(x1, y1).line(x2, y2)
    }

    /// Returns a line so short that its caps form a dot. Not every renderer draws the caps of a zero-length line.
    static func point(_ x: Double, _ y: Double) -> Self { line(x - 0.01, y, x + 0.01, y) }

    /// Returns an arc between two angles in degrees: clockwise if the second is larger.
    static func arc(_ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double) -> Self {
        SymbolPath().arc(x, y, radius, from: start, to: end)
    }

    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Self {
        SymbolPath().arc(x, y, radius, from: 0, to: 360).close()
    }

    static func ellipse(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) -> Self {
        let (dx, dy) = (radiusX * 0.5523, radiusY * 0.5523)
        return SymbolPath().move(x + radiusX, y)
            .curve(x + radiusX, y + dy, x + dx, y + radiusY, to: x, y + radiusY)
            .curve(x - dx, y + radiusY, x - radiusX, y + dy, to: x - radiusX, y)
            .curve(x - radiusX, y - dy, x - dx, y - radiusY, to: x, y - radiusY)
            .curve(x + dx, y - radiusY, x + radiusX, y - dy, to: x + radiusX, y)
            .close()
    }

    static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) -> Self
    {
        polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], radius: radius)
    }

    /// Returns a closed polygon with rounded corners.
    static func polygon(_ corners: [(Double, Double)], radius: Double) -> Self {
        let points = corners.map { SymbolPoint($0.0, $0.1) }
        let rounded = points.indices.map { index in
            RoundedCorner(
                points[(index + points.count - 1) % points.count], points[index],
                points[(index + 1) % points.count], radius: radius)
        }
        var path = SymbolPath()
        for (index, corner) in rounded.enumerated() { path = corner.added(to: path, isFirst: index == 0) }
        return path.close()
    }

    /// Returns an open polyline with rounded inner corners.
    static func polyline(_ corners: [(Double, Double)], radius: Double = 0) -> Self {
        let points = corners.map { SymbolPoint($0.0, $0.1) }
        guard let first = points.first, let last = points.last else { return SymbolPath() }
        var path = SymbolPath().move(first.x, first.y)
        for index in points.indices.dropFirst().dropLast() {
            let corner = RoundedCorner(points[index - 1], points[index], points[index + 1], radius: radius)
            path = corner.added(to: path, isFirst: false)
        }
        return path.line(last.x, last.y)
    }

    /// Returns the two sides of an arrowhead with its tip at the point. The direction is in degrees.
    static func arrowHead(_ x: Double, _ y: Double, direction: Double, length: Double = 5) -> Self {
        let arms = [direction + 180 - 45, direction + 180 + 45].map { arm in
            (x + length * cos(arm.radians), y + length * sin(arm.radians))
        }
        return polyline([arms[0], (x, y), arms[1]])
    }

    /// Returns a triangle that points in the direction, in degrees, with the middle of its base at the point.
    static func triangleHead(_ x: Double, _ y: Double, direction: Double, length: Double = 4.2) -> Self {
        let (dx, dy) = (cos(direction.radians) * length, sin(direction.radians) * length)
        return polygon(
            [(x + dx, y + dy), (x - dy * 0.8, y + dx * 0.8), (x + dy * 0.8, y - dx * 0.8)], radius: 0.3)
    }

    /// Returns a closed figure whose points alternate between two circles, starting at the top.
    static func star(
        _ x: Double, _ y: Double, outer: Double, inner: Double, points: Int, radius: Double
    ) -> Self {
        let corners = (0..<points * 2).map { index in
            let angle = (Double(index) * 180 / Double(points) - 90).radians
            let distance = index.isMultiple(of: 2) ? outer : inner
            return (x + distance * cos(angle), y + distance * sin(angle))
        }
        return polygon(corners, radius: radius)
    }

    /// Returns a gear whose first tooth is at the top.
    static func cog(
        _ x: Double, _ y: Double, outer: Double, inner: Double, teeth: Int, radius: Double
    ) -> Self {
        let pitch = 360 / Double(teeth)
        let corners = (0..<teeth).flatMap { tooth in
            [(-0.31, inner), (-0.19, outer), (0.19, outer), (0.31, inner)].map { share, distance in
                let angle = ((Double(tooth) + share) * pitch - 90).radians
                return (x + distance * cos(angle), y + distance * sin(angle))
            }
        }
        return polygon(corners, radius: radius)
    }
}
