import AdoptModel
import LinuxConditions
import SwiftParser
import SwiftSyntax

/// The imports and declarations in an app's files.
struct UseSurvey {
    private(set) var imports: Set<String> = []
    /// Conditional imports, which get a stand-in only if the framework is known.
    private(set) var modulesAskedFor: Set<String> = []
    /// The app's types that aren't nested in another type.
    private(set) var declaredOutside: Set<String> = []
    private var files: [(path: String, imports: Set<String>)] = []

    init(_ modules: [ModuleSources]) {
        for module in modules where !module.isForLinux {
            for file in module.files {
                let tree = Parser.parse(source: file.text)
                let visitor = UseVisitor(path: file.path, tree: tree)
                visitor.walk(tree)
                let others = module.adoptedModules.union([module.name])
                let implied = Self.implied(in: visitor)
                let asked = visitor.modulesAskedFor.subtracting(others)
                let imported = visitor.imports.union(implied).subtracting(others)
                imports.formUnion(imported)
                modulesAskedFor.formUnion(asked)
                declaredOutside.formUnion(visitor.declaredOutside)
                files.append((file.path, imported.union(asked)))
            }
        }
    }

    /// The modules that a file uses through its own imports.
    private static func implied(in file: UseVisitor) -> [String] {
        let names = Set(file.places.map(\.name))
        let imports = file.imports.union(file.modulesAskedFor)
        return ImpliedFramework.used(by: names, importing: imports)
    }

    /// The paths of the files that import a module.
    func files(importing module: String) -> [String] {
        files.filter { $0.imports.contains(module) }.map(\.path)
    }
}

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
    /// The modules that the file imports conditionally.
    private(set) var modulesAskedFor: Set<String> = []
    private(set) var declaredOutside: Set<String> = []
    private(set) var places: [Place] = []
    private let path: String
    private let converter: SourceLocationConverter
    private var calls: [SyntaxIdentifier: [String]] = [:]

    init(path: String, tree: SourceFileSyntax) {
        self.path = path
        converter = SourceLocationConverter(fileName: path, tree: tree)
        super.init()
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.path.first?.name.text else { return .skipChildren }
        let module = RenamedModule.names[name] ?? name
        if asksFor(name, around: Syntax(node)) {
            modulesAskedFor.insert(module)
        } else {
            imports.insert(module)
        }
        return .skipChildren
    }

    private func asksFor(_ module: String, around node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains {
            $0.as(IfConfigClauseSyntax.self)?.condition?.description.contains("canImport(\(module))") == true
        }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            calls[member.declName.baseName.id] = labels
        } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            calls[name.baseName.id] = labels
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }

    private func declare(_ node: some DeclSyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(MemberBlockItemSyntax.self) != true { declaredOutside.insert(name.text) }
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
