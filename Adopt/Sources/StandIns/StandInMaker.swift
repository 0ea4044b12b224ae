import AdoptModel
import Foundation
import SwiftParser

/// Finds the modules that replace the frameworks and packages that Linux lacks.
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

    /// The modules that replace the missing modules that these modules import, sorted by name: those of the package Frameworks,
    /// and those inferred from the app's uses. A module that can't be created is empty, and its problems contain the reason.
    ///
    /// - Parameters:
    ///   - missing: The names that the compiler didn't find. A module that Frameworks doesn't contain is inferred from the app's
    ///     uses of them.
    ///   - made: Imported modules that already have a stand-in.
    public func modules(
        for modules: [ModuleSources], missing: MissingNames = MissingNames(),
        besides made: [StandInModule] = []
    ) -> [StandInModule] {
        let survey = UseSurvey(modules)
        let present = modules.reduce(Self.present.union(made.map(\.name))) { $0.union($1.adoptedModules) }
        let askedFor = survey.modulesAskedFor.filter {
            Framework.named($0)?.canBeMade(besides: present) == true
        }
        let everywhere = modules.contains { !$0.isForLinux } ? Framework.everywhere : []
        let imported = withNeeded(survey.imports.union(askedFor).union(everywhere), besides: present)
        let frameworks = imported.sorted().compactMap(Framework.named)
        let inferred = inferred(
            imported.subtracting(frameworks.map(\.name)), besides: frameworks, in: modules, survey, missing)
        return imported.sorted().map { name in
            if let framework = Framework.named(name), framework.canBeMade(besides: present) {
                return module(framework)
            }
            return inferred[name]?.standIn
                ?? StandInModule(
                    name: name, source: StandInText.empty, uses: [],
                    problems: [MissingFramework.sentence(name, survey)])
        }
    }

    /// The unknown modules, inferred from the uses of their missing names.
    private func inferred(
        _ unknown: Set<String>, besides frameworks: [Framework], in modules: [ModuleSources],
        _ survey: UseSurvey, _ missing: MissingNames
    ) -> [String: InferredModule] {
        let importers = Dictionary(
            uniqueKeysWithValues: unknown.map { ($0, Set(survey.files(importing: $0))) })
        let owners = NameOwners(importers: importers, frameworks: frameworks, missing: missing.names)
        let named = Dictionary(grouping: missing.names) { owners.module(of: $0) ?? "" }
        let files = modules.flatMap(\.files)
        return unknown.reduce(into: [:]) { made, module in
            guard var names = named[module] else { return }
            // Only the module's own files determine the protocols that a class conforms to.
            names += missing.names.filter { if case .adopters = $0.owner { true } else { false } }
            let values = missing.values.filter { $0.module == module }
            let paths = Set(survey.files(importing: module)).union(names.map(\.path))
                .union(values.map(\.path))
            let users = files.filter { paths.contains($0.path) }.map {
                (path: $0.path, tree: Parser.parse(source: $0.text))
            }
            made[module] = InferredModule(
                module, missing: names, lines: missing.lines, values: values,
                declared: survey.declaredOutside, files: users)
        }
    }

    /// Modules with those that they import, without those that exist.
    private func withNeeded(_ names: Set<String>, besides present: Set<String>) -> Set<String> {
        var all: Set<String> = []
        var waiting = Array(names)
        while let name = waiting.popLast() {
            guard !present.contains(name), all.insert(name).inserted else { continue }
            guard let framework = Framework.named(name), framework.canBeMade(besides: present) else {
                continue
            }
            waiting += framework.imports.filter { Framework.named($0) != nil }
        }
        return all
    }

    private func module(_ framework: Framework) -> StandInModule {
        let messages = sources.flatMap { HandedOnMessages(in: framework.name, sources: $0)?.text } ?? ""
        let dependencies = framework.imports.filter {
            !Self.present.contains($0) || Self.productsOfPageFlow.contains($0)
        }
        return StandInModule(
            name: framework.name, files: framework.files, source: messages, uses: [],
            dependencies: dependencies.sorted())
    }
}
