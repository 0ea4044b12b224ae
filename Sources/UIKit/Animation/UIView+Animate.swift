// Animations by blocks. Properties have their final values at once; completions run when the time is over.
extension UIView {
    /// Animates the changes that a block makes.
    ///
    /// Inside another animation's block the duration is that animation's, unless an option says otherwise.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        AnimationRequest(duration: duration).run(animations, completion: nil)
    }

    /// Animates the changes that a block makes, and calls a completion at the end.
    ///
    /// The completion of an animation that takes no time is called in the next turn of the run loop, and so is that of one
    /// whose block changes no view in a window.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationRequest(duration: duration).run(animations, completion: completion)
    }

    /// Animates the changes that a block makes, after a delay and with options.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationRequest(duration: duration, delay: delay, options: options)
            .run(animations, completion: completion)
    }

    /// Animates with a spring that takes the given time. iOS 7.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationRequest(duration: duration, delay: delay, options: options)
            .run(animations, completion: completion)
    }

    /// Animates with a spring given by its perceived duration and its bounce. It ends when the spring is at
    /// rest. iOS 17.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
        initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(duration: duration, bounce: bounce)
        let settling = duration > 0 ? spring.settlingDuration(initialVelocity: initialSpringVelocity) : 0
        AnimationRequest(duration: settling, delay: delay, options: options).run(
            animations, completion: completion)
    }

    /// Animates keyframes, which the block adds with
    /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``. iOS 7.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        // The bits that both kinds of options have are the same ones.
        let options = UIView.AnimationOptions(rawValue: options.rawValue & 0x3FF)
        AnimationRequest(duration: duration, delay: delay, options: options)
            .run(animations, completion: completion)
    }

    /// Adds a keyframe to the keyframe animation being described; times are parts of its duration. iOS 7.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let outer = AnimationContext.current else { return animations() }
        let context = AnimationContext(
            duration: outer.duration * frameDuration, delay: outer.delay + outer.duration * frameStartTime,
            curve: outer.curve, recorder: outer.recorder, effect: outer.effect)
        AnimationContext.describe(context, animations)
    }

    /// Performs the system's animation on views, with changes of the caller's. `.delete` removes them at its
    /// end. iOS 7.
    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let removal = { for view in views { view.removeFromSuperview() } }
        AnimationRequest(duration: 0.25, options: options, atEnd: removal)
            .run({ parallelAnimations?() }, completion: completion)
    }

    /// Repeats the animations that a block adds to the animation being described. iOS 13.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        Repeats.current?.set(count: Double(count), autoreverses: autoreverses)
        animations()
    }
}
