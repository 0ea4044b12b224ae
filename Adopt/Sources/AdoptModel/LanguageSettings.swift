/// How a target's build settings have the compiler read its files, besides the version of Swift.
public struct LanguageSettings: Equatable, Sendable {
    /// Features of later versions by their names: `IsolatedDefaultValues`.
    public var upcomingFeatures: [String]
    /// Features that no version has yet: `StrictConcurrency=targeted`.
    public var experimentalFeatures: [String]
    /// Whether declarations that do not say otherwise belong to the main actor.
    public var isOnMainActor: Bool

    /// The settings; without arguments those of a target that sets nothing.
    public init(
        upcomingFeatures: [String] = [], experimentalFeatures: [String] = [], isOnMainActor: Bool = false
    ) {
        self.upcomingFeatures = upcomingFeatures
        self.experimentalFeatures = experimentalFeatures
        self.isOnMainActor = isOnMainActor
    }
}
