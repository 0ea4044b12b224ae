/// A public declaration in a comparable form.
struct SurfaceDeclaration {
    /// The traits that are compared for every declaration; superclass and protocols belong to whole types.
    let traits: [ComparedTrait: String]
    /// Whether it overrides an inherited member.
    let isOverride: Bool
    /// The sort key of overloads.
    let order: String

    init(_ symbol: SymbolGraph.Symbol, _ roles: SymbolRoles, isIsolated: Bool) {
        let id = symbol.identifier.precise
        let signature = Signature(symbol)
        // A constant of C becomes a class member only in Swift: it can't be overridden.
        let isConstant = id.hasPrefix("c:@") && !id.contains("objc(")
        isOverride = roles.isOverride(id)
        order = signature.text + id
        var traits: [ComparedTrait: String] = [
            .kind: symbol.kind.identifier.replacing("swift.", with: ""),
            .signature: signature.text,
            .isolation: isIsolated ? "on the main actor" : "anywhere",
            .requirement: roles.requirement(id),
        ]
        let isClosed = isConstant || signature.has("final") || signature.has("static")
        traits[.access] = isClosed && symbol.accessLevel == "open" ? "public" : symbol.accessLevel
        if signature.has("final"), symbol.kind.identifier == "swift.class" { traits[.access] = "final" }
        if symbol.kind.identifier.hasSuffix("property") || symbol.kind.identifier == "swift.var" {
            traits[.setter] = signature.canBeSet ? "get and set" : "get"
        }
        if symbol.kind.identifier.hasPrefix("swift.type.") {
            traits[.class] = signature.has("class") && !isConstant ? "class" : "static"
        }
        // The importer makes the initializers of Objective-C protocols required without stating it.
        if symbol.kind.identifier == "swift.init", symbol.names.title != "init(coder:)" {
            traits[.required] = signature.has("required") ? "required" : "not required"
        }
        self.traits = traits
    }

    /// A declaration of which only the access is known.
    init(access: String, isOverride: Bool) {
        traits = [.access: access]
        self.isOverride = isOverride
        order = ""
    }

    /// The traits that both have, and in which `other` differs.
    func differences(from other: SurfaceDeclaration) -> [ComparedTrait] {
        ComparedTrait.allCases.filter { trait in
            guard let own = traits[trait], let others = other.traits[trait] else { return false }
            return own != others
        }
    }
}
