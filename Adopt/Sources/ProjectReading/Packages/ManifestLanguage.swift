import AdoptModel

/// The language settings in a literal manifest.
struct ManifestLanguage {
    private let source: String
    private let package: [(label: String?, value: SwiftText)]

    init(_ source: String) {
        self.source = source
        package = SwiftText.arguments(ofCall: "Package", in: source) ?? []
    }

    /// The language of a target. Swift 6 code is compiled as Swift 5 with the features that change semantics, and without those
    /// that only forbid code: Xcode has checked the sources.
    func language(of target: String) -> LanguageSettings {
        let settings = calls("swiftSettings", ofTarget: target)
        var language = LanguageSettings(
            upcomingFeatures: settings.compactMap { $0.name == "enableUpcomingFeature" ? $0.argument : nil })
        language.isOnMainActor = settings.contains {
            $0.name == "defaultIsolation" && $0.argument == "MainActor.self"
        }
        let mode = settings.first { $0.name == "swiftLanguageMode" }?.argument ?? mode
        if mode.isOfSwift6 { language.upcomingFeatures += Self.featuresOfSwift6 }
        return language
    }

    /// The mode of the targets without their own setting.
    private var mode: String {
        let listed = ["swiftLanguageModes", "swiftLanguageVersions"].lazy.compactMap { label in
            package.first { $0.label == label }?.value.elements?.last?.description
        }.first
        let tools = source.firstMatch(of: /swift-tools-version:\s*(\d+)/).map { String($0.1) }
        return listed ?? tools ?? ""
    }

    private static let featuresOfSwift6 = [
        "IsolatedDefaultValues", "InferSendableFromCaptures", "DisableOutwardActorInference",
        "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials", "BareSlashRegexLiterals",
        "ForwardTrailingClosures", "ConciseMagicFile",
    ]

    /// The settings of a target: `.enableUpcomingFeature("ExistentialAny")`.
    private func calls(_ label: String, ofTarget name: String) -> [(name: String, argument: String)] {
        let targets = package.first { $0.label == "targets" }?.value.elements ?? []
        let target = targets.lazy.compactMap(\.call).first { call in
            call.arguments.contains { $0.label == "name" && $0.value.literal == name }
        }
        let settings = target?.arguments.first { $0.label == label }?.value.elements ?? []
        return settings.compactMap(\.call).map { call in
            let argument = call.arguments.first?.value
            return (
                call.name.split(separator: ".").last.map(String.init) ?? call.name,
                argument?.literal ?? argument?.description ?? ""
            )
        }
    }
}

extension String {
    /// Whether a mode is 6 or later: `.v6`, `.version("6.2")`, "6".
    fileprivate var isOfSwift6: Bool { firstMatch(of: /\d/)?.output == "6" }
}
