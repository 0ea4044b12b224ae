import AdoptModel

/// Makes stand-in modules for the frameworks that Linux lacks, as far as an app names them.
public struct StandInMaker: Sendable {
    /// Products of PageFlow besides UIKit that an app imports by Apple's names: whoever imports one depends on it.
    public static let productsOfPageFlow: Set<String> = [
        "MessageUI", "MobileCoreServices", "PhotosUI", "SafariServices", "UniformTypeIdentifiers",
        "UserNotifications",
    ]

    /// What can be imported without a stand-in.
    static let present: Set<String> = productsOfPageFlow.union([
        "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Glibc", "Observation",
        "RegexBuilder", "Swift",
        "Synchronization", "Testing", "XCTest", "_Concurrency",
        "CoreGraphics", "PageFlow", "PageFlowCore", "PageFlowTesting", "QuartzCore", "Simulator", "UIKit",
    ])

    /// Names of types that module UIKit has though a framework of Apple's declares them.
    private let namesInUIKit: Set<String>

    /// - Parameter namesInUIKit: Types of other frameworks that PageFlow's module UIKit declares: stand-ins leave them out.
    public init(namesInUIKit: Set<String> = []) {
        self.namesInUIKit = namesInUIKit
    }

    /// The stand-ins for what these modules import and nobody has, in the order of their names. One that cannot be made is empty
    /// and says why in its problems.
    public func modules(for modules: [ModuleSources]) -> [StandInModule] {
        let survey = UseSurvey(modules)
        let imported = survey.imports.subtracting(Self.present)
        return withNeeded(imported).sorted().map { name in
            guard let framework = KnownFramework.named(name) else {
                return StandInModule(
                    name: name, source: StandInText.empty, uses: [],
                    problems: [MissingFramework.sentence(name, survey)])
            }
            return module(framework, survey: survey)
        }
    }

    /// Frameworks with those that they export.
    private func withNeeded(_ names: Set<String>) -> Set<String> {
        var all: Set<String> = []
        var waiting = Array(names)
        while let name = waiting.popLast() {
            guard !Self.present.contains(name), all.insert(name).inserted else { continue }
            waiting += KnownFramework.named(name)?.imports ?? []
        }
        return all
    }

    private func module(_ framework: KnownFramework, survey: UseSurvey) -> StandInModule {
        let declarations = FrameworkDeclarations(
            framework.text, leavingOut: namesInUIKit.union(survey.declared))
        let chosen = declarations.chosen(for: survey.names)
        let uses = survey.uses(of: framework, declarations: chosen)
        return StandInModule(
            name: framework.name,
            source: StandInText(framework: framework, declarations: chosen, names: survey.names).text,
            uses: uses, dependencies: framework.imports.filter { !Self.present.contains($0) },
            problems: survey.unknown(in: framework, known: KnownFramework.allNames.union(namesInUIKit)))
    }
}
