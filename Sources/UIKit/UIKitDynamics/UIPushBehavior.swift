/// A behavior that pushes items, continuously or once. iOS 7.
///
/// A push of 1 accelerates an item of 100 by 100 points and a density of 1 by 100 points per second squared, or changes its velocity once
/// by 100 points per second. Follows Apple's page "UIPushBehavior".
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    private var list = DynamicItems()
    private let kind: Mode
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    /// Whether an instantaneous push hasn't been applied yet.
    private var isDue = true

    /// The duration of a push. Follows Apple's page "UIPushBehavior.Mode".
    public enum Mode: Int, Sendable {
        /// A push that lasts while the behavior is active.
        case continuous = 0
        /// A single push when the behavior becomes active.
        case instantaneous = 1
    }

    /// Creates an active push without direction or magnitude.
    public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
        kind = mode
        super.init()
        list.all = items
    }

    /// The mode of the push.
    open var mode: UIPushBehavior.Mode { kind }

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

    /// Whether the push is active. An instantaneous push becomes inactive after it is applied; set this property again to repeat it.
    open var active = true {
        didSet {
            if active { isDue = true }
            changed()
        }
    }

    /// The direction and magnitude of the push.
    open var pushDirection = CGVector(dx: 0, dy: 0) {
        didSet { changed() }
    }

    /// The direction as an angle in radians, from the x axis toward the y axis.
    open var angle: CGFloat {
        get { pushDirection.dynamicAngle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The magnitude of the push.
    open var magnitude: CGFloat {
        get { pushDirection.dynamicLength }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the angle and magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dynamicAngle: angle, length: magnitude)
    }

    /// The offset from an item's center at which the push applies.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets the offset from an item's center at which the push applies. A push off center rotates the item.
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
