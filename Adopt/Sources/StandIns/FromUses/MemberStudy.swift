import SwiftSyntax

/// The uses of unknown members in a file, and of types and functions without calls.
final class MemberStudy: UseStudy {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        if members.contains(name) { note(name, at: node) }
        guard !isCalled else { return .visitChildren }
        if node.base == nil {
            if members.contains(name) || isOnLine(node) { uses.implicitProperties.insert(name) }
        } else if let type = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, names.contains(type)
        {
            if !["self", "Type"].contains(name) { note(member: name, ofType: type) }
        } else {
            if members.contains(name) { uses.properties.insert(name) }
            if isUnwrapped(Syntax(node)) { uses.optionalMembers.insert(name) }
            if isOnLine(node), node.parent?.as(ForStmtSyntax.self)?.sequence.id == node.id {
                uses.listMembers.insert(name)
            }
            if lines.tooMuch.contains(line(of: node)) { note(inLongExpression: name, node) }
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if names.contains(name) {
            uses.types[name, default: TypeUse()].isMadeOrAsked = true
            note(name, at: node)
        } else if members.contains(name), node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
        {
            note(name, at: node)
            if node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id {
                uses.properties.insert(name)
            }
        }
        return .visitChildren
    }

    /// `switch response.result { case .success(let value): … }`
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        let cases = node.cases.map { $0.as(SwitchCaseSyntax.self)?.label.description ?? "" }.joined()
        if let member = node.subject.as(MemberAccessExprSyntax.self), spansLine(node),
            cases.contains(".success") || cases.contains(".failure")
        {
            uses.resultMembers.insert(member.declName.baseName.text)
        }
        return .visitChildren
    }

    /// A member in an expression that took too long to type-check. An operand, or an argument of a numeric conversion, is a
    /// number.
    private func note(inLongExpression name: String, _ node: MemberAccessExprSyntax) {
        guard node.parent?.is(MemberAccessExprSyntax.self) != true else {
            uses.plainMembers.insert(name)
            return
        }
        let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        let converts = call.map { Self.numbers.contains($0.calledExpression.trimmedDescription) } == true
        if converts || node.parent?.parent?.is(SequenceExprSyntax.self) == true {
            uses.numberMembers.insert(name)
        } else {
            uses.plainMembers.insert(name)
        }
    }

    private func note(member name: String, ofType type: String) {
        uses.types[type, default: TypeUse()].isMadeOrAsked = true
        if name.first?.isUppercase == true {
            uses.types[type]?.nestedTypes.insert(name)
        } else {
            uses.types[type]?.staticProperties.insert(name)
        }
    }

    private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int"]
}
