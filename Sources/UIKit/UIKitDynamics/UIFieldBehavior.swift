/// A force field that attracts, rotates, slows or stirs items, depending on their positions. iOS 9.
///
/// A force of 1 is that of ``UIPushBehavior``: it accelerates an item of 100 by 100 points and the density 1 by 100 points per second
/// squared. No source documents the units of fields. Follows Apple's page "UIFieldBehavior".
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    private var list = DynamicItems()
    private let kind: FieldKind

    init(_ kind: FieldKind) {
        self.kind = kind
        super.init()
    }

    // MARK: Creation

    /// Creates a drag field: slows items down in proportion to their speed.
    open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

    /// Creates a vortex field: rotates items counterclockwise around the position. The force increases with the distance.
    open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

    /// Creates a radial gravity field: attracts items to a position. The force increases with the distance, and the acceleration doesn't
    /// depend on the mass.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radialGravity)
        field.position = position
        return field
    }

    /// Creates a linear gravity field: accelerates items in a direction, independent of their position and mass.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linearGravity)
        field.direction = direction
        return field
    }

    /// Creates a velocity field: gives items a constant velocity, in points per second, whatever other forces apply.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }

    /// Creates a noise field: applies random forces, independent of the mass. A smoothness of 0 is the noisiest, 1 the smoothest. The speed
    /// is the number of changes per second.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        noise(.noise, smoothness, speed)
    }

    /// Creates a turbulence field: a noise field whose force increases with the speed of the items.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        noise(.turbulence, smoothness, speed)
    }

    /// Creates a spring field: attracts items to the position. The force increases with the distance, and the acceleration decreases with
    /// the mass.
    open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

    /// Creates an electric field: repels positively charged items from the position, and attracts negatively charged ones.
    open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

    /// Creates a magnetic field: deflects charged items, counterclockwise if the charge is positive.
    open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

    /// Creates a field with a custom force. The block receives an item's position, velocity, mass and charge, and the duration of the step
    /// in seconds.
    open class func field(
        evaluationBlock block:
            @escaping (
                UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
            ) -> CGVector
    ) -> UIFieldBehavior { UIFieldBehavior(.evaluated(block)) }

    private class func noise(_ kind: FieldKind, _ smoothness: CGFloat, _ speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(kind)
        field.smoothness = smoothness
        field.animationSpeed = speed
        return field
    }

    // MARK: Items

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

    // MARK: Properties

    /// The center of the field, in the coordinates of the animator's reference view. Default zero.
    open var position = CGPoint.zero {
        didSet { changed() }
    }

    /// The region in which the field applies, relative to its position. Default: infinite.
    open var region = UIRegion.infinite {
        didSet { changed() }
    }

    /// The strength of the field. A negative value reverses the force. Default 1.
    open var strength: CGFloat = 1 {
        didSet { changed() }
    }

    /// The exponent of the decrease with distance. Default 0: no decrease.
    open var falloff: CGFloat = 0 {
        didSet { changed() }
    }

    /// The distance below which the field's strength stops increasing. Default: very small.
    open var minimumRadius: CGFloat = 1e-3 {
        didSet { changed() }
    }

    /// The direction of a field with a direction; zero for others.
    open var direction = CGVector.zero {
        didSet { changed() }
    }

    /// The smoothness of a noisy field, from 0 to 1; 0 for others.
    open var smoothness: CGFloat = 0 {
        didSet { changed() }
    }

    /// The speed at which a noisy field changes; 0 for others.
    open var animationSpeed: CGFloat = 0 {
        didSet { changed() }
    }

    override var itemsInvolved: [any UIDynamicItem] { list.all }

    override func act(on world: DynamicWorld, for seconds: Double) {
        for item in list.all {
            guard let body = world.body(of: item), body.inverseMass > 0 else { continue }
            let offset = body.position - Vector(position)
            guard region.contains(offset.point) else { continue }
            kind.act(on: body, of: self, FieldPlace(offset, falloff, minimumRadius), for: seconds)
        }
    }
}

/// A position in a field.
struct FieldPlace {
    let offset: Vector
    /// The attenuation of the field at the position.
    let weakness: Double

