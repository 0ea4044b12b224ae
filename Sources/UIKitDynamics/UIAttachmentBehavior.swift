/// Holds an item at a distance from a point or another item, stiffly or by a spring. iOS 7.
///
/// Follows Apple's page "UIAttachmentBehavior".
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    private let other: (any UIDynamicItem)?
    private let offset: UIOffset
    private let otherOffset: UIOffset

    /// The kind of an attachment. Follows Apple's page "UIAttachmentBehavior.AttachmentType".
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items = 0
        /// A point.
        case anchor = 1
    }

    /// Creates a bar from an item's middle to a point, as long as they are apart.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Creates a bar from a place in an item to a point, as long as they are apart.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        self.item = item
        self.offset = offset
        (other, otherOffset) = (nil, .zero)
        anchorPoint = point
        super.init()
        length = distance
    }

    /// Creates a bar between the middles of two items, as long as they are apart.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Creates a bar between places in two items, as long as they are apart.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        (item, offset) = (item1, offset1)
        (other, otherOffset) = (item2, offset2)
        anchorPoint = .zero
        super.init()
        length = distance
    }

    /// The items, one or two.
    open var items: [any UIDynamicItem] { itemsInvolved }

    /// What the item is held by.
    open var attachedBehaviorType: UIAttachmentBehavior.AttachmentType { other == nil ? .anchor : .items }

    /// The point that holds the item. With two items it has no meaning.
    open var anchorPoint: CGPoint {
        didSet { changed() }
    }

    /// How far apart they are held, in points.
    open var length: CGFloat = 0 {
        didSet { changed() }
    }

    /// How little a spring swings: 1 for not at all. Default 0.
    open var damping: CGFloat = 0

    /// How often a spring swings in a second; 0, the default, for a stiff bar.
    open var frequency: CGFloat = 0

    override var itemsInvolved: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }

    override func act(on world: DynamicWorld, for seconds: Double) {
        guard let body = world.body(of: item) else { return }
        let second = other.flatMap { world.body(of: $0) }
        let place = body.position + Vector(offset).rotated(by: body.angle)
        let end =
            second.map { $0.position + Vector(otherOffset).rotated(by: $0.angle) } ?? Vector(anchorPoint)
        let way = place - end
        let axis = way.length > 1e-6 ? way / way.length : Vector(0, 1)
        let speed = (body.velocity(at: place) - (second?.velocity(at: end) ?? .zero)).dot(axis)
        let wanted = change(way.length - Double(length), speed, for: seconds)
        let resistance = body.resistance(to: axis, at: place) + (second?.resistance(to: axis, at: end) ?? 0)
        guard resistance > 0 else { return }
        body.push(axis * (wanted / resistance), at: place)
        second?.push(axis * (-wanted / resistance), at: end)
    }

    /// The change of the speed at which the places part. A stiff bar makes good what it is too long or short in a few steps.
    private func change(_ excess: Double, _ speed: Double, for seconds: Double) -> Double {
        guard frequency > 0 else { return -speed - 0.3 * excess / seconds }
        let spring = DynamicSpring(frequency: Double(frequency), damping: Double(damping))
        return spring.change(Vector(-excess, 0), Vector(speed, 0), for: seconds).x
    }

    private var distance: CGFloat {
        func place(_ item: any UIDynamicItem, _ offset: UIOffset) -> Vector {
            let turn = item.transform
            return Vector(item.center)
                + Vector(offset).rotated(by: atan2(Double(turn.b), Double(turn.a)))
        }
        let end = other.map { place($0, otherOffset) } ?? Vector(anchorPoint)
        return CGFloat((place(item, offset) - end).length)
    }
}

extension DynamicBody {
    /// How much a push along an axis changes the speed of a place.
    func resistance(to axis: Vector, at place: Vector) -> Double {
        let lever = (place - position).cross(axis)
        return inverseMass + inverseInertia * lever * lever
    }
}
