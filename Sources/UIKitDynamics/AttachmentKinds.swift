/// What an attachment holds.
enum AttachmentKind {
    /// A bar or spring of a length.
    case bar
    /// A rope: the distance may get smaller, not larger.
    case limit
    /// Two items as one.
    case fixed(AttachmentFrame)
    /// A pin through two items.
    case pin(AttachmentFrame)
    /// A rail along an axis.
    case sliding(AttachmentFrame, axis: Vector)
}

/// Where an attachment is in two bodies, or in one and in the reference.
struct AttachmentFrame {
    /// The anchor from the middle of the first body, unturned.
    let first: Vector
    /// The same of the second body; in the reference where there is none.
    let second: Vector
    /// How much the first body was turned against the second.
    let angle: Double

    @MainActor
    init(_ one: any UIDynamicItem, _ other: (any UIDynamicItem)?, _ anchor: CGPoint) {
        first = (Vector(anchor) - Vector(one.center)).rotated(by: -one.dynamicAngle)
        second =
            other.map { (Vector(anchor) - Vector($0.center)).rotated(by: -$0.dynamicAngle) } ?? Vector(anchor)
        angle = one.dynamicAngle - (other?.dynamicAngle ?? 0)
    }
}

extension UIDynamicItem {
    var dynamicAngle: Double { atan2(Double(transform.b), Double(transform.a)) }
}

/// Keeps two bodies as an attachment says, by impulses, for a part of a step.
@MainActor
struct AttachmentSolver {
    let body: DynamicBody
    /// `nil` for the reference.
    let other: DynamicBody?
    let seconds: Double
    private static let rounds = 8
    /// How much of what is wrong is made good at once.
    private static let correction = 0.2

    /// A pin: the places stay together. The turn keeps to a range, and slows down by friction.
    func pin(_ frame: AttachmentFrame, _ range: UIFloatRange, friction: Double) {
        for _ in 0..<Self.rounds { join(frame, [Vector(1, 0), Vector(0, 1)]) }
        slowTurn(by: friction)
        keepTurn(frame, in: range)
    }

    /// One body of two: the places stay together, and the turn stays.
    func fix(_ frame: AttachmentFrame) {
        for _ in 0..<Self.rounds {
            join(frame, [Vector(1, 0), Vector(0, 1)])
            keepTurn(frame, in: .zero)
        }
    }

    /// A rail: the places part along an axis alone, as far as a range goes, and the turn stays.
    func slide(_ frame: AttachmentFrame, _ axis: Vector, _ range: UIFloatRange, friction: Double) {
        let turned = axis.rotated(by: other?.angle ?? 0)
        for _ in 0..<Self.rounds {
            join(frame, [turned.turned])
            keepTurn(frame, in: .zero)
        }
        slowAlong(turned, frame, by: friction)
        keepAlong(turned, frame, in: range)
    }

    private func ends(_ frame: AttachmentFrame) -> (Vector, Vector) {
        let first = body.position + frame.first.rotated(by: body.angle)
        let second = other.map { $0.position + frame.second.rotated(by: $0.angle) } ?? frame.second
        return (first, second)
    }

    private func speed(_ axis: Vector, _ ends: (Vector, Vector)) -> Double {
        (body.velocity(at: ends.0) - (other?.velocity(at: ends.1) ?? .zero)).dot(axis)
    }

    private func change(_ speed: Double, along axis: Vector, at ends: (Vector, Vector)) {
        let resistance =
            body.resistance(to: axis, at: ends.0) + (other?.resistance(to: axis, at: ends.1) ?? 0)
        guard resistance > 0 else { return }
        body.push(axis * (speed / resistance), at: ends.0)
        other?.push(axis * (-speed / resistance), at: ends.1)
    }

    private func join(_ frame: AttachmentFrame, _ axes: [Vector]) {
        let ends = ends(frame)
        for axis in axes {
            let gap = (ends.0 - ends.1).dot(axis)
            change(-speed(axis, ends) - Self.correction * gap / seconds, along: axis, at: ends)
        }
    }

    private func keepAlong(_ axis: Vector, _ frame: AttachmentFrame, in range: UIFloatRange) {
        let ends = ends(frame)
        let place = (ends.0 - ends.1).dot(axis)
        let speed = speed(axis, ends)
        guard let wanted = wanted(place, speed, range) else { return }
        change(wanted - speed, along: axis, at: ends)
    }

    private func slowAlong(_ axis: Vector, _ frame: AttachmentFrame, by friction: Double) {
        guard friction > 0 else { return }
        let ends = ends(frame)
        let speed = speed(axis, ends)
        let most = friction * 100 * seconds * body.resistance(to: axis, at: ends.0)
        change(-min(max(speed, -most), most), along: axis, at: ends)
    }

    // MARK: Turns

    private var turnSpeed: Double { body.angularVelocity - (other?.angularVelocity ?? 0) }

    private func changeTurn(_ speed: Double) {
        let resistance = body.inverseInertia + (other?.inverseInertia ?? 0)
        guard resistance > 0 else { return }
        body.angularVelocity += speed * body.inverseInertia / resistance
        other?.angularVelocity -= speed * (other?.inverseInertia ?? 0) / resistance
    }

    private func keepTurn(_ frame: AttachmentFrame, in range: UIFloatRange) {
        let turn = body.angle - (other?.angle ?? 0) - frame.angle
        if let wanted = wanted(turn, turnSpeed, range) { changeTurn(wanted - turnSpeed) }
    }

    /// A force of 1 at a distance of 100 points is a torque of 1.
    private func slowTurn(by torque: Double) {
        guard torque > 0 else { return }
        let resistance = body.inverseInertia + (other?.inverseInertia ?? 0)
        let most = torque * 10_000 * seconds * resistance
        changeTurn(-min(max(turnSpeed, -most), most))
    }

    /// The speed that a place needs to keep to a range; `nil` where it keeps to it.
    private func wanted(_ place: Double, _ speed: Double, _ range: UIFloatRange) -> Double? {
        let (low, high) = (Double(range.minimum), Double(range.maximum))
        if low == high { return Self.correction * (low - place) / seconds }
        if place <= low { return max(speed, Self.correction * (low - place) / seconds) }
        if place >= high { return min(speed, Self.correction * (high - place) / seconds) }
        return nil
    }
}
