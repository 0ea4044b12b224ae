/// Animations that run together, in the time of the group.
///
/// One that is longer than the group is cut off; one without a length has the group's. The group's delegate is notified of
/// beginning and end; those of its animations do not. Follows Apple's page "CAAnimationGroup".
open class CAAnimationGroup: CAAnimation {
    /// The animations. Their begin times count from the group's beginning.
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
            // Its end falls together with the group's where both are as long.
            let isAtEnd = time >= duration && animation.timing.endTime <= duration
            let shown = animation.timing.moment(atParentTime: time) ?? (isAtEnd ? animation.lastMoment : nil)
            if let shown { animation.show(shown, in: layer) }
        }
    }
}

extension CAAnimation {
    /// Of an animation that ends just where its group does.
    fileprivate var lastMoment: MediaTiming.Moment? {
        guard timing.endTime >= 0 else { return nil }
        var filled = timing
        filled.fillMode = .both
        return filled.moment(atParentTime: timing.endTime)
    }
}
