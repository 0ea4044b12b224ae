/// A network in reach.
struct Network: Hashable, Sendable, Identifiable {
    let id: String
    /// Whether a password is asked for.
    let isProtected: Bool
    /// Whether the phone joins it by itself.
    var isKnown: Bool

    static let all = [
        Network(id: "Home", isProtected: true, isKnown: true),
        Network(id: "Office", isProtected: true, isKnown: true),
        Network(id: "Library", isProtected: false, isKnown: true),
        Network(id: "Café", isProtected: true, isKnown: false),
        Network(id: "Neighbours", isProtected: true, isKnown: false),
    ]
}
