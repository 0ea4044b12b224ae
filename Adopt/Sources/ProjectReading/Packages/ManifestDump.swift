import Foundation

/// Reads a manifest with `swift package dump-package`, for manifests that compute their targets.
enum ManifestDump {
    private struct Dump: Decodable {
        struct Named: Decodable {
            var name: String
            var targets: [String]
        }
        struct Resource: Decodable {
            var path: String
            var rule: [String: Part?]?

            var resource: Manifest.Target.Resource {
                Manifest.Target.Resource(path: path, isCopied: rule?.keys.contains("copy") ?? false)
            }
        }
        struct Target: Decodable {
            var name: String
            var type: String
            var path: String?
            var exclude: [String]?
            var sources: [String]?
            var resources: [Resource]?
            var dependencies: [[String: [Part?]]]?
            var settings: [Setting]?
            var pluginUsages: [[String: [Part?]]]?
            var publicHeadersPath: String?
        }
        struct Setting: Decodable {
            struct Condition: Decodable {
                var platformNames: [String]?
                var config: String?
            }
            struct Value: Decodable {
                var values: [String]

                private enum CodingKeys: String, CodingKey { case value = "_0" }

                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    let one = (try? container.decode(String.self, forKey: .value)).map { [$0] }
                    values = one ?? (try? container.decode([String].self, forKey: .value)) ?? []
                }
            }
            var tool: ManifestSetting.Tool
            var kind: [String: Value]
            var condition: Condition?

            var settings: [ManifestSetting] {
                kind.map { name, value in
                    ManifestSetting(
                        tool: tool, name: name, values: value.values,
                        platforms: condition?.platformNames ?? [],
                        isForRelease: condition?.config == "release")
                }
            }
        }
        struct Trait: Decodable {
            var name: String
            var enabledTraits: [String]?
        }
        struct ToolsVersion: Decodable {
            var text: String

            private enum CodingKeys: String, CodingKey { case text = "_version" }
        }
        /// A name, or conditions, which are ignored.
        enum Part: Decodable {
            case name(String)
            case other

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                self = (try? container.decode(String.self)).map(Part.name) ?? .other
            }

            var text: String? {
                guard case .name(let text) = self else { return nil }
                return text
            }
        }
        var name: String
        var products: [Named]
        var targets: [Target]
        var dependencies: [PackageDump]?
        var swiftLanguageVersions: [String]?
        var toolsVersion: ToolsVersion?
        var traits: [Trait]?

        /// The traits that the default trait enables, and those that these enable.
        var defaultTraits: [String] {
            let enabled = { name in traits?.first { $0.name == name }?.enabledTraits ?? [] }
            return enabled("default").withNeeded(enabled)
        }
    }

    /// The manifest; `nil` if Swift isn't installed or the manifest doesn't compile.
    static func manifest(of folder: URL) -> Manifest? {
        guard let output = output(of: folder), let dump = try? JSONDecoder().decode(Dump.self, from: output)
        else { return nil }
        var manifest = Manifest(name: dump.name, targets: dump.targets.map(target))
        for product in dump.products { manifest.products[product.name] = product.targets }
        manifest.packages = (dump.dependencies ?? []).compactMap(\.reference)
        manifest.languageMode = dump.swiftLanguageVersions?.last ?? dump.toolsVersion?.text ?? ""
        manifest.defaultTraits = dump.defaultTraits
        manifest.folders = (dump.dependencies ?? []).compactMap { $0.fileSystem?.first?.path }
        return manifest
    }

    private static func target(_ target: Dump.Target) -> Manifest.Target {
        let kinds: [String: Manifest.Target.Kind] = [
            "regular": .library, "executable": .executable, "test": .test, "macro": .macro, "binary": .binary,
            "plugin": .plugin, "system": .system,
        ]
        return Manifest.Target(
            name: target.name, kind: kinds[target.type] ?? .library, path: target.path,
            exclude: target.exclude ?? [],
            sources: target.sources ?? [], resources: target.resources?.map(\.resource) ?? [],
            dependencies: (target.dependencies ?? []).compactMap { $0.values.first?.first??.text },
            settings: (target.settings ?? []).flatMap(\.settings),
            plugins: (target.pluginUsages ?? []).compactMap { $0.values.first?.first??.text },
            publicHeaders: target.publicHeadersPath)
    }

    private static func output(of folder: URL) -> Data? {
        // SwiftPM leaves the lock of the scratch folder in the temporary directory. It finds a manifest in its cache only if the
        // environment is the same as before, so the directory has always the same name.
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("adopt-manifests")
        try? FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        return ToolOutput.of(
            [
                "swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path,
                "dump-package",
            ],
            environment: ["TMPDIR": scratch.path])
    }
}
