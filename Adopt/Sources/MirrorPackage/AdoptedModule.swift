import AdoptModel
import Foundation

/// A target of the project with its files' texts and its place in the mirror.
struct AdoptedModule {
    let target: SourceTarget
    /// The Swift files, and their places beneath the module's folder.
    let files: [(source: ModuleSources.File, place: String)]
    /// The modules that its files import.
    let imports: Set<String>

    init(reading target: SourceTarget, of project: SourceProject) throws {
        self.target = target
        let folders = target.sources.map { $0.standardizedFileURL.deletingLastPathComponent().pathComponents }
        let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
            Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
        }
        var seen: Set<String> = []
        let own: [(source: ModuleSources.File, place: String)] = try target.sources.compactMap { url in
            let parts = url.standardizedFileURL.pathComponents.dropFirst(common.count)
            let place = parts.joined(separator: "/")
            guard seen.insert(place).inserted else { return nil }
            return (ModuleSources.File(path: url.path, text: try Self.text(of: url)), LinuxFileName.of(place))
        }
        files =
            own + Self.classesOfDataModels(target.resources, declared: own.map(\.source.text))
            + Self.namesOfAssets(target)
        imports = Self.imports(in: files.map(\.source.text))
    }

    /// The classes that Xcode makes of data models, a file for each model.
    private static func classesOfDataModels(_ resources: [URL], declared texts: [String])
        -> [(source: ModuleSources.File, place: String)]
    {
        let models = resources.compactMap(DataModel.init)
        let declared =
            models.isEmpty
            ? [] : Set(texts.flatMap { $0.matches(of: /\bclass\s+(\w+)/).map { String($0.1) } })
        return models.compactMap { model in
            DataModelClasses(model: model, declared: declared).text.map { text in
                (
                    ModuleSources.File(path: model.file.path, text: text),
                    LinuxFileName.of("\(model.name)+CoreDataModel.swift")
                )
            }
        }
    }

    /// The names that Xcode makes of asset catalogues.
    private static func namesOfAssets(_ target: SourceTarget) -> [(source: ModuleSources.File, place: String)]
    {
        let catalogs = target.resources.filter { $0.pathExtension == "xcassets" }
        guard let first = catalogs.first, target.assetNames != .none,
            let text = AssetSymbols(catalogs, extendsUIKit: target.assetNames == .resourcesAndExtensions).text
        else { return [] }
        return [
            (
                ModuleSources.File(path: first.path, text: text),
                LinuxFileName.of("GeneratedAssetSymbols.swift")
            )
        ]
    }

    private static func imports(in texts: [String]) -> Set<String> {
        let lines = texts.lazy.flatMap { $0.split(separator: "\n") }.filter { $0.contains("import ") }
        return Set(
            lines.compactMap { line in
                line.firstMatch(
                    of: /^\s*(?:@\w+\s+)?import\s+(?:(?:class|struct|enum|protocol|func|var)\s+)?(\w+)/
                )
                .map { String($0.1) }
            })
    }

    /// Where the module lies in the mirror.
    var folder: String { "\(target.kind == .unitTests ? "Tests" : "Sources")/\(target.module)" }

    /// What is rewritten.
    func sources(besides modules: Set<String>) -> ModuleSources {
        ModuleSources(
            name: target.module, files: files.map(\.source), swiftVersion: target.swiftVersion,
            adoptedModules: modules.subtracting([target.module]), isForLinux: target.isForLinux,
            isOfPackage: target.isOfPackage)
    }

    /// What else the rewriting depends on.
    var settings: String {
        "\(MirrorRecord.version) \(target.isOfPackage) \(target.module) \(target.swiftVersion ?? "") \(target.conditions.joined(separator: ","))"
    }

    /// Old files are not always UTF-8.
    private static func text(of url: URL) throws -> String {
        let data = try Data(contentsOf: url)
        return String(data: data, encoding: .utf8) ?? String(decoding: data, as: UTF8.self)
    }
}

extension SourceTarget {
    /// Whether the target has a place in the mirror.
    var isAdopted: Bool {
        switch kind {
        case .app, .library, .unitTests: true
        case .other, .interfaceTests: false
        }
    }

    /// What the app's program is called.
    var product: String {
        String(name.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" ? $0 : "-" })
    }
}
