import Foundation

/// Apple's list compared with our module.
public struct Coverage: Sendable {
    let types: [TypeCoverage]
    /// Our types that the list doesn't contain, with the number of their public members.
    let unlisted: [(name: String, members: Int)]
    let exceptions: Exceptions
    let swiftOnly: Exceptions
    private let overridability: Overridability
    /// The usage counts of types, and the types that are missing.
    let uses: TypeUses
    let absentUses: [(name: String, uses: Int)]
    /// The `async` variants of the implemented members.
    public let asyncForms: AsyncForms

    /// Matches every member of `catalogue` with a public member of `module`.
    public init(
        _ catalogue: AppleCatalogue, _ module: UIKitModule, _ renames: Renames, _ exceptions: Exceptions,
        swiftOnly: Exceptions, uses: TypeUses
    ) {
        self.uses = uses
        absentUses = uses.absent(from: module)
        let constants = ConstantMatcher(module, catalogue, renames: renames)
        overridability = Overridability(module, constants: constants, swiftOnly: swiftOnly)
        let resolver = ClassResolver(
            catalogue: catalogue, module: module, renames: renames, constants: constants,
            overridability: overridability)
        types = catalogue.classNames.map(resolver.coverage)
        unlisted = module.types.filter { catalogue.members[$0.key] == nil }.values
            .map { (name: $0.name, members: $0.members.count) }
            .sorted { $0.name < $1.name }
        self.exceptions = exceptions
        self.swiftOnly = swiftOnly
        asyncForms = AsyncForms(types)
    }

    /// Reads Apple's lists, the renames and the exceptions from one folder, and our module's symbol graphs from another.
    public init(dataIn data: URL, graphsIn graphs: URL) throws {
        func file(_ name: String) -> URL { data.appendingPathComponent(name) }
        self.init(
            try AppleCatalogue(listsIn: file("Apple")), try UIKitModule(graphsIn: graphs),
            try Renames(contentsOf: file("renames.json")),
            try Exceptions(contentsOf: file("exceptions.json")),
            swiftOnly: try Exceptions(contentsOf: file("swift-only.json")),
            uses: try TypeUses(contentsOf: file("Apple/uikit-uses.tsv")))
    }

    /// Public members and classes that apps can override on Apple's systems but not here.
    public var notOverridable: [String] { overridability.failures }

    /// Public members that Apple's list lacks.
    var unknownNames: [String] { types.flatMap(\.unknown).map(\.qualifiedName) }

    /// Public members that Apple lacks and that no exception explains.
    public var unexplained: [String] {
        types.flatMap(\.unknown).map(\.qualifiedName).filter { exceptions.entry(for: $0) == nil }.sorted()
    }

    /// Exceptions that no longer apply.
    public var idleExceptions: [String] {
        let unknown = types.flatMap(\.unknown).map(\.qualifiedName)
        let used = Set(unknown.compactMap { exceptions.entry(for: $0)?.name })
        return exceptions.entries.map(\.name).filter { !used.contains($0) } + overridability.idleEntries
    }
}
