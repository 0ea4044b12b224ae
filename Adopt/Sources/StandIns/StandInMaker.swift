import AdoptModel

/// Makes stand-in modules for the frameworks that Linux lacks, from what an app itself uses of them.
public struct StandInMaker: Sendable {
    public init() {}

    /// The stand-ins for what these modules import and nobody has.
    public func modules(for modules: [ModuleSources]) -> [StandInModule] { [] }
}
