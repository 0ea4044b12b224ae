/// One or more taps with one or more fingers. Follows Apple's page "UITapGestureRecognizer".
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps there must be. Default 1.
    open var numberOfTapsRequired = 1

    /// How many fingers must tap. Default 1.
    open var numberOfTouchesRequired = 1

    private var count = TapCount()

    /// Fails when there are more fingers than required.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard count.begin(fingers, of: numberOfTouchesRequired) else {
            state = .failed
            return
        }
        count.wait(TapTiming.duration) { [weak self] in self?.state = .failed }
    }

    /// Fails when a finger moves too far.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if count.hasStrayed(fingers, by: TapTiming.movement) { state = .failed }
    }

    /// Is recognised when the fingers of the last tap have gone up.
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

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// Forgets the taps.
    open override func reset() {
        count.stop()
        count = TapCount()
    }

    /// Whether this gesture makes another one fail: not a tap that waits for more taps of the same fingers.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
            || other.numberOfTouchesRequired != numberOfTouchesRequired
    }

    /// Where the tap is: the middle of the fingers of the first tap, as UITapGestureRecognizer.h says.
    open override func location(in view: UIView?) -> CGPoint {
        middle(of: Array(attempt.prefix(max(1, numberOfTouchesRequired))), in: view)
    }
}
