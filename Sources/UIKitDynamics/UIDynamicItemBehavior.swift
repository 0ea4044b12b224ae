/// Says how items move: how they rebound, slide, weigh, slow down. Of several behaviors for an item the last one counts. iOS 7.
///
/// Follows Apple's page "UIDynamicItemBehavior".
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list = DynamicItems()
    private var traits = DynamicBody.Traits()
    /// Speeds that were added before the items had bodies.
    private var waiting: [(item: any UIDynamicItem, change: (DynamicBody) -> Void)] = []

    /// Creates a behavior for items.
    public init(items: [any UIDynamicItem]) {
        super.init()
        list.all = items
    }

    /// The items.
    open var items: [any UIDynamicItem] { list.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }

    /// Takes an item away.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// How much of its speed an item keeps when it rebounds, from 0, the default, to 1.
    open var elasticity: CGFloat {
        get { CGFloat(traits.elasticity) }
        set { set { $0.elasticity = Double(newValue) } }
    }

    /// How much two items that slide on each other slow down. Default 0: not at all.
    open var friction: CGFloat {
        get { CGFloat(traits.friction) }
        set { set { $0.friction = Double(newValue) } }
    }

    /// How heavy an item is for its size. Default 1: 100 by 100 points have the mass 1.
    open var density: CGFloat {
        get { CGFloat(traits.density) }
        set { set { $0.density = Double(newValue) } }
    }

    /// How much an item slows down by itself. Default 0: not at all.
    open var resistance: CGFloat {
        get { CGFloat(traits.resistance) }
        set { set { $0.resistance = Double(newValue) } }
    }

    /// How much an item's turning slows down by itself. Default 0: not at all.
    open var angularResistance: CGFloat {
        get { CGFloat(traits.angularResistance) }
        set { set { $0.angularResistance = Double(newValue) } }
    }

    /// How much electric and magnetic fields act on an item. Default 0: not at all. iOS 9.
    open var charge: CGFloat {
        get { CGFloat(traits.charge) }
        set { set { $0.charge = Double(newValue) } }
    }

    /// Whether an item can turn. Default `true`.
    open var allowsRotation: Bool {
        get { traits.allowsRotation }
        set { set { $0.allowsRotation = newValue } }
    }

    /// Whether an item stays where it is, and others rebound from it. Default `false`. iOS 9.
    open var isAnchored: Bool {
        get { traits.isAnchored }
        set { set { $0.isAnchored = newValue } }
    }

    /// Adds to an item's speed, in points a second. An item that is not of the behavior's is left alone.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        change(item) { $0.velocity += Vector(velocity) }
    }

    /// An item's speed, in points a second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        body(of: item)?.velocity.point ?? .zero
    }

    /// Adds to the speed at which an item turns, in radians a second. An item that is not of the behavior's is left alone.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        change(item) { $0.angularVelocity += Double(velocity) }
    }

    /// The speed at which an item turns, in radians a second.
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
