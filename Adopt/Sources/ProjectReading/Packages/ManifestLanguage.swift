import AdoptModel

/// The language settings of the targets of a package.
struct ManifestLanguage {
    let manifest: Manifest

    /// The language of a target. Swift 6 code is compiled as Swift 5 with the features that change semantics, and without those
    /// that only forbid code: Xcode has checked the sources.
    func language(of target: Manifest.Target) -> LanguageSettings {
        func values(_ name: String) -> [String] {
            settings(of: target).filter { $0.name == name }.flatMap(\.values)
        }
        var language = LanguageSettings(
            upcomingFeatures: values("enableUpcomingFeature"),
            experimentalFeatures: values("enableExperimentalFeature"),
            isOnMainActor: values("defaultIsolation").contains("MainActor"))
        for option in CompilerOptions(flags(of: target)).all { language.add(option) }
        let mode = values("swiftLanguageMode").first ?? manifest.languageMode
        if mode.isOfSwift6 { language.upcomingFeatures += Self.featuresOfSwift6 }
        return language
    }

    /// The active compilation conditions of a target, with the package's default traits.
    func conditions(of target: Manifest.Target) -> [String] {
        let defined = settings(of: target).filter { $0.name == "define" }.flatMap(\.values)
        return manifest.defaultTraits + defined + CompilerOptions(flags(of: target)).conditions
    }

    /// The settings that a mirror lacks, as the manifest writes them.
    func lostSettings(of target: Manifest.Target) -> [String] {
        settings(of: target).filter { $0.name == "interoperabilityMode" }.map {
            ".\($0.name)(.\($0.values.joined()))"
        }
    }

    private func settings(of target: Manifest.Target) -> [ManifestSetting] {
        target.settings.filter { $0.tool == .swift && $0.applies(on: "ios") }
    }

    private func flags(of target: Manifest.Target) -> String {
        settings(of: target).filter { $0.name == "unsafeFlags" }.flatMap(\.values).joined(separator: " ")
    }

    private static let featuresOfSwift6 = [
        "IsolatedDefaultValues", "InferSendableFromCaptures", "DisableOutwardActorInference",
        "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials", "BareSlashRegexLiterals",
        "ForwardTrailingClosures", "ConciseMagicFile",
    ]
}

extension String {
    /// Whether a mode is 6 or later: `v6`, `version("6.2")`, "6".
    fileprivate var isOfSwift6: Bool { firstMatch(of: /\d/)?.output == "6" }
}
