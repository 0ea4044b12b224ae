/// The kind of constraint that an attachment applies.
enum AttachmentKind {
    /// A bar or a spring with a length.
    case bar
    /// A maximum distance, like a rope.
    case limit
    /// A rigid connection of two items.
    case fixed(AttachmentFrame)
    /// A pin joint of two items.
    case pin(AttachmentFrame)
    /// A slider joint along an axis.
    case sliding(AttachmentFrame, axis: Vector)
}

/// The anchors of an attachment in two bodies, or in one body and the reference coordinate system.
struct AttachmentFrame {
    /// The offset from the first body's center to the anchor, without rotation.
    let first: Vector
    /// The offset from the second body's center to the anchor, without rotation; without a second body, in reference coordinates.
    let second: Vector
    /// The first body's rotation relative to the second.
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

/// Applies impulses that satisfy an attachment during part of a step.
@MainActor
struct AttachmentSolver {
    let body: DynamicBody
    /// `nil` for the reference.
    let other: DynamicBody?
    let seconds: Double
    private static let rounds = 8
    /// The fraction of an error that is corrected at once.
    private static let correction = 0.2

    /// Keeps the anchors together. The rotation stays within a range, and friction slows it down.
    func pin(_ frame: AttachmentFrame, _ range: UIFloatRange, friction: Double) {
        for _ in 0..<Self.rounds { join(frame, [Vector(1, 0), Vector(0, 1)]) }
        slowTurn(by: friction)
        keepTurn(frame, in: range)
    }

    /// Keeps the anchors and the rotation of two bodies together.
    func fix(_ frame: AttachmentFrame) {
        for _ in 0..<Self.rounds {
            join(frame, [Vector(1, 0), Vector(0, 1)])
            keepTurn(frame, in: .zero)
        }
    }

    /// Lets the anchors move along an axis within a range. Keeps the rotation.
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

    // MARK: Rotation

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

    /// The speed that a position needs to stay within a range; `nil` if it stays within it.
    private func wanted(_ place: Double, _ speed: Double, _ range: UIFloatRange) -> Double? {
        let (low, high) = (Double(range.minimum), Double(range.maximum))
        if low == high { return Self.correction * (low - place) / seconds }
        if place <= low { return max(speed, Self.correction * (low - place) / seconds) }
        if place >= high { return min(speed, Self.correction * (high - place) / seconds) }
        return nil
    }
}
