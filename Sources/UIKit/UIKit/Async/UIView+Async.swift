extension UIView {
    /// Waits for the completion of
    /// ``animateKeyframes(withDuration:delay:options:animations:completion:)``.
    /// iOS 13.
    ///
    /// Returns what the completion is given, or `false` when it is clear that it will never be called.
    @discardableResult
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void
    ) async -> Bool {
        await CompletionWait.value(ifDropped: false) {
            animateKeyframes(
                withDuration: duration, delay: delay, options: options, animations: animations, completion: $0
            )
        }
    }
}
