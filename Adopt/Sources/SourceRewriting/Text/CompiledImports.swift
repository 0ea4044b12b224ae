import LinuxConditions
import SwiftSyntax

/// The modules that a file imports in its compiled parts.
final class CompiledImports: ConditionalVisitor {
    private(set) var modules: Set<String> = []
    private let isOfPackage: Bool

    /// - Parameter isOfPackage: Whether the file belongs to a Swift package, so that `SWIFT_PACKAGE` is true.
    init(isOfPackage: Bool) {
        self.isOfPackage = isOfPackage
        super.init()
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in LinuxCondition.clauses(of: node) where isOfPackage || !isForPackages(clause) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    /// `#if SWIFT_PACKAGE`, `#if SWIFT_PACKAGE && !os(Linux)`.
    private func isForPackages(_ clause: IfConfigClauseSyntax) -> Bool {
        let parts = clause.condition?.trimmedDescription.split(separator: "&&") ?? []
        return parts.contains { $0.filter { !$0.isWhitespace } == "SWIFT_PACKAGE" }
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { modules.insert(module) }
        return .skipChildren
    }
}
