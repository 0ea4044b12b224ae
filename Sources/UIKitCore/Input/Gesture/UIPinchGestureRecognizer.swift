/// Two fingers that move towards each other or apart. Follows Apple's page "UIPinchGestureRecognizer".
///
/// It begins when their distance has changed by 10 points, and ends when one of them goes up.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The fingers' distance, as a part of what it was when they came down. Setting it counts on from there.
    open var scale: CGFloat {
        get { storage }
        set {
            base *= storage == 0 ? 1 : newValue / storage
            storage = newValue
            speed.clear()
        }
    }

    /// How fast ``scale`` changes, in a second.
    open var velocity: CGFloat { speed.velocity(now: Runtime.loop.now) }

    private var storage: CGFloat = 1
    private var base: CGFloat = 1
    private var start: TwoFingers?
    private var speed = PairValue()

    override var countedFingers: [UITouch] { fingers }

    /// Notes where the first two fingers come down; others are left out.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where numberOfTouches > 2 { ignore(touch, for: event) }
        if start == nil { start = TwoFingers(fingers) }
    }

    /// Begins when the fingers have moved far enough, and changes from then on.
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

    /// Ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        leave(by: .ended)
    }

    /// Breaks off.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        leave(by: .cancelled)
    }

    /// Makes the scale 1 again.
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
