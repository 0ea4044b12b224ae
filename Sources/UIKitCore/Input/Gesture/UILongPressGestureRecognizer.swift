/// Fingers that are held down. Follows Apple's page "UILongPressGestureRecognizer".
///
/// It begins when the time is over, changes when the fingers move, and ends when they go up.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps must come before. Default 0.
    open var numberOfTapsRequired = 0

    /// How many fingers must be held. Default 1.
    open var numberOfTouchesRequired = 1

    /// How long they must be held, in seconds. Default 0.5.
    open var minimumPressDuration: TimeInterval = 0.5

    /// How far they may move meanwhile, in points. Default 10.
    open var allowableMovement: CGFloat = 10

    private var count = TapCount()

    /// Starts the time when all fingers are down.
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

    /// Fails when the fingers move too far before the time is over; later it changes.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible {
            state = .changed
        } else if count.hasStrayed(fingers, by: allowableMovement) {
            state = .failed
        }
    }

    /// Ends the press, or counts a tap, or fails.
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

    /// Breaks off.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    /// Forgets the press.
    open override func reset() {
        count.stop()
        count = TapCount()
    }
}
