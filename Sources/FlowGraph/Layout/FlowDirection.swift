/// Which way the ways of a picture lead.
package enum FlowDirection: Sendable {
    /// From left to right: for a page that is wider than high.
    case right
    /// From top to bottom: for a narrow column.
    case down

    /// The room for curves on both sides of the words beside edges, in points.
    var gap: Double { self == .right ? 26 : 14 }

    /// A point by how far it lies along the ways, and how far across them.
    func point(along: Double, across: Double) -> FlowPicture.Point {
        self == .right ? FlowPicture.Point(x: along, y: across) : FlowPicture.Point(x: across, y: along)
    }

    /// How much of a box lies along the ways.
    func along(_ size: FlowBoxSize) -> Double { self == .right ? size.width : size.height }

    /// How much of a box lies across them.
    func across(_ size: FlowBoxSize) -> Double { self == .right ? size.height : size.width }

    /// Where the words of an edge begin, or have their middle, for a point on its line.
    func wordsPlace(_ point: FlowPicture.Point) -> FlowPicture.Point {
        self == .right
            ? FlowPicture.Point(x: point.x + 2, y: point.y - 4)
            : FlowPicture.Point(x: point.x, y: point.y + 14)
    }
}
