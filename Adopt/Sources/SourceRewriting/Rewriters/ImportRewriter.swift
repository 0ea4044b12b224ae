import AdoptModel
import SwiftSyntax

/// Rewrites imports: removes unsupported modules and those that UIKit or Foundation include, renames modules, and adds those that
/// Apple's frameworks export. The module's own imports include UIKit and all of Foundation, see ``ModuleTables``.
final class ImportRewriter: FileRewriter {
    /// In a module with Objective-C, a file without imports sees those of the header. They are added at the end, so no line moves.
    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        guard index.hasObjectiveC, imported.isEmpty else { return .visitChildren }
        let modules = ImpliedFramework.used(by: words, importing: ["Foundation", "UIKit"])
        file.insert(modules.map { "\nimport \($0)" }.joined(), after: node)
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.path.first?.name.text else { return .skipChildren }
        let renamed = RenamedModule.names[first]
        if let kind = node.importKindSpecifier {
            guard renamed != nil || ["Foundation", "UIKit"].contains(first) else { return .skipChildren }
            // An import of a single declaration, `import struct ObjectiveC.Selector`: on Linux another module contains it, or
            // rewritten code needs more of the module.
            file.removeQuietly(kind)
        }
        let module = renamed ?? first
        let more = missing(beside: module)
        added.formUnion(more)
        if module != first || node.path.count > 1 {
            // A stand-in has no submodules such as `os.log`.
            file.replace(node.path, with: ([module] + more).joined(separator: "; import "), "import")
        } else if !more.isEmpty {
            file.insert(more.map { "; import " + $0 }.joined(), after: node.path)
            file.note("import", at: node)
        }
        return .skipChildren
    }

    /// The modules that a module exports on a device, that the file uses, and that must be imported on Linux.
    private func missing(beside module: String) -> [String] {
        ImpliedFramework.used(by: words, importing: [module]).filter {
            !added.contains($0) && !imported.contains($0)
        }
    }

    private var added: Set<String> = []

    /// The file's compiled imports, by their names on Apple's platforms and on Linux.
    private lazy var imported = {
        let imports = CompiledImports(isOfPackage: file.isOfPackage)
        imports.walk(file.tree)
        return imports.modules.union(imports.modules.compactMap { RenamedModule.names[$0] })
    }()

    /// The identifiers in the file.
    private lazy var words = Set(file.tree.tokens(viewMode: .sourceAccurate).map(\.text))
}
