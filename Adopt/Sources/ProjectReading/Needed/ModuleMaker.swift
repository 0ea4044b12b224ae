import AdoptModel
import Foundation

/// A third-party package or project, and the modules that it provides.
struct ModuleMaker {
    let project: SourceProject
    /// The targets of each product of a package.
    private let products: [String: [String]]
    /// The targets that a mirror can't contain, by name.
    private let unsupported: [String: Manifest.Target.Kind]

    /// - Returns: `nil` if the folder contains neither a package nor a project.
    init?(_ folder: URL) {
        if let package = try? PackageReader(folder: folder).package(),
            package.project.targets.contains(where: { $0.kind == .library })
        {
            project = package.project
            products = package.products
            unsupported = package.unsupported
            return
        }
        let files =
            folder.pathExtension == "xcodeproj"
            ? [folder] : FolderWalk.entries(of: folder).filter { $0.pathExtension == "xcodeproj" }
        let projects = files.compactMap { try? XcodeProjectReader($0).project() }
        let targets = projects.flatMap(\.targets)
        let pod = targets.contains { $0.kind == .library } ? nil : Podspec.project(in: folder)
        guard var project = pod ?? projects.first else { return nil }
        if pod == nil { project.targets = targets }
        self.project = project
        products = [:]
        unsupported = [:]
    }

    /// Whether it is a package rather than a project.
    var isPackage: Bool { !products.isEmpty }

    /// The modules of all targets.
    var modules: [String] { libraries.map(\.module) }

    /// The reason why Linux can't build a product or module; `nil` if it isn't here, or if Linux may build it.
    func obstacle(to name: String) -> UnbuiltModule? {
        if (products[name] ?? [name]).contains(where: { unsupported[$0] == .binary }) { return .binary }
        return everything(for: name).first.map(isOfObjectiveC) == true ? .objectiveC : nil
    }

    /// A binary framework that targets depend on.
    func binary(for targets: [SourceTarget]) -> String? {
        targets.flatMap(\.dependencies).first { unsupported[$0] == .binary }
    }

    /// The targets of a product, or the target with a module name, including their dependencies.
    func targets(for name: String) -> [SourceTarget] {
        let found = everything(for: name)
        guard let first = found.first, !lacksSwift(first) else { return [] }
        return found.filter { !lacksSwift($0) }
    }

    private func everything(for name: String) -> [SourceTarget] {
        let named = Dictionary(libraries.map { ($0.name, $0) }) { first, _ in first }
        let first = products[name] ?? libraries.filter { $0.module == name }.map(\.name)
        return first.withNeeded { named[$0]?.dependencies ?? [] }.compactMap { named[$0] }
    }

    /// A project's libraries without Swift files can't be built here. A package's may be C.
    private func lacksSwift(_ target: SourceTarget) -> Bool {
        target.isOfObjectiveC || products.isEmpty && target.sources.isEmpty
    }

    /// A project's library may also lack Swift files because its folder is missing, such as that of a pod that git ignores.
    private func isOfObjectiveC(_ target: SourceTarget) -> Bool {
        lacksSwift(target) && target.missingSources.isEmpty
    }

    private var libraries: [SourceTarget] { project.targets.filter { $0.kind == .library } }

    /// The products that provide a product or module, with their modules. Prefers the product with the fewest modules.
    func products(for name: String) -> [String: [String]] {
        let held = targets(for: name)
        let modules = Dictionary(held.map { ($0.name, $0.module) }) { first, _ in first }
        let chosen = products[name] != nil ? [name] : held.compactMap { smallestProduct(holding: $0.name) }
        return chosen.reduce(into: [:]) { result, product in
            result[product] = products[product]?.compactMap { modules[$0] }
        }
    }

    private func smallestProduct(holding target: String) -> String? {
        products.filter { $0.value.contains(target) }
            .min { ($0.value.count, $0.key.count, $0.key) < ($1.value.count, $1.key.count, $1.key) }?.key
    }
}
