import AdoptModel
import Foundation
import ProjectReading
import SourceRewriting
import StandIns

/// A target of the project with the texts of its files and its position in the mirror.
struct AdoptedModule {
    let target: SourceTarget
    /// The Swift files, with their paths in the module's folder.
    let files: [(source: ModuleSources.File, place: String)]
    /// The modules that its files import.
    let imports: Set<String>

    init(reading target: SourceTarget) {
        self.target = target
        let folders = target.sources.map { $0.standardizedFileURL.deletingLastPathComponent().pathComponents }
        let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
            Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
        }
        // Linux has its own imports.
        let bridged = target.isForLinux ? [] : target.bridgedModules
        var seen: Set<String> = []
        let own: [(source: ModuleSources.File, place: String)] = target.sources.compactMap { url in
            let parts = url.standardizedFileURL.pathComponents.dropFirst(common.count)
            let place = parts.joined(separator: "/")
            guard seen.insert(place).inserted else { return nil }
            let remaining = (target.leftOutParts[url] ?? []).removed(from: SourceText.of(url))
            let text = Self.withImports(of: bridged, remaining)
            return (ModuleSources.File(path: url.path, text: text), LinuxFileName.of(place))
        }
        let texts = own.map(\.source.text)
        let ownImports = Self.imports(in: texts)
        let names = ResourceNames(of: target, texts: texts, importing: ownImports)
        let generated =
            Self.classesOfDataModels(target.resources) + Self.namesOfAssets(target)
            + Self.namesOfResources(target, names) + Self.launch(of: target)
        files = own + generated
        imports = ownImports.union(Self.imports(in: generated.map(\.source.text)))
    }

    /// A file with the imports of the bridging header. They are added at the end, so no line moves.
    private static func withImports(of bridged: [String], _ text: String) -> String {
        let missing = bridged.filter { !text.contains("import " + $0) }
        return missing.isEmpty ? text : text + "\n" + missing.map { "import \($0)\n" }.joined()
    }

    /// The classes that Xcode generates for data models, one file for each model.
    private static func classesOfDataModels(_ resources: [URL]) -> [(
        source: ModuleSources.File, place: String
    )] {
        resources.compactMap(DataModel.init).compactMap { model in
            DataModelClasses(model: model).text.map { text in
                (
                    ModuleSources.File(path: model.file.path, text: text),
                    LinuxFileName.of("\(model.name)+CoreDataModel.swift")
                )
            }
        }
    }

    /// The names that Xcode generates for asset catalogs.
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

    /// The names that R.swift generates for resources.
    private static func namesOfResources(_ target: SourceTarget, _ names: ResourceNames?) -> [(
        source: ModuleSources.File, place: String
    )] {
        guard let names else { return [] }
        let path = (target.resources.first ?? target.sources[0]).path
        let name = ResourceNames.fileName
        return [(ModuleSources.File(path: path, text: names.text), LinuxFileName.of(name))]
    }

    /// The delegates in place of those that are left out.
    private static func launch(of target: SourceTarget) -> [(source: ModuleSources.File, place: String)] {
        guard let text = LaunchInPlace(of: target).text else { return [] }
        let path = target.infoPlist?.path ?? "LaunchInPlace"
        return [(ModuleSources.File(path: path, text: text), LinuxFileName.of("LaunchInPlace.swift"))]
    }

    private static func imports(in texts: [String]) -> Set<String> {
        let notifications = ImpliedFramework.prefixesOfNotifications
        let implied =
            texts.contains { text in notifications.contains(where: text.contains) }
            ? ["UserNotifications"] : []
        let lines = texts.lazy.flatMap { $0.split(separator: "\n") }.filter { $0.contains("import ") }
        return Set(
            lines.compactMap { line in
                line.firstMatch(
                    of: /^\s*(?:@\w+\s+)?import\s+(?:(?:class|struct|enum|protocol|func|var)\s+)?(\w+)/
                )
                .map { String($0.1) }
            } + implied)
    }

    /// The module's folder in the mirror.
    var folder: String { "\(target.kind.isTests ? "Tests" : "Sources")/\(target.module)" }

    /// The files to rewrite.
    func sources(besides modules: Set<String>) -> ModuleSources {
        ModuleSources(
            name: target.module, files: files.map(\.source), swiftVersion: target.swiftVersion,
            adoptedModules: modules.subtracting([target.module]), isForLinux: target.isForLinux,
            isOfPackage: target.isOfPackage,
            hasObjectiveC: target.otherSources.contains { ["m", "mm"].contains($0.pathExtension) })
    }
}

extension SourceTarget {
    /// Whether the target is part of the mirror.
    package var isAdopted: Bool {
        switch kind {
        case .app, .library, .unitTests, .interfaceTests: true
        case .other: false
        }
    }

    /// The inputs of its rewriting other than its files.
    var settingsOfRewriting: String {
        let parts = [
            "\(MirrorRecord.version)", "\(isOfPackage)", "\(isForLinux)", module, swiftVersion ?? "",
        ]
        return (parts + conditions).joined(separator: " ")
    }

    /// The name of the app's program.
    var product: String {
        String(name.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" ? $0 : "-" })
    }
}
