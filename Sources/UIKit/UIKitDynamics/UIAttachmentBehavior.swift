/// A behavior that keeps an item at a distance from a point or another item, rigidly or with a spring. iOS 7.
///
/// Follows Apple's page "UIAttachmentBehavior".
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    private let other: (any UIDynamicItem)?
    private let offset: UIOffset
    private let otherOffset: UIOffset
    private let kind: AttachmentKind

    /// The type of attachment. Follows Apple's page "UIAttachmentBehavior.AttachmentType".
    public enum AttachmentType: Int, Sendable {
        /// An attachment to another item.
        case items = 0
        /// An attachment to an anchor point.
        case anchor = 1
    }

    /// Creates a bar from an item's center to a point. Its length is their distance.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Creates a bar from a point in an item to an anchor point. Its length is their distance.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        self.item = item
        self.offset = offset
        (other, otherOffset) = (nil, .zero)
        kind = .bar
        anchorPoint = point
        super.init()
        length = distance
    }

    /// Creates a bar between the centers of two items. Its length is their distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Creates a bar between points in two items. Its length is their distance.
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

    /// The initializer with the Objective-C method's name.
    public convenience init(item item1: any UIDynamicItem, attachedToItem item2: any UIDynamicItem) {
        self.init(item: item1, attachedTo: item2)
    }

    /// The initializer with the Objective-C method's name.
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

    /// Creates an attachment that lets two items move along an axis relative to each other, without relative rotation. The axis is in the
    /// second item's coordinates and has the length 1. iOS 9.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        let frame = AttachmentFrame(item1, item2, point)
        let unturned = Vector(axis).rotated(by: -item2.dynamicAngle)
        return UIAttachmentBehavior(.sliding(frame, axis: unturned), item1, item2, anchor: point)
    }

    /// Creates an attachment that lets an item move along an axis through a point, without rotation. The axis has the length 1. iOS 9.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        let frame = AttachmentFrame(item, nil, point)
        return UIAttachmentBehavior(.sliding(frame, axis: Vector(axis)), item, nil, anchor: point)
    }

    /// Creates an attachment that limits the distance between points in two items, like a rope, to ``length``. iOS 9.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.limit, item1, item2, offsets: (offset1, offset2)) }

    /// Creates an attachment that joins two items rigidly. iOS 9.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.fixed(AttachmentFrame(item1, item2, point)), item1, item2, anchor: point)
    }

    /// Creates an attachment that pins two items together. Each can rotate around the pin. iOS 9.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.pin(AttachmentFrame(item1, item2, point)), item1, item2, anchor: point)
    }

    /// The attached items: one or two.
    open var items: [any UIDynamicItem] { itemsInvolved }

    /// The type of the attachment: another item or an anchor point.
    open var attachedBehaviorType: UIAttachmentBehavior.AttachmentType { other == nil ? .anchor : .items }

    /// The anchor point. Without meaning for an attachment of two items.
    open var anchorPoint: CGPoint {
        didSet { changed() }
    }

    /// The distance that the attachment maintains, in points.
    open var length: CGFloat = 0 {
        didSet { changed() }
    }

    /// The damping of the spring: 1 for critical damping. Default 0.
    open var damping: CGFloat = 0

    /// The frequency of the spring's oscillation, in hertz; 0, the default, for a rigid bar.
    open var frequency: CGFloat = 0

    /// The friction of movement around a pin or along an axis. Default 0: no friction. iOS 9.
    open var frictionTorque: CGFloat = 0 {
        didSet { changed() }
    }

    /// The range of movement along the axis, in points from the initial position, or of rotation around the pin, in radians. It must
    /// contain 0. Default: infinite. iOS 9.
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

    /// Keeps the anchors at the length.
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

    /// The change of the separating velocity. A rigid bar corrects its length within a few steps.
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
    /// The change of a point's speed by a unit impulse along an axis.
    func resistance(to axis: Vector, at place: Vector) -> Double {
        let lever = (place - position).cross(axis)
        return inverseMass + inverseInertia * lever * lever
    }
}
