import LinuxConditions
import SwiftParser
import SwiftSyntax

/// Determines whether files require SwiftUI or the Objective-C runtime in spite of conditions such as `#if canImport(SwiftUI)`.
///
/// If the framework is only one of several options, it is omitted on Linux. On Apple's platforms the condition is always true, so
/// code outside it can depend on it by mistake: it can use a type that only the clause declares, or the clause can contain only
/// the import and the file's views follow it. Such files get the stand-in, and the condition is true.
public enum ModuleNeed {
    private static let modules = ["SwiftUI", "ObjectiveC"]

    /// The files of a module, with each condition made true if necessary.
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

    /// The declarations in clauses for the module.
    private final class Clauses: SyntaxVisitor {
        private(set) var names: Set<String> = []
        /// Whether a clause contains only imports.
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

    /// The declarations outside the clauses.
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
