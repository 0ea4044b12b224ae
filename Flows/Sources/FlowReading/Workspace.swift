import FlowPlan
import Foundation
import Yams

/// The flows of a folder, and its `config.yaml`.
struct Workspace {
    /// The keys. Services for running flows have more, which don't matter here.
    private static let keys = [
        "flows", "includeTags", "excludeTags", "executionOrder", "testOutputDir", "platform",
        "baselineBranch",
        "notifications", "appId", "disableRetries", "local",
    ]

    let folder: String
    private(set) var includedTags: [String] = []
    private(set) var excludedTags: [String] = []
    /// The names of the flows that run first, with the line of each.
    private(set) var order: [(name: String, line: Int)] = []
    private(set) var continuesOnFailure = true
    private var patterns = ["*"]
    private(set) var configFile: String

    init(folder: String) throws(FlowFault) {
        self.folder = folder
        let names = ["config.yaml", "config.yml"].map { "\(folder)/\($0)" }
        configFile = names.first { FileManager.default.fileExists(atPath: $0) } ?? names[0]
        guard FileManager.default.fileExists(atPath: configFile) else { return }
        try read(try YAMLFile(path: configFile))
    }

    private mutating func read(_ file: YAMLFile) throws(FlowFault) {
        guard let node = file.documents.first else { return }
        let scope = Scope(file: file.path, parameters: [:])
        let fields = try Fields(
            node, of: "config.yaml", in: scope, allowed: Self.keys, rejecting: .misspelled)
        if fields["flows"] != nil { patterns = try FlowParts.texts(fields["flows"], "flows", scope) }
        includedTags = try FlowParts.texts(fields["includeTags"], "includeTags", scope)
        excludedTags = try FlowParts.texts(fields["excludeTags"], "excludeTags", scope)
        guard let node = fields["executionOrder"] else { return }
        let sequence = try Fields(
            node, of: "executionOrder", in: scope, allowed: ["continueOnFailure", "flowsOrder"])
        continuesOnFailure = try sequence.truth("continueOnFailure") ?? true
        let names = sequence["flowsOrder"]?.sequence.map { Array($0) } ?? []
        for item in names {
            order.append((try scope.constant(item, of: "flowsOrder"), item.line))
        }
    }

    /// The paths of the flows' files, in alphabetical order.
    var files: [String] {
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
            .filter { !["config.yaml", "config.yml"].contains($0) }
            .filter { file in patterns.contains { Self.matches(file, $0) } }
            .sorted().map { "\(folder)/\($0)" }
    }

    /// Whether a path matches a pattern: `*` is any part of a name, and `**` any number of folders.
    static func matches(_ path: String, _ pattern: String) -> Bool {
        var expression = ""
        var rest = pattern.hasPrefix("./") ? pattern.dropFirst(2) : pattern[...]
        while let next = rest.first {
            if rest.hasPrefix("**/") {
                expression += "(?:.*/)?"
                rest.removeFirst(3)
            } else if rest.hasPrefix("**") {
                expression += ".*"
                rest.removeFirst(2)
            } else {
                expression +=
                    next == "*"
                    ? "[^/]*" : next == "?" ? "[^/]" : NSRegularExpression.escapedPattern(for: "\(next)")
                rest.removeFirst()
            }
        }
        return path.range(of: "^\(expression)$", options: .regularExpression) != nil
    }
}
