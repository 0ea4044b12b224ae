import AdoptModel
import LinuxConditions
import SwiftParser
import SwiftSyntax

/// Collects the names and the imported modules in a file.
final class UseVisitor: ConditionalVisitor {
    private(set) var imports: Set<String> = []
    private(set) var names: Set<String> = []

    /// Reads a file.
    init(_ file: ModuleSources.File) {
        super.init()
        walk(Parser.parse(source: file.text))
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.path.first?.name.text else { return .skipChildren }
        imports.insert(RenamedModule.names[name] ?? name)
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier = token.tokenKind { names.insert(token.identifier?.name ?? token.text) }
        return .skipChildren
    }
}
