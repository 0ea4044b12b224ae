/// The bodies of an animator and their contacts.
///
/// A step has substeps. In each, the behaviors change velocities, contacts prevent bodies from penetrating each other by impulses, bodies
/// move, and overlapping bodies are separated.
@MainActor
final class DynamicWorld {
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    private(set) var all: [DynamicBody] = []
    var contacts: [DynamicContact] = []
    private static let parts = 4

    func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

    /// Keeps only bodies for these items. Existing bodies keep their motion.
    func keep(_ items: [any UIDynamicItem]) {
        var kept: [ObjectIdentifier: DynamicBody] = [:]
        all = []
        for item in items where kept[ObjectIdentifier(item)] == nil {
            let body = bodies[ObjectIdentifier(item)] ?? DynamicBody(item)
            kept[ObjectIdentifier(item)] = body
            all.append(body)
        }
        bodies = kept
    }

    func step(_ seconds: Double, by behaviors: [UIDynamicBehavior]) {
        for body in all { body.traits = DynamicBody.Traits() }
        for behavior in behaviors { behavior.prepare(self) }
        for body in all { body.updateMass() }
        for _ in 0..<Self.parts { move(for: seconds / Double(Self.parts), by: behaviors) }
        for body in all where !body.traits.isAnchored { body.show() }
    }

    private func move(for seconds: Double, by behaviors: [UIDynamicBehavior]) {
        contacts = []
        for behavior in behaviors { behavior.act(on: self, for: seconds) }
        for index in contacts.indices { contacts[index].begin() }
        for _ in 0..<10 { for index in contacts.indices { contacts[index].solve() } }
        for body in all { body.move(for: seconds) }
        for contact in contacts { contact.separate() }
    }
}

/// A contact point of a body and another body or a static object.
@MainActor
struct DynamicContact {
    /// The first body; `nil` for a static object.
    let one: DynamicBody?
    let other: DynamicBody
    let touch: TouchingPoint
    private var impulse = 0.0
    private var sideways = 0.0
    /// The separating velocity.
    private var rebound = 0.0

    init(_ one: DynamicBody?, _ other: DynamicBody, _ touch: TouchingPoint) {
        self.one = one
        self.other = other
        self.touch = touch
    }

    /// Slow bodies don't rebound. Otherwise they would never be at rest.
    mutating func begin() {
        let elasticity = max(one?.traits.elasticity ?? 0, other.traits.elasticity)
        let speed = relativeVelocity.dot(touch.normal)
        rebound = speed < -40 ? -elasticity * speed : 0
    }

    mutating func solve() {
        let normal = touch.normal
        let wanted = (rebound - relativeVelocity.dot(normal)) / resistance(along: normal)
        let before = impulse
        impulse = max(impulse + wanted, 0)
        push(normal * (impulse - before))
        let side = normal.turned
        let limit = friction * impulse
        let slowed = -relativeVelocity.dot(side) / resistance(along: side)
        let sidewaysBefore = sideways
        sideways = min(max(sideways + slowed, -limit), limit)
        push(side * (sideways - sidewaysBefore))
    }

    func separate() {
        let masses = (one?.inverseMass ?? 0) + other.inverseMass
        guard touch.depth > 0.1, masses > 0 else { return }
        let way = touch.normal * (0.4 * (touch.depth - 0.1) / masses)
        other.position += way * other.inverseMass
        if let one { one.position -= way * one.inverseMass }
    }

    private var friction: Double {
        let theirs = other.traits.friction
        return ((one?.traits.friction ?? theirs) * theirs).squareRoot()
    }

    private var relativeVelocity: Vector {
        other.velocity(at: touch.point) - (one?.velocity(at: touch.point) ?? .zero)
    }

    private func resistance(along axis: Vector) -> Double {
        [one, other].compactMap { $0 }.reduce(1e-12) { sum, body in
            let lever = (touch.point - body.position).cross(axis)
            return sum + body.inverseMass + body.inverseInertia * lever * lever
        }
    }

    private func push(_ impulse: Vector) {
        other.push(impulse, at: touch.point)
        one?.push(-impulse, at: touch.point)
    }
}
