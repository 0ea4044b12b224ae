// A member as Swift source, on one line.
extension MemberRecord {
    /// `func name(x: Int) -> Int` or `var name: Int`, without modifiers and without a body.
    var declaration: String {
        guard kind == .method else { return "var \(name): \(type ?? "Any")" }
        let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
        return "func \(name)(\(parameters.map(\.text).joined(separator: ", ")))\(effects)"
            + (returns.map { " -> " + $0 } ?? "")
    }

    /// The call of another method with the member's own arguments, or another property's name.
    func call(of name: String) -> String {
        guard kind == .method else { return name }
        let arguments = parameters.map { parameter in
            (parameter.label.map { $0 + ": " } ?? "") + (parameter.type.hasPrefix("inout ") ? "&" : "")
                + parameter.name
        }.joined(separator: ", ")
        return (isThrowing ? "try " : "") + (isAsync ? "await " : "") + "\(name)(\(arguments))"
    }

    /// The name of the extension's member, which the class or a member with the old name calls.
    var nameInExtension: String { name + "InExtension" }

    /// The class's member that calls a member of an extension, which is renamed: on one line, for the class's body.
    func calling(_ name: String, in type: TypeRecord) -> String {
        let body =
            kind == .property && isSettable ? "get { \(name) } set { \(name) = newValue }" : call(of: name)
        return (availability.isEmpty ? "" : availability + " ") + words(in: type) + declaration
            + " { \(body) }"
    }

    /// The modifiers. An override is as visible as its class.
    private func words(in type: TypeRecord) -> String {
        var words = modifiers
        if isOverride, !type.modifiers.isDisjoint(with: ["open", "public"]), !words.contains("open") {
            words.insert("public")
        }
        let order = ["open", "public", "override", "static", "class"]
        return order.filter(words.contains).map { $0 + " " }.joined()
    }
}

extension ModuleIndex {
    /// The new name of an extension's member. It contains the class's name if an extension of a superclass has a renamed member too.
    func nameInExtension(of member: MemberRecord, _ type: TypeRecord) -> String {
        let isAbove = line(of: type).dropFirst().contains { above in
            above.extensions.contains { found in
                movingMembers(of: found, above).contains { $0.reference == member.reference }
            }
        }
        let ending = isAbove ? "Of" + (type.name.split(separator: ".").last ?? "") : ""
        return member.nameInExtension + ending
    }
}
