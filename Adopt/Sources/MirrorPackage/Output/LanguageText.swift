import AdoptModel

/// The language settings of a target in a manifest.
struct LanguageText {
    private let target: SourceTarget

    init(_ target: SourceTarget) { self.target = target }

    /// The language mode. Current Xcode compiles Swift 4 or later, and the newest mode is 6.
    var mode: String {
        guard let version = target.swiftVersion else { return "v5" }
        if version.hasPrefix("4") { return version.hasPrefix("4.2") ? "v4_2" : "v4" }
        return version.hasPrefix("6") ? "v6" : "v5"
    }

    /// The features, and the default isolation.
    var features: [String] {
        let language = target.language
        let upcoming = language.upcomingFeatures.reduce(into: [String]()) {
            if !$0.contains($1), isNeeded($1) { $0.append($1) }
        }
        let experimental = language.experimentalFeatures.filter {
            mode != "v6" || !$0.hasPrefix("StrictConcurrency")
        }
        return upcoming.map { ".enableUpcomingFeature(\"\($0)\")" }
            + experimental.map { ".enableExperimentalFeature(\"\($0)\")" }
            + (language.isOnMainActor ? [".defaultIsolation(MainActor.self)"] : [])
    }

    private func isNeeded(_ feature: String) -> Bool {
        !Self.forbidding.contains(feature) && (mode != "v6" || Self.laterThan6.contains(feature))
    }

    /// Features that only forbid code. Xcode has checked the sources, and code that rewriting adds doesn't have to follow them.
    private static let forbidding: Set = [
        "MemberImportVisibility", "ExistentialAny", "InternalImportsByDefault",
    ]

    /// Features that Swift 6 doesn't enable. The others are on in Swift 6.
    private static let laterThan6: Set = [
        "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
    ]
}
