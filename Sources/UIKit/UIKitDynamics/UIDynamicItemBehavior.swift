/// The physical properties of items: elasticity, friction, density, resistance. If several behaviors affect an item, the last one takes
/// precedence. iOS 7.
///
/// Follows Apple's page "UIDynamicItemBehavior".
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list = DynamicItems()
    private var traits = DynamicBody.Traits()
    /// Velocities that were added before the items had bodies.
    private var waiting: [(item: any UIDynamicItem, change: (DynamicBody) -> Void)] = []

    /// Creates a behavior for items.
    public init(items: [any UIDynamicItem]) {
        super.init()
        list.all = items
    }

    /// Creates a behavior without items.
    public override init() { super.init() }

    /// The items of the behavior.
    open var items: [any UIDynamicItem] { list.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// The fraction of its speed that an item keeps after a collision, from 0, the default, to 1.
    open var elasticity: CGFloat {
        get { CGFloat(traits.elasticity) }
        set { set { $0.elasticity = Double(newValue) } }
    }

    /// The friction between two sliding items. Default 0: no friction.
    open var friction: CGFloat {
        get { CGFloat(traits.friction) }
        set { set { $0.friction = Double(newValue) } }
    }

    /// The density of an item. Default 1: a square of 100 points has the mass 1.
    open var density: CGFloat {
        get { CGFloat(traits.density) }
        set { set { $0.density = Double(newValue) } }
    }

    /// The resistance to linear motion. Default 0: no resistance.
    open var resistance: CGFloat {
        get { CGFloat(traits.resistance) }
        set { set { $0.resistance = Double(newValue) } }
    }

    /// The resistance to rotation. Default 0: no resistance.
    open var angularResistance: CGFloat {
        get { CGFloat(traits.angularResistance) }
        set { set { $0.angularResistance = Double(newValue) } }
    }

    /// The charge of an item in electric and magnetic fields. Default 0: no charge. iOS 9.
    open var charge: CGFloat {
        get { CGFloat(traits.charge) }
        set { set { $0.charge = Double(newValue) } }
    }

    /// Whether an item can rotate. Default `true`.
    open var allowsRotation: Bool {
        get { traits.allowsRotation }
        set { set { $0.allowsRotation = newValue } }
    }

    /// Whether an item stays in place when other items collide with it. Default `false`. iOS 9.
    open var isAnchored: Bool {
        get { traits.isAnchored }
        set { set { $0.isAnchored = newValue } }
    }

    /// Adds to an item's velocity, in points per second. Does nothing if the item isn't one of the behavior's items.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        change(item) { $0.velocity += Vector(velocity) }
    }

    /// The velocity of an item, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        body(of: item)?.velocity.point ?? .zero
    }

    /// Adds to an item's angular velocity, in radians per second. Does nothing if the item isn't one of the behavior's items.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        change(item) { $0.angularVelocity += Double(velocity) }
    }

    /// The angular velocity of an item, in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        CGFloat(body(of: item)?.angularVelocity ?? 0)
    }

    override var itemsInvolved: [any UIDynamicItem] { list.all }

    override func prepare(_ world: DynamicWorld) {
        for item in list.all { world.body(of: item)?.traits = traits }
        for (item, change) in waiting { world.body(of: item).map(change) }
        waiting = []
    }

    private func set(_ change: (inout DynamicBody.Traits) -> Void) {
        change(&traits)
        changed()
    }

    private func change(_ item: any UIDynamicItem, _ change: @escaping (DynamicBody) -> Void) {
        guard list.holds(item) else { return }
        if let body = body(of: item) { change(body) } else { waiting.append((item, change)) }
        changed()
    }

    private func body(of item: any UIDynamicItem) -> DynamicBody? { dynamicAnimator?.body(of: item) }
}
