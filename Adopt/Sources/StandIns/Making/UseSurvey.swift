import AdoptModel
import LinuxConditions
import SwiftParser
import SwiftSyntax

/// The imports, declarations and names in an app's files.
struct UseSurvey {
    /// A use of a name.
    struct Place {
        var name: String
        var path: String
        var line: Int
        /// The argument labels, if the name is called.
        var labels: [String]?
    }

    private(set) var imports: Set<String> = []
    /// Conditional imports, which get a stand-in only if the framework is known.
    private(set) var modulesAskedFor: Set<String> = []
    private(set) var declared: Set<String> = []
    /// The types among these that aren't nested in another type.
    private(set) var declaredOutside: Set<String> = []
    /// The functions, variables and constants that the app declares.
    private var ownValues: Set<String> = []
    private(set) var names: Set<String> = []
    private var files: [(path: String, imports: Set<String>, places: [Place])] = []

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
                declared.formUnion(visitor.declared)
                declaredOutside.formUnion(visitor.declaredOutside)
                ownValues.formUnion(visitor.ownValues)
                names.formUnion(visitor.places.map(\.name))
                files.append((file.path, imported.union(asked), visitor.places))
            }
        }
    }

    /// The modules that a file uses through its own imports or those of the module's other files.
    private static func implied(in file: UseVisitor) -> [String] {
        let names = Set(file.places.map(\.name))
        let imports = file.imports.union(file.modulesAskedFor)
        return imports.isEmpty
            ? ImpliedFramework.membersUsed(by: names) : ImpliedFramework.used(by: names, importing: imports)
    }

    /// The paths of the files that import a module.
    func files(importing module: String) -> [String] {
        files.filter { $0.imports.contains(module) }.map(\.path)
    }

    /// The uses of a stand-in's declarations in an app: types, and functions with matching argument labels.
    func uses(of framework: KnownFramework, declarations: [FrameworkDeclaration]) -> [StandInModule.Use] {
        let types = Set(declarations.flatMap(\.names))
        let functions = Dictionary(grouping: declarations.flatMap(\.functions), by: \.name)
        return places(of: framework).compactMap { place in
            if types.contains(place.name) {
                return StandInModule.Use(place.name, path: place.path, line: place.line)
            }
            guard let labels = place.labels,
                let function = functions[place.name]?.first(where: { $0.fits(labels) })
            else { return nil }
            return StandInModule.Use(function.fullName, path: place.path, line: place.line)
        }
    }

    /// A sentence for each name with the framework's prefix that neither the table nor the app declares.
    func unknown(in framework: KnownFramework, known: Set<String>) -> [String] {
        var seen: Set<String> = []
        return places(of: framework).compactMap { place in
            guard framework.owns(place.name), !known.contains(place.name),
                !declared.contains(place.name), !ownValues.contains(place.name),
                seen.insert(place.name).inserted
            else { return nil }
            return
                "\(framework.name)’s \(place.name) has no stand-in: it is used in \(place.path), line \(place.line)."
        }
    }

    /// The uses in files that import the framework, or a module that exports it.
    private func places(of framework: KnownFramework) -> [Place] {
        let exporting = KnownFramework.all.filter { $0.imports.contains(framework.name) }.map(\.name)
        let modules = Set([framework.name] + exporting)
        return files.filter { !$0.imports.isDisjoint(with: modules) }.flatMap(\.places)
    }
}

/// Collects the names in a file.
final class UseVisitor: ConditionalVisitor {
    private(set) var imports: Set<String> = []
    /// The modules that the file imports conditionally.
    private(set) var modulesAskedFor: Set<String> = []
    private(set) var declared: Set<String> = []
    private(set) var declaredOutside: Set<String> = []
    private(set) var ownValues: Set<String> = []
    private(set) var places: [UseSurvey.Place] = []
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

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        ownValues.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        ownValues.insert(node.identifier.text)
        return .visitChildren
    }

    private func declare(_ node: some DeclSyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(name.text)
        if node.parent?.is(MemberBlockItemSyntax.self) != true { declaredOutside.insert(name.text) }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier = token.tokenKind else { return .skipChildren }
        let line = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
        let name = token.identifier?.name ?? token.text
        places.append(UseSurvey.Place(name: name, path: path, line: line, labels: calls[token.id]))
        return .skipChildren
    }
}
