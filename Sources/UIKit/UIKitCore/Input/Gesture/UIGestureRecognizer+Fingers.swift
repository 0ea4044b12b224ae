// The fingers of the current gesture.
extension UIGestureRecognizer {
    /// The fingers that are on the screen.
    var fingers: [UITouch] { attempt.filter(\.isDown) }

    /// The fingers that are on the screen; if there are none, the last one.
    var lastFingers: [UITouch] {
        let fingers = fingers
        return fingers.isEmpty ? attempt.suffix(1) : fingers
    }

    func middle(of touches: [UITouch], in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        var sum = CGPoint.zero
        for touch in touches {
            let point = touch.location(in: view)
            sum = CGPoint(x: sum.x + point.x, y: sum.y + point.y)
        }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    /// Whether the recognizer tracks touches and is neither recognized nor failed.
    var isUndecided: Bool { stateStorage == .possible && !attempt.isEmpty }

    /// Whether the gesture is in progress or was recognized in the current event.
    var isRecognized: Bool {
        switch stateStorage {
        case .began, .changed, .ended: true
        case .possible, .cancelled, .failed: false
        }
    }

    var isOver: Bool {
        switch stateStorage {
        case .ended, .cancelled, .failed: true
        case .possible, .began, .changed: false
        }
    }

    func sharesTouch(with other: UIGestureRecognizer) -> Bool {
        attempt.contains { other.attempt.holds($0) }
    }
}

extension UITouch {
    var isDown: Bool { phaseStorage != .ended && phaseStorage != .cancelled }
}

extension CGPoint {
    package func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
