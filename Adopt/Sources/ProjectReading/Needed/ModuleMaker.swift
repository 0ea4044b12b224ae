import AdoptModel
import Foundation

/// A package or a project of others, and what can be imported of it.
struct ModuleMaker {
    let project: SourceProject
    /// The targets of each product of a package.
    private let products: [String: [String]]

    /// - Returns: `nil` where the folder holds neither a package nor a project.
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

    /// The names of the targets that a product consists of, or of the one that makes a module; with those that they need.
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

    /// A project's libraries without a Swift file are Objective-C's, which Linux does not build; a package's may be C's.
    private func isOfObjectiveC(_ target: SourceTarget) -> Bool {
        guard target.sources.isEmpty else { return false }
        return products.isEmpty || target.otherSources.contains { ["m", "mm"].contains($0.pathExtension) }
    }

    private var libraries: [SourceTarget] { project.targets.filter { $0.kind == .library } }

    /// The products to depend on for a product or a module, with their modules: those that hold no more than needed.
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

    /// How targets come along.
    enum Way {
        /// They have sources in C and none for UIKit: they are built from where they are, for a mirror has Swift alone.
        case asItIs
        /// Their sources say themselves what of them Linux compiles.
        case forLinux
        /// As a project's own targets.
        case adopted
    }

    func way(of targets: [SourceTarget]) -> Way {
        let texts = targets.flatMap(texts)
        if texts.contains(where: importsUIKit) { return .adopted }
        if !products.isEmpty, targets.contains(where: { !$0.otherSources.isEmpty }) { return .asItIs }
        return saySo(texts) ? .forLinux : .adopted
    }

    /// Whether a target says itself what of it Linux compiles, also where another one that comes with it is for UIKit.
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

    /// Where Foundation's networking is used and nobody imports its module, Linux was meant and never built. Where parts are left out on
    /// Linux for a framework of which there is a stand-in, an app expects them.
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
