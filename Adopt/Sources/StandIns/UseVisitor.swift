import AdoptModel
import LinuxConditions
import SwiftParser
import SwiftSyntax

/// Collects the names in a file.
final class UseVisitor: ConditionalVisitor {
    /// A use of a name.
    struct Place {
        var name: String
        var path: String
        var line: Int
        /// The argument labels, if the name is called.
        var labels: [String]?
    }

    private(set) var imports: Set<String> = []
    private(set) var places: [Place] = []
    private let path: String
    private let converter: SourceLocationConverter
    private var calls: [SyntaxIdentifier: [String]] = [:]

    /// Reads a file.
    init(_ file: ModuleSources.File) {
        let tree = Parser.parse(source: file.text)
        path = file.path
        converter = SourceLocationConverter(fileName: path, tree: tree)
        super.init()
        walk(tree)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.path.first?.name.text else { return .skipChildren }
        imports.insert(RenamedModule.names[name] ?? name)
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let name =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        if let name { calls[name.baseName.id] = labels }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier = token.tokenKind else { return .skipChildren }
        let line = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
        let name = token.identifier?.name ?? token.text
        places.append(Place(name: name, path: path, line: line, labels: calls[token.id]))
        return .skipChildren
    }
}
