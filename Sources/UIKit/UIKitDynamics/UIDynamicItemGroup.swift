/// A group of items that an animator moves as one item. iOS 9.
///
/// Its collision shape is the convex hull of the items. Follows Apple's page "UIDynamicItemGroup".
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    private let members: [any UIDynamicItem]
    /// The offset of each item from the group's center, without rotation.
    private let offsets: [Vector]
    /// The transform of each item in the group.
    private let transforms: [CGAffineTransform]
    private let outline: [Vector]
    private let size: CGSize
    private var middle: CGPoint
    private var turn = CGAffineTransform.identity

    /// Creates a group of items at their current positions.
    public init(items: [any UIDynamicItem]) {
        members = items
        let corners = items.flatMap(\.cornersAround)
        let box = CGRect(around: corners)
        let centre = Vector(Double(box.midX), Double(box.midY))
        middle = centre.point
        size = box.size
        offsets = items.map { Vector($0.center) - centre }
        transforms = items.map(\.transform)
        outline = Vector.band(around: corners.map { $0 - centre })
        super.init()
    }

    /// The items of the group.
    open var items: [any UIDynamicItem] { members }

    /// The center of the box around the items. Setting it moves all items.
    open var center: CGPoint {
        get { middle }
        set {
            middle = newValue
            placeItems()
        }
    }

    /// The size of the box around the items at the group's creation.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The rotation of the group. Setting it rotates the items around the group's center.
    open var transform: CGAffineTransform {
        get { turn }
        set {
            turn = newValue
            placeItems()
        }
    }

    /// The collision type: a path.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

    /// The convex hull of the items.
    open var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        for (index, corner) in outline.enumerated() {
            index == 0 ? path.move(to: corner.point) : path.addLine(to: corner.point)
        }
        if !outline.isEmpty { path.close() }
        return path
    }

    private func placeItems() {
        for (index, item) in members.enumerated() {
            let offset = offsets[index].point.applying(turn)
            item.center = CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)
            item.transform = transforms[index].concatenating(turn)
        }
    }
}

extension UIDynamicItem {
    /// The item's corners in the reference coordinate system.
    fileprivate var cornersAround: [Vector] {
        let (x, y) = (bounds.width / 2, bounds.height / 2)
        return [(-x, -y), (x, -y), (x, y), (-x, y)].map { corner in
            let turned = CGPoint(x: corner.0, y: corner.1).applying(transform)
            return Vector(Double(center.x + turned.x), Double(center.y + turned.y))
        }
    }
}

extension CGRect {
    fileprivate init(around points: [Vector]) {
        guard let first = points.first else {
            self = .zero
            return
        }
        let low = points.reduce(first) { Vector(Swift.min($0.x, $1.x), Swift.min($0.y, $1.y)) }
        let high = points.reduce(first) { Vector(Swift.max($0.x, $1.x), Swift.max($0.y, $1.y)) }
        self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

extension Vector {
    /// The corners of the convex hull of points. Their order rotates from x toward y.
    fileprivate static func band(around points: [Vector]) -> [Vector] {
        let sorted = points.sorted { $0.x == $1.x ? $0.y < $1.y : $0.x < $1.x }
        func half(_ points: [Vector]) -> [Vector] {
            var corners: [Vector] = []
            for point in points {
                while corners.count > 1,
                    (corners[corners.count - 1] - corners[corners.count - 2]).cross(
                        point - corners[corners.count - 1]) <= 0
                {
                    corners.removeLast()
                }
                corners.append(point)
            }
            return Array(corners.dropLast())
        }
        return half(sorted) + half(sorted.reversed())
    }
}
