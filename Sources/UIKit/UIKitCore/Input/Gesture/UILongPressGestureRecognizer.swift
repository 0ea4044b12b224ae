/// Recognizes a long press with one or more fingers. Follows Apple's page "UILongPressGestureRecognizer".
///
/// It begins after the minimum duration, changes when the fingers move, and ends when they lift.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press. Default 0.
    open var numberOfTapsRequired = 0

    /// The number of fingers. Default 1.
    open var numberOfTouchesRequired = 1

    /// The minimum duration of the press, in seconds. Default 0.5.
    open var minimumPressDuration: TimeInterval = 0.5

    /// The maximum movement before the press is recognized, in points. Default 10.
    open var allowableMovement: CGFloat = 10

    private var count = TapCount()

    /// Starts the timer when all fingers are down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return touches.forEach { ignore($0, for: event) } }
        guard count.begin(fingers, of: numberOfTouchesRequired) else {
            state = .failed
            return
        }
        let isLast = count.taps == numberOfTapsRequired
        guard isLast, numberOfTouches == numberOfTouchesRequired else {
            return count.wait(TapTiming.duration) { [weak self] in self?.state = .failed }
        }
        guard minimumPressDuration > 0 else {
            count.stop()
            state = .began
            return
        }
        count.wait(minimumPressDuration) { [weak self] in self?.state = .began }
    }

    /// Fails if the fingers move too far before the press is recognized; afterward, the gesture changes.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible {
            state = .changed
        } else if count.hasStrayed(fingers, by: allowableMovement) {
            state = .failed
        }
    }

    /// Ends the press, counts a tap, or fails.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            if numberOfTouches < numberOfTouchesRequired { state = .ended }
            return
        }
        guard count.taps < numberOfTapsRequired else {
            state = .failed
            return
        }
        guard numberOfTouches == 0 else { return }
        guard count.end(of: numberOfTouchesRequired) else {
            state = .failed
            return
        }
        count.wait(TapTiming.interval) { [weak self] in self?.state = .failed }
    }

    /// Cancels the gesture.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    /// Resets the press.
    open override func reset() {
        count.stop()
        count = TapCount()
    }
}
