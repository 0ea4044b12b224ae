/// A behavior that makes items collide with each other and with boundaries. iOS 7. Follows Apple's page "UICollisionBehavior".
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    private var list = DynamicItems()
    private var boundaries: [(name: any NSCopying, path: UIBezierPath)] = []
    private var insets: UIEdgeInsets?
    private var touching: [DynamicTouch.Pair: DynamicTouch] = [:]

    /// The kinds of collision. Follows Apple's page "UICollisionBehavior.Mode".
    public struct Mode: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates a mode from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Collisions between items.
        public static let items = Mode(rawValue: 1 << 0)
        /// Collisions of items with boundaries.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// Collisions of both kinds.
        public static let everything = Mode(rawValue: UInt.max)
    }

    /// Creates a collision behavior for items.
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

    /// The kinds of collision. Default `.everything`.
    open var collisionMode = Mode.everything {
        didSet { changed() }
    }

    /// The object that is notified of collisions. Not retained.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// Whether the edges of the animator's reference view are boundaries. Default `false`.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { insets != nil }
        set {
            insets = newValue ? .zero : nil
            changed()
        }
    }

    /// Makes the edges of the animator's reference view boundaries, inset by the given insets.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        changed()
    }

    /// Adds a path as a boundary. Replaces a boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append((identifier, bezierPath))
        changed()
    }

    /// Adds a line as a boundary. Replaces a boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// The path of a boundary; `nil` if no boundary has the identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.isSame($0.name, identifier) }?.path
    }

    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.isSame($0.name, identifier) }
        changed()
    }

    /// The identifiers of the boundaries, except the reference view's edges.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.name) }

    /// Removes all boundaries except the reference view's edges.
    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }

    private static func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
        AnyHashable(one as? NSObject ?? NSObject()) == AnyHashable(other as? NSObject ?? NSObject())
    }

    // MARK: Contacts

    override var itemsInvolved: [any UIDynamicItem] { list.all }

    override func act(on world: DynamicWorld, for seconds: Double) {
        let bodies = list.all.compactMap { world.body(of: $0) }
        var found: [DynamicTouch.Pair: DynamicTouch] = [:]
        if collisionMode.contains(.items) { collide(bodies, world, &found) }
        if collisionMode.contains(.boundaries) {
            for body in bodies where !body.traits.isAnchored { collideWithBoundaries(body, world, &found) }
        }
        tellChanges(to: found)
    }

    private func collide(
        _ bodies: [DynamicBody], _ world: DynamicWorld, _ found: inout [DynamicTouch.Pair: DynamicTouch]
    ) {
        let shapes = bodies.map(\.polygon)
        for first in bodies.indices {
            for second in bodies.indices.dropFirst(first + 1) {
                let points = Touching.points(shapes[first], shapes[second])
                guard let touch = points.first else { continue }
                world.contacts += points.map { DynamicContact(bodies[first], bodies[second], $0) }
                let pair = DynamicTouch.Pair(bodies[first].item, ObjectIdentifier(bodies[second].item))
                found[pair] = DynamicTouch(
                    item: bodies[first].item, with: .item(bodies[second].item), point: touch.point.point)
            }
        }
    }

    private func collideWithBoundaries(
        _ body: DynamicBody, _ world: DynamicWorld, _ found: inout [DynamicTouch.Pair: DynamicTouch]
    ) {
        let shape = body.polygon
        func add(_ name: (any NSCopying)?, _ points: [TouchingPoint]) {
            guard let touch = points.first else { return }
            world.contacts += points.map { DynamicContact(nil, body, $0) }
            let key = name.map { ($0 as? NSObject).map { AnyHashable($0) } ?? AnyHashable(0) }
            found[DynamicTouch.Pair(body.item, key)] = DynamicTouch(
                item: body.item, with: .boundary(name), point: touch.point.point)
        }
        for line in edges { add(nil, Touching.points(beyond: line, shape)) }
        for (name, path) in boundaries { add(name, path.dynamicLines.flatMap { Touching.points($0, shape) }) }
    }

    /// The edges of the reference view, each with its inward direction.
    private var edges: [(point: Vector, normal: Vector)] {
        guard let insets, let bounds = dynamicAnimator?.referenceBounds else { return [] }
        let area = bounds.inset(by: insets)
        let (start, end) = (
            Vector(Double(area.minX), Double(area.minY)), Vector(Double(area.maxX), Double(area.maxY))
        )
        return [(start, Vector(1, 0)), (start, Vector(0, 1)), (end, Vector(-1, 0)), (end, Vector(0, -1))]
    }

    private func tellChanges(to found: [DynamicTouch.Pair: DynamicTouch]) {
        let before = touching
        touching = found
        guard let collisionDelegate else { return }
        for (pair, touch) in found where before[pair] == nil {
            touch.tellBeginning(to: collisionDelegate, self)
        }
        for (pair, touch) in before where found[pair] == nil { touch.tellEnd(to: collisionDelegate, self) }
    }
}

extension UIBezierPath {
    private var isClosedByItself: Bool {
        var isClosed = false
        cgPath.applyWithBlock { if $0.pointee.type == .closeSubpath { isClosed = true } }
        return isClosed
    }

    /// The path as line segments, each of two points.
    fileprivate var dynamicLines: [[Vector]] {
        let corners = dynamicCorners
        let lines = zip(corners, corners.dropFirst()).map { [$0, $1] }
        return lines
            + (isClosedByItself && corners.count > 2 ? [[corners[corners.count - 1], corners[0]]] : [])
    }
}

/// A contact of an item with another item or a boundary.
@MainActor
struct DynamicTouch {
    enum Other {
        case item(any UIDynamicItem)
        case boundary((any NSCopying)?)
    }
    let item: any UIDynamicItem
    let with: Other
    let point: CGPoint

    struct Pair: Hashable {
        private let item: ObjectIdentifier
        private let other: AnyHashable?

        @MainActor
        init(_ item: any UIDynamicItem, _ other: AnyHashable?) {
            self.item = ObjectIdentifier(item)
            self.other = other
        }
    }

    func tellBeginning(to delegate: any UICollisionBehaviorDelegate, _ behavior: UICollisionBehavior) {
        switch with {
        case .item(let other):
            delegate.collisionBehavior(behavior, beganContactFor: item, with: other, at: point)
        case .boundary(let name):
            delegate.collisionBehavior(
                behavior, beganContactFor: item, withBoundaryIdentifier: name, at: point)
        }
    }

    func tellEnd(to delegate: any UICollisionBehaviorDelegate, _ behavior: UICollisionBehavior) {
        switch with {
        case .item(let other): delegate.collisionBehavior(behavior, endedContactFor: item, with: other)
        case .boundary(let name):
            delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: name)
        }
    }
}

/// The methods that report collisions. Every method is optional. iOS 7. Follows Apple's page "UICollisionBehaviorDelegate".
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Called when two items begin contact.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint)

    /// Called when two items end contact.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem)

    /// Called when an item begins contact with a boundary. The edges of the reference view have no identifier.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)

    /// Called when an item ends contact with a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

// Apple's members are optional.
extension UICollisionBehaviorDelegate {
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
