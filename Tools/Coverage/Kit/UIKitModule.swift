import Foundation

/// The public API of our module, read from its symbol graphs.
public struct UIKitModule: Sendable {
    /// A type of the module.
    struct TypeInfo: Sendable {
        /// The Swift name: `UIButton.Configuration`.
        let name: String
        var members: [SwiftMember] = []
        /// The types of the module that it inherits from or conforms to.
        var parents: [String] = []
        /// Whether it is a class, and whether apps may subclass it.
        var openness = Openness.noClass
    }

    /// Whether a type is a class, and whether apps may subclass it.
    enum Openness: Sendable { case noClass, closed, open }

    /// By Objective-C name: `UIButtonConfiguration`.
    private(set) var types: [String: TypeInfo] = [:]
    /// The Objective-C style names of all types, aliases and functions.
    private(set) var names: Set<String> = []
    /// The names of protocols.
    private(set) var protocols: Set<String> = []

    /// Reads the graphs of the module's own types and of its extensions of other modules' types.
    public init(graphsIn directory: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: directory, includingPropertiesForKeys: nil)
        let graphs = files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        self.init(try graphs.map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) })
    }

    init(_ graphs: [SymbolGraph]) {
        let symbols = graphs.flatMap(\.symbols)
        let relationships = graphs.flatMap(\.relationships)
        var keys: [String: String] = [:]
        for symbol in symbols where Self.typeKinds.contains(symbol.kind.identifier) {
            let key = symbol.pathComponents.joined()
            keys[symbol.identifier.precise] = key
            types[key] = TypeInfo(
                name: symbol.pathComponents.joined(separator: "."), openness: Self.openness(of: symbol))
            if symbol.kind.identifier == "swift.protocol" { protocols.insert(key) }
        }
        names = Set(
            symbols.compactMap { $0.pathComponents.joined().split(separator: "(").first.map(String.init) })
        addMembers(symbols, leavingOut: Self.defaultImplementations(relationships, of: symbols))
        for link in relationships where link.kind == "inheritsFrom" || link.kind == "conformsTo" {
            guard let child = keys[link.source], let parent = keys[link.target] else { continue }
            types[child]?.parents.append(parent)
        }
        for key in types.keys { types[key]?.parents.sort() }
    }

    private static let typeKinds: Set<String> = [
        "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.actor",
    ]

    private static func openness(of symbol: SymbolGraph.Symbol) -> Openness {
        guard symbol.kind.identifier == "swift.class" else { return .noClass }
        return symbol.accessLevel == "open" ? .open : .closed
    }

    /// The default implementation of an optional requirement counts as the requirement.
    private static func defaultImplementations(
        _ relationships: [SymbolGraph.Relationship], of symbols: [SymbolGraph.Symbol]
    ) -> Set<String> {
        let known = Set(symbols.map(\.identifier.precise))
        let defaults = relationships.filter {
            $0.kind == "defaultImplementationOf" && known.contains($0.target)
        }
        return Set(defaults.map(\.source))
    }

    private mutating func addMembers(_ symbols: [SymbolGraph.Symbol], leavingOut skipped: Set<String>) {
        let kept = symbols.filter { !skipped.contains($0.identifier.precise) }
            .sorted { ($0.names.title, $0.identifier.precise) < ($1.names.title, $1.identifier.precise) }
        for symbol in kept {
            guard let member = SwiftMember(symbol) else { continue }
            let name = symbol.pathComponents.dropLast().joined(separator: ".")
            types[member.typeName, default: TypeInfo(name: name)].members.append(member)
        }
    }
}
