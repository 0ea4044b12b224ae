// Block-based animations. Properties have their final values at once; completions are called when the duration has
// passed.
extension UIView {
    /// Performs an animation of the system's own. The views that it moves receive touches while it runs.
    package class func animateTouchably(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationRequest(duration: duration, options: .allowUserInteraction)
            .run(animations, completion: completion)
    }

    /// Animates with a spring of a perceived duration and a bounce. The animation ends when the spring settles. iOS 17.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
        initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(duration: duration, bounce: bounce)
        let settling = duration > 0 ? spring.settlingDuration(initialVelocity: initialSpringVelocity) : 0
        AnimationRequest(
            duration: settling, delay: delay, options: options,
            pace: .spring(spring, velocity: Double(initialSpringVelocity))
        ).run(animations, completion: completion)
    }

    class func runKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        // The bits that the two option sets have in common are equal.
        let options = UIView.AnimationOptions(rawValue: options.rawValue & 0xF03FF)
        AnimationRequest(duration: duration, delay: delay, options: options, isKeyframed: true)
            .run(animations, completion: completion)
    }

    class func describeKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let outer = AnimationContext.current else { return animations() }
        let context = AnimationContext(
            duration: outer.duration * frameDuration, delay: outer.delay + outer.duration * frameStartTime,
            pace: outer.pace, recorder: outer.recorder, effect: outer.effect,
            allowsTouches: outer.allowsTouches, course: outer.course,
            start: outer.start + outer.duration * frameStartTime)
        AnimationContext.describe(context, animations)
    }

    class func runSystemAnimation(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions,
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        let removal = { for view in views { view.removeFromSuperview() } }
        AnimationRequest(duration: 0.25, options: options, atEnd: removal)
            .run({ parallelAnimations?() }, completion: completion)
    }

    class func describeRepeats(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        Repeats.current?.set(count: Double(count), autoreverses: autoreverses)
        animations()
    }
}
