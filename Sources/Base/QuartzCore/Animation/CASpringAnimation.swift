/// A spring animation between two values. iOS 9. Follows Apple's page "CASpringAnimation".
///
/// The spring moves in real seconds of the animation's time: an animation shorter than the settling duration is cut off.
open class CASpringAnimation: CABasicAnimation {
    /// Creates a spring animation with mass 1, stiffness 100, and damping 10.
    public override init() {
        super.init()
    }

    /// Creates a spring animation with a perceptual duration in seconds. A `bounce` of 0 is critically damped, 1 is
    /// undamped, and a value below 0 is overdamped. iOS 17.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
        mass = 1
        stiffness = CGFloat(spring.frequency * spring.frequency)
        damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
        allowsOverdamping = spring.dampingRatio > 1
    }

    /// The mass of the object on the spring. Defaults to 1.
    open var mass: CGFloat = 1
    /// The spring stiffness coefficient. Defaults to 100.
    open var stiffness: CGFloat = 100
    /// The damping coefficient. Defaults to 10.
    open var damping: CGFloat = 10
    /// The initial velocity, as a multiple of the animated distance per second. Defaults to 0.
    open var initialVelocity: CGFloat = 0
    /// Whether a damping above the critical value makes the spring overdamped; otherwise it counts as critical. Defaults
    /// to `false`. iOS 17.
    open var allowsOverdamping: Bool = false

    /// The time until the spring stays within a thousandth of the animated distance, in seconds.
    open var settlingDuration: CFTimeInterval {
        spring.settlingDuration(initialVelocity: Double(initialVelocity))
    }

    /// The perceived duration of the spring, in seconds. iOS 17.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

    /// The bounce of the spring: 0 for none, 1 for undamped, below 0 for overdamped. iOS 17.
    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }

    override func share(at time: CFTimeInterval) -> Double {
        let paced = timingFunction.map { duration > 0 ? $0.progress(at: time / duration) * duration : 0 }
        return spring.progress(at: paced ?? time, initialVelocity: Double(initialVelocity))
    }

    private var spring: Spring {
        let (mass, stiffness) = (max(Double(mass), 1e-9), max(Double(stiffness), 1e-9))
        let ratio = Double(damping) / (2 * (stiffness * mass).squareRoot())
        return Spring(
            frequency: (stiffness / mass).squareRoot(),
            dampingRatio: max(allowsOverdamping ? ratio : min(ratio, 1), 1e-6))
    }
}
