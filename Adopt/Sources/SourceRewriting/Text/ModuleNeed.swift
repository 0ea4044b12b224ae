import LinuxConditions
import SwiftParser
import SwiftSyntax

/// Whether files cannot do without SwiftUI or Objective-C's runtime, though they ask for it by `#if canImport(SwiftUI)`.
///
/// Where it is one way among others, it is left out on Linux. On Apple's systems the condition always holds, and nobody notices what
/// stands outside of it by mistake: the uses of a type that only the clause declares, or the views of a file whose clause has nothing but
/// the import. Such files get the stand-in, and the condition holds.
public enum ModuleNeed {
    private static let modules = ["SwiftUI", "ObjectiveC"]

    /// The files of a module, in which each condition holds where it has to.
    public static func fulfilled(in texts: [String]) -> [String] {
        modules.reduce(texts) { fulfilled(in: $0, "canImport(\($1))") }
    }

    private static func fulfilled(in texts: [String], _ condition: String) -> [String] {
        guard texts.contains(where: { $0.contains(condition) }),
            isNeeded(condition, by: texts.map { Parser.parse(source: $0) })
        else { return texts }
        return texts.map { $0.replacing(condition, with: "true") }
    }

    private static func isNeeded(_ condition: String, by trees: [SourceFileSyntax]) -> Bool {
        let clauses = Clauses(condition)
        let kept = Kept()
        for tree in trees {
            clauses.walk(tree)
            kept.walk(tree)
        }
        let names = clauses.names.subtracting(kept.names)
        guard !clauses.hasOnlyImports else { return true }
        let users = Users(of: names)
        return !names.isEmpty
            && trees.contains { tree in
                users.walk(tree)
                return users.areFound
            }
    }

    /// What is declared in clauses for the module.
    private final class Clauses: SyntaxVisitor {
        private(set) var names: Set<String> = []
        /// Whether one has nothing but imports.
        private(set) var hasOnlyImports = false
        private var depth = 0
        private let condition: String

        init(_ condition: String) {
            self.condition = condition
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            guard isForModule(node) else { return .visitChildren }
            depth += 1
            let statements = node.elements?.as(CodeBlockItemListSyntax.self)
            hasOnlyImports =
                hasOnlyImports
                || statements?.isEmpty == false
                    && statements!.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
            return .visitChildren
        }
        override func visitPost(_ node: IfConfigClauseSyntax) {
            if isForModule(node) { depth -= 1 }
        }

        private func isForModule(_ node: IfConfigClauseSyntax) -> Bool {
            node.condition?.trimmedDescription == condition
        }

        private func note(_ name: TokenSyntax) {
            if depth > 0 { names.insert(name.plainText) }
        }
        override func visitPost(_ node: ClassDeclSyntax) { note(node.name) }
        override func visitPost(_ node: StructDeclSyntax) { note(node.name) }
        override func visitPost(_ node: EnumDeclSyntax) { note(node.name) }
        override func visitPost(_ node: ProtocolDeclSyntax) { note(node.name) }
    }

    /// What is declared elsewhere.
    private final class Kept: ConditionalVisitor {
        private(set) var names: Set<String> = []

        override func visitPost(_ node: ClassDeclSyntax) { names.insert(node.name.plainText) }
        override func visitPost(_ node: StructDeclSyntax) { names.insert(node.name.plainText) }
        override func visitPost(_ node: EnumDeclSyntax) { names.insert(node.name.plainText) }
        override func visitPost(_ node: ProtocolDeclSyntax) { names.insert(node.name.plainText) }
    }

    /// Uses of types outside of the clauses.
    private final class Users: ConditionalVisitor {
        private let names: Set<String>
        private(set) var areFound = false

        init(of names: Set<String>) {
            self.names = names
            super.init()
        }

        override func visitPost(_ node: IdentifierTypeSyntax) {
            areFound = areFound || names.contains(node.name.plainText)
        }
        override func visitPost(_ node: DeclReferenceExprSyntax) {
            areFound = areFound || names.contains(node.baseName.plainText)
        }
    }
}
