@_spi(UIKitModules) import UIKitCore

/// The pan that swipes a row.
///
/// It begins only if there are actions in the direction of the pan, and otherwise fails. A recognizer that waits for the pans under a
/// touch, such as a swipe back from anywhere, therefore fails on a row with actions and begins on a row without. The screen-edge pan takes
/// precedence.
final class RowSwipePan: UIPanGestureRecognizer {
    weak var swipes: RowSwipes?

    @_spi(UIKitModules) public override var ownerLetsBegin: Bool {
        guard let swipes, let view else { return false }
        let way = translation(in: view)
        guard abs(way.x) > abs(way.y) else { return false }
        return swipes.mayBegin(at: startPoint(way), towards: way.x)
    }

    /// The location at which the touch began.
    private func startPoint(_ way: CGPoint) -> CGPoint {
        let point = location(in: view)
        return CGPoint(x: point.x - way.x, y: point.y - way.y)
    }

    @_spi(UIKitModules) public override func sendActions() {
        swipes?.follow(self)
        super.sendActions()
    }

    /// Waits for the screen-edge pan and for scroll views in the row.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let other = otherGestureRecognizer as? UIScreenEdgePanGestureRecognizer, !other.startsAnywhere {
            return true
        }
        guard let other = otherGestureRecognizer as? ScrollPan, let view, let inner = other.view else {
            return false
        }
        return inner !== view && inner.isWithin(view)
    }

    /// Scroll views around the list wait for this pan.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = otherGestureRecognizer as? ScrollPan, let view, let outer = other.view else {
            return false
        }
        return outer !== view && view.isWithin(outer)
    }
}

/// Recognizes a touch outside the buttons of an open row. The touch closes the row, and does nothing else.
final class TouchBesideActions: UIGestureRecognizer {
    weak var swipes: RowSwipes?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let swipes, let touch = touches.first else { return fail() }
        switch swipes.place(of: touch) {
        case .nowhere, .actions: fail()
        case .elsewhere: close()
        case .row: break
        }
    }

    /// A touch that doesn't move is a tap on the row. One that moves is a swipe or a scroll.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { close() }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else { return }
        let (now, old) = (touch.location(in: nil), touch.previousLocation(in: nil))
        if now.distance(to: old) > 2 { fail() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail()
    }

    private func fail() {
        if state == .possible { state = .failed }
    }

    private func close() {
        state = .ended
        swipes?.close(animated: true)
    }
}
