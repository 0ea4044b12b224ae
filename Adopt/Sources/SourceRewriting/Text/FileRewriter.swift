import LinuxConditions
import SwiftSyntax

/// A visitor that rewrites one kind of construct: it reads a file and adds changes.
protocol Rewriting: SyntaxVisitor {
    init(_ file: FileEditor)
}

/// A rewriter that tracks the enclosing types.
class FileRewriter: ConditionalVisitor, Rewriting {
    let file: FileEditor
    /// Names of the enclosing types, outermost first.
    private var names: [String] = []

    required init(_ file: FileEditor) {
        self.file = file
        super.init()
    }

    var index: ModuleIndex { file.index }

    /// The enclosing type of the current node: "Feed.Cell".
    var scope: String { names.joined(separator: ".") }

    /// The module's class that encloses the current node.
    var enclosingType: TypeRecord? { names.isEmpty ? nil : index.type(named: scope) }

    /// The record of an extension and its type; `nil` if the type belongs to another module.
    func record(of node: ExtensionDeclSyntax) -> (type: TypeRecord, found: ExtensionRecord)? {
        guard let type = index.type(named: node.extendedType.nameWithoutArguments),
            let found = type.extensions.first(where: { $0.file == file.file && $0.offset == node.start })
        else { return nil }
        return (type, found)
    }

    func enter(_ name: String) -> SyntaxVisitorContinueKind {
        names.append(name)
        return .visitChildren
    }
    func leave() { names.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plainText) }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plainText)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.nameWithoutArguments)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
}
