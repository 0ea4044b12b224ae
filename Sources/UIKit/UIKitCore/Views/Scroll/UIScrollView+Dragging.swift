// Dragging the content.
extension UIScrollView {
    /// Whether the content scrolls in the direction of the touch, and no outer scroll view must scroll instead.
    var dragMayBegin: Bool {
        let way = pan.translation(in: self)
        let axis: ScrollAxis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
        return scrolls(axis) && !leavesToParent(axis, towards: -way[keyPath: axis.point])
    }

    /// Whether the content is at its edge, and an outer scroll view scrolls instead.
    private func leavesToParent(_ axis: ScrollAxis, towards direction: CGFloat) -> Bool {
        let transfers =
            axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
        guard transfers, !hasRoom(axis, towards: direction) else { return false }
        var view = superview
        while let present = view {
            if present.flags.contains(.isScrollView), let outer = present as? UIScrollView,
                outer.isScrollEnabled, outer.overflows(axis), outer.hasRoom(axis, towards: direction)
            {
                return true
            }
            view = present.superview
        }
        return false
    }

    /// Whether the touches of the subviews may be canceled.
    func contentGivesUp(_ touches: [UITouch]) -> Bool {
        let arena = Runtime.current.application.arena
        return touches.allSatisfy { touch in
            let view = touch.viewOfTouch
            guard view !== self, arena.hasReachedView(touch) else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    func follow(_ pan: ScrollPan) {
        switch pan.state {
        case .began:
            dismissKeyboard(asDragBegins: true)
            beginDrag(pan.translation(in: self))
        case .changed: continueDrag(pan.translation(in: self))
        case .ended:
            dismissKeyboard(asDragBegins: false)
            endDrag(velocity: pan.velocity(in: self))
        case .cancelled: endDrag(velocity: .zero)
        case .possible, .failed: break
        }
    }

    /// Ends editing in the window, depending on the keyboard dismiss mode.
    private func dismissKeyboard(asDragBegins begins: Bool) {
        guard let window, let keyboard = Runtime.current.keyboard.frame else { return }
        let dismisses =
            switch keyboardDismissMode {
            case .none: false
            case .onDrag, .onDragWithAccessory: begins
            case .interactive, .interactiveWithAccessory:
                !begins && pan.velocity(in: window).y >= 0 && pan.location(in: window).y > keyboard.minY
            }
        if dismisses { _ = window.endEditingBeneath(false) }
    }

    private func beginDrag(_ translation: CGPoint) {
        motion?.stop(byFinger: true)
        dragWillBegin()
        var start = contentOffset
        for axis in ScrollAxis.allCases { start[keyPath: axis.point] = unbanded(axis) }
        drag = ScrollDrag(from: start, axes: axesOfDrag(translation), translation: translation)
        delegate?.scrollViewWillBeginDragging(self)
        continueDrag(translation)
    }

    /// Continues the drag after a pinch, whose touches may not all have ended.
    func dragGoesOnFromHere() {
        drag = drag?.goingOn(from: contentOffset, at: pan.translation(in: self))
    }

    /// The axes in which the content moves; only the dominant one if the direction is locked.
    private func axesOfDrag(_ translation: CGPoint) -> [ScrollAxis] {
        let axes = ScrollAxis.allCases.filter(scrolls)
        let (x, y) = (abs(translation.x), abs(translation.y))
        guard isDirectionalLockEnabled, axes.count > 1, max(x, y) > 2 * min(x, y) else { return axes }
        return x > y ? [.horizontal] : [.vertical]
    }

    private func continueDrag(_ translation: CGPoint) {
        // A pinch moves the content itself.
        guard let drag, zooming?.isPinched != true else { return }
        var offset = contentOffset
        for axis in drag.axes {
            offset[keyPath: axis.point] = banded(axis, drag.offset(axis, after: translation))
        }
        if offset != contentOffset { contentOffset = offset }
    }

    /// Limits an offset: past an edge, with the rubber band effect.
    private func banded(_ axis: ScrollAxis, _ wish: CGFloat) -> CGFloat {
        let limits = limits(of: axis)
        let edge = min(max(wish, limits.lowerBound), limits.upperBound)
        guard wish != edge, bounces(axis) else { return edge }
        return edge + RubberBand.stretch(wish - edge, in: bounds.size[keyPath: axis.size])
    }

    private func unbanded(_ axis: ScrollAxis) -> CGFloat {
        let limits = limits(of: axis)
        let offset = contentOffset[keyPath: axis.point]
        let edge = min(max(offset, limits.lowerBound), limits.upperBound)
        return edge + RubberBand.distance(offset - edge, in: bounds.size[keyPath: axis.size])
    }
}
