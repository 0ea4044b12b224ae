import AdoptModel
import Foundation

/// Adds the third-party packages that a project needs: the ones that it references by repository, its pods, and imported modules
/// found in a folder of checkouts.
///
/// A package is adopted like the project's own targets. A third party's package with its own conditions for Linux keeps them, and one
/// with C sources is built unchanged.
public struct NeededPackages {
    /// The folder for cloned repositories.
    private let clones: URL
    /// The modules and products to ignore.
    private let leftOut: Set<String>
    /// The packages that the mirror contains anyway.
    private let present: [BroughtPackage]
    private var makers: [ModuleMaker] = []
    /// The folders of packages and projects that no target has needed yet.
    private var unopened: [URL]
    /// The packages that contain the project. For example, a sample app is inside its library's package.
    private var around: [URL] = []
    /// The packages in the project's folder and around it. Their conditions for Linux are those of a server.
    private var own: [URL] = []
    /// The packages that have been read or cloned, by their lowercase names.
    private var opened: Set<String> = []
    /// The adopted targets of each name.
    private var adopted: [(name: String, targets: [SourceTarget])] = []
    /// The imports of each target, by the target's name.
    private var imports: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - folders: Folders of checkouts, which are searched first.
    ///   - clones: The folder for repositories that no checkout provides.
    ///   - leftOut: Modules and products that are ignored even if the project needs them.
    ///   - present: Packages that are available anyway, whatever version the project requires.
    public init(
        searching folders: [URL], cloningInto clones: URL, leavingOut leftOut: Set<String> = [],
        besides present: [BroughtPackage] = []
    ) {
        self.leftOut = leftOut
        self.present = present
        self.clones = clones
        unopened = folders.flatMap { [$0] + FolderWalk.entries(of: $0) }.filter(FoundFile.isFolder)
    }

    /// Adds the targets and packages that the project's targets need, and a remark for each one that isn't available.
    public mutating func add(to project: inout SourceProject) {
        around = Self.packages(around: project.folder)
        own = around + Self.packages(in: project.folder)
        unopened += around + Self.checkouts(besides: project.folder)
        for index in project.targets.indices {
            project.targets[index].products.removeAll(where: leftOut.contains)
        }
        var opened = -1
        // A package that was opened for one name may provide another.
        while opened < makers.count {
            opened = makers.count
            var asked = leftOut
            while let name = wanted(by: project).first(where: { !asked.contains($0) }) {
                asked.insert(name)
                if let package = present.first(where: { $0.products[name] != nil }) {
                    project.broughtPackages.append(package)
                } else if let maker = maker(of: name, for: project) {
                    bring(name, of: maker, into: &project)
                }
            }
        }
        // An earlier target may also need one that was added later.
        for (name, targets) in adopted { connect(name, targets, in: &project) }
        let missing = Set(project.targets.flatMap(\.products)).filter { !Self.isThere($0, in: project) }
        project.remarks += missing.sorted().map(remark(on:))
    }

    private static func packages(around folder: URL) -> [URL] {
        let folders = sequence(first: folder.standardizedFileURL) { $0.deletingLastPathComponent() }
        return folders.prefix(4).filter {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
        }
    }

    /// The folders of CocoaPods, Carthage, SwiftPM and Xcode, and the packages inside the project's folder.
    private static func checkouts(besides folder: URL) -> [URL] {
        let folders = [folder, folder.deletingLastPathComponent()]
        let pods = folders.map { $0.appendingPathComponent("Pods/Pods.xcodeproj") }
        let places = ["Carthage/Checkouts", "SourcePackages/checkouts", ".build/checkouts"]
        let others = places.flatMap { place in
            folders.flatMap { FolderWalk.entries(of: $0.appendingPathComponent(place)) }
        }
        return (pods + others + packages(in: folder)).filter(FoundFile.isFolder)
    }

    /// Packages in the project's folder, or in its parent for a workspace.
    private static func packages(in folder: URL) -> [URL] {
        FolderWalk.entries(of: folder).filter {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
        }
    }

    // MARK: - The needed names

    /// The products that targets list and the modules that they import, without those that are already available.
    private mutating func wanted(by project: SourceProject) -> [String] {
        let targets = project.targets.filter { $0.kind != .other }
        let imported = targets.flatMap { imports(of: $0).sorted() }
        let all = targets.flatMap(\.products) + imported.flatMap { LinuxCounterparts.products[$0] ?? [$0] }
        return all.filter { !Self.isThere($0, in: project) }
    }

    private mutating func imports(of target: SourceTarget) -> Set<String> {
        if let known = imports[target.name] { return known }
        let read = target.sources.reduce(into: Set(target.bridgedModules + target.resourceNames.modules)) {
            $0.formUnion(SourceMarks($1).imports)
        }
        imports[target.name] = read
        return read
    }

    private static func isThere(_ name: String, in project: SourceProject) -> Bool {
        modules(of: project).contains(name) || project.broughtPackages.contains { $0.products[name] != nil }
    }

    private static func modules(of project: SourceProject) -> Set<String> {
        Set(project.targets.filter { $0.kind == .library }.map(\.module))
            .union(project.broughtPackages.flatMap { $0.products.values.joined() })
    }

    private func remark(on product: String) -> String {
        "The package with \(product) isn't available. Pass the folder that contains its checkout: --packages DIR."
    }

