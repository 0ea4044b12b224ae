import AdoptModel
import Foundation

/// Finds the modules that replace the frameworks that Linux lacks.
public struct StandInMaker: Sendable {
    /// PageFlow's products, other than UIKit, that an app imports by Apple's names. A module that imports one depends on it.
    public static let productsOfPageFlow: Set<String> = [
        "MessageUI", "MobileCoreServices", "PhotosUI", "SafariServices", "Symbols", "UniformTypeIdentifiers",
        "UserNotifications", "ZLib",
    ]

    /// All products of PageFlow that adopted code or its tests import.
    public static let importedFromPageFlow: Set<String> = productsOfPageFlow.union([
        "CoreGraphics", "PageFlow", "PageFlowFullScreen", "PageFlowTesting", "QuartzCore", "Simulator",
        "UIKit", "XCUIAutomation",
    ])

    /// The modules that need no stand-in.
    static let present: Set<String> = importedFromPageFlow.union([
        "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Glibc", "Observation",
        "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency",
    ])

    /// The folder with UIKit's sources, which declare the delegate methods for forwarding classes.
    private let sources: URL?

    /// - Parameter sources: The folder with UIKit's sources.
    public init(uiKit sources: URL? = nil) { self.sources = sources }

    /// The modules of the package Frameworks that these modules import, with those that they import in turn, sorted by name.
    public func modules(for modules: [ModuleSources]) -> [StandInModule] {
        let present = modules.reduce(Self.present) { $0.union($1.adoptedModules) }
        let everywhere = modules.contains { !$0.isForLinux } ? Framework.everywhere : []
        return withNeeded(Self.imports(of: modules).union(everywhere), besides: present)
            .sorted { $0.name < $1.name }.map(module)
    }

    /// The imported modules, and those that a file uses without an import, by their names on Linux.
    private static func imports(of modules: [ModuleSources]) -> Set<String> {
        modules.filter { !$0.isForLinux }.reduce(into: []) { all, module in
            let others = module.adoptedModules.union([module.name])
            for visitor in module.files.map(UseVisitor.init) {
                let implied = ImpliedFramework.used(by: visitor.names, importing: visitor.imports)
                all.formUnion(visitor.imports.union(implied).subtracting(others))
            }
        }
    }

    /// The frameworks among these names with those that they import, without those that exist.
    private func withNeeded(_ names: Set<String>, besides present: Set<String>) -> [Framework] {
        func framework(_ name: String) -> Framework? {
            guard !present.contains(name), let framework = Framework.named(name),
                framework.canBeMade(besides: present)
            else { return nil }
            return framework
        }
        return names.withNeeded { framework($0)?.imports ?? [] }.compactMap(framework)
    }

    private func module(_ framework: Framework) -> StandInModule {
        let messages = sources.flatMap { HandedOnMessages(in: framework.name, sources: $0)?.text } ?? ""
        let dependencies = framework.imports.filter {
            !Self.present.contains($0) || Self.productsOfPageFlow.contains($0)
        }
        return StandInModule(
            name: framework.name, files: framework.files, source: messages,
            dependencies: dependencies.sorted())
    }
}
