import AdoptModel
import Foundation

// Packages that Linux builds unchanged.
extension NeededPackages {
    /// The reason why a package isn't used as it is.
    struct Obstacle: Error {
        let reason: String
    }

    /// The package with these products and the packages that its manifest names, to use as they are. SwiftPM finds all of them
    /// in these folders, so it clones nothing and knows each package by one identity.
    mutating func unchanged(_ products: Set<String>, of maker: ModuleMaker) throws(Obstacle)
        -> [BroughtPackage]
    {
        guard maker.isPackage else { throw Obstacle(reason: "it has no manifest that can be read") }
        let path = maker.project.folder.path
        if let reason = rewritten[path] { throw Obstacle(reason: reason) }
        guard visited.insert(path).inserted else { return [] }
        defer { visited.remove(path) }
        let targets = products.sorted().flatMap(maker.targets)
        if let name = leftOut.intersection(products.union(targets.map(\.module))).min() {
            throw Obstacle(reason: "a stand-in replaces \(name)")
        }
        if let binary = maker.binary(for: targets) {
            throw Obstacle(reason: "it needs the binary framework \(binary)")
        }
        let support = LinuxSupport(of: targets)
        if support.isDeclared, available.isOwn(maker.project.folder) {
            throw Obstacle(reason: "its conditions for Linux are those of a server")
        }
        let (packages, modules) = try dependencies(of: maker, for: targets)
        if !LinuxCounterparts.isOne(maker.project.folder),
            let reason = support.obstacle(besides: modules.union(maker.modules))
        {
            throw Obstacle(reason: reason)
        }
        let offered = products.reduce(into: [:]) { $0.merge(maker.products(for: $1)) { first, _ in first } }
        return [BroughtPackage(maker, .asItIs(offered))] + packages
    }

    /// The packages in a manifest, and the modules that targets can import from them.
    private mutating func dependencies(
        of maker: ModuleMaker, for targets: [SourceTarget]
    ) throws(Obstacle) -> ([BroughtPackage], modules: Set<String>) {
        let needed = Set(targets.flatMap(\.products))
        var packages: [BroughtPackage] = []
        var modules = needed
        for reference in maker.project.packages where try !isPresent(reference) {
            guard let other = available.maker(of: reference) else {
                throw Obstacle(reason: "its package \(reference.name) isn't available")
            }
            let products = needed.filter { !other.targets(for: $0).isEmpty }
            do {
                packages += try unchanged(products, of: other)
            } catch {
                throw Obstacle(reason: "its package \(reference.name) is adopted: \(error.reason)")
            }
            modules.formUnion(other.modules)
        }
        return (packages, modules)
    }

    /// Whether PageFlow uses the package, and in a version that the reference allows.
    private func isPresent(_ reference: PackageReference) throws(Obstacle) -> Bool {
        let package = present.first { !$0.products.isEmpty && $0.repository?.identity == reference.identity }
        guard let version = package?.repository?.version else { return false }
        guard version.overlaps(reference.version) else {
            throw Obstacle(reason: "it needs another version of \(reference.name) than PageFlow")
        }
        return true
    }
}
