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
        if mode(of: target).first == "6" { language.upcomingFeatures += Self.featuresOfSwift6 }
        return language
    }

    /// The Swift version of a target before Swift 5, such as "4.2"; `nil` if it is written in a later one.
    func oldVersion(of target: Manifest.Target) -> String? {
        let mode = mode(of: target)
        return mode.first.map { $0 < "5" } == true ? mode : nil
    }

    /// The digits of the language mode, which a manifest writes as `.v4_2`, `.version("4.2")`, "4.2" or 4.
    private func mode(of target: Manifest.Target) -> String {
        let own = settings(of: target).first { $0.name == "swiftLanguageMode" }?.values.first
        let digits = (own ?? manifest.languageMode).firstMatch(of: /\d+(?:[._]\d+)?/)
        return digits.map { String($0.output).replacing("_", with: ".") } ?? ""
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
