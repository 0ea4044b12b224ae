import AdoptModel
import Foundation

/// Reads the targets of an `.xcodeproj`.
struct XcodeProjectReader {
    private let file: URL
    private let objects: ProjectObjects
    private let paths: ProjectPaths
    private let settings: SettingsReader
    private let files: PhaseFiles
    private let headers: OwnHeaders

    init(_ file: URL) throws {
        self.file = file
        objects = try ProjectObjects(project: file)
        let folder = file.deletingLastPathComponent()
        let inside = objects.root.string("projectDirPath") ?? ""
        let root = inside.isEmpty ? folder : folder.appendingPathComponent(inside).standardizedFileURL
        paths = ProjectPaths(objects: objects, root: root)
        settings = SettingsReader(
            objects: objects, paths: paths, projectName: file.deletingPathExtension().lastPathComponent)
        files = PhaseFiles(objects: objects, paths: paths)
        headers = OwnHeaders(in: root)
    }

    /// The project with the required targets of the projects and packages that it references.
    /// - Parameter packageTests: Whether to include the tests of local packages.
    func project(packageTests: Bool = false) -> SourceProject {
        var project = projectWithoutPackages()
        project.lockedPackages = PackagePins(besides: file).packages
        LocalPackages(folders: packageFolders).add(to: &project, withTests: packageTests)
        ModuleUses.connect(&project)
        return project
    }

    /// The folders of its local packages.
    var packageFolders: [URL] { LocalPackages.folders(of: objects, paths) }

    /// The project without its local packages.
    func projectWithoutPackages() -> SourceProject {
        let targets = objects.list("targets", of: objects.root).filter { $0.kind == "PBXNativeTarget" }
        var project = SourceProject(
            name: file.deletingPathExtension().lastPathComponent, folder: paths.root, targets: [],
            packages: objects.packageReferences)
        for target in targets {
            let read = self.target(target)
            project.targets.append(read.target)
            project.remarks += read.remarks.filter { !project.remarks.contains($0) }
        }
        adoptMacTargets(targets, in: &project)
        ReferencedProjects(objects: objects, paths: paths).add(to: &project)
        return project
    }

    /// Adopts macOS frameworks and tests that don't use AppKit, if no iOS target has the same module.
    private func adoptMacTargets(_ objects: [ProjectObject], in project: inout SourceProject) {
        for (index, object) in objects.enumerated() where project.targets[index].kind == .other {
            let target = project.targets[index]
            let isTaken = project.targets.contains { $0.kind != .other && $0.module == target.module }
            guard !isTaken,
                let kind = SourceTarget.Kind.ofMac(
                    productType: object.string("productType") ?? "",
                    settings: settings.settings(of: object).0,
                    sources: target.sources)
            else { continue }
            project.targets[index].kind = kind
        }
    }

    private func target(_ object: ProjectObject) -> (target: SourceTarget, remarks: [String]) {
        let name = object.string("name") ?? "Target"
        let (settings, missingSettings) = settings.settings(of: object)
        var (files, missing) = files.files(of: object)
        let maker = ResourceNameMaker(of: object, in: objects, missing: missing)
        missing.removeAll(where: maker.makes)
        let module = settings["PRODUCT_MODULE_NAME"]
        let kind = SourceTarget.Kind(productType: object.string("productType") ?? "", settings: settings)
        var target = SourceTarget(
            name: name, module: module.isEmpty ? name.c99Identifier : module, kind: kind,
            sources: files.sources,
            otherSources: files.otherSources, resources: files.resources)
        add(settings, to: &target)
        let unknown = PropertyListSettings(of: target).add(
            settings, isComplete: missingSettings.isEmpty, to: &target)
        target.resources.removeAll { $0.path == target.infoPlist?.path }
        target.resourceNames = maker.names
        target.dependencies = TargetDependencies(objects: objects, settings: settings).names(of: object)
        target.products = products(of: object)
        let plist = settings["INFOPLIST_FILE"]
        if !plist.isEmpty, target.infoPlist == nil { missing.append(paths.root.appending(plist)) }
        target.missingSources = missing.filter { FileUse($0) == .source }
        let others = missing.filter { FileUse($0) != .source }
        let remarks = [
            others.missingFiles(in: paths.root).map { "references \($0)" },
            missingSettings.missingFiles(in: paths.root).map { "uses build settings from \($0)" },
        ]
        return (target, (remarks.compactMap(\.self) + unknown).map { "The target \(name) \($0)" })
    }

    private func add(_ settings: BuildSettings, to target: inout SourceTarget) {
        let plist = settings["INFOPLIST_FILE"]
        target.infoPlist = plist.isEmpty ? nil : FoundFile.at(paths.root.appending(plist))
        target.infoValues = settings.all(startingWith: "INFOPLIST_KEY_")
        let version = settings["SWIFT_VERSION"]
        target.swiftVersion = version.isEmpty ? nil : version
        let language = LanguageReader(settings: settings)
        (target.language, target.conditions) = (language.language, language.conditions)
        target.assetNames = Self.assetNames(settings)
        let bridging = BridgingHeader(objectiveCHeaders(settings, of: target), among: headers)
        (target.bridgedModules, target.bridgedHeaders) = (bridging.modules, bridging.headers)
        target.settings = Self.settingsOfPropertyLists.reduce(into: [:]) { $0[$1] = settings[$1] }
            .filter { !$0.value.isEmpty }
    }

    /// The bridging header of an app, or the umbrella header of a framework that also contains Objective-C.
    private func objectiveCHeaders(_ settings: BuildSettings, of target: SourceTarget) -> [URL] {
        let header = settings["SWIFT_OBJC_BRIDGING_HEADER"]
        if !header.isEmpty { return [paths.root.appending(header)] }
        let hasObjectiveC = target.otherSources.contains { ["m", "mm"].contains($0.pathExtension) }
        guard target.kind == .library, hasObjectiveC else { return [] }
        return [headers.publicHeader("\(target.module).h")].compactMap(\.self)
    }

    /// Projects created with Xcode 15 and later enable extensions. The default is resources only.
    private static func assetNames(_ settings: BuildSettings) -> SourceTarget.AssetNames {
        if settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] == "NO" { return .none }
        let extends = settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
        return extends ? .resourcesAndExtensions : .resources
    }

    /// The settings that property lists reference.
    private static let settingsOfPropertyLists = [
        "PRODUCT_NAME", "PRODUCT_MODULE_NAME", "PRODUCT_BUNDLE_IDENTIFIER", "EXECUTABLE_NAME", "TARGET_NAME",
        "MARKETING_VERSION", "CURRENT_PROJECT_VERSION", "DEVELOPMENT_LANGUAGE", "PRODUCT_BUNDLE_PACKAGE_TYPE",
        "PROJECT_NAME", "IPHONEOS_DEPLOYMENT_TARGET", "TARGETED_DEVICE_FAMILY",
        "ASSETCATALOG_COMPILER_APPICON_NAME", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
        "GENERATE_INFOPLIST_FILE", "DEFINES_MODULE", "SWIFT_OBJC_BRIDGING_HEADER",
    ]

    /// The package products in the target's list and in its frameworks phase.
    private func products(of target: ProjectObject) -> [String] {
        let linked = objects.list("buildPhases", of: target).flatMap { objects.list("files", of: $0) }
            .compactMap { objects.object("productRef", of: $0) }
        let all = objects.list("packageProductDependencies", of: target) + linked
        return all.compactMap { $0.string("productName") }.unique
    }
}
