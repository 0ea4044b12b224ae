/// The motion of a spring. iOS 10. Follows Apple's page "UISpringTimingParameters".
///
/// A spring given by its damping ratio takes the time that its animator says; one given by its physics, or by
/// duration and bounce, takes the time in which it comes to rest.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCoding,
    @preconcurrency NSCopying
{
    private let velocity: CGVector
    private let spring: Spring?
    private let ratio: CGFloat

    /// Creates the system's own spring, which is at rest after half a second.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// Creates a spring by its damping ratio: 1 does not bounce, less does.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// Creates a spring by its damping ratio and its speed at the beginning, in ways a second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.velocity = velocity
        self.ratio = ratio
        spring = nil
        super.init()
    }

    /// Creates a spring by its physics. An animator with it takes the time in which it comes to rest.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        self.velocity = velocity
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
        self.spring = spring
        ratio = spring.dampingRatio
        super.init()
    }

    /// Creates a spring by its perceived duration and its bounce. iOS 17.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// Creates a spring by its perceived duration, its bounce and its speed at the beginning. iOS 17.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        self.velocity = velocity
        let spring = Spring(duration: duration, bounce: bounce)
        self.spring = spring
        ratio = spring.dampingRatio
        super.init()
    }

    /// Creates a spring from an archive.
    public required init?(coder: NSCoder) {
        velocity = CGVector(dx: coder.decodeDouble(forKey: "dx"), dy: coder.decodeDouble(forKey: "dy"))
        ratio = coder.decodeDouble(forKey: "ratio")
        let frequency = coder.decodeDouble(forKey: "frequency")
        spring =
            frequency > 0
            ? Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency) : nil
        super.init()
    }

    /// Writes the spring to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(velocity.dx), forKey: "dx")
        coder.encode(Double(velocity.dy), forKey: "dy")
        coder.encode(Double(ratio), forKey: "ratio")
        coder.encode(spring?.frequency ?? 0, forKey: "frequency")
    }

    /// The spring itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The speed at the beginning, in ways a second.
    open var initialVelocity: CGVector { velocity }

    /// A spring.
    open var timingCurveType: UITimingCurveType { .spring }

    /// None.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }

    /// The spring itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// How it runs in an animation of a duration.
    func pace(duration: TimeInterval) -> AnimationPace {
        let speed = abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
        guard let spring else {
            return AnimationPace(dampingRatio: ratio, velocity: speed, duration: duration)
        }
        return .spring(spring, velocity: Double(speed))
    }

    /// When it is at rest; `nil` when the animator says how long it takes.
    var ownDuration: TimeInterval? {
        let speed = abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
        return spring?.settlingDuration(initialVelocity: speed)
    }
}
