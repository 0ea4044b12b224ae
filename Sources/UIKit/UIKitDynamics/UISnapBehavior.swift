/// A behavior that snaps an item to a point and removes its rotation. iOS 7.
///
/// No source documents its speed. Follows Apple's page "UISnapBehavior".
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    /// Creates a behavior that snaps an item to a point in the animator's reference coordinates.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The initializer with the Objective-C method's name.
    public convenience init(item: any UIDynamicItem, snapToPoint point: CGPoint) {
        self.init(item: item, snapTo: point)
    }

    /// The snap point. iOS 9.
    open var snapPoint: CGPoint {
        didSet { changed() }
    }

    /// The damping of the oscillation at the end, from 0 to 1. Default 0.5.
    open var damping: CGFloat = 0.5

    override var itemsInvolved: [any UIDynamicItem] { [item] }

    override func act(on world: DynamicWorld, for seconds: Double) {
        guard let body = world.body(of: item), body.inverseMass > 0 else { return }
        let spring = DynamicSpring(frequency: 2.5, damping: 0.35 + 0.65 * Double(min(max(damping, 0), 1)))
        body.velocity += spring.change(Vector(snapPoint) - body.position, body.velocity, for: seconds)
        guard body.inverseInertia > 0 else { return }
        let turn = Vector(-body.angle.remainder(dividingBy: 2 * .pi), 0)
        body.angularVelocity += spring.change(turn, Vector(body.angularVelocity, 0), for: seconds).x
    }
}

/// The effect of a spring on a velocity.
struct DynamicSpring {
    /// Oscillations per second.
    let frequency: Double
    /// 1 for critical damping.
    let damping: Double

    /// The velocity change for a remaining distance and a velocity. Uses the state at the end of the time, so that a stiff spring stays
    /// stable.
    func change(_ distance: Vector, _ velocity: Vector, for seconds: Double) -> Vector {
        let pace = 2 * Double.pi * frequency
        let (stiffness, drag) = (pace * pace, 2 * damping * pace)
        let force = stiffness * distance - (drag + stiffness * seconds) * velocity
        return force * (seconds / (1 + seconds * drag + seconds * seconds * stiffness))
    }
}
