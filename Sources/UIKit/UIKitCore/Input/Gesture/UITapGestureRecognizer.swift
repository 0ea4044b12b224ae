/// Recognizes one or more taps with one or more fingers. Follows Apple's page "UITapGestureRecognizer".
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps. Default 1.
    open var numberOfTapsRequired = 1

    /// The number of fingers. Default 1.
    open var numberOfTouchesRequired = 1

    private var count = TapCount()

    /// Fails if there are more fingers than required.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard count.begin(fingers, of: numberOfTouchesRequired) else {
            state = .failed
            return
        }
        count.wait(TapTiming.duration) { [weak self] in self?.state = .failed }
    }

    /// Fails if a finger moves too far.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if count.hasStrayed(fingers, by: TapTiming.movement) { state = .failed }
    }

    /// Recognizes the gesture when the fingers of the last tap have lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 0 else { return }
        guard count.end(of: numberOfTouchesRequired) else {
            state = .failed
            return
        }
        if count.taps == numberOfTapsRequired {
            count.stop()
            state = .recognized
        } else {
            count.wait(TapTiming.interval) { [weak self] in self?.state = .failed }
        }
    }

    /// Fails because the touches were canceled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// Resets the taps.
    open override func reset() {
        count.stop()
        count = TapCount()
    }

    /// Returns whether this gesture makes another one fail: not a tap for which more taps of the same fingers are
    /// required.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
            || other.numberOfTouchesRequired != numberOfTouchesRequired
    }

    /// Returns the location of the tap: the center of the fingers of the first tap, as documented in
    /// UITapGestureRecognizer.h.
    open override func location(in view: UIView?) -> CGPoint {
        middle(of: Array(attempt.prefix(max(1, numberOfTouchesRequired))), in: view)
    }
}
