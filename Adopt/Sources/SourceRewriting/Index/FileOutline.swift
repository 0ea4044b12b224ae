import SwiftParser
import SwiftSyntax

/// What a Swift file consists of, without its bodies: its imports, its classes with their superclasses, and its views of SwiftUI.
package struct FileOutline: Sendable {
    /// A class, and the first type that it inherits from or conforms to.
    package struct Class: Hashable, Sendable {
        package let name: String
        package let parent: String?
    }

    /// The imported modules.
    package private(set) var imports: Set<String> = []
    /// The classes outside other types.
    package private(set) var classes: [Class] = []
    /// The number of structures that conform to SwiftUI's `View`.
    package private(set) var views = 0
    /// Whether the file starts an app: UIKit's with a class, SwiftUI's with a structure.
    package private(set) var start: Start?
    /// The number of lines.
    package let lines: Int

    /// What starts an app.
    package enum Start: Sendable { case uiKit, swiftUI }

    /// Reads a file.
    package init(_ text: String) {
        lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
        for statement in Parser.parse(source: text).statements { read(statement.item) }
    }

    private mutating func read(_ item: CodeBlockItemSyntax.Item) {
        switch item {
        case .decl(let declaration): read(declaration)
        case .expr(let expression):
            if expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
                == "UIApplicationMain"
            {
                start = .uiKit
            }
        case .stmt: break
        }
    }

    private mutating func read(_ declaration: DeclSyntax) {
        if let node = declaration.as(ImportDeclSyntax.self), let module = node.path.first {
            imports.insert(module.name.plainText)
        } else if let node = declaration.as(ClassDeclSyntax.self) {
            let attributes = node.attributes.names
            if !attributes.isDisjoint(with: ["main", "UIApplicationMain"]) { start = .uiKit }
            classes.append(Class(name: node.name.plainText, parent: node.inheritanceClause.names.first))
        } else if let node = declaration.as(StructDeclSyntax.self) {
            let parents = node.inheritanceClause.names
            if parents.contains("View") || parents.contains("SwiftUI.View") { views += 1 }
            if parents.contains("App"), node.attributes.names.contains("main") { start = .swiftUI }
        } else if let node = declaration.as(IfConfigDeclSyntax.self) {
            for clause in node.clauses {
                guard case .statements(let statements) = clause.elements else { continue }
                for statement in statements { read(statement.item) }
            }
        }
    }
}
