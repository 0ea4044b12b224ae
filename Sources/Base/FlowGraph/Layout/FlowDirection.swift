/// The direction of the edges in an image.
package enum FlowDirection: Sendable {
    /// From left to right: for a page that is wider than high.
    case right
    /// From top to bottom: for a narrow column.
    case down

    /// The space for curves on both sides of the labels of edges, in points.
    var gap: Double { self == .right ? 26 : 14 }

    /// Returns a point from its coordinates along and across the direction.
    func point(along: Double, across: Double) -> FlowPicture.Point {
        self == .right ? FlowPicture.Point(x: along, y: across) : FlowPicture.Point(x: across, y: along)
    }

    /// Returns the size of a box along the direction.
    func along(_ size: FlowBoxSize) -> Double { self == .right ? size.width : size.height }

    /// Returns the size of a box across the direction.
    func across(_ size: FlowBoxSize) -> Double { self == .right ? size.height : size.width }

    /// Returns the start, or the middle, of an edge's label for a point on its line.
    func wordsPlace(_ point: FlowPicture.Point) -> FlowPicture.Point {
        self == .right
            ? FlowPicture.Point(x: point.x + 2, y: point.y - 4)
            : FlowPicture.Point(x: point.x, y: point.y + 14)
    }
}
