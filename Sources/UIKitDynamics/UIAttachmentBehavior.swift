/// Holds an item at a distance from a point or another item, stiffly or by a spring. iOS 7.
///
/// Follows Apple's page "UIAttachmentBehavior".
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    private let other: (any UIDynamicItem)?
    private let offset: UIOffset
    private let otherOffset: UIOffset
    private let kind: AttachmentKind

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
        kind = .bar
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
        kind = .bar
        anchorPoint = .zero
        super.init()
        length = distance
    }

    /// The same by the name of the method in Objective-C.
    public convenience init(item item1: any UIDynamicItem, attachedToItem item2: any UIDynamicItem) {
        self.init(item: item1, attachedTo: item2)
    }

    /// The same by the name of the method in Objective-C.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedToItem item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) {
        self.init(item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    }

    private init(
        _ kind: AttachmentKind, _ item1: any UIDynamicItem, _ item2: (any UIDynamicItem)?,
        offsets: (UIOffset, UIOffset) = (.zero, .zero), anchor: CGPoint = .zero
    ) {
        (item, offset) = (item1, offsets.0)
        (other, otherOffset) = (item2, offsets.1)
        self.kind = kind
        anchorPoint = anchor
        super.init()
        length = distance
    }

    /// Lets two items move along an axis against each other, and turns neither against the other. The axis is one of the second item, of the
    /// length 1. iOS 9.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        let frame = AttachmentFrame(item1, item2, point)
        let unturned = Vector(axis).rotated(by: -item2.dynamicAngle)
        return UIAttachmentBehavior(.sliding(frame, axis: unturned), item1, item2, anchor: point)
    }

    /// Lets an item move along an axis through a point, and does not let it turn. The axis has the length 1. iOS 9.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        let frame = AttachmentFrame(item, nil, point)
        return UIAttachmentBehavior(.sliding(frame, axis: Vector(axis)), item, nil, anchor: point)
    }

    /// Keeps places in two items no farther apart than they are, as a rope does: than ``length``. iOS 9.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.limit, item1, item2, offsets: (offset1, offset2)) }

    /// Makes one of two items. iOS 9.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.fixed(AttachmentFrame(item1, item2, point)), item1, item2, anchor: point)
    }

    /// Puts a pin through two items, around which each turns. iOS 9.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.pin(AttachmentFrame(item1, item2, point)), item1, item2, anchor: point)
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

    /// How much a pin or a rail holds back what moves on it. Default 0: not at all. iOS 9.
    open var frictionTorque: CGFloat = 0 {
        didSet { changed() }
    }

    /// How far items move along a rail, in points from where they were attached, or turn around a pin, in radians. It has to contain 0.
    /// Default without an end. iOS 9.
    open var attachmentRange = UIFloatRange.infinite {
        didSet { changed() }
    }

    override var itemsInvolved: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }

    override func act(on world: DynamicWorld, for seconds: Double) {
        guard let body = world.body(of: item) else { return }
        let second = other.flatMap { world.body(of: $0) }
        let solver = AttachmentSolver(body: body, other: second, seconds: seconds)
        switch kind {
        case .bar, .limit: hold(body, second, for: seconds)
        case .fixed(let frame): solver.fix(frame)
        case .pin(let frame): solver.pin(frame, attachmentRange, friction: Double(frictionTorque))
        case .sliding(let frame, let axis):
            solver.slide(frame, axis, attachmentRange, friction: Double(frictionTorque))
        }
    }

    /// Holds the places at the length.
    private func hold(_ body: DynamicBody, _ second: DynamicBody?, for seconds: Double) {
        let place = body.position + Vector(offset).rotated(by: body.angle)
        let end =
            second.map { $0.position + Vector(otherOffset).rotated(by: $0.angle) } ?? Vector(anchorPoint)
        let way = place - end
        if case .limit = kind, way.length < Double(length) { return }
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
