import AdoptModel

/// The language settings of a target in a manifest.
struct LanguageText {
    private let target: SourceTarget

    init(_ target: SourceTarget) { self.target = target }

    /// The language mode. The oldest one that the compiler has is 4, and the newest is 6.
    var mode: String {
        guard let version = target.swiftVersion else { return "v5" }
        if version.hasPrefix("4.2") { return "v4_2" }
        return switch version.first {
        case "3", "4": "v4"
        case "6": "v6"
        default: "v5"
        }
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
