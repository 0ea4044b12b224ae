/// Two fingers that turn around each other. Follows Apple's page "UIRotationGestureRecognizer".
///
/// It begins when they have turned by 0.1 radians, and ends when one of them goes up.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers have turned since they came down, in radians, clockwise. Setting it counts on from there.
    open var rotation: CGFloat = 0 {
        didSet { if !isTurning { speed.clear() } }
    }

    /// How fast ``rotation`` changes, in radians a second.
    open var velocity: CGFloat { speed.velocity(now: Runtime.loop.now) }

    private var last: TwoFingers?
    private var isTurning = false
    private var speed = PairValue()

    override var countedFingers: [UITouch] { fingers }

    /// Notes where the first two fingers come down; others are left out.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where numberOfTouches > 2 { ignore(touch, for: event) }
        if last == nil { last = TwoFingers(fingers) }
    }

    /// Begins when the fingers have turned far enough, and changes from then on.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let last, let now = TwoFingers(fingers) else { return }
        isTurning = true
        rotation += now.turn(from: last)
        isTurning = false
        self.last = now
        speed.note(rotation, now: event.timestamp)
        if state != .possible {
            state = .changed
        } else if abs(rotation) >= 0.1 {
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

    /// Makes the rotation zero again.
    open override func reset() {
        rotation = 0
        last = nil
        speed.clear()
    }

    private func leave(by end: State) {
        if state != .possible {
            state = end
        } else if numberOfTouches == 0 {
            state = .failed
        } else {
            last = nil
        }
    }
}
