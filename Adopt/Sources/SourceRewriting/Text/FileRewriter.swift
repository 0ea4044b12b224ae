import LinuxConditions
import SwiftSyntax

/// A visitor that rewrites one kind of construct: it reads a file and adds changes.
protocol Rewriting: SyntaxVisitor {
    init(_ file: FileEditor)
}

/// A rewriter of the code that compiles on Linux.
class FileRewriter: ConditionalVisitor, Rewriting {
    let file: FileEditor

    required init(_ file: FileEditor) {
        self.file = file
        super.init()
    }

    var index: ModuleIndex { file.index }

    /// The module's type that encloses a node.
    func type(around node: some SyntaxProtocol) -> TypeRecord? {
        let scope = node.scope
        return scope.isEmpty ? nil : index.type(named: scope)
    }

    /// The record of an extension and its type; `nil` if the type belongs to another module.
    func record(of node: ExtensionDeclSyntax) -> (type: TypeRecord, found: ExtensionRecord)? {
        guard let type = index.type(named: node.extendedType.nameWithoutArguments),
            let found = type.extensions.first(where: { $0.file == file.file && $0.offset == node.start })
        else { return nil }
        return (type, found)
    }
}
