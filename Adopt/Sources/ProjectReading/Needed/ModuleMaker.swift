import AdoptModel
import Foundation

/// A third-party package or project, and the modules that it provides.
struct ModuleMaker {
    let project: SourceProject
    /// The targets of each product of a package.
    private let products: [String: [String]]

    /// - Returns: `nil` if the folder contains neither a package nor a project.
    init?(_ folder: URL) {
        if let package = try? PackageReader(folder: folder).package() {
            project = package.project
            products = package.products
            return
        }
        let files =
            folder.pathExtension == "xcodeproj"
            ? [folder] : FolderWalk.entries(of: folder).filter { $0.pathExtension == "xcodeproj" }
        let projects = files.compactMap { try? XcodeProjectReader($0).project() }
        guard var project = projects.first else { return nil }
        project.targets = projects.flatMap(\.targets)
        self.project = project
        products = [:]
    }

    /// The names of the targets of a product, or of the target with a module name, including their dependencies.
    func targets(for name: String) -> [SourceTarget] {
        let named = products[name] ?? libraries.filter { $0.module == name }.map(\.name)
        var found: [SourceTarget] = []
        var waiting = named
        while let next = waiting.popLast() {
            guard !found.contains(where: { $0.name == next }),
                let target = libraries.first(where: { $0.name == next })
            else { continue }
            found.append(target)
            waiting += target.dependencies
        }
        guard let first = found.first, !isOfObjectiveC(first) else { return [] }
        return found.filter { !isOfObjectiveC($0) }
    }

    /// A project's libraries without Swift files are Objective-C, which Linux doesn't build. A package's may be C.
    private func isOfObjectiveC(_ target: SourceTarget) -> Bool {
        guard target.sources.isEmpty else { return false }
        return products.isEmpty || target.otherSources.contains { ["m", "mm"].contains($0.pathExtension) }
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

    /// How targets are built.
    enum Way {
        /// They contain C sources and don't use UIKit: they are built from their own folder, because a mirror contains only
        /// Swift.
        case asItIs
        /// Their sources contain their own conditions for Linux.
        case forLinux
        /// They are adopted like a project's own targets.
        case adopted
    }

    func way(of targets: [SourceTarget]) -> Way {
        let texts = targets.flatMap(texts)
        if texts.contains(where: importsUIKit) { return .adopted }
        if !products.isEmpty, targets.contains(where: { !$0.otherSources.isEmpty }) { return .asItIs }
        return saySo(texts) ? .forLinux : .adopted
    }

    /// Whether a target contains its own conditions for Linux, even if another target of its package uses UIKit.
    func isForLinux(_ target: SourceTarget) -> Bool {
        let texts = texts(of: target)
        return !texts.contains(where: importsUIKit) && saySo(texts)
    }

    private func texts(of target: SourceTarget) -> [String] {
        target.sources.map { String(decoding: (try? Data(contentsOf: $0)) ?? Data(), as: UTF8.self) }
    }

    private func importsUIKit(_ text: String) -> Bool {
        SourceMarks(text: text).imports.contains("UIKit")
    }

    /// Whether the sources have conditions that work on Linux. Code that uses Foundation's networking without importing its
    /// module was never built on Linux. Code that omits parts on Linux for a framework with a stand-in is adopted, because the
    /// app expects these parts.
    private func saySo(_ texts: [String]) -> Bool {
        let isOfNetworking = has(Self.namesOfNetworking, texts)
        return has(Self.signs, texts) && !has(Self.partsOfApple, texts)
            && (!isOfNetworking || has(["FoundationNetworking"], texts))
    }

    private func has(_ words: [String], _ texts: [String]) -> Bool {
        texts.contains { text in words.contains(where: text.contains) }
    }

    private static let signs = ["os(Linux)", "canImport(Glibc)", "canImport(FoundationNetworking)"]
    private static let partsOfApple = ["canImport(SystemConfiguration)", "import SystemConfiguration"]
    private static let namesOfNetworking = ["URLRequest", "URLSession"]
}
