// The end of a drag, and the target of the deceleration.
extension UIScrollView {
    /// - Parameter velocity: The velocity of the touch, in points per second.
    func endDrag(velocity: CGPoint) {
        guard let drag else { return }
        refreshControl?.fingerLifts(self)
        var speed = CGPoint.zero
        for axis in drag.axes { speed[keyPath: axis.point] = -velocity[keyPath: axis.point] / 1000 }
        let proposal = restingOffset(speed, drag.axes)
        let target = target(for: proposal, speed)
        let path = ScrollPath(
            glide(.horizontal, speed.x, proposal.x, target.x), glide(.vertical, speed.y, proposal.y, target.y)
        )
        let decelerates = path.duration > 0
        if !decelerates { self.drag = nil }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        self.drag = nil
        // The app may have started its own animation.
        guard motion == nil else { return }
        if decelerates { decelerate(along: path) } else { cameToRest() }
    }

    /// Returns the target of the deceleration. The delegate is always called, but paging ignores its target. Evidence: hunt-scroll-04.
    private func target(for proposal: CGPoint, _ speed: CGPoint) -> CGPoint {
        let target = restingOffset(for: proposal, velocity: speed)
        var wish = target
        delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &wish)
        return isPagingEnabled ? target : wish
    }

    /// Called when the touch that stopped the content ends without dragging. Evidence: pub-scroll-07.
    func goOnWhenCaught() {
        guard drag == nil, let motion, motion.isDeceleration else { return }
        let target = restingOffset(.zero, ScrollAxis.allCases.filter(scrolls))
        let path = ScrollPath(
            glide(.horizontal, 0, target.x, target.x), glide(.vertical, 0, target.y, target.y))
        delegate?.scrollViewDidEndDragging(self, willDecelerate: path.duration > 0)
        // The app may have started its own animation.
        guard self.motion === motion else { return }
        if path.duration == 0 { return motion.stop() }
        motion.giveWay()
        decelerate(along: path)
    }

    private func decelerate(along path: ScrollPath) {
        motion = ScrollMotion(of: self, along: path, isDeceleration: true) { scrollView in
            scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
        }
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    /// Returns the offset where the content stops, within its limits.
    private func restingOffset(_ speed: CGPoint, _ axes: [ScrollAxis]) -> CGPoint {
        var offset = contentOffset
        for axis in axes {
            let velocity = speed[keyPath: axis.point]
            offset[keyPath: axis.point] =
                isPagingEnabled ? page(axis, velocity) : naturalEnd(axis, velocity)
        }
        return beyondHalfRoom(clamped(offset))
    }

    private func naturalEnd(_ axis: ScrollAxis, _ velocity: CGFloat) -> CGFloat {
        let start = contentOffset[keyPath: axis.point]
        let distance = ScrollGlide.distance(velocity: velocity, rate: decelerationRate.rawValue)
        guard distance != 0 else { return start }
        let scale = Runtime.current.screen.scale
        return ((start + distance) * scale).rounded() / scale
    }

    /// Returns the nearest multiple of the view's size; for a moving touch, the next one in its direction.
    private func page(_ axis: ScrollAxis, _ velocity: CGFloat) -> CGFloat {
        let length = bounds.size[keyPath: axis.size]
        let start = contentOffset[keyPath: axis.point]
        guard length > 0 else { return start }
        let place = start / length
        if velocity > ScrollGlide.slowestFlick { return (place.rounded(.down) + 1) * length }
        if velocity < -ScrollGlide.slowestFlick { return (place.rounded(.up) - 1) * length }
        return place.rounded() * length
    }

    private func glide(
        _ axis: ScrollAxis, _ velocity: CGFloat, _ proposal: CGFloat, _ target: CGFloat
    ) -> ScrollGlide {
        let start = contentOffset[keyPath: axis.point]
        let rate = isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
        guard target == proposal else { return ScrollGlide(from: start, to: target, rate: rate) }
        let limits = limits(of: axis)
        let edge = min(max(start, limits.lowerBound), limits.upperBound)
        if start != edge { return ScrollGlide(back: edge, from: start, velocity: velocity) }
        let end = naturalEnd(axis, velocity)
        guard !isPagingEnabled, !limits.contains(end) else {
            return ScrollGlide(from: start, to: target, rate: rate)
        }
        return ScrollGlide(
            from: start, velocity: velocity, rate: rate, past: target, bounces: bounces(axis))
    }
}

extension UIView {
    /// Whether all outer scroll views allow this view to receive touches.
    func scrollViewsLet(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
        var view = superview
        while let present = view {
            if present.flags.contains(.isScrollView), let scrollView = present as? UIScrollView,
                !scrollView.touchesShouldBegin(touches, with: event, in: self)
            {
                return false
            }
            view = present.superview
        }
        return true
    }
}