    init(_ offset: Vector, _ falloff: CGFloat, _ minimumRadius: CGFloat) {
        self.offset = offset
        let distance = max(offset.length, Double(minimumRadius))
        weakness = falloff == 0 ? 1 : pow(distance, -Double(falloff))
    }
}

/// The effect of a field.
@MainActor
enum FieldKind {
    case drag
    case vortex
    case radialGravity
    case linearGravity
    case velocity
    case noise
    case turbulence
    case spring
    case electric
    case magnetic
    case evaluated((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)

    /// The acceleration by a force of 1 on a mass of 1, in points per second squared.
    private static let unit = 100.0

    func act(on body: DynamicBody, of field: UIFieldBehavior, _ place: FieldPlace, for seconds: Double) {
        let strength = Double(field.strength) * place.weakness
        if case .velocity = self {
            body.velocity = Vector(field.direction) * strength
        } else {
            body.velocity += acceleration(of: body, field, place, strength, seconds) * seconds
        }
    }

    private func acceleration(
        of body: DynamicBody, _ field: UIFieldBehavior, _ place: FieldPlace, _ strength: Double,
        _ seconds: Double
    ) -> Vector {
        let charge = body.traits.charge
        switch self {
        case .drag:
            // Uses the velocity at the end of the time, so that a strong field stops items but doesn't reverse them.
            let slowing = strength * body.inverseMass
            return body.velocity * (-slowing / (1 + slowing * seconds))
        case .vortex: return place.offset.turned * -strength
        case .radialGravity: return place.offset * -strength
        case .linearGravity: return Vector(field.direction) * (strength * Self.unit)
        case .noise: return noise(at: body, field) * (strength * Self.unit)
        case .turbulence: return noise(at: body, field) * (strength * body.velocity.length)
        case .spring: return place.offset * (-strength * body.inverseMass)
        case .electric: return place.offset * (strength * charge * body.inverseMass)
        case .magnetic: return body.velocity.turned * (-strength * charge * body.inverseMass)
        case .velocity: return .zero
        case .evaluated(let block):
            let force = block(
                field, body.position.point, CGVector(dx: body.velocity.x, dy: body.velocity.y),
                CGFloat(1 / body.inverseMass), CGFloat(charge), seconds)
            return Vector(force) * (Double(field.strength) * Self.unit * body.inverseMass)
        }
    }

    private func noise(at body: DynamicBody, _ field: UIFieldBehavior) -> Vector {
        let time = (field.dynamicAnimator?.elapsedTime ?? 0) * Double(field.animationSpeed)
        let size = 20 + 280 * Double(min(max(field.smoothness, 0), 1))
        let offset = (body.position - Vector(field.position)) / size
        return Vector(FieldNoise.value(offset, time, seed: 1), FieldNoise.value(offset, time, seed: 2))
    }
}

/// Numbers from -1 to 1 that change smoothly with position and time, and are equal in each run.
enum FieldNoise {
    static func value(_ place: Vector, _ time: Double, seed: UInt64) -> Double {
        let start = SIMD3<Double>(place.x.rounded(.down), place.y.rounded(.down), time.rounded(.down))
        let part = SIMD3<Double>(place.x, place.y, time) - start
        let smooth = part * part * (3 - 2 * part)
        var sum = 0.0
        for corner in 0..<8 {
            let step = SIMD3<Double>(Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2))
            let weights = step * smooth + (1 - step) * (1 - smooth)
            sum += weights.x * weights.y * weights.z * random(start + step, seed)
        }
        return sum
    }

    private static func random(_ corner: SIMD3<Double>, _ seed: UInt64) -> Double {
        var bits = seed &* 0x9E37_79B9_7F4A_7C15
        for axis in 0..<3 {
            let whole = Int64(min(max(corner[axis], -1e15), 1e15))
            bits = (bits ^ UInt64(bitPattern: whole)) &* 0xBF58_476D_1CE4_E5B9
            bits ^= bits >> 31
        }
        return Double(bits >> 11) / Double(1 << 52) - 1
    }
}
