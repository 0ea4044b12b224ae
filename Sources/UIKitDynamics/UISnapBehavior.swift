/// Draws an item to a point, where it comes to rest unturned. iOS 7.
///
/// How fast it does no source says. Follows Apple's page "UISnapBehavior".
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    /// Creates a behavior that draws an item to a point of the animator's reference.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The same by the name of the method in Objective-C.
    public convenience init(item: any UIDynamicItem, snapToPoint point: CGPoint) {
        self.init(item: item, snapTo: point)
    }

    /// The point. iOS 9.
    open var snapPoint: CGPoint {
        didSet { changed() }
    }

    /// How little the item swings at the end, from 0 to 1. Default 0.5.
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

/// What a spring does to a speed.
struct DynamicSpring {
    /// Swings a second.
    let frequency: Double
    /// 1 for no swinging at all.
    let damping: Double

    /// The change for a distance that is left and a speed. Computed for the end of the time, so that a hard spring stays calm.
    func change(_ distance: Vector, _ velocity: Vector, for seconds: Double) -> Vector {
        let pace = 2 * Double.pi * frequency
        let (stiffness, drag) = (pace * pace, 2 * damping * pace)
        let force = stiffness * distance - (drag + stiffness * seconds) * velocity
        return force * (seconds / (1 + seconds * drag + seconds * seconds * stiffness))
    }
}
