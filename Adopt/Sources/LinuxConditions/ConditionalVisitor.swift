import SwiftSyntax

/// Visits the code that compiles on Linux: skips `#if` clauses that can't be true there.
open class ConditionalVisitor: SyntaxVisitor {
    /// Creates a visitor of the source as written.
    public init() { super.init(viewMode: .sourceAccurate) }

    /// Visits the clauses that may be compiled.
    open override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in LinuxCondition.clauses(of: node) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }
}
