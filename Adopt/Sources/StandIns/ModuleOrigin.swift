import AdoptModel

/// The origin on Linux of a module that a file imports.
public enum ModuleOrigin: Sendable {
    /// PageFlow, Swift for Linux, the project or one of its packages.
    case here
    /// A module in place of Apple's framework, with its declarations and neutral values.
    case neutral
    /// One of Apple's frameworks that has no module in its place.
    case unsupported
    /// A package or framework that isn't here.
    case absent

    /// The origin of a module.
    ///
    /// - Parameter others: The modules of the project, of its packages and of the user's stubs.
    public init(of module: String, besides others: Set<String>) {
        let name = RenamedModule.names[module] ?? module
        let isUsable = Framework.named(name)?.canBeMade(besides: StandInMaker.present.union(others))
        self =
            StandInMaker.present.contains(name) || others.contains(name)
            ? .here
            : isUsable == true ? .neutral : AppleFramework.names.contains(name) ? .unsupported : .absent
    }

    /// Whether a file that imports the module can't be built.
    public var isMissing: Bool { self == .unsupported || self == .absent }
}
