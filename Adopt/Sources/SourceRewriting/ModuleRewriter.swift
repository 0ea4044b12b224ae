import AdoptModel
import SwiftSyntax

/// Rewrites the files of a module so that they compile on Linux and behave as on a device.
///
/// Every line keeps its number. The `#sourceLocation` that names the original isn't part of the text.
public struct ModuleRewriter: Sendable {
    private let libraries: [ModuleSources]
    private let trees: SyntaxTrees

    /// Creates a rewriter.
    ///
    /// - Parameter libraries: Adopted modules that the module imports. They are only read, because the module may inherit from
    ///   their classes.
    public init(libraries: [ModuleSources] = []) { self.init(libraries: libraries, trees: SyntaxTrees()) }

    /// - Parameter trees: The trees that have already been parsed.
    package init(libraries: [ModuleSources], trees: SyntaxTrees) {
        (self.libraries, self.trees) = (libraries, trees)
    }

    /// Rewrites a module. Returns its files in order, and its tables.
    public func rewrite(_ module: ModuleSources) -> RewrittenModule {
        module.isForLinux ? rewriteForLinux(module) : rewriteForApple(module)
    }

    /// Rewrites sources with their own conditions for Linux. Modules that exist only for adopted apps aren't importable for them.
    private func rewriteForLinux(_ module: ModuleSources) -> RewrittenModule {
        let index = ModuleIndex([], ownFiles: 0)
        let trees = trees.of(module.files.map(\.text))
        let protocols = FoundationObjectRewriter.protocols(in: trees)
        let files = zip(module.files, trees).enumerated().map { number, source in
            let file = FileEditor(source.0, source.1, file: number, index: index, isOfPackage: true)
            LinuxSourceRewriter(file, present: module.adoptedModules).walk(file.tree)
            FoundationObjectRewriter(file, protocols: protocols).walk(file.tree)
            LockClassRewriter(file).walk(file.tree)
            return file.result
        }
        return RewrittenModule(files: files)
    }

    private func rewriteForApple(_ module: ModuleSources) -> RewrittenModule {
        let reduced = module.files.map(ReducedFile.init)
        let trees = self.trees.of(reduced.map(\.file.text))
        let others = libraries.flatMap(\.files)
        let index = ModuleIndex(
            zip(module.files, trees).map { (Self.name(of: $0), $1) }
                + zip(others, self.trees.of(others.map(\.text))).map { (Self.name(of: $0), $1) },
            ownFiles: module.files.count, isOfSwift6: module.isOfSwift6, hasObjectiveC: module.hasObjectiveC)
        let protocols = FoundationObjectRewriter.protocols(in: trees)
        let files = zip(reduced, trees).enumerated().map { number, source in
            let file = FileEditor(
                source.0.file, source.1, file: number, index: index, isOfPackage: module.isOfPackage)
            for change in source.0.changes { file.note(change.construct, onLine: change.line) }
            FoundationObjectRewriter(file, protocols: protocols).walk(file.tree)
            return rewrite(file)
        }
        let mainClass = index.mainClass
        return RewrittenModule(
            files: files, tables: ModuleTables.text(mainClass: mainClass, extensions: index.tablesOfUIKit),
            mainClass: mainClass)
    }

    private func rewrite(_ file: FileEditor) -> RewrittenModule.File {
        for rewriter in Self.rewriters { rewriter.init(file).walk(file.tree) }
        return file.result
    }

    private static let rewriters: [any Rewriting.Type] = [
        ConditionRewriter.self, ImportRewriter.self, AttributeRewriter.self, SelectorRewriter.self,
        KeyPathRewriter.self, OptionalRequirementRewriter.self, OptionalCallRewriter.self,
        OptionalReferenceRewriter.self, ObservedPropertyRewriter.self, ManagedMemberRewriter.self,
        MainCallRewriter.self, ConstructionRewriter.self, ObjectMemberRewriter.self,
        ClassTargetRewriter.self, ManagedRequestRewriter.self, AvailabilityRewriter.self,
        ExtensionOverrideRewriter.self, SystemOverrideRewriter.self, OverriddenExtensionRewriter.self,
        AccessibilityOverrideRewriter.self, NumberOperatorRewriter.self, InitializerRequirementRewriter.self,
        ClassConstraintRewriter.self,
        LockClassRewriter.self, MessageOverrideRewriter.self,
        AppearanceCopyRewriter.self, RunOnceRewriter.self, RenamedRewriter.self, SessionClassRewriter.self,
        MainActorSetUpRewriter.self, TableRewriter.self,
    ]

    /// The file's name without its extension, as part of an identifier.
    private static func name(of file: ModuleSources.File) -> String {
        let name = file.path.split(separator: "/").last?.split(separator: ".").first ?? ""
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}

extension ModuleIndex {
    /// The class that the app is launched with.
    fileprivate var mainClass: String? {
        types.values.first {
            $0.kind == .classType && $0.file < ownFiles
                && !$0.attributes.isDisjoint(with: ["UIApplicationMain", "NSApplicationMain", "main"])
        }?.name ?? classOfMain
    }
}
