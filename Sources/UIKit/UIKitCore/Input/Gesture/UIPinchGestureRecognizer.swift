/// Recognizes two fingers that move toward each other or apart. Follows Apple's page "UIPinchGestureRecognizer".
///
/// It begins when their distance has changed by 10 points, and ends when one of them lifts.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers relative to their initial distance. After it is set, changes are relative to the
    /// new value.
    open var scale: CGFloat {
        get { storage }
        set {
            base *= storage == 0 ? 1 : newValue / storage
            storage = newValue
            speed.clear()
        }
    }

    /// The change of ``scale`` per second.
    open var velocity: CGFloat { speed.velocity(now: Runtime.loop.now) }

    private var storage: CGFloat = 1
    private var base: CGFloat = 1
    private var start: TwoFingers?
    private var speed = PairValue()

    override var countedFingers: [UITouch] { fingers }

    /// Tracks the first two touches and ignores others.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where numberOfTouches > 2 { ignore(touch, for: event) }
        if start == nil { start = TwoFingers(fingers) }
    }

    /// Begins when the fingers have moved far enough, and changes afterward.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let now = TwoFingers(fingers) else { return }
        storage = base * now.distance / start.distance
        speed.note(storage, now: event.timestamp)
        if state != .possible {
            state = .changed
        } else if abs(now.distance - start.distance) >= 10 {
            state = .began
        }
    }

    /// Ends the gesture.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        leave(by: .ended)
    }

    /// Cancels the gesture.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        leave(by: .cancelled)
    }

    /// Resets the scale to 1.
    open override func reset() {
        (storage, base, start) = (1, 1, nil)
        speed.clear()
    }

    private func leave(by end: State) {
        if state != .possible {
            state = end
        } else if numberOfTouches == 0 {
            state = .failed
        } else {
            start = nil
        }
    }
}
