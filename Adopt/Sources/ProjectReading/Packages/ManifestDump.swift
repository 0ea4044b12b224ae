import AdoptModel
import Foundation

/// Reads a manifest with `swift package dump-package`, for manifests that compute their targets.
enum ManifestDump {
    /// The manifest; `nil` if Swift isn't installed or the manifest doesn't compile.
    static func manifest(of folder: URL) -> Manifest? {
        guard let dump = output(of: folder).map(JSONText.init), let name = dump["name"].string else {
            return nil
        }
        var manifest = Manifest(name: name, targets: dump["targets"].array.compactMap(target))
        for product in dump["products"].array {
            manifest.products[product["name"].string ?? ""] = product["targets"].strings
        }
        let packages = dump["dependencies"].array
        manifest.packages = packages.compactMap { reference($0["sourceControl"].first) }
        manifest.folders = packages.compactMap { $0["fileSystem"].first["path"].string }
        manifest.languageMode =
            dump["swiftLanguageVersions"].strings.last ?? dump["toolsVersion"]["_version"].string ?? ""
        let traits = dump["traits"].array
        let enabled = { name in traits.first { $0["name"].string == name }?["enabledTraits"].strings ?? [] }
        manifest.defaultTraits = enabled("default").withNeeded(enabled)
        return manifest
    }

    private static func target(_ target: JSONText) -> Manifest.Target? {
        let kinds: [String: Manifest.Target.Kind] = [
            "regular": .library, "executable": .executable, "test": .test, "macro": .macro, "binary": .binary,
            "plugin": .plugin, "system": .system,
        ]
        guard let name = target["name"].string else { return nil }
        return Manifest.Target(
            name: name, kind: kinds[target["type"].string ?? ""] ?? .library, path: target["path"].string,
            exclude: target["exclude"].strings, sources: target["sources"].strings,
            resources: target["resources"].array.compactMap(resource),
            dependencies: target["dependencies"].array.compactMap(name(in:)),
            settings: target["settings"].array.flatMap(settings),
            plugins: target["pluginUsages"].array.compactMap(name(in:)),
            publicHeaders: target["publicHeadersPath"].string)
    }

    private static func resource(_ resource: JSONText) -> Manifest.Target.Resource? {
        resource["path"].string.map {
            Manifest.Target.Resource(path: $0, isCopied: resource["rule"].members.keys.contains("copy"))
        }
    }

    /// The first name in `{"byName": ["Core", null]}` and `{"product": ["Snap", "snap", null, null]}`.
    private static func name(in dependency: JSONText) -> String? {
        dependency.members.values.first?.first.string
    }

    /// The settings in `{"tool": "swift", "kind": {"define": {"_0": "FAST"}}}`.
    private static func settings(_ setting: JSONText) -> [ManifestSetting] {
        guard let tool = setting["tool"].string.flatMap(ManifestSetting.Tool.init) else { return [] }
        return setting["kind"].members.map { name, value in
            ManifestSetting(
                tool: tool, name: name, values: value["_0"].string.map { [$0] } ?? value["_0"].strings,
                platforms: setting["condition"]["platformNames"].strings,
                isForRelease: setting["condition"]["config"].string == "release")
        }
    }

    /// The reference to a repository; `nil` for a local package.
    private static func reference(_ package: JSONText) -> PackageReference? {
        let requirement = package["requirement"]
        let range = requirement["range"].first
        var version: PackageReference.Version?
        if let low = range["lowerBound"].string, let high = range["upperBound"].string {
            version = .range(low, high)
        } else {
            version =
                requirement["exact"].first.string.map { .exactly($0) }
                ?? requirement["branch"].first.string.map { .branch($0) }
                ?? requirement["revision"].first.string.map { .revision($0) }
        }
        let url = package["location"]["remote"].first["urlString"].string
        return url.flatMap { url in version.map { PackageReference(url: url, version: $0) } }
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
