/// A behavior that applies gravity to items. iOS 7. Follows Apple's page "UIGravityBehavior".
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private var list = DynamicItems()

    /// Creates gravity for items: downward, with 1,000 points per second squared.
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

    /// The direction and magnitude of gravity: a length of 1 is 1,000 points per second squared. Default (0, 1).
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet { changed() }
    }

    /// The direction as an angle in radians, from the x axis toward the y axis.
    open var angle: CGFloat {
        get { gravityDirection.dynamicAngle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The magnitude of gravity: 1 is 1,000 points per second squared.
    open var magnitude: CGFloat {
        get { gravityDirection.dynamicLength }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the angle and magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dynamicAngle: angle, length: magnitude)
    }

    override var itemsInvolved: [any UIDynamicItem] { list.all }

    override func act(on world: DynamicWorld, for seconds: Double) {
        for item in list.all {
            guard let body = world.body(of: item), body.inverseMass > 0 else { continue }
            body.velocity += Vector(gravityDirection) * (1000 * seconds)
        }
    }
}

/// The unique items of a behavior.
@MainActor
struct DynamicItems {
    var all: [any UIDynamicItem] = []

    mutating func add(_ item: any UIDynamicItem) {
        if !holds(item) { all.append(item) }
    }

    mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }

    func holds(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
}

extension CGVector {
    init(dynamicAngle angle: CGFloat, length: CGFloat) {
        self.init(dx: CGFloat(cos(Double(angle))) * length, dy: CGFloat(sin(Double(angle))) * length)
    }

    var dynamicAngle: CGFloat { atan2(dy, dx) }

    var dynamicLength: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
