/// A finger that drags a scroll view's content: where the offset was, and in which directions it follows.
package struct ScrollDrag {
    private(set) var start: CGPoint
    let axes: [ScrollAxis]
    /// What of the finger's way was spent before the drag began.
    private var slop: CGPoint

    /// - Parameter translation: the finger's way until now, of which ten points only made it a drag.
    init(from start: CGPoint, axes: [ScrollAxis], translation: CGPoint) {
        self.start = start
        self.axes = axes
        let length = translation.distance(to: .zero)
        let share = length > 0 ? min(1, 10 / length) : 0
        slop = CGPoint(x: translation.x * share, y: translation.y * share)
    }

    /// The same drag when the content has been moved otherwise to an offset.
    package func goingOn(from offset: CGPoint, at translation: CGPoint) -> ScrollDrag {
        var drag = self
        (drag.start, drag.slop) = (offset, translation)
        return drag
    }

    /// The content was moved: the drag goes on from there.
    mutating func follow(_ shift: CGPoint) {
        start = CGPoint(x: start.x + shift.x, y: start.y + shift.y)
    }

    /// Where the finger wants the offset.
    func offset(_ axis: ScrollAxis, after translation: CGPoint) -> CGFloat {
        start[keyPath: axis.point] - (translation[keyPath: axis.point] - slop[keyPath: axis.point])
    }
}

/// What holds content back that a finger drags past an edge: the farther, the harder.
package enum RubberBand {
    private static let stiffness: CGFloat = 0.55

    /// How far the content goes when the finger goes `distance` past the edge of a view of some length.
    package static func stretch(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let size = (1 - 1 / (abs(distance) * stiffness / length + 1)) * length
        return distance < 0 ? -size : size
    }

    /// How far the finger has gone when the content is `stretch` past the edge.
    static func distance(_ stretch: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0, abs(stretch) < length else { return stretch }
        let size = (1 / (1 - abs(stretch) / length) - 1) * length / stiffness
        return stretch < 0 ? -size : size
    }
}
