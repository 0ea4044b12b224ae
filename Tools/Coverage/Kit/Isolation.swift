/// Determines which declarations are isolated to the main actor.
///
/// Objective-C members inherit the isolation from their class without an entry in the symbol graph, and classes from their superclass.
struct Isolation {
    let types: [String: SymbolGraph.Symbol]
    let symbols: [String: SymbolGraph.Symbol]
    let parents: [String: [SymbolGraph.Relationship]]

    func isIsolated(_ symbol: SymbolGraph.Symbol) -> Bool {
        let fragments = symbol.declarationFragments ?? []
        if fragments.contains(where: { $0.spelling == "nonisolated" }) { return false }
        let head = fragments.prefix { $0.kind == "attribute" || $0.spelling.allSatisfy(\.isWhitespace) }
        if head.map(\.spelling).joined().contains("@MainActor") { return true }
        if symbol.isType { return superclass(of: symbol).map(isIsolated) ?? false }
        guard symbol.kind.identifier != "swift.enum.case", symbol.kind.identifier != "swift.typealias" else {
            return false
        }
        return types[symbol.pathComponents.dropLast().joined(separator: ".")].map(isIsolated) ?? false
    }

    private func superclass(of symbol: SymbolGraph.Symbol) -> SymbolGraph.Symbol? {
        parents[symbol.identifier.precise]?.first { $0.kind == "inheritsFrom" }.flatMap { symbols[$0.target] }
    }
}
