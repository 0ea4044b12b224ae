/// An animation from one value to another by a spring. iOS 9. Follows Apple's page "CASpringAnimation".
///
/// The spring's time is the animation's in seconds: one that is shorter than the spring needs is cut off.
open class CASpringAnimation: CABasicAnimation {
    /// Creates an animation by a spring of mass 1, stiffness 100 and damping 10.
    public override init() {
        super.init()
    }

    /// Creates an animation by a spring that comes to rest in about `perceptualDuration` seconds. `bounce` is 0 for a
    /// spring without, and up to 1 for one that never rests; below 0 it creeps. iOS 17.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
        mass = 1
        stiffness = CGFloat(spring.frequency * spring.frequency)
        damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
        allowsOverdamping = spring.dampingRatio > 1
    }

    /// The mass of the object on the spring. Default 1.
    open var mass: CGFloat = 1
    /// The force of the spring for each unit of its length. Default 100.
    open var stiffness: CGFloat = 100
    /// The force of the brake for each unit of speed. Default 10.
    open var damping: CGFloat = 10
    /// The speed at the beginning, in ways a second. Default 0.
    open var initialVelocity: CGFloat = 0
    /// Whether a spring that is braked more than it takes to stop it from bouncing creeps; otherwise it does not bounce.
    /// Default `false`. iOS 17.
    open var allowsOverdamping: Bool = false

    /// How long the spring takes until it stays within a thousandth of its way, in seconds.
    open var settlingDuration: CFTimeInterval {
        spring.settlingDuration(initialVelocity: Double(initialVelocity))
    }

    /// The time that a viewer takes for the length of the spring. iOS 17.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

    /// How much the spring bounces: 0 for not at all, 1 for ever, below 0 where it creeps. iOS 17.
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
