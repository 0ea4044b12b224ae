/// Recognizes fingers that are dragged over the view. Follows Apple's page "UIPanGestureRecognizer".
///
/// It begins when enough fingers have moved 10 points from their start, changes while enough of them move, and ends when all
/// have lifted.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The translation and velocity of the fingers, in the window's coordinates.
    private var way = FingerWay()
    /// The distance, in points, at which the pan begins.
    var startDistance: CGFloat = 10

    /// The minimum number of fingers. Default 1.
    open var minimumNumberOfTouches = 1

    /// The maximum number of fingers. Default no limit.
    open var maximumNumberOfTouches = Int.max

    /// Returns the translation of the fingers since the touches began, in a view's coordinates; `nil` for the window's.
    open func translation(in view: UIView?) -> CGPoint { vector(way.translation, in: view) }

    /// Sets the translation, in a view's coordinates, and resets the velocity to zero.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        way.setTranslation(windowVector(translation, from: view), now: Runtime.loop.now)
    }

    /// Returns the velocity of the fingers, in points of a view's coordinates per second.
    open func velocity(in view: UIView?) -> CGPoint {
        vector(way.velocity(now: Runtime.loop.now), in: view)
    }

    override var countedFingers: [UITouch] { fingers }

    /// Tracks the touches. More fingers than ``maximumNumberOfTouches`` aren't a pan.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, numberOfTouches > maximumNumberOfTouches { state = .failed }
        ignoreSurplus(touches, event)
        way.restart(at: middle(of: fingers, in: nil), now: event.timestamp)
    }

    /// Begins when the fingers have moved far enough, and changes afterward.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        way.go(to: middle(of: fingers, in: nil), now: event.timestamp)
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        guard state == .possible else {
            state = .changed
            return
        }
        guard way.length >= startDistance else { return }
        decide(way.translation)
    }

    /// Ends when all fingers have lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        leave(by: .ended, event)
    }

    /// Cancels the gesture when the last touch is canceled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        leave(by: .cancelled, event)
    }

    /// Resets the translation.
    open override func reset() {
        way = FingerWay()
    }

    /// Begins the pan, or fails, when the fingers have moved far enough.
    func decide(_ translation: CGPoint) {
        state = .began
    }

    private func leave(by end: State, _ event: UIEvent) {
        way.restart(at: middle(of: lastFingers, in: nil), now: event.timestamp)
        if numberOfTouches == 0 { state = state == .possible ? .failed : end }
    }

    /// Ignores an additional touch during a pan if it exceeds the maximum number of touches.
    private func ignoreSurplus(_ touches: Set<UITouch>, _ event: UIEvent) {
        for touch in touches where state != .failed && numberOfTouches > maximumNumberOfTouches {
            ignore(touch, for: event)
        }
    }
}

extension UIGestureRecognizer {
    /// Converts a vector from the window's coordinates to a view's.
    func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return vector }
        let (start, end) = (view.convert(CGPoint.zero, from: window), view.convert(vector, from: window))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return vector }
        let (start, end) = (view.convert(CGPoint.zero, to: window), view.convert(vector, to: window))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}

extension UIPanGestureRecognizer {
    /// Returns the translation a quarter of a second later at the current velocity. It decides the result of a gesture at
    /// its end.
    func projectedTranslation(in view: UIView?) -> CGPoint {
        let (way, speed) = (translation(in: view), velocity(in: view))
        return CGPoint(x: way.x + speed.x / 4, y: way.y + speed.y / 4)
    }
}
