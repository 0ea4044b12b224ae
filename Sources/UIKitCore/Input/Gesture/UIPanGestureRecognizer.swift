/// Fingers that are dragged over the view. Follows Apple's page "UIPanGestureRecognizer".
///
/// It begins when enough fingers have moved 10 points from where they came down, changes as long as enough of them move, and
/// ends when all have lifted.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Where the fingers' way is counted from, and how fast they are, in the window's coordinates.
    private var way = FingerWay()

    /// The fewest fingers that pan. Default 1.
    open var minimumNumberOfTouches = 1

    /// The most fingers that pan. Default no limit.
    open var maximumNumberOfTouches = Int.max

    /// How far the fingers have moved since they came down, in a view's coordinates; `nil` for the window's.
    open func translation(in view: UIView?) -> CGPoint { vector(way.translation, in: view) }

    /// Sets the way that counts as covered, in a view's coordinates, and the velocity to zero.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        way.setTranslation(windowVector(translation, from: view), now: Runtime.loop.now)
    }

    /// How fast the fingers move, in points of a view's coordinates per second.
    open func velocity(in view: UIView?) -> CGPoint {
        vector(way.velocity(now: Runtime.loop.now), in: view)
    }

    override var countedFingers: [UITouch] { fingers }

    /// Notes where the fingers come down. More than ``maximumNumberOfTouches`` are no pan.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, numberOfTouches > maximumNumberOfTouches { state = .failed }
        ignoreSurplus(touches, event)
        way.restart(at: middle(of: fingers, in: nil), now: event.timestamp)
    }

    /// Begins when the fingers have moved far enough, and changes from then on.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        way.go(to: middle(of: fingers, in: nil), now: event.timestamp)
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        guard state == .possible else {
            state = .changed
            return
        }
        guard way.length >= Self.slop else { return }
        decide(way.translation)
    }

    /// Ends when all fingers have lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        leave(by: .ended, event)
    }

    /// Breaks off when the last finger is taken away.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        leave(by: .cancelled, event)
    }

    /// Forgets the fingers' way.
    open override func reset() {
        way = FingerWay()
    }

    /// Begins the pan, or fails, once the fingers have moved far enough.
    func decide(_ translation: CGPoint) {
        state = .began
    }

    private static let slop: CGFloat = 10

    private func leave(by end: State, _ event: UIEvent) {
        way.restart(at: middle(of: lastFingers, in: nil), now: event.timestamp)
        if numberOfTouches == 0 { state = state == .possible ? .failed : end }
    }

    /// A finger that comes to a pan that goes on is left out if it is one too many.
    private func ignoreSurplus(_ touches: Set<UITouch>, _ event: UIEvent) {
        for touch in touches where state != .failed && numberOfTouches > maximumNumberOfTouches {
            ignore(touch, for: event)
        }
    }
}

extension UIGestureRecognizer {
    /// A vector of the window's coordinates in a view's.
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
    /// How far the fingers would have moved a quarter of a second later, as fast as they are: what a finger that lets go
    /// decides by it.
    func projectedTranslation(in view: UIView?) -> CGPoint {
        let (way, speed) = (translation(in: view), velocity(in: view))
        return CGPoint(x: way.x + speed.x / 4, y: way.y + speed.y / 4)
    }
}