    // MARK: - Finding a provider

    /// The package or project that provides a product or a module.
    private mutating func maker(of name: String, for project: SourceProject) -> ModuleMaker? {
        if let maker = makers.first(where: { !$0.targets(for: name).isEmpty }) { return maker }
        let named = unopened.filter { $0.lastPathComponent.lowercased() == name.lowercased() }
        let likely = unopened.filter { $0.pathExtension == "xcodeproj" || around.contains($0) }
        let others = unopened.filter { !named.contains($0) && Self.manifest(of: $0, names: name) }
        if let maker = open(named + likely + others, for: name) { return maker }
        // Any package may have a product of this name. A name that is only imported is usually a framework's.
        let isListed = project.targets.contains { $0.products.contains(name) }
        if isListed, let maker = open(unopened, for: name) { return maker }
        return clone(for: name, of: project, isListed: isListed)
    }

    /// Whether a folder's manifest contains this name as that of a product or target.
    private static func manifest(of folder: URL, names name: String) -> Bool {
        let manifest = try? Data(contentsOf: folder.appendingPathComponent("Package.swift"))
        return manifest.map { String(decoding: $0, as: UTF8.self).contains("\"\(name)\"") } ?? false
    }

    /// Opens folders until one provides the name.
    private mutating func open(_ folders: [URL], for name: String) -> ModuleMaker? {
        for folder in folders {
            unopened.removeAll { $0 == folder }
            guard let maker = ModuleMaker(folder) else { continue }
            opened.insert(folder.lastPathComponent.lowercased())
            makers.append(maker)
            if !maker.targets(for: name).isEmpty { return maker }
        }
        return nil
    }

    /// Clones the project's repositories until one provides the name, starting with the one of that name.
    private mutating func clone(for name: String, of project: SourceProject, isListed: Bool) -> ModuleMaker? {
        let counterpart = LinuxCounterparts.packages.first { $0.identity == name }
        let named = project.packages.filter { $0.identity.lowercased() == name.lowercased() }
        for package in [counterpart].compactMap({ $0 }) + named + (isListed ? project.packages : []) {
            guard opened.insert(package.identity.lowercased()).inserted,
                let folder = GitRepository(package: package).checkout(into: clones)
            else { continue }
            if let maker = open([folder], for: name) { return maker }
        }
        return nil
    }

    // MARK: - Adding targets

    private mutating func bring(_ name: String, of maker: ModuleMaker, into project: inout SourceProject) {
        let targets = brought(maker.targets(for: name))
        project.packages += maker.project.packages.filter { !project.packages.contains($0) }
        switch maker.way(of: targets) {
        case .asItIs: add(.asItIs(maker.products(for: name)), of: maker, to: &project)
        case .forLinux, .adopted: adopt(name, targets, of: maker, in: &project)
        }
    }

    /// The targets without ignored modules, which are also ignored as dependencies of other pods.
    private func brought(_ targets: [SourceTarget]) -> [SourceTarget] {
        let others = Set(targets.filter { leftOut.contains($0.module) }.map(\.name))
        return targets.filter { !others.contains($0.name) }.map { target in
            var target = target
            target.dependencies.removeAll(where: others.contains)
            return target
        }
    }

    private mutating func adopt(
        _ name: String, _ targets: [SourceTarget], of maker: ModuleMaker, in project: inout SourceProject
    ) {
        let known = Set(project.targets.map(\.name))
        var new = targets.filter { !known.contains($0.name) }
        let isOwn = own.contains { $0.standardizedFileURL == maker.project.folder.standardizedFileURL }
        for index in new.indices { new[index].isForLinux = !isOwn && maker.isForLinux(new[index]) }
        adopted.append((name, targets))
        connect(name, targets, in: &project)
        project.targets += new
        add(.adopted(new.map(\.name)), of: maker, to: &project)
    }

    /// A target that lists the product depends on the product's targets, and one that imports a module on that module's target. A
    /// pod's targets include those of the pods that it needs.
    private mutating func connect(_ name: String, _ targets: [SourceTarget], in project: inout SourceProject)
    {
        let names = Set(targets.map(\.name))
        for index in project.targets.indices where !names.contains(project.targets[index].name) {
            let target = project.targets[index]
            let (isListed, imported) = (target.products.contains(name), imports(of: target))
            let needed = targets.filter { isListed || imported.contains($0.module) }.map(\.name)
            guard !needed.isEmpty else { continue }
            project.targets[index].products.removeAll { $0 == name }
            project.targets[index].dependencies += needed.filter { !target.dependencies.contains($0) }
        }
    }

    private func add(_ use: BroughtPackage.Use, of maker: ModuleMaker, to project: inout SourceProject) {
        let package = BroughtPackage(
            name: maker.project.folder.lastPathComponent, folder: maker.project.folder, use: use)
        guard let index = project.broughtPackages.firstIndex(where: { $0.folder == package.folder }) else {
            project.broughtPackages.append(package)
            return
        }
        switch (project.broughtPackages[index].use, use) {
        case (.adopted(let old), .adopted(let new)): project.broughtPackages[index].use = .adopted(old + new)
        case (.asItIs(let old), .asItIs(let new)):
            project.broughtPackages[index].use = .asItIs(old.merging(new) { $1 })
        case (.adopted, .asItIs), (.asItIs, .adopted): project.broughtPackages.append(package)
        }
    }
}
