extension SwiftMember {
    /// Reads a member; `nil` for a type and for declarations outside types.
    init?(_ symbol: SymbolGraph.Symbol) {
        guard symbol.pathComponents.count > 1, let kind = Self.kind(of: symbol.kind.identifier) else {
            return nil
        }
        let keywords = Set(
            (symbol.declarationFragments ?? []).filter { $0.kind == "keyword" }.map(\.spelling)
        )
        self.init(
            kind: kind,
            isStatic: symbol.kind.identifier.hasPrefix("swift.type."),
            isConvenience: keywords.contains("convenience"),
            isOpen: symbol.accessLevel == "open",
            isInExtension: symbol.swiftExtension != nil,
            declaration: (symbol.declarationFragments ?? []).map(\.spelling).joined(),
            path: symbol.pathComponents,
            parameters: zip(Self.labels(in: symbol.names.title), symbol.functionSignature?.parameters ?? [])
                .map(Parameter.init)
        )
    }

    /// The labels of `push(_:animated:)`. The signature doesn't distinguish `_` from a label.
    private static func labels(in title: String) -> [String] {
        guard let open = title.firstIndex(of: "(") else { return [] }
        return title[title.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    }

    private static func kind(of identifier: String) -> Kind? {
        switch identifier {
        case "swift.property", "swift.type.property": .property
        case "swift.method", "swift.type.method": .method
        case "swift.init": .initializer
        case "swift.enum.case": .enumCase
        case "swift.subscript", "swift.type.subscript": .subscripting
        case "swift.func.op": .operating
        default: nil
        }
    }
}

extension SwiftMember.Parameter {
    init(label: String, _ parameter: SymbolGraph.Parameter) {
        let fragments = parameter.declarationFragments ?? []
        let types = fragments.filter { $0.kind == "typeIdentifier" || $0.kind == "keyword" }.map(\.spelling)
        let text = fragments.filter { $0.kind == "text" }.map(\.spelling).joined()
        let isClosure = text.contains("->")
        var words = Set(types.flatMap(Words.split) + types.flatMap { TypeWords.alsoCalled[$0] ?? [] })
        words.formUnion(Words.split(parameter.internalName ?? parameter.name))
        if isClosure { words.formUnion(TypeWords.closure) }
        self.init(
            label: label == "_" ? [] : Words.split(label),
            typeWords: words
        )
    }
}
