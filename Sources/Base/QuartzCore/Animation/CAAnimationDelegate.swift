/// Receives the start and the end of an animation, on the main thread. iOS 10. Follows Apple's page "CAAnimationDelegate".
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation has started, after the transaction that added it is committed.
    func animationDidStart(_ anim: CAAnimation)

    /// Called when the animation has ended. `flag` is `false` if the animation was removed.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

// Both methods are optional.
extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}

    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
