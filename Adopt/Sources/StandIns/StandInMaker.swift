import AdoptModel
import Foundation
import SwiftParser

/// Creates stand-in modules for the frameworks that Linux lacks, limited to the declarations that an app uses.
public struct StandInMaker: Sendable {
    /// PageFlow's products, other than UIKit, that an app imports by Apple's names. A module that imports one depends on it.
    public static let productsOfPageFlow: Set<String> = [
        "MessageUI", "MobileCoreServices", "PhotosUI", "SafariServices", "Symbols", "UniformTypeIdentifiers",
        "UserNotifications",
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

    /// The framework whose stand-in has a class: "SpriteKit" for "SKView".
    public static func framework(declaring className: String) -> String? {
        KnownFramework.all.first { $0.text.contains("class \(className): ") }?.name
    }

    /// The stand-ins for the missing modules that these modules import, sorted by name. A stand-in that can't be created is
    /// empty, and its problems contain the reason.
    ///
    /// - Parameters:
    ///   - missing: The names that the compiler didn't find. A stand-in for an unknown module is inferred from the app's uses of
    ///     them.
    ///   - made: Imported modules that already have a stand-in.
    public func modules(
        for modules: [ModuleSources], missing: MissingNames = MissingNames(),
        besides made: [StandInModule] = []
    ) -> [StandInModule] {
        let survey = UseSurvey(modules)
        let present = modules.reduce(Self.present.union(made.map(\.name))) { $0.union($1.adoptedModules) }
        let askedFor = survey.modulesAskedFor.filter {
            KnownFramework.named($0)?.canBeMade(besides: present) == true
        }
        let imported = withNeeded(survey.imports.union(askedFor).subtracting(present))
        let inferred = inferred(imported, in: modules, survey, missing)
        let frameworks = imported.sorted().compactMap(KnownFramework.named)
        let types = FrameworkDeclarations.types(of: frameworks)
        let known = Set(
            frameworks.flatMap { FrameworkDeclarations($0.text, leavingOut: []).namesWithExtensions })
        var names: [String: Set<String>] = [:]
        return importingFirst(imported).map { name in
            guard let framework = KnownFramework.named(name), framework.canBeMade(besides: present) else {
                return inferred[name]?.standIn
                    ?? StandInModule(
                        name: name, source: StandInText.empty, uses: [],
                        problems: [MissingFramework.sentence(name, survey)])
            }
            let needed = survey.names.union(names[name] ?? [])
            // Types that another framework's declarations use are included even if the app has its own types of these names.
            let leftOut = framework.sharesItsNames ? [] : survey.declared.subtracting(names[name] ?? [])
            let all = FrameworkDeclarations(framework.text, leavingOut: leftOut, types: types)
            let declarations = framework.isWhole ? all.all : all.chosen(for: needed)
            let tokens = declarations.reduce(into: Set()) { $0.formUnion($1.tokens(keeping: needed)) }
            for exported in framework.imports { names[exported, default: []].formUnion(tokens) }
            var module = module(framework, declarations, names: needed, known: known, survey)
            if let messenger = framework.messenger, let sources {
                module.source += "\n" + HandedOnMessages(messenger: messenger, sources: sources).text + "\n"
            }
            return inferred[name]?.adding(to: module) ?? module
        }.sorted { $0.name < $1.name }
    }

    /// The missing names of modules, inferred from their uses.
    private func inferred(
        _ imported: Set<String>, in modules: [ModuleSources], _ survey: UseSurvey, _ missing: MissingNames
    ) -> [String: InferredModule] {
        let frameworks = imported.sorted().compactMap(KnownFramework.named)
        let unknown = imported.subtracting(frameworks.map(\.name))
        let importers = Dictionary(
            uniqueKeysWithValues: unknown.map { ($0, Set(survey.files(importing: $0))) })
        let owners = NameOwners(importers: importers, frameworks: frameworks, missing: missing.names)
        let named = Dictionary(grouping: missing.names) { owners.module(of: $0) ?? "" }
        let files = modules.flatMap(\.files)
        return imported.reduce(into: [:]) { made, module in
            guard var names = named[module] else { return }
            // Only the module's own files determine the protocols that a class conforms to.
            names += missing.names.filter { if case .adopters = $0.owner { true } else { false } }
            let values = missing.values.filter { $0.module == module }
            let paths = Set(survey.files(importing: module)).union(names.map(\.path))
                .union(values.map(\.path))
            let users = files.filter { paths.contains($0.path) }.map {
                (path: $0.path, tree: Parser.parse(source: $0.text))
            }
            let tables = frameworks.filter { $0.name == module }
            let known = tables.reduce(into: Set(FrameworkDeclarations.types(of: tables).keys)) {
                $0.formUnion(FrameworkDeclarations($1.text, leavingOut: []).names)
            }
            made[module] = InferredModule(
                module, missing: names, lines: missing.lines, values: values,
                declared: survey.declaredOutside, known: known, files: users)
        }
    }

    /// The frameworks, each before those that it exports, because it determines the names that these declare.
    private func importingFirst(_ names: Set<String>) -> [String] {
        var waiting = names.sorted()
        var ordered: [String] = []
        while !waiting.isEmpty {
            let exported = Set(waiting.flatMap { KnownFramework.named($0)?.imports ?? [] })
            ordered += waiting.filter { !exported.contains($0) }
            waiting.removeAll { !exported.contains($0) }
        }
        return ordered
    }

    /// Frameworks with those that they export.
    private func withNeeded(_ names: Set<String>) -> Set<String> {
        var all: Set<String> = []
        var waiting = Array(names)
        while let name = waiting.popLast() {
            guard !Self.present.contains(name), all.insert(name).inserted else { continue }
            waiting += (KnownFramework.named(name)?.imports ?? []).filter { KnownFramework.named($0) != nil }
        }
        return all
    }

    private func module(
        _ framework: KnownFramework, _ declarations: [FrameworkDeclaration], names: Set<String>,
        known: Set<String>, _ survey: UseSurvey
    ) -> StandInModule {
        StandInModule(
            name: framework.name,
            source: StandInText(framework: framework, declarations: declarations, names: names).text,
            uses: framework.isWhole ? [] : survey.uses(of: framework, declarations: declarations),
            dependencies: framework.imports.filter {
                !Self.present.contains($0) || Self.productsOfPageFlow.contains($0)
            },
            problems: survey.unknown(in: framework, known: known))
    }
}
