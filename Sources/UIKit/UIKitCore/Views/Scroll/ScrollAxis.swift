/// The horizontal or the vertical axis, in which a scroll view scrolls independently.
package enum ScrollAxis: CaseIterable {
    case horizontal
    case vertical

    package var point: WritableKeyPath<CGPoint, CGFloat> { self == .horizontal ? \.x : \.y }

    package var size: WritableKeyPath<CGSize, CGFloat> { self == .horizontal ? \.width : \.height }
}

extension UIScrollView {
    /// Returns the content offsets between the content's edges.
    func limits(of axis: ScrollAxis) -> ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        let room = axis == .horizontal ? BarRoom() : barRoom
        let (before, after) =
            axis == .horizontal ? (inset.left, inset.right) : (inset.top + room.taken, inset.bottom)
        let last = contentSize[keyPath: axis.size] + after - bounds.size[keyPath: axis.size]
        let first = -before - alignment(axis, room: -before - last)
        // A search bar can be hidden over short content too.
        return first...max(first + room.ofSearch, last)
    }

    /// The distance by which the alignment point moves content that is smaller than the view.
    private func alignment(_ axis: ScrollAxis, room: CGFloat) -> CGFloat {
        let share = contentAlignmentPoint[keyPath: axis.point]
        return share == 0 ? 0 : max(room, 0) * share
    }

    func alignContent() {
        let aligned = clamped(contentOffset)
        if aligned != contentOffset, drag == nil, motion == nil { contentOffset = aligned }
    }

    /// Whether the content is larger than the view.
    func overflows(_ axis: ScrollAxis) -> Bool {
        let limits = limits(of: axis)
        return limits.upperBound > limits.lowerBound
    }

    func alwaysBounces(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal
            ? alwaysBounceHorizontal && bouncesHorizontally : alwaysBounceVertical && bouncesVertically
    }

    /// Whether dragging moves the content.
    func scrolls(_ axis: ScrollAxis) -> Bool { overflows(axis) || alwaysBounces(axis) }

    /// Whether the content can scroll past its edges.
    func bounces(_ axis: ScrollAxis) -> Bool {
        scrolls(axis) && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
    }

    /// Whether the offset can grow, or shrink for a negative direction, without passing an edge.
    package func hasRoom(_ axis: ScrollAxis, towards direction: CGFloat) -> Bool {
        let limits = limits(of: axis)
        let offset = contentOffset[keyPath: axis.point]
        return direction > 0 ? offset < limits.upperBound : offset > limits.lowerBound
    }

    package func clamped(_ offset: CGPoint) -> CGPoint {
        var result = offset
        for axis in ScrollAxis.allCases {
            let limits = limits(of: axis)
            result[keyPath: axis.point] = min(
                max(offset[keyPath: axis.point], limits.lowerBound), limits.upperBound)
        }
        return result
    }
}
