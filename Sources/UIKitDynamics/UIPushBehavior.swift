/// Pushes items, for a while or once. iOS 7.
///
/// A push of 1 gives an item of 100 by 100 points and a density of 1 a speed of 100 points a second: each second, or at once. Follows
/// Apple's page "UIPushBehavior".
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    private var list = DynamicItems()
    private let kind: Mode
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    /// Whether a push that comes once is still to come.
    private var isDue = true

    /// How long a push lasts. Follows Apple's page "UIPushBehavior.Mode".
    public enum Mode: Int, Sendable {
        /// While the behavior is active.
        case continuous = 0
        /// Once, when it becomes active.
        case instantaneous = 1
    }

    /// Creates a push, which is active, without direction or strength.
    public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
        kind = mode
        super.init()
        list.all = items
    }

    /// How long the push lasts.
    open var mode: UIPushBehavior.Mode { kind }

    /// The items that are pushed.
    open var items: [any UIDynamicItem] { list.all }

    /// Pushes another item, too.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }

    /// Lets an item be.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// Whether the push is there. One that comes once is active until it has come; set it again to push again.
    open var active = true {
        didSet {
            if active { isDue = true }
            changed()
        }
    }

    /// Where items are pushed, and how hard.
    open var pushDirection = CGVector(dx: 0, dy: 0) {
        didSet { changed() }
    }

    /// The direction as an angle in radians, from the x axis towards the y axis.
    open var angle: CGFloat {
        get { pushDirection.dynamicAngle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// How hard items are pushed.
    open var magnitude: CGFloat {
        get { pushDirection.dynamicLength }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets direction and strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dynamicAngle: angle, length: magnitude)
    }

    /// Where an item is pushed, from its middle.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Says where an item is pushed, from its middle. Beside it, the push turns the item.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
    }

    override var itemsInvolved: [any UIDynamicItem] { list.all }

    override var keepsMoving: Bool { active && kind == .continuous && magnitude > 0 }

    override func act(on world: DynamicWorld, for seconds: Double) {
        guard active, kind == .continuous || isDue else { return }
        let force = Vector(pushDirection) * (100 * (kind == .continuous ? seconds : 1))
        for item in list.all {
            guard let body = world.body(of: item) else { continue }
            let offset = Vector(targetOffsetFromCenter(for: item)).rotated(by: body.angle)
            body.push(force, at: body.position + offset)
        }
        guard kind == .instantaneous, magnitude > 0 else { return }
        isDue = false
        active = false
    }
}
