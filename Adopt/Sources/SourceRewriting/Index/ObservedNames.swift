import LinuxConditions
import SwiftSyntax

/// The names of the properties that a module observes with `observe(\.name)` and `forKeyPath: "name"`.
final class ObservedNames: ConditionalVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        for argument in node.arguments {
            if let path = argument.expression.as(KeyPathExprSyntax.self), Self.isObserving(node) {
                names.formUnion(path.names)
            }
            if argument.isKeyPathOfObserver { names.formUnion(argument.expression.keyPathNames) }
        }
        return .visitChildren
    }

    private static func isObserving(_ call: FunctionCallExprSyntax) -> Bool {
        let name =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
        return ["observe", "publisher"].contains(name?.baseName.text)
    }
}

extension LabeledExprSyntax {
    /// Whether the argument is the key path of `addObserver(_:forKeyPath:options:context:)`.
    var isKeyPathOfObserver: Bool {
        guard label?.text == "forKeyPath", let call = parent?.parent?.as(FunctionCallExprSyntax.self) else {
            return false
        }
        return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "addObserver"
            || call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "addObserver"
    }
}

extension KeyPathExprSyntax {
    fileprivate var names: [String] {
        components.compactMap {
            $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.plainText
        }
    }
}

extension ExprSyntax {
    /// The components of "person.name" and of `#keyPath(Person.name)`.
    var keyPathNames: [String] {
        if let text = self.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
            return text.split(separator: ".").map(String.init)
        }
        guard let macro = self.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath" else {
            return []
        }
        return macro.arguments.flatMap { argument in
            argument.expression.tokens(viewMode: .sourceAccurate).map(\.plainText)
        }
    }
}
