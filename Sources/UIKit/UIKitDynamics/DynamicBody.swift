/// A vector with the components x and y.
typealias Vector = SIMD2<Double>

extension Vector {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
    init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }
    var point: CGPoint { CGPoint(x: x, y: y) }
    var length: Double { dot(self).squareRoot() }
    /// The vector rotated by a quarter turn, from x toward y.
    var turned: Vector { Vector(-y, x) }
    func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
    func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
    func rotated(by angle: Double) -> Vector {
        let (s, c) = (sin(angle), cos(angle))
        return Vector(x * c - y * s, x * s + y * c)
    }
}

/// The physics body of an item.
@MainActor
final class DynamicBody {
    let item: any UIDynamicItem
    var position: Vector
    var angle: Double
    var velocity = Vector.zero
    var angularVelocity = 0.0
    var traits = Traits()
    private(set) var inverseMass = 1.0
    private(set) var inverseInertia = 0.0
    /// The shape around the center, without rotation.
    private var outline: [Vector] = []
    /// The item's transform without its rotation.
    private var base = CGAffineTransform.identity

    /// The properties that behaviors give an item.
    struct Traits {
        var elasticity = 0.0
        var friction = 0.0
        var density = 1.0
        var charge = 0.0
        var resistance = 0.0
        var angularResistance = 0.0
        var allowsRotation = true
        var isAnchored = false
    }

    init(_ item: any UIDynamicItem) {
        self.item = item
        (position, angle) = (.zero, 0)
        readItem()
    }

    /// Reads position, rotation and size from the item.
    func readItem() {
        position = Vector(item.center)
        let transform = item.transform
        angle = atan2(Double(transform.b), Double(transform.a))
        base = transform.concatenating(CGAffineTransform(rotationAngle: -angle))
        outline = item.dynamicOutline
    }

    /// A square of 100 points with a density of 1 has the mass 1. Apple's page "UIPushBehavior".
    func updateMass() {
        let size = Vector(Double(item.bounds.width), Double(item.bounds.height))
        let mass = max(traits.density * size.x * size.y / 10_000, 1e-6)
        inverseMass = traits.isAnchored ? 0 : 1 / mass
        let turns = traits.allowsRotation && !traits.isAnchored
        inverseInertia = turns ? 12 / (mass * max(size.dot(size), 1)) : 0
    }

    /// Applies the body's position and rotation to the item.
    func show() {
        item.center = position.point
        if traits.allowsRotation {
            item.transform = base.concatenating(CGAffineTransform(rotationAngle: angle))
        }
    }

    var polygon: [Vector] { outline.map { position + $0.rotated(by: angle) } }

    func velocity(at point: Vector) -> Vector { velocity + angularVelocity * (point - position).turned }

    func push(_ impulse: Vector, at point: Vector) {
        velocity += impulse * inverseMass
        angularVelocity += inverseInertia * (point - position).cross(impulse)
    }

    func move(for seconds: Double) {
        guard !traits.isAnchored else {
            (velocity, angularVelocity) = (.zero, 0)
            return
        }
        velocity /= 1 + seconds * traits.resistance
        angularVelocity =
            traits.allowsRotation ? angularVelocity / (1 + seconds * traits.angularResistance) : 0
        position += velocity * seconds
        angle += angularVelocity * seconds
    }

    var isSlow: Bool { velocity.length < 4 && abs(angularVelocity) < 0.06 }
}

extension UIDynamicItem {
    fileprivate var dynamicOutline: [Vector] {
        let (x, y) = (Double(bounds.width) / 2, Double(bounds.height) / 2)
        switch collisionBoundsType {
        case .rectangle: return [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)]
        case .ellipse:
            return (0..<24).map { number in
                let angle = Double(number) * .pi / 12
                return Vector(x * cos(angle), y * sin(angle))
            }
        case .path: return collisionBoundingPath.dynamicCorners
        }
    }
}

extension UIBezierPath {
    /// The corners of the path. Curves become short lines.
    var dynamicCorners: [Vector] {
        var corners: [Vector] = []
        cgPath.applyWithBlock { element in
            let points = element.pointee.points
            let from = corners.last ?? .zero
            func add(_ curve: (Double) -> Vector) { corners += (1...8).map { curve(Double($0) / 8) } }
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: corners.append(Vector(points[0]))
            case .addQuadCurveToPoint:
                let (control, end) = (Vector(points[0]), Vector(points[1]))
                add { t in from * (1 - t) * (1 - t) + control * (2 * t * (1 - t)) + end * (t * t) }
            case .addCurveToPoint:
                let (one, two, end) = (Vector(points[0]), Vector(points[1]), Vector(points[2]))
                add { t in
                    let s = 1 - t
                    return from * (s * s * s) + one * (3 * t * s * s) + two * (3 * t * t * s) + end
                        * (t * t * t)
                }
            default: break
            }
        }
        if let first = corners.first, corners.count > 1, corners.last == first { corners.removeLast() }
        return corners
    }
}
