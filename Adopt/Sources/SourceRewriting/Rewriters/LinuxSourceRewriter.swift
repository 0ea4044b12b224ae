import SwiftSyntax

/// Rewrites sources with their own conditions for Linux.
///
/// `canImport` is false for modules that exist on Linux only for adopted apps: UIKit and stand-ins. `import class Foundation.NSLock`
/// imports all of Foundation, because rewritten code needs more of it, and because Linux has no submodules.
final class LinuxSourceRewriter: SyntaxVisitor {
    private let file: FileEditor
    private let present: Set<String>

    /// - Parameter present: Modules of packages, which are importable in addition to Linux's own.
    init(_ file: FileEditor, present: Set<String>) {
        self.file = file
        self.present = present.union(Self.ofLinux)
        super.init(viewMode: .sourceAccurate)
    }

    private static let ofLinux: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "Observation", "RegexBuilder",
        "Synchronization", "XCTest", "Testing", "_Concurrency", "_Differentiation", "_StringProcessing",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.trimmedDescription == "canImport", isCondition(Syntax(node)),
            let module = node.arguments.first?.expression.trimmedDescription, !present.contains(module)
        else { return .visitChildren }
        file.replace(node, with: "false", "#if canImport")
        return .skipChildren
    }

    private func isCondition(_ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains { part in
            part.parent?.as(IfConfigClauseSyntax.self)?.condition?.id == part.id
        }
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let kind = node.importKindSpecifier, node.path.first?.name.text == "Foundation" {
            file.removeQuietly(kind)
            file.replace(node.path, with: "Foundation", "import")
        }
        return .skipChildren
    }
}
