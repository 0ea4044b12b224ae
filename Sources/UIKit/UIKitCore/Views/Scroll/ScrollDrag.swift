/// A drag of a scroll view's content, with the initial content offset and the axes in which the content follows.
package struct ScrollDrag {
    private(set) var start: CGPoint
    let axes: [ScrollAxis]
    /// The part of the translation before the drag was recognized.
    private var slop: CGPoint

    /// - Parameter translation: The translation so far, of which the first ten points aren't part of the drag.
    init(from start: CGPoint, axes: [ScrollAxis], translation: CGPoint) {
        self.start = start
        self.axes = axes
        let length = translation.distance(to: .zero)
        let share = length > 0 ? min(1, 10 / length) : 0
        slop = CGPoint(x: translation.x * share, y: translation.y * share)
    }

    /// Returns the drag after another change moved the content to an offset.
    package func goingOn(from offset: CGPoint, at translation: CGPoint) -> ScrollDrag {
        var drag = self
        (drag.start, drag.slop) = (offset, translation)
        return drag
    }

    /// Adjusts the drag to a shift of the content.
    mutating func follow(_ shift: CGPoint) {
        start = CGPoint(x: start.x + shift.x, y: start.y + shift.y)
    }

    /// Returns the offset for a translation, without limits.
    func offset(_ axis: ScrollAxis, after translation: CGPoint) -> CGFloat {
        start[keyPath: axis.point] - (translation[keyPath: axis.point] - slop[keyPath: axis.point])
    }
}

/// The resistance of content that is dragged past an edge: it increases with the distance.
package enum RubberBand {
    private static let stiffness: CGFloat = 0.55

    /// Returns the distance that the content moves past the edge of a view of this length, for a touch that moves
    /// `distance` past it.
    package static func stretch(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let size = (1 - 1 / (abs(distance) * stiffness / length + 1)) * length
        return distance < 0 ? -size : size
    }

    /// Returns the distance of the touch for content that is `stretch` past the edge.
    static func distance(_ stretch: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0, abs(stretch) < length else { return stretch }
        let size = (1 / (1 - abs(stretch) / length) - 1) * length / stiffness
        return stretch < 0 ? -size : size
    }
}
