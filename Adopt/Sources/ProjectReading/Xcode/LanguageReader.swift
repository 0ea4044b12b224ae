import AdoptModel
import Foundation

/// Reads the language settings from a target's build settings.
struct LanguageReader {
    let settings: BuildSettings

    var language: LanguageSettings {
        let named = [
            ("-strict-concurrency", "SWIFT_STRICT_CONCURRENCY"),
            ("-default-isolation", "SWIFT_DEFAULT_ACTOR_ISOLATION"),
        ].map { CompilerOptions.Option(name: $0, value: settings[$1]) }
        var language = LanguageSettings(upcomingFeatures: approachable + features)
        for option in named + CompilerOptions(settings["OTHER_SWIFT_FLAGS"]).all { language.add(option) }
        return language
    }

    /// The active compilation conditions.
    var conditions: [String] {
        let listed = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"].split(separator: " ").map(String.init)
        return (listed + CompilerOptions(settings["OTHER_SWIFT_FLAGS"]).conditions).unique
    }

    /// The features that Xcode's setting "Approachable Concurrency" enables.
    private var approachable: [String] {
        guard settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" else { return [] }
        return [
            "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
            "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
        ]
    }

    /// The features with their own setting.
    private var features: [String] {
        let named = settings.all(startingWith: "SWIFT_UPCOMING_FEATURE_").filter { $0.value == "YES" }.keys
        let slashes = settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] == "YES" ? ["BareSlashRegexLiterals"] : []
        return named.map(Self.feature).sorted() + slashes
    }

    /// The compiler's name for a feature: "IsolatedDefaultValues" for "ISOLATED_DEFAULT_VALUES".
    private static func feature(_ setting: String) -> String {
        let other = [
            "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
            "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
        ]
        return other[setting] ?? setting.split(separator: "_").map(\.capitalized).joined()
    }
}

extension LanguageSettings {
    /// Adds the effect of a compiler flag.
    mutating func add(_ option: CompilerOptions.Option) {
        switch (option.name, option.value) {
        case ("-enable-upcoming-feature", let feature?): upcomingFeatures.append(feature)
        case ("-enable-experimental-feature", let feature?): experimentalFeatures.append(feature)
        case ("-strict-concurrency", "complete"?): upcomingFeatures.append("StrictConcurrency")
        case ("-strict-concurrency", "targeted"?): experimentalFeatures.append("StrictConcurrency=targeted")
        case ("-default-isolation", let actor?): isOnMainActor = actor == "MainActor"
        default: break
        }
    }
}

/// The options in a string of compiler flags.
struct CompilerOptions {
    struct Option {
        let name: String
        /// The value of the option, after a space or "=".
        let value: String?
    }

    let all: [Option]

    init(_ text: String) {
        let words = text.split(whereSeparator: { " \"'".contains($0) }).map(String.init)
            .filter { $0 != "-Xfrontend" }
        all = words.indices.filter { words[$0].hasPrefix("-") }.map { index in
            let parts = words[index].split(separator: "=", maxSplits: 1).map(String.init)
            if parts.count == 2 { return Option(name: parts[0], value: parts[1]) }
            let next = words.indices.contains(index + 1) ? words[index + 1] : nil
            return Option(name: parts[0], value: next?.hasPrefix("-") == false ? next : nil)
        }
    }

    /// The compilation conditions: `-D BETA`, `-DBETA`.
    var conditions: [String] {
        all.compactMap { option in
            guard option.name.hasPrefix("-D") else { return nil }
            return option.name == "-D" ? option.value : String(option.name.dropFirst(2))
        }
    }
}
