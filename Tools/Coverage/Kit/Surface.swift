import Foundation

/// The public declarations of UIKit and QuartzCore on one side, by name: those of Apple's SDK, or ours.
public struct Surface {
    /// A type's direct superclass and protocols.
    struct Parents {
        var superclass: String?
        var protocols: [String] = []

        var all: [String] { [superclass].compactMap(\.self) + protocols }
    }

    /// By full name: `UIView.addSubview(_:)`. Overloads share one.
    let declarations: [String: [SurfaceDeclaration]]
    /// The types, by full name.
    let types: [String: Parents]

    init(declarations: [String: [SurfaceDeclaration]], types: [String: Parents]) {
        (self.declarations, self.types) = (declarations, types)
    }

    /// The traits of its declarations.
    var traits: Set<ComparedTrait> {
        declarations.values.reduce(into: [.superclass, .protocols]) { traits, overloads in
            for declaration in overloads { traits.formUnion(declaration.traits.keys) }
        }
    }

    /// Whether a type with this name exists.
    func hasType(_ name: String) -> Bool { types[name] != nil }

    /// The names of all types that the type named `name` inherits from or conforms to.
    func ancestors(of name: String) -> Set<String> {
        var found: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
            let new = types[next]?.all.filter { !found.contains($0) } ?? []
            found.formUnion(new)
            open += new
        }
        return found
    }
}

// Symbol graphs.
extension Surface {
    /// Reads all symbol graphs in a folder.
    public init(graphsIn directory: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: directory, includingPropertiesForKeys: nil)
        let graphs = files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        self.init(try graphs.map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) })
    }

    init(_ graphs: [SymbolGraph]) {
        let symbols = Dictionary(
            graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0) },
            uniquingKeysWith: { first, _ in first })
        let links = graphs.flatMap(\.relationships)
        let types = Dictionary(
            symbols.values.filter(\.isType).map { ($0.fullName, $0) }, uniquingKeysWith: { first, _ in first }
        )
        let parents = Dictionary(
            grouping: links.filter { $0.kind == "inheritsFrom" || $0.kind == "conformsTo" }, by: \.source)
        let roles = SymbolRoles(links, known: Set(symbols.keys))
        let isolation = Isolation(types: types, symbols: symbols, parents: parents)
        var found: [String: [SurfaceDeclaration]] = [:]
        for (id, symbol) in symbols where !roles.isDefaultOfRequirement(id) {
            found[symbol.fullName, default: []].append(
                SurfaceDeclaration(symbol, roles, isIsolated: isolation.isIsolated(symbol)))
        }
        let names = symbols.mapValues(\.fullName)
        self.init(
            declarations: found.mapValues { $0.sorted { $0.order < $1.order } },
            types: types.mapValues { Parents(parents[$0.identifier.precise] ?? [], names) })
    }
}

extension Surface.Parents {
    fileprivate init(_ links: [SymbolGraph.Relationship], _ names: [String: String]) {
        // The name without the prefix of another module's type.
        func target(_ link: SymbolGraph.Relationship) -> String {
            if let name = names[link.target] { return name }
            let name = link.targetFallback ?? link.target
            return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
        }
        superclass = links.first { $0.kind == "inheritsFrom" }.map(target)
        protocols = Set(links.filter { $0.kind == "conformsTo" }.map(target)).sorted()
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
