/// Is notified of an animation's beginning and end, on the main thread. iOS 10. Follows Apple's page "CAAnimationDelegate".
public protocol CAAnimationDelegate: AnyObject {
    /// The animation has begun: the transaction in which it was added is committed.
    func animationDidStart(_ anim: CAAnimation)

    /// The animation has run to its end, or it was removed: `flag` is `false` then.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

// Both are optional.
extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}

    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
