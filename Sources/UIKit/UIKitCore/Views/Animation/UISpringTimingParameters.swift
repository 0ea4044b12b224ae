/// The motion of a spring. iOS 10. Follows Apple's page "UISpringTimingParameters".
///
/// A spring with a damping ratio takes its animator's duration. A spring with a mass and a stiffness, or with a
/// duration and a bounce, takes the time that it needs to settle.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCoding,
    @preconcurrency NSCopying
{
    private let velocity: CGVector
    private let spring: Spring?
    private let ratio: CGFloat

    /// Creates the system's default spring, which settles after half a second.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// Creates a spring with a damping ratio: at 1 it doesn't oscillate, below 1 it does.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// Creates a spring with a damping ratio and an initial velocity, in distances per second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.velocity = velocity
        self.ratio = ratio
        spring = nil
        super.init()
    }

    /// Creates a spring with physical parameters. An animator with it takes the time that the spring needs to settle.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        self.velocity = velocity
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
        self.spring = spring
        ratio = spring.dampingRatio
        super.init()
    }

    /// Creates a spring with a perceived duration and a bounce. iOS 17.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// Creates a spring with a perceived duration, a bounce and an initial velocity. iOS 17.
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

    /// Returns the spring itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The initial velocity, in distances per second.
    open var initialVelocity: CGVector { velocity }

    /// Always `.spring`.
    open var timingCurveType: UITimingCurveType { .spring }

    /// Always `nil`.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }

    /// The spring itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The timing of an animation of this duration.
    func pace(duration: TimeInterval) -> AnimationPace {
        let speed = abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
        guard let spring else {
            return AnimationPace(dampingRatio: ratio, velocity: speed, duration: duration)
        }
        return .spring(spring, velocity: Double(speed))
    }

    /// The time in which the spring settles; `nil` if the animator determines the duration.
    package var ownDuration: TimeInterval? {
        let speed = abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
        return spring?.settlingDuration(initialVelocity: speed)
    }
}
