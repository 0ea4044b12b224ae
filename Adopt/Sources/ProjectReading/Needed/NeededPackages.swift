import AdoptModel
import Foundation

/// Adds the third-party packages that a project needs: the ones that it references by repository, its pods, and imported modules
/// found in a folder of checkouts.
///
/// A package that Linux builds unchanged is used as it is. The others are adopted like the project's own targets.
public struct NeededPackages {
    /// The modules and products to ignore.
    let leftOut: Set<String>
    /// The packages that the mirror contains anyway.
    let present: [BroughtPackage]
    var available: AvailablePackages
    /// The reasons why packages aren't used as they are, by path.
    var rewritten: [String: String]
    /// The paths of the packages whose dependencies are being read. Packages may need each other.
    var visited: Set<String> = []
    /// The adopted targets of each name.
    var adopted: [(name: String, targets: [SourceTarget])] = []
    /// The imports of each target, by the target's name.
    private var imports: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - folders: Folders of checkouts, which are searched first.
    ///   - clones: The folder for other versions of checkouts, and for repositories that no checkout provides.
    ///   - leftOut: Modules and products that are ignored even if the project needs them.
    ///   - rewritten: The folders of packages that don't build unchanged.
    ///   - present: Packages that are available anyway, whatever version the project requires.
    ///   - places: Whether repositories are cloned that no checkout provides.
    public init(
        searching folders: [URL], cloningInto clones: URL, leavingOut leftOut: Set<String> = [],
        rewriting rewritten: [URL] = [], besides present: [BroughtPackage] = [],
        from places: PackagePlaces = .checkoutsAndRepositories
    ) {
        self.leftOut = leftOut
        let paths = rewritten.map { ($0.path, "it doesn't build unchanged") }
        self.rewritten = Dictionary(paths) { first, _ in first }
        self.present = present
        available = AvailablePackages(searching: folders, cloningInto: clones, from: places)
    }

    /// The needed products and modules of packages that would have to be downloaded.
    public var awaited: Set<String> { available.awaited }

    /// Adds the targets and packages that the project's targets need, and a remark for each one that isn't available.
    public mutating func add(to project: inout SourceProject) {
        available.add(besides: project)
        for index in project.targets.indices {
            project.targets[index].products.removeAll(where: leftOut.contains)
        }
        let alone = project
        // A later package may require another version of an earlier one, or a part of it that has to be rewritten.
        repeat {
            project = alone
            (adopted, imports) = ([], [:])
            addPackages(to: &project)
        } while available.forgetOutdated() || usesPartsUnchanged(project)
        // An earlier target may also need one that was added later.
        for (name, targets) in adopted { connect(name, targets, in: &project) }
        let missing = Set(project.targets.flatMap(\.products)).subtracting(awaited)
            .subtracting(Self.names(in: project)).filter { project.unbuiltModules[$0] == nil }
        project.remarks += missing.sorted().map(remark(on:)) + available.remarks
        project.makeModulesUnique()
        project.makeSourcesUnique()
    }

    private mutating func addPackages(to project: inout SourceProject) {
        var opened = -1
        // A package that was opened for one name may provide another.
        while opened < available.count {
            opened = available.count
            var asked = leftOut
            while let name = wanted(by: project).first(where: { !asked.contains($0) }) {
                asked.insert(name)
                if let package = present.first(where: { $0.products[name] != nil }) {
                    project.broughtPackages.append(package)
                } else if let maker = available.maker(of: name, for: project) {
                    bring(name, of: maker, into: &project)
                } else {
                    project.unbuiltModules[name] = available.obstacle(to: name)
                }
            }
        }
    }

    /// Whether a package is adopted and also used as it is, so that its modules would exist twice.
    private func usesPartsUnchanged(_ project: SourceProject) -> Bool {
        project.broughtPackages.contains { $0.use.isUnchanged && rewritten[$0.folder.path] != nil }
    }

    // MARK: - The needed names

    /// The products that targets list and the modules that they import, without those that are already available.
    private mutating func wanted(by project: SourceProject) -> [String] {
        let targets = project.targets.filter { $0.kind != .other }
        let imported = targets.flatMap { imports(of: $0).sorted() }
        let all = targets.flatMap(\.products) + imported.flatMap { LinuxCounterparts.products[$0] ?? [$0] }
        let here = Self.names(in: project)
        return all.filter { !here.contains($0) }
    }

    mutating func imports(of target: SourceTarget) -> Set<String> {
        if let known = imports[target.name] { return known }
        let read = target.sources.reduce(into: Set(target.bridgedModules + target.resourceNames.modules)) {
            $0.formUnion(SourceMarks($1).imports)
        }
        imports[target.name] = read
        return read
    }

    /// The available products and modules.
    private static func names(in project: SourceProject) -> Set<String> {
        Set(project.targets.filter { $0.kind == .library }.map(\.module))
            .union(project.broughtPackages.flatMap(\.products).flatMap { [$0.key] + $0.value })
    }

    private func remark(on product: String) -> String {
        "The package with \(product) isn't available. Pass the folder that contains its checkout: --packages DIR."
    }

    private mutating func bring(_ name: String, of maker: ModuleMaker, into project: inout SourceProject) {
        let new = maker.project.packages.filter { !project.packages.contains($0) }
        project.packages += new
        available.versions.require(new)
        do {
            for package in try unchanged([name], of: maker) { add(package, to: &project) }
        } catch {
            adopt(name, of: maker, because: error.reason, in: &project)
        }
    }

    func add(_ package: BroughtPackage, to project: inout SourceProject) {
        guard let index = project.broughtPackages.firstIndex(where: { $0.folder == package.folder }) else {
            project.broughtPackages.append(package)
            return
        }
        switch (project.broughtPackages[index].use, package.use) {
        case (.adopted(let old), .adopted(let new)):
            project.broughtPackages[index].use = .adopted(old + new)
            let known = project.broughtPackages[index].changes
            project.broughtPackages[index].changes += package.changes.filter { !known.contains($0) }
        case (.asItIs(let old), .asItIs(let new)):
            project.broughtPackages[index].use = .asItIs(old.merging(new) { $1 })
        case (.adopted, .asItIs), (.asItIs, .adopted): project.broughtPackages.append(package)
        }
    }
}

extension BroughtPackage {
    /// A package with its folder's name, which is its identity in SwiftPM.
    init(_ maker: ModuleMaker, _ use: Use) {
        self.init(name: maker.project.folder.lastPathComponent, folder: maker.project.folder, use: use)
    }
}
