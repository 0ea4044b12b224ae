extension UIKitModule {
    /// The types that `type` inherits from or conforms to, the nearest first, without `type`.
    func ancestors(of type: String) -> [String] {
        var found: [String] = []
        var open = types[type]?.parents ?? []
        while !open.isEmpty {
            let next = open.removeFirst()
            guard next != type, !found.contains(next) else { continue }
            found.append(next)
            open += types[next]?.parents ?? []
        }
        return found
    }

    /// Whether `type` inherits its superclass's initializers: it declares no designated one itself.
    func inheritsInitializers(_ type: String) -> Bool {
        let own = types[type]?.members.filter { $0.kind == .initializer && !$0.isConvenience } ?? []
        return own.allSatisfy { $0.title == "init(coder:)" }
    }

    /// Every member of the module, sorted by its name.
    var allMembers: [SwiftMember] {
        types.keys.sorted().flatMap { types[$0]?.members ?? [] }
    }
}
