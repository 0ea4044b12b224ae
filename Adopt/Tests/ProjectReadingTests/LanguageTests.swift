import AdoptModel
import Testing

@testable import ProjectReading

@Suite struct LanguageTests {
    @Test(arguments: [
        ([:], LanguageSettings()),
        (["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"], LanguageSettings(isOnMainActor: true)),
        (["SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated"], LanguageSettings()),
        (
            ["SWIFT_STRICT_CONCURRENCY": "complete"],
            LanguageSettings(upcomingFeatures: ["StrictConcurrency"])
        ),
        (
            ["SWIFT_STRICT_CONCURRENCY": "targeted"],
            LanguageSettings(experimentalFeatures: ["StrictConcurrency=targeted"])
        ),
        (["SWIFT_STRICT_CONCURRENCY": "minimal"], LanguageSettings()),
        (
            ["SWIFT_APPROACHABLE_CONCURRENCY": "YES"],
            LanguageSettings(upcomingFeatures: [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
                "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ])
        ),
        (
            [
                "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES": "YES",
                "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "YES",
                "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "NO", "SWIFT_ENABLE_BARE_SLASH_REGEX": "YES",
            ],
            LanguageSettings(upcomingFeatures: [
                "DisableOutwardActorInference", "IsolatedDefaultValues", "BareSlashRegexLiterals",
            ])
        ),
        (
            [
                "OTHER_SWIFT_FLAGS":
                    "-D BETA -Xfrontend -enable-upcoming-feature -Xfrontend ConciseMagicFile -enable-experimental-feature RawLayout -strict-concurrency=complete"
            ],
            LanguageSettings(
                upcomingFeatures: ["ConciseMagicFile", "StrictConcurrency"],
                experimentalFeatures: ["RawLayout"])
        ),
        (["OTHER_SWIFT_FLAGS": "-default-isolation MainActor"], LanguageSettings(isOnMainActor: true)),
    ])
    func `a target's build settings determine its language settings`(
        values: [String: String], language: LanguageSettings
    ) {
        var settings = BuildSettings()
        settings.add(values.map { ($0.key, $0.value) }, configuration: "Debug")
        #expect(LanguageReader(settings: settings).language == language)
    }

    @Test(arguments: [
        ("// swift-tools-version:5.9", "", "", false), ("// swift-tools-version: 6.1", "", "", true),
        ("// swift-tools-version: 6.1", ", swiftLanguageModes: [.v5]", "", false),
        ("// swift-tools-version: 5.10", ", swiftLanguageVersions: [.version(\"6\")]", "", true),
        ("// swift-tools-version: 6.0", "", ".swiftLanguageMode(.v5)", false),
    ])
    func `a manifest determines the language mode`(
        tools: String, mode: String, setting: String, isOfSwift6: Bool
    ) {
        let text =
            "\(tools)\nlet package = Package(name: \"A\", targets: [.target(name: \"A\", swiftSettings: [\(setting)])]\(mode))"
        let language = ManifestText.manifest(text).map {
            ManifestLanguage(manifest: $0).language(of: $0.targets[0])
        }
        #expect(language?.upcomingFeatures.contains("IsolatedDefaultValues") == isOfSwift6)
    }

    /// The compiler has a mode for Swift 4, and SwiftPM for a manifest of Swift 3 none.
    @Test(arguments: [
        ("// swift-tools-version:4.0", "", "4.0"), ("// swift-tools-version:4.2", "", "4.2"),
        ("// swift-tools-version:4.2", ", swiftLanguageVersions: [.v4, .v4_2]", "4.2"),
        ("// swift-tools-version:5.0", ", swiftLanguageVersions: [.v4, .v5]", nil),
        ("// swift-tools-version:5.0", ", swiftLanguageVersions: [3, 4]", "4"), ("", "", "3"),
    ])
    func `a package before Swift 5 keeps its version`(tools: String, mode: String, version: String?) throws {
        let targets = tools.isEmpty ? "" : ", targets: [.target(name: \"A\")]"
        let files = try ProjectFixture([
            "Package.swift": "\(tools)\nlet package = Package(name: \"A\"\(targets)\(mode))",
            "Sources/A/A.swift": "",
        ])
        let package = try PackageReader(folder: files.folder).package()
        #expect(package.project.targets.map(\.swiftVersion) == [version])
    }
}
