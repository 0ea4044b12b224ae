import SwiftSyntax

/// An optional requirement that is referenced without a call: `delegate?.listDidChange`. On a device, its value is `nil` if the
/// delegate doesn't implement it.
struct OptionalReference {
    let node: MemberAccessExprSyntax
    /// The object as written.
    let object: ExprSyntax
    let question: MemberQuestion
    let isMethod: Bool

    /// Creates the reference; `nil` if the expression is anything else.
    init?(_ node: MemberAccessExprSyntax, _ index: ModuleIndex) {
        guard let base = node.base, !node.isCalled else { return nil }
        self.node = node
        object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        let (name, labels) = (node.declName.baseName.plainText, node.declName.labels)
        let requirements = index.optionalRequirements(named: name, labels: labels)
        let owner = object.lastName ?? ""
        if requirements.isEmpty {
            let isDelegate = ["delegate", "datasource"].contains(where: owner.lowercased().hasSuffix)
            guard node.isComparedWithNil, labels != nil || isDelegate,
                !index.hasOtherMember(named: name, labels: labels)
            else { return nil }
            isMethod = true
        } else {
            guard node.isComparedWithNil || index.isVariable(owner, ofProtocolWith: name) else { return nil }
            isMethod = requirements.contains { $0.kind == .method }
        }
        question = MemberQuestion(
            name: name, labels: labels, text: node.declName.reference, isSelector: false)
    }

    /// Whether evaluating the object twice has no side effects.
    var isObjectPlain: Bool { object.isPlain }
}

extension ExprSyntax {
    /// The last name of a member access: "delegate" of `self.list?.delegate`.
    fileprivate var lastName: String? {
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.plainText }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.plainText }
        return self.as(ForceUnwrapExprSyntax.self)?.expression.lastName
            ?? self.as(OptionalChainingExprSyntax.self)?.expression.lastName
    }

    /// Whether the expression consists only of names, with `?` and `!`.
    fileprivate var isPlain: Bool {
        if self.is(DeclReferenceExprSyntax.self) { return true }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isPlain ?? false }
        return self.as(ForceUnwrapExprSyntax.self)?.expression.isPlain
            ?? self.as(OptionalChainingExprSyntax.self)?.expression.isPlain ?? false
    }
}

extension MemberAccessExprSyntax {
    /// Whether the expression is called.
    fileprivate var isCalled: Bool {
        var (child, parent) = (Syntax(self), self.parent)
        while let next = parent,
            next.is(OptionalChainingExprSyntax.self) || next.is(ForceUnwrapExprSyntax.self)
        {
            (child, parent) = (next, next.parent)
        }
        return parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == child.id
    }

    /// Whether the expression is tested for `nil`: compared with `nil`, bound by `if let`, or followed by `??`.
    fileprivate var isComparedWithNil: Bool {
        var (child, parent) = (Syntax(self), self.parent)
        while let next = parent,
            next.is(TupleExprSyntax.self) || next.is(LabeledExprSyntax.self)
                || next.is(LabeledExprListSyntax.self)
        {
            guard next.as(LabeledExprListSyntax.self).map({ $0.count == 1 }) ?? true else { return false }
            (child, parent) = (next, next.parent)
        }
        if let infix = parent?.as(InfixOperatorExprSyntax.self) {
            let other = infix.leftOperand.id == child.id ? infix.rightOperand : infix.leftOperand
            let sign = infix.operator.trimmedDescription
            return sign == "??" && infix.leftOperand.id == child.id
                || ["==", "!="].contains(sign) && other.is(NilLiteralExprSyntax.self)
        }
        return parent?.as(InitializerClauseSyntax.self)?.parent?.is(OptionalBindingConditionSyntax.self)
            == true
    }
}
