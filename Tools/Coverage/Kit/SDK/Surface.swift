import Foundation

/// The public declarations of UIKit on one side, by name: those of Apple's SDK, or ours.
public struct Surface {
    /// By full name: `UIView.addSubview(_:)`. Overloads share one.
    let declarations: [String: [SurfaceDeclaration]]
    /// The symbols of types, by full name.
    private let types: [String: SymbolGraph.Symbol]
    private let names: [String: String]
    private let parents: [String: [SymbolGraph.Relationship]]

    /// Reads all symbol graphs in a folder.
    public init(graphsIn directory: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: directory, includingPropertiesForKeys: nil)
        let graphs = files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
            .filter { !$0.lastPathComponent.hasPrefix("QuartzCore") }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        self.init(try graphs.map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) })
    }

    init(_ graphs: [SymbolGraph]) {
        let symbols = Dictionary(
            graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0) },
            uniquingKeysWith: { first, _ in first })
        let links = graphs.flatMap(\.relationships)
        names = symbols.mapValues(\.fullName)
        types = Dictionary(
            symbols.values.filter(\.isType).map { ($0.fullName, $0) }, uniquingKeysWith: { first, _ in first }
        )
        parents = Dictionary(
            grouping: links.filter { $0.kind == "inheritsFrom" || $0.kind == "conformsTo" }, by: \.source)
        let roles = SymbolRoles(links, known: Set(symbols.keys))
        let isolation = Isolation(types: types, symbols: symbols, parents: parents)
        var found: [String: [SurfaceDeclaration]] = [:]
        for (id, symbol) in symbols where !roles.isDefaultOfRequirement(id) {
            found[symbol.fullName, default: []].append(
                SurfaceDeclaration(symbol, roles, isIsolated: isolation.isIsolated(symbol)))
        }
        declarations = found.mapValues { $0.sorted { $0.order < $1.order } }
    }

    /// Whether a type with this name exists.
    func hasType(_ name: String) -> Bool { types[name] != nil }

    /// The superclass of the class named `name`, if any.
    func superclass(of name: String) -> String? {
        links(of: name).first { $0.kind == "inheritsFrom" }.map(target)
    }

    /// The names of all types that the type named `name` inherits from or conforms to.
    func ancestors(of name: String) -> Set<String> {
        var found: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
            let new = links(of: next).map(target).filter { !found.contains($0) }
            found.formUnion(new)
            open += new
        }
        return found
    }

    private func links(of name: String) -> [SymbolGraph.Relationship] {
        types[name].flatMap { parents[$0.identifier.precise] } ?? []
    }

    /// The name without the prefix of another module's type.
    private func target(_ link: SymbolGraph.Relationship) -> String {
        if let name = names[link.target] { return name }
        let name = link.targetFallback ?? link.target
        return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }
}

extension SymbolGraph.Symbol {
    /// The owner's name and its own: `UIView.addSubview(_:)`.
    var fullName: String { pathComponents.joined(separator: ".") }

    /// Whether it is a class, a structure, an enumeration or a protocol.
    var isType: Bool {
        ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(kind.identifier)
    }
}
