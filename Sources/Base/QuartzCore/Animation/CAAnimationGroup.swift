/// A group of animations that run concurrently, in the group's time space.
///
/// An animation that is longer than the group is cut off; one without a duration has the group's. The group's delegate
/// receives the start and the end; the delegates of its animations aren't called. Follows Apple's page "CAAnimationGroup".
open class CAAnimationGroup: CAAnimation {
    /// The animations. Their begin times are relative to the start of the group.
    open var animations: [CAAnimation]?

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func settleDuration(_ duration: CFTimeInterval) {
        super.settleDuration(duration)
        animations?.forEach { $0.settleDuration(self.duration) }
    }

    override func show(_ moment: MediaTiming.Moment, in layer: CALayer) {
        let share = duration > 0 ? moment.time / duration : 1
        let time = timingFunction.map { $0.progress(at: share) * duration } ?? moment.time
        for animation in animations ?? [] {
            // An animation as long as the group ends together with it.
            let isAtEnd = time >= duration && animation.timing.endTime <= duration
            let shown = animation.timing.moment(atParentTime: time) ?? (isAtEnd ? animation.lastMoment : nil)
            if let shown { animation.show(shown, in: layer) }
        }
    }
}

extension CAAnimation {
    /// The last moment of an animation that ends exactly with its group.
    fileprivate var lastMoment: MediaTiming.Moment? {
        guard timing.endTime >= 0 else { return nil }
        var filled = timing
        filled.fillMode = .both
        return filled.moment(atParentTime: timing.endTime)
    }
}
