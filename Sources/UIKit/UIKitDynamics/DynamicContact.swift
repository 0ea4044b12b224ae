/// A contact point of two shapes.
struct TouchingPoint {
    let point: Vector
    /// The direction from the first shape to the second.
    let normal: Vector
    let depth: Double
}

/// Finds the contact points of convex shapes. The order of a shape's corners rotates from x toward y.
enum Touching {
    /// Up to two contact points of two shapes, at the face with the smallest penetration.
    static func points(_ one: [Vector], _ other: [Vector]) -> [TouchingPoint] {
        guard let first = leastDeepFace(of: one, in: other), let second = leastDeepFace(of: other, in: one)
        else {
            return []
        }
        // Prefers the first of two equal faces, because the values change slightly from step to step.
        if second.depth < first.depth - 0.01 {
            return clipped(other, second, one).map {
                TouchingPoint(point: $0.0, normal: -second.normal, depth: $0.1)
            }
        }
        return clipped(one, first, other).map {
            TouchingPoint(point: $0.0, normal: first.normal, depth: $0.1)
        }
    }

    /// The corners of a shape beyond a line. The line's normal points to the permitted side.
    static func points(beyond line: (point: Vector, normal: Vector), _ shape: [Vector]) -> [TouchingPoint] {
        shape.compactMap { corner in
            let depth = (line.point - corner).dot(line.normal)
            return depth >= 0 ? TouchingPoint(point: corner, normal: line.normal, depth: depth) : nil
        }
    }

    private struct Face {
        let start: Vector
        let end: Vector
        let normal: Vector
        let depth: Double
    }

    /// The face with the smallest penetration; `nil` if the shapes don't touch.
    private static func leastDeepFace(of shape: [Vector], in other: [Vector]) -> Face? {
        var best: Face?
        for (number, start) in shape.enumerated() {
            let end = shape[(number + 1) % shape.count]
            let edge = end - start
            guard edge.length > 1e-9 else { continue }
            let normal = Vector(edge.y, -edge.x) / edge.length
            let depth = other.map { (start - $0).dot(normal) }.max() ?? -1
            if depth < 0 { return nil }
            if best.map({ depth < $0.depth }) ?? true {
                best = Face(start: start, end: end, normal: normal, depth: depth)
            }
        }
        return best
    }

    /// The part of the other shape's facing edge that is between the ends of a face and behind the face.
    private static func clipped(_ shape: [Vector], _ face: Face, _ other: [Vector]) -> [(Vector, Double)] {
        var edge = facingEdge(of: other, against: face.normal)
        let along = (face.end - face.start) / (face.end - face.start).length
        for (limit, direction) in [(face.start, along), (face.end, -along)] {
            edge = cut(edge, at: limit, direction)
        }
        return edge.compactMap { corner in
            let depth = (face.start - corner).dot(face.normal)
            return depth >= 0 ? (corner, depth) : nil
        }
    }

    private static func facingEdge(of shape: [Vector], against normal: Vector) -> [Vector] {
        var best = (edge: [Vector](), value: Double.infinity)
        for (number, start) in shape.enumerated() {
            let end = shape[(number + 1) % shape.count]
            let edge = end - start
            guard edge.length > 1e-9 else { continue }
            let value = (Vector(edge.y, -edge.x) / edge.length).dot(normal)
            if value < best.value { best = ([start, end], value) }
        }
        return best.edge
    }

    /// The part of an edge on the side of a point that a direction points to.
    private static func cut(_ edge: [Vector], at limit: Vector, _ direction: Vector) -> [Vector] {
        guard edge.count == 2 else { return [] }
        let places = edge.map { ($0 - limit).dot(direction) }
        switch (places[0] >= 0, places[1] >= 0) {
        case (true, true): return edge
        case (false, false): return []
        case (let keepsFirst, _):
            let crossing = edge[0] + (edge[1] - edge[0]) * (places[0] / (places[0] - places[1]))
            return keepsFirst ? [edge[0], crossing] : [crossing, edge[1]]
        }
    }
}
