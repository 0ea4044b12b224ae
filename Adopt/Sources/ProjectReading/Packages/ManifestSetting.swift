/// A build setting of a target in a manifest, such as `.define("FAST", .when(platforms: [.iOS]))`.
struct ManifestSetting: Equatable {
    enum Tool: String {
        case swift, c, cxx, linker
    }

    var tool: Tool
    /// The function's name in the manifest.
    var name: String
    var values: [String] = []
    /// The platforms, in lowercase, that the setting is for; empty if it's for all.
    var platforms: [String] = []
    /// Whether the setting is only for release builds.
    var isForRelease = false

    /// Whether the setting is for debug builds on a platform.
    func applies(on platform: String) -> Bool {
        !isForRelease && (platforms.isEmpty || platforms.contains(platform))
    }
}

extension ManifestSetting {
    /// Reads a setting from the text of a manifest.
    init?(_ text: SwiftText, tool: Tool) {
        guard let call = text.call else { return nil }
        let when = call.arguments.lazy.compactMap(\.value.call).first { $0.name == ".when" }
        func condition(_ label: String) -> SwiftText? {
            when?.arguments.first { $0.label == label }?.value
        }
        let values = call.arguments.filter { $0.value.call?.name != ".when" }.flatMap { argument in
            argument.value.elements?.map(\.plainValue) ?? [argument.value.plainValue]
        }
        self.init(
            tool: tool, name: call.name.lastMember,
            values: call.arguments.contains { $0.label == "to" } ? [values.joined(separator: "=")] : values,
            platforms: (condition("platforms")?.elements ?? []).map(\.plainValue.localizedLowercase),
            isForRelease: condition("configuration")?.plainValue == "release")
    }
}

extension SwiftText {
    /// A literal's text, or the name of a member: `debug` for `.debug`, `MainActor` for `MainActor.self`.
    fileprivate var plainValue: String {
        literal ?? description.split(separator: ".").first { $0 != "self" }.map(String.init) ?? ""
    }
}

extension String {
    /// The name after the last dot.
    var lastMember: String { split(separator: ".").last.map(String.init) ?? self }
}
