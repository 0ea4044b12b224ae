extension CALayer {
    func attach(_ animation: CAAnimation, forKey key: String?) {
        guard links.model == nil, let copy = animation.copy() as? CAAnimation else { return }
        let key = copy is CATransition ? kCATransition : key
        if let key { detachAnimations { $0.key == key } }
        copy.settleDuration(CATransaction.animationDuration())
        if copy.timing.beginTime == 0 { copy.timing.beginTime = ownTime(at: CACurrentMediaTime()) }
        let item = AttachedAnimation(copy, key: key, layer: self)
        attached.append(item)
        item.begin()
    }

    /// The keys, including those of the view's animations.
    var keysOfAnimations: [String]? {
        let keys = (backing?.backedAnimationKeys ?? []) + attached.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    func animationNow(forKey key: String) -> CAAnimation? {
        attached.first { $0.key == key }?.animation ?? backing?.backedAnimation(forKey: key)
    }

    /// Removes the animations for a key; all animations for `nil`.
    func removeAnimations(forKey key: String? = nil) {
        detachAnimations { key == nil || $0.key == key }
        backing?.removeBackedAnimations(forKey: key)
    }

    private func detachAnimations(_ isMeant: (AttachedAnimation) -> Bool) {
        let removed = attached.filter(isMeant)
        attached.removeAll { item in removed.contains { $0 === item } }
        for item in removed { item.end(finished: false) }
    }
}

/// An animation of a layer, from its start to its end.
final class AttachedAnimation {
    private enum Phase { case running, ended }

    let key: String?
    let animation: CAAnimation
    private weak var layer: CALayer?
    private var phase = Phase.running
    private var timer: (any MediaTimer)?
    /// The completion group that waits for the animation's end.
    private var group: CompletionGroup?

    init(_ animation: CAAnimation, key: String?, layer: CALayer) {
        self.animation = animation
        self.key = key
        self.layer = layer
    }

    deinit {
        timer?.cancel()
        group?.leave()
    }

    func begin() {
        group = MainThread.isCurrent ? OpenTransactions.join() : nil
        let animation = animation
        Media.callAfterCommit("the start of an animation") {
            animation.delegate?.animationDidStart(animation)
        }
        setTimer()
    }

    /// Sets the timer to the animation's end in the layers' current times. A paused or infinitely repeating animation
    /// has no timer.
    func setTimer() {
        guard phase == .running, let layer else { return }
        timer?.cancel()
        timer = nil
        let end = animation.timing.endTime
        guard end.isFinite, !layer.timeStands else { return }
        let delay = layer.clockTime(atOwnTime: end) - CACurrentMediaTime()
        timer = Media.host?.call(after: max(delay, 0), name) { [weak self] in self?.hasRun() }
    }

    private var name: String { "the animation \(key ?? "without a key") of \(type(of: layer))" }

    private func hasRun() {
        guard phase == .running else { return }
        if animation.isRemovedOnCompletion { layer?.attached.removeAll { $0 === self } }
        end(finished: true)
    }

    func end(finished: Bool) {
        guard phase == .running else { return }
        phase = .ended
        timer?.cancel()
        timer = nil
        let (animation, group) = (animation, group)
        self.group = nil
        let tell = {
            animation.delegate?.animationDidStop(animation, finished: finished)
            group?.leave()
        }
        if finished { tell() } else { Media.callAfterCommit("the end of an animation", tell) }
    }
}

extension Media {
    /// Calls the block at the end of the turn; immediately if there is no app.
    fileprivate static func callAfterCommit(_ name: String, _ body: @escaping () -> Void) {
        if let host { host.callAfterCommit(name, body) } else { body() }
    }
}
