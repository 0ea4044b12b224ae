import AdoptModel
import Testing

@testable import MirrorPackage

@Suite("The language of a target in the manifest")
struct LanguageTextTests {
    private func text(_ version: String?, _ language: LanguageSettings = LanguageSettings()) -> LanguageText {
        var target = SourceTarget(name: "App", module: "App", kind: .app, swiftVersion: version)
        target.language = language
        return LanguageText(target)
    }

    @Test(
        "The mode is that of the project's Swift version",
        arguments: [
            (nil, "v5"), ("3.0", "v4"), ("4.0", "v4"), ("4.2", "v4_2"), ("5.0", "v5"), ("6.0", "v6"),
            ("6.2", "v6"),
        ])
    func mode(version: String?, mode: String) { #expect(text(version).mode == mode) }

    @Test("Features that Swift 6 enables or that only forbid code are omitted")
    func features() {
        let language = LanguageSettings(
            upcomingFeatures: [
                "IsolatedDefaultValues", "ExistentialAny", "InferIsolatedConformances",
                "IsolatedDefaultValues",
            ], experimentalFeatures: ["StrictConcurrency=targeted", "RawLayout"], isOnMainActor: true)
        let later = #".enableUpcomingFeature("InferIsolatedConformances")"#
        let others = [#".enableExperimentalFeature("RawLayout")"#, ".defaultIsolation(MainActor.self)"]
        #expect(text("6.0", language).features == [later] + others)
        #expect(
            text("5.0", language).features == [
                #".enableUpcomingFeature("IsolatedDefaultValues")"#, later,
                #".enableExperimentalFeature("StrictConcurrency=targeted")"#,
            ] + others)
    }
}
