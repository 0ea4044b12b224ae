import LinuxConditions
import SwiftSyntax

/// The names of the properties that a module observes with `observe(\.name)` and `forKeyPath: "name"`.
final class ObservedNames: ConditionalVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        for argument in node.arguments {
            if let path = argument.expression.as(KeyPathExprSyntax.self),
                ["observe", "publisher"].contains(node.calledName?.text)
            {
                names.formUnion(path.names)
            }
            if argument.label?.text == "forKeyPath", node.calledName?.text == "addObserver" {
                names.formUnion(argument.expression.keyPathNames)
            }
        }
        return .visitChildren
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
    fileprivate var keyPathNames: [String] {
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
