import QuartzCore

// The running animations of a view. The view has its new values; pictures and `layer.presentation()` show the current ones.
extension UIView {
    /// Adds a change of the view to the animation being described.
    func animate(_ key: String, from old: Any?, to new: Any?) {
        guard let context = AnimationContext.current, let course = context.course, isBackedInWindow else {
            return
        }
        forgetEndedAnimations()
        ensureExtras().animations.append(
            ViewAnimation(of: LayerChange(of: key, from: old, to: new), in: context, course))
        if !context.allowsTouches { flags.insert(.wasAnimatedUntouchably) }
        course.changeBegan()
    }

    /// Whether a running animation without `allowUserInteraction` changes the view. Evidence: hunt-gestures-09.
    var isAnimatedUntouchably: Bool {
        let now = Runtime.loop.now
        if let animations = extras?.animations,
            animations.contains(where: { !$0.allowsTouches && $0.part(at: now) != nil })
        {
            return true
        }
        if extras?.transition?.keepsTouchesAway(at: now) == true { return true }
        flags.remove(.wasAnimatedUntouchably)
        return false
    }

    /// The action for a change of a layer property: none outside of animation blocks.
    func actionOfLayer(forKey key: String) -> any CAAction {
        guard ChangeRecorder.isRecording, AnimationContext.current?.course != nil, let layer = layerIfMade
        else { return NSNull() }
        return ViewAction(from: layer.value(forKey: key))
    }

    private func forgetEndedAnimations() {
        guard let extras, !extras.animations.isEmpty else { return }
        let now = Runtime.loop.now
        extras.animations.removeAll { $0.part(at: now) == nil }
    }

    private var runningAnimations: [ViewAnimation] {
        guard let all = extras?.animations, !all.isEmpty else { return [] }
        let now = Runtime.loop.now
        return all.filter { $0.part(at: now) != nil }
    }

    package var backedAnimationKeys: [String] { runningAnimations.map(\.change.key) }

    package func backedAnimation(forKey key: String) -> CAAnimation? {
        guard let last = runningAnimations.last(where: { $0.change.key == key }) else { return nil }
        return last.change.animation(duration: last.duration)
    }

    package func removeBackedAnimations(forKey key: String?) {
        let removed = runningAnimations.filter { key == nil || $0.change.key == key }
        extras?.animations.removeAll { animation in removed.contains { $0 === animation } }
        for animation in removed { animation.course.changeWasRemoved() }
    }

    /// Called when the view has left its window.
    func dropAnimations() {
        guard let dropped = extras?.animations, !dropped.isEmpty else { return }
        extras?.animations = []
        for animation in dropped { animation.course.viewLeftWindow() }
    }

    package func showAnimations(in presentation: CALayer, at time: CFTimeInterval) {
        for animation in extras?.animations ?? [] {
            if let part = animation.part(at: time) { animation.change.show(part, in: presentation) }
        }
    }
}

/// Animates a change of a layer in an animation block.
private final class ViewAction: CAAction {
    private let old: Any?

    init(from old: Any?) {
        self.old = old
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        MainThread.isolated((old, anObject)) { old, object in
            guard let layer = object as? CALayer, let view = layer.backing as? UIView else { return }
            AnimationContext.current?.effect?.see()
            view.animate(event, from: old, to: layer.value(forKey: event))
        }
    }
}
