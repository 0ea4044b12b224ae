/// Recognizes two fingers that rotate around each other. Follows Apple's page "UIRotationGestureRecognizer".
///
/// It begins when they have rotated by 0.1 radians, and ends when one of them lifts.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation of the fingers since the touches began, in radians, clockwise. After it is set, changes are
    /// relative to the new value.
    open var rotation: CGFloat = 0 {
        didSet { if !isTurning { speed.clear() } }
    }

    /// The change of ``rotation``, in radians per second.
    open var velocity: CGFloat { speed.velocity(now: Runtime.loop.now) }

    private var last: TwoFingers?
    private var isTurning = false
    private var speed = PairValue()

    override var countedFingers: [UITouch] { fingers }

    /// Tracks the first two touches and ignores others.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where numberOfTouches > 2 { ignore(touch, for: event) }
        if last == nil { last = TwoFingers(fingers) }
    }

    /// Begins when the fingers have rotated far enough, and changes afterward.
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

    /// Ends the gesture.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        leave(by: .ended)
    }

    /// Cancels the gesture.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        leave(by: .cancelled)
    }

    /// Resets the rotation to 0.
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
