// Transitions of whole views, and the switch that turns animations off.
extension UIView {
    /// Changes what a view holds with a transition. Without one among the options the change is not animated.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationRequest(duration: duration, options: options, isTransition: true).run({ animations?() }, completion: completion)
    }

    /// Replaces a view by another in its superview with a transition.
    ///
    /// The old view is removed and the new one added; with `.showHideTransitionViews` they are hidden and
    /// shown.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationRequest(duration: duration, options: options, isTransition: true).run(
            {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else if let place = fromView.superview {
                    place.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }

    /// Makes changes without animating them, even inside an animation's block. iOS 7.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasOff = AnimationSwitch.isOff
        AnimationSwitch.isOff = true
        AnimationContext.describe(nil, actionsWithoutAnimation)
        AnimationSwitch.isOff = wasOff
    }

    /// Whether animations are on. Off, they take no time and have no delay.
    public class var areAnimationsEnabled: Bool { !AnimationSwitch.isOff }

    /// Turns animations on or off. Those under way go on.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationSwitch.isOff = !enabled
    }

    /// The duration of the animation being described; 0 outside animation blocks. iOS 9.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }
}
