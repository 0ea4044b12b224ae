/// The delivery of one touch to its view: the phases that the view has received, and those that recognizers delay.
@MainActor
final class TouchRoute {
    let touch: UITouch
    /// Whether a recognizer that cancels touches has recognized its gesture with this touch.
    var isClaimed = false
    private(set) var hasBegun = false
    private(set) var isFinished = false
    private var owesMove = false
    private var lastPhase = UITouch.Phase.began
    private(set) var event: UIEvent

    init(_ touch: UITouch, _ event: UIEvent) {
        self.touch = touch
        self.event = event
    }

    var view: UIView { touch.viewOfTouch }

    func receive(_ event: UIEvent) {
        self.event = event
        lastPhase = touch.phase
        if touch.phase == .moved { owesMove = true }
    }

    /// Returns the next phase for the view; `nil` if the view has received every phase that has occurred and isn't
    /// delayed.
    func next(heldBackBy recognizers: [UIGestureRecognizer]) -> UITouch.Phase? {
        guard !isFinished else { return nil }
        guard hasBegun else {
            return isHeld(recognizers, by: \.delaysTouchesBegan) ? nil : .began
        }
        if lastPhase == .cancelled { return .cancelled }
        if owesMove { return .moved }
        guard lastPhase == .ended else { return nil }
        return isHeld(recognizers, by: \.delaysTouchesEnded) ? nil : .ended
    }

    func note(_ told: UITouch.Phase) {
        switch told {
        case .began: hasBegun = true
        case .moved: owesMove = false
        default: isFinished = true
        }
    }

    /// Ends the delivery without notifying the view.
    func close() {
        isFinished = true
    }

    private func isHeld(
        _ recognizers: [UIGestureRecognizer], by delay: (UIGestureRecognizer) -> Bool
    ) -> Bool {
        recognizers.contains { $0.isUndecided && delay($0) && $0.attempt.holds(touch) }
    }
}
