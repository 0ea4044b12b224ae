import SwiftSyntax

/// `import class Foundation.NSLock` in sources for Linux: what is rewritten there needs more of Foundation, and
/// `Foundation.NSLock.NSRecursiveLock`, which names a part of the module of Apple's, is no module on Linux.
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
