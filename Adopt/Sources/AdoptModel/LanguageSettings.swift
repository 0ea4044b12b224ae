/// The build settings, other than the Swift version, that affect how the compiler reads a target's files.
public struct LanguageSettings: Equatable, Sendable {
    /// Upcoming features by name, such as `IsolatedDefaultValues`.
    public var upcomingFeatures: [String]
    /// Experimental features, such as `StrictConcurrency=targeted`.
    public var experimentalFeatures: [String]
    /// Whether declarations are isolated to the main actor by default.
    public var isOnMainActor: Bool

    /// Creates the settings. Without arguments, these are the settings of a target that sets nothing.
    public init(
        upcomingFeatures: [String] = [], experimentalFeatures: [String] = [], isOnMainActor: Bool = false
    ) {
        self.upcomingFeatures = upcomingFeatures
        self.experimentalFeatures = experimentalFeatures
        self.isOnMainActor = isOnMainActor
    }
}
