import LinuxConditions
import SwiftParser
import SwiftSyntax

/// What a Swift file declares and needs: its imports, its types and the types that it uses.
package struct FileOutline: Sendable {
    /// A class, with the types that it inherits from or conforms to.
    package struct Class: Hashable, Sendable {
        package let name: String
        package let parents: [String]
    }

    /// What starts an app.
    package enum Start: Hashable, Sendable {
        /// The app delegate with this name.
        case uiKit(delegate: String?)
        case swiftUI

        /// The name of UIKit's app delegate, if the file declares it.
        package var delegate: String? { if case .uiKit(let delegate) = self { delegate } else { nil } }
    }

    /// The imported modules with the lines of their imports, without those of only some builds.
    package fileprivate(set) var imports: [String: Int] = [:]
    /// The modules that the file imports only in some builds.
    package fileprivate(set) var optionalImports: Set<String> = []
    /// The classes outside other types.
    package fileprivate(set) var classes: [Class] = []
    /// The types outside other types that other files can use.
    package fileprivate(set) var types: Set<String> = []
    /// All types, type aliases and type parameters, also those inside others.
    package fileprivate(set) var allTypes: Set<String> = []
    /// The names that may be types of other files, without those that only some builds use.
    package fileprivate(set) var uses: Set<String> = []
    /// The number of structures that conform to SwiftUI's `View`.
    package fileprivate(set) var views = 0
    /// Whether the file starts an app: UIKit's with a class, SwiftUI's with a structure.
    package fileprivate(set) var start: Start?
    /// The number of lines.
    package fileprivate(set) var lines = 0

    fileprivate init() {}

    /// Reads a file.
    package init(_ text: String) {
        let tree = Parser.parse(source: text)
        let reader = OutlineReader(SourceLocationConverter(fileName: "", tree: tree))
        reader.walk(tree)
        self = reader.outline
        lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
    }
}

/// Reads the outline of a file.
private final class OutlineReader: SyntaxVisitor {
    var outline = FileOutline()
    private let converter: SourceLocationConverter
    /// The number of types and functions around the current position.
    private var depth = 0
    /// The number of conditions around the current position whose value depends on the build.
    private var conditions = 0

    init(_ converter: SourceLocationConverter) {
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let clauses = LinuxCondition.clauses(of: node)
        let isCertain = clauses.count == 1 && clauses[0].condition.map(LinuxCondition.value) ?? true == true
        conditions += isCertain ? 0 : 1
        for elements in clauses.compactMap(\.elements) { walk(elements) }
        conditions -= isCertain ? 0 : 1
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.plainText else { return .skipChildren }
        if conditions > 0 {
            outline.optionalImports.insert(module)
        } else if outline.imports[module] == nil {
            outline.imports[module] =
                converter.location(for: node.positionAfterSkippingLeadingTrivia).line
        }
        return .skipChildren
    }

    // MARK: - Declarations

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let parents = node.inheritanceClause.names
        if depth == 0 {
            outline.classes.append(FileOutline.Class(name: node.name.plainText, parents: parents))
            if !node.attributes.names.isDisjoint(with: ["main", "UIApplicationMain"]) {
                outline.start = .uiKit(delegate: node.name.plainText)
            }
        }
        return enter(node.name, node.modifiers)
    }
    override func visitPost(_ node: ClassDeclSyntax) { depth -= 1 }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if depth == 0 {
            let parents = Set(node.inheritanceClause.names)
            if !parents.isDisjoint(with: ["View", "SwiftUI.View"]) { outline.views += 1 }
            if !parents.isDisjoint(with: ["App", "SwiftUI.App"]), node.attributes.names.contains("main") {
                outline.start = .swiftUI
            }
        }
        return enter(node.name, node.modifiers)
    }
    override func visitPost(_ node: StructDeclSyntax) { depth -= 1 }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name, node.modifiers)
    }
    override func visitPost(_ node: EnumDeclSyntax) { depth -= 1 }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name, node.modifiers)
    }
    override func visitPost(_ node: ActorDeclSyntax) { depth -= 1 }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name, node.modifiers)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { depth -= 1 }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { depth -= 1 }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, node.modifiers)
        return .visitChildren
    }

    override func visitPost(_ node: GenericParameterSyntax) { outline.allTypes.insert(node.name.plainText) }
    override func visitPost(_ node: AssociatedTypeDeclSyntax) { outline.allTypes.insert(node.name.plainText) }

    private func enter(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind
    {
        declare(name, modifiers)
        depth += 1
        return .visitChildren
    }

    private func declare(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
        outline.allTypes.insert(name.plainText)
        guard depth == 0, modifiers.names.isDisjoint(with: ["private", "fileprivate"]) else { return }
        outline.types.insert(name.plainText)
    }

    // MARK: - Uses

    override func visitPost(_ node: IdentifierTypeSyntax) { use(node.name) }

    override func visitPost(_ node: DeclReferenceExprSyntax) {
        if node.keyPathInParent != \MemberAccessExprSyntax.declName { use(node.baseName) }
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
        guard depth == 0 else { return }
        let called = node.calledExpression
        let isMain = called.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "main"
        if isMain || called.as(DeclReferenceExprSyntax.self)?.baseName.text == "UIApplicationMain" {
            outline.start = .uiKit(delegate: nil)
        }
    }

    private func use(_ name: TokenSyntax) {
        if conditions == 0 { outline.uses.insert(name.plainText) }
    }
}
