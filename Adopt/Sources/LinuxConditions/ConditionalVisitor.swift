import SwiftSyntax

/// Visits what compiles on Linux: clauses of `#if` that cannot be true there are left out.
open class ConditionalVisitor: SyntaxVisitor {
    /// A visitor of the source as it is written.
    public init() { super.init(viewMode: .sourceAccurate) }

    /// Visits the clauses that may be compiled.
    open override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in LinuxCondition.clauses(of: node) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }
}
