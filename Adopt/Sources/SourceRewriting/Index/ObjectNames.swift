import LinuxConditions
import SwiftSyntax

/// The names that a file uses only for values of type `AnyObject`: variables, parameters, loop variables.
final class ObjectNames: ConditionalVisitor {
    private enum Kind: Hashable { case object, list, other }
    private var kinds: [String: Set<Kind>] = [:]

    static func names(in tree: SourceFileSyntax) -> Set<String> {
        let reader = ObjectNames()
        reader.walk(tree)
        return Set(reader.kinds.filter { $0.value == [.object] }.keys)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        kinds[(node.secondName ?? node.firstName).plainText, default: []].insert(kind(of: node.type))
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        kinds[node.name.plainText, default: []].insert(.other)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        kinds[(node.secondName ?? node.firstName).plainText, default: []].insert(
            node.type.map(kind) ?? .other)
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        let isThroughObjects = kind(of: node.sequence) == .list
        kinds[node.pattern.trimmedDescription, default: []].insert(isThroughObjects ? .object : .other)
        return .visitChildren
    }

    private func note(_ pattern: PatternSyntax, _ type: TypeSyntax?, _ value: ExprSyntax?) {
        let kind = type.map(kind) ?? value.map(kind) ?? .other
        kinds[pattern.trimmedDescription, default: []].insert(kind)
    }

    private func kind(of type: TypeSyntax) -> Kind {
        switch type.trimmedDescription.filter({ $0 != "?" && $0 != "!" && $0 != " " }) {
        case "AnyObject": .object
        case "[AnyObject]", "Array<AnyObject>": .list
        default: .other
        }
    }

    private func kind(of value: ExprSyntax) -> Kind {
        if let cast = value.as(AsExprSyntax.self) { return kind(of: cast.type) }
        let name = value.trimmedDescription.filter { $0 != "!" }
        return kinds[name] == [.list] ? .list : kinds[name] == [.object] ? .object : .other
    }
}
