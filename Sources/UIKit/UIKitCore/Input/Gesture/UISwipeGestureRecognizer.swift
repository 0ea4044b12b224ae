/// Recognizes a quick movement of fingers in one direction. Follows Apple's page "UISwipeGestureRecognizer".
///
/// Apple doesn't document the thresholds. Here they are 50 points within half a second, and at most half as far
/// sideways.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe. Follows Apple's page "UISwipeGestureRecognizer.Direction".
    public struct Direction: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates a set from its raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Up.
        public static let up = Direction(rawValue: 1 << 2)
        /// Down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The permitted directions. Default `.right`.
    open var direction = UISwipeGestureRecognizer.Direction.right

    /// The number of fingers. Default 1.
    open var numberOfTouchesRequired = 1

    private var way = FingerWay()
    private var start = CGPoint.zero
    private var timer: MainLoop.Timer?

    /// Starts the timer. More fingers than required aren't a swipe.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        way.restart(at: middle(of: fingers, in: nil), now: event.timestamp)
        start = middle(of: fingers, in: nil)
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
        guard timer == nil, state == .possible else { return }
        timer = Runtime.loop.schedule(after: Self.duration, "time limit of a swipe") { [weak self] in
            self?.state = .failed
        }
    }

    /// Recognizes the swipe, or fails, when the fingers have moved far enough.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        way.go(to: middle(of: fingers, in: nil), now: event.timestamp)
        guard way.length >= Self.slop else { return }
        guard let covered = progress else {
            state = .failed
            return
        }
        if covered >= Self.distance, numberOfTouches == numberOfTouchesRequired { state = .recognized }
    }

    /// Fails because the swipe was too short.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// Fails because the touches were canceled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// Resets the translation.
    open override func reset() {
        timer?.cancel()
        timer = nil
        way = FingerWay()
    }

    /// Returns the start of the swipe, in a view's coordinates; `nil` for the window's.
    open override func location(in view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return start }
        return view.convert(start, from: window)
    }

    private static let distance: CGFloat = 50
    private static let duration: TimeInterval = 0.5
    private static let slop: CGFloat = 10

    /// The distance in a permitted direction; `nil` for another direction.
    private var progress: CGFloat? {
        let (x, y) = (way.translation.x, way.translation.y)
        let ways: [(Direction, ahead: CGFloat, aside: CGFloat)] = [
            (.right, x, y), (.left, -x, y), (.down, y, x), (.up, -y, x),
        ]
        return ways.first { direction.contains($0.0) && $0.ahead > 0 && abs($0.aside) <= $0.ahead / 2 }?.ahead
    }
}
