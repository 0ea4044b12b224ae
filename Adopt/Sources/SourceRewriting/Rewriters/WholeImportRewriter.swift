import SwiftSyntax

/// `import class Foundation.NSLock` in sources for Linux: rewritten code needs more of Foundation.
/// `Foundation.NSLock.NSRecursiveLock`, a submodule on Apple's platforms, isn't a module on Linux.
final class WholeImportRewriter: SyntaxVisitor {
    private let file: FileEditor

    init(_ file: FileEditor) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let kind = node.importKindSpecifier, node.path.first?.name.text == "Foundation" else {
            return .skipChildren
        }
        file.removeQuietly(kind)
        file.replace(node.path, with: "Foundation", "import")
        return .skipChildren
    }
}
