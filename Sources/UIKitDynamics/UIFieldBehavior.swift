/// Acts on items by where they are: draws, turns, slows or stirs them. iOS 9.
///
/// A force of 1 is that of ``UIPushBehavior``: it makes an item of 100 by 100 points and the density 1 faster by 100 points a second, each
/// second. No source gives the units of fields. Follows Apple's page "UIFieldBehavior".
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    private var list = DynamicItems()
    private let kind: FieldKind

    init(_ kind: FieldKind) {
        self.kind = kind
        super.init()
    }

    // MARK: Kinds

    /// Slows items down, the more the faster they are.
    open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

    /// Moves items around the position, against the clock, the more the farther they are from it.
    open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

    /// Draws items to a position, the more the farther they are from it, whatever their mass.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radialGravity)
        field.position = position
        return field
    }

    /// Draws items in a direction, everywhere alike and whatever their mass.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linearGravity)
        field.direction = direction
        return field
    }

    /// Gives items a velocity, in points a second, whatever else acts on them.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }

    /// Stirs items, whatever their mass: with 0 as noisy as can be, with 1 as smooth. The noise changes so many times a second.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        noise(.noise, smoothness, speed)
    }

    /// The same, the more the faster items are.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        noise(.turbulence, smoothness, speed)
    }

    /// Draws items to the position as a spring does: the more the farther they are from it, and the less the heavier they are.
    open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

    /// Pushes charged items away from the position, and draws those whose charge is negative.
    open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

    /// Turns the way of charged items, against the clock where the charge is positive.
    open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

    /// Acts with the force that a block returns for an item's place, velocity, mass and charge, and the seconds that it lasts.
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

    /// The items.
    open var items: [any UIDynamicItem] { list.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }

    /// Takes an item away.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    // MARK: Shape

    /// The middle of the field, in the coordinates of the animator's reference. Default zero.
    open var position = CGPoint.zero {
        didSet { changed() }
    }

    /// Where the field acts, around its position. Default everywhere.
    open var region = UIRegion.infinite {
        didSet { changed() }
    }

    /// How strong the field is; a negative one acts the other way. Default 1.
    open var strength: CGFloat = 1 {
        didSet { changed() }
    }

    /// How fast the field gets weaker with the distance: by its power. Default 0: not at all.
    open var falloff: CGFloat = 0 {
        didSet { changed() }
    }

    /// A distance within which the field gets no stronger. Default very small.
    open var minimumRadius: CGFloat = 1e-3 {
        didSet { changed() }
    }

    /// The direction of a field that has one; zero for others.
    open var direction = CGVector.zero {
        didSet { changed() }
    }

    /// How smooth a noisy field is, from 0 to 1; 0 for others.
    open var smoothness: CGFloat = 0 {
        didSet { changed() }
    }

    /// How fast a noisy field changes; 0 for others.
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

/// A place in a field.
struct FieldPlace {
    let offset: Vector
    /// By how much the field is weaker there.
    let weakness: Double

    init(_ offset: Vector, _ falloff: CGFloat, _ minimumRadius: CGFloat) {
        self.offset = offset
        let distance = max(offset.length, Double(minimumRadius))
        weakness = falloff == 0 ? 1 : pow(distance, -Double(falloff))
    }
}

/// What a field does.
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

    /// Points a second, each second, for a force of 1 on a mass of 1.
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
            // For the end of the time, so that a strong field brings to rest and no farther.
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

/// Numbers from -1 to 1 that change smoothly with place and time, the same at each run.
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
