/// One public declaration, in the words in which two sides can be compared.
struct SurfaceDeclaration {
    /// What is compared of every declaration; superclass and protocols belong to whole types.
    let traits: [ComparedTrait: String]
    /// Whether it takes the place of an inherited member.
    let isOverride: Bool
    let isType: Bool
    /// Sorts overloads.
    let order: String

    init(_ symbol: SymbolGraph.Symbol, _ roles: SymbolRoles, isIsolated: Bool) {
        let id = symbol.identifier.precise
        let signature = Signature(symbol)
        // A constant of C belongs to a class in Swift alone: nobody can override it.
        let isConstant = id.hasPrefix("c:@") && !id.contains("objc(")
        isOverride = roles.isOverride(id)
        isType = symbol.isType
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
        // The importer makes the initializers of Objective-C's protocols required without a word.
        if symbol.kind.identifier == "swift.init", symbol.names.title != "init(coder:)" {
            traits[.required] = signature.has("required") ? "required" : "not required"
        }
        self.traits = traits
    }

    /// The traits in which `other` is not the same.
    func differences(from other: SurfaceDeclaration) -> [ComparedTrait] {
        ComparedTrait.allCases.filter { traits[$0] != other.traits[$0] }
    }
}
