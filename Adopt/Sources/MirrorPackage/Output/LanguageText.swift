import AdoptModel

/// What a manifest says of the language of a target.
struct LanguageText {
    private let target: SourceTarget

    init(_ target: SourceTarget) { self.target = target }

    /// The language mode. Xcode of today compiles no Swift before 4, and the newest mode is 6.
    var mode: String {
        guard let version = target.swiftVersion else { return "v5" }
        if version.hasPrefix("4") { return version.hasPrefix("4.2") ? "v4_2" : "v4" }
        return version.hasPrefix("6") ? "v6" : "v5"
    }

    /// The features, and the isolation of what says nothing of it.
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

    /// Features that only forbid: Xcode has checked what they ask for, and the names that rewriting adds need not follow them.
    private static let forbidding: Set = [
        "MemberImportVisibility", "ExistentialAny", "InternalImportsByDefault",
    ]

    /// The others are on in Swift 6.
    private static let laterThan6: Set = [
        "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
    ]
}
