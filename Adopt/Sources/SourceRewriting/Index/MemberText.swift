// A member as Swift has it, on one line.
extension MemberRecord {
    /// `func name(x: Int) -> Int` or `var name: Int`, without modifiers and without a body.
    var declaration: String {
        guard kind == .method else { return "var \(name): \(type ?? "Any")" }
        let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
        return "func \(name)(\(parameters.map(\.text).joined(separator: ", ")))\(effects)"
            + (returns.map { " -> " + $0 } ?? "")
    }

    /// The member as a protocol asks for it, by another name.
    func requirement(named name: String) -> String {
        guard kind == .method else {
            return "var \(name): \(type ?? "Any") { get\(isSettable ? " set" : "") }"
        }
        let parameters = parameters.map { parameter in
            let label = parameter.label ?? "_"
            return (label == parameter.name ? label : "\(label) \(parameter.name)") + ": \(parameter.type)"
        }.joined(separator: ", ")
        let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
        return "func \(name)(\(parameters))\(effects)" + (returns.map { " -> " + $0 } ?? "")
    }

    /// What hands the member's own arguments on to another method, or names another property.
    func call(of name: String) -> String {
        guard kind == .method else { return name }
        let arguments = parameters.map { parameter in
            (parameter.label.map { $0 + ": " } ?? "") + (parameter.type.hasPrefix("inout ") ? "&" : "")
                + parameter.name
        }.joined(separator: ", ")
        return (isThrowing ? "try " : "") + (isAsync ? "await " : "") + "\(name)(\(arguments))"
    }

    /// What it is called where the class, or a member of its old name, calls it.
    var nameInExtension: String { name + "InExtension" }
}
