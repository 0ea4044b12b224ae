/// An available network.
struct Network: Hashable, Sendable, Identifiable {
    let id: String
    /// Whether it requires a password.
    let isProtected: Bool
    /// Whether the phone joins it automatically.
    var isKnown: Bool

    static let all = [
        Network(id: "Home", isProtected: true, isKnown: true),
        Network(id: "Office", isProtected: true, isKnown: true),
        Network(id: "Library", isProtected: false, isKnown: true),
        Network(id: "Café", isProtected: true, isKnown: false),
        Network(id: "Neighbours", isProtected: true, isKnown: false),
    ]
}
