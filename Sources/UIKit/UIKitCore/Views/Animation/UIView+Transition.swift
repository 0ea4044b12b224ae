// Transitions of whole views, and the switch that disables animations.
extension UIView {
    class func runTransition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else if let place = fromView.superview {
                place.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        // The superview runs the transition between its two subviews.
        runTransition(
            with: fromView.superview ?? fromView, duration: duration, options: options, animations: exchange,
            completion: completion)
    }

    class func describeWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasOff = AnimationSwitch.isOff
        AnimationSwitch.turn(off: true)
        AnimationContext.describe(nil, actionsWithoutAnimation)
        AnimationSwitch.isOff = wasOff
    }
}
