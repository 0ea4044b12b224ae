import LinuxConditions
import SwiftSyntax

/// The code of a file that may be compiled. If the file has its own conditions for Linux, this is all of it.
struct CompiledCode: Sendable {
    private(set) var tokens: [TokenSyntax] = []
    /// The names of imported modules in their imports.
    private(set) var imports: [String: [TokenSyntax]] = [:]
    /// The uses of types and values that aren't members of another object, by their names.
    private(set) var uses: [String: [TokenSyntax]] = [:]
    /// The number of functions with each name.
    private(set) var functions: [String: Int] = [:]
    /// The starts of the declarations and statements outside others, without imports. An extension counts by its members.
    private(set) var contents: [Int] = []

    init(of tree: SourceFileSyntax, hasConditionsOfLinux: Bool) {
        let visitor = Visitor(hasConditionsOfLinux)
        visitor.walk(tree)
        self = visitor.code
    }

    private init() {}

    private final class Visitor: ConditionalVisitor {
        var code = CompiledCode()
        private let hasConditionsOfLinux: Bool

        init(_ hasConditionsOfLinux: Bool) { self.hasConditionsOfLinux = hasConditionsOfLinux }

        override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
            hasConditionsOfLinux ? .visitChildren : super.visit(node)
        }

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            code.tokens.append(token)
            if token.isModule { code.imports[token.plainText, default: []].append(token) }
            if token.isUse { code.uses[token.plainText, default: []].append(token) }
            return .skipChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            code.functions[node.name.text, default: 0] += 1
            return .visitChildren
        }

        override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
            let outer = node.parent?.parent?.kind
            if outer == .sourceFile || outer == .ifConfigClause,
                ![.importDecl, .extensionDecl, .ifConfigDecl].contains(node.item.kind)
            {
                code.contents.append(node.start)
            }
            return .visitChildren
        }

        override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
            if node.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true {
                code.contents.append(node.start)
            }
            return .visitChildren
        }
    }
}

extension TokenSyntax {
    fileprivate var isModule: Bool {
        guard let component = parent?.as(ImportPathComponentSyntax.self) else { return false }
        return component.parent?.as(ImportPathComponentListSyntax.self)?.first == component
    }

    fileprivate var isUse: Bool {
        guard let parent else { return false }
        switch parent.kind {
        case .identifierType: return true
        case .identifierPattern:
            return parent.parent?.as(OptionalBindingConditionSyntax.self).map { $0.initializer == nil }
                ?? false
        case .declReferenceExpr:
            guard let access = parent.parent?.as(MemberAccessExprSyntax.self), access.declName.id == parent.id
            else { return true }
            return access.base?.trimmedDescription == "self"
        default: return false
        }
    }
}
