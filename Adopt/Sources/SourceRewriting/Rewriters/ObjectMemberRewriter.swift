import SwiftSyntax

/// `(sender as AnyObject).tag`, as Xcode has migrated old code: on a device the member is looked up dynamically. On Linux the object
/// is cast to the class with the member.
final class ObjectMemberRewriter: FileRewriter {
    private static let construct = "member of AnyObject"

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        guard let base = node.base, let owners = Self.owners[name], let last = owners.last,
            let object = base.castObject
        else { return .visitChildren }
        let cast = node.isOptionalWanted ? " as Any as? \(last))?" : " as Any as! \(last))"
        if owners.count == 1 {
            file.insert("(", before: object)
            file.replace(from: object.end, to: base.end, with: cast, Self.construct, at: node)
            return .visitChildren
        }
        let text = object.trimmedDescription
        let others = owners.dropLast().map { "(\(text) as Any as? \($0))?.\(name) ?? " }.joined()
        file.replace(node, with: "(\(others)(\(text)\(cast).\(name))", Self.construct)
        return .skipChildren
    }

    /// `type(of: object).description()` of an `AnyObject`: the name of its class.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description",
            let kind = member.base?.as(FunctionCallExprSyntax.self), kind.labels == "of:",
            let object = kind.arguments.first?.expression.trimmedDescription,
            index.typesOfVariables[object]?.contains("AnyObject") == true
        else { return .visitChildren }
        file.replace(node, with: "NSStringFromClass(\(kind.trimmedDescription))", Self.construct)
        return .skipChildren
    }

    /// The classes of the members that `AnyObject` is asked for.
    private static let owners: [String: [String]] = [
        "tag": ["UIView", "UIBarItem"], "superview": ["UIView"], "subviews": ["UIView"],
        "isOn": ["UISwitch"], "currentTitle": ["UIButton"], "titleLabel": ["UIButton"],
        "selectedSegmentIndex": ["UISegmentedControl"], "location": ["UIGestureRecognizer"],
        "doubleValue": ["NSNumber"], "floatValue": ["NSNumber"], "intValue": ["NSNumber"],
        "integerValue": ["NSNumber"], "boolValue": ["NSNumber"],
        "cgRectValue": ["NSValue"], "cgPointValue": ["NSValue"], "cgSizeValue": ["NSValue"],
    ]
}

extension ExprSyntax {
    /// `(value as AnyObject)`, without unwrapping.
    fileprivate var castObject: ExprSyntax? {
        let value =
            self.as(OptionalChainingExprSyntax.self)?.expression
            ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
        let tuple = value.as(TupleExprSyntax.self)?.elements
        guard tuple?.count == 1, let cast = tuple?.first?.expression.as(AsExprSyntax.self) else { return nil }
        return cast.type.trimmedDescription == "AnyObject" ? value : nil
    }
}

extension MemberAccessExprSyntax {
    /// Whether the context accepts an optional. On a device the value is implicitly unwrapped.
    fileprivate var isOptionalWanted: Bool {
        guard let parent else { return false }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
        if parent.is(InitializerClauseSyntax.self) {
            return parent.parent?.as(PatternBindingSyntax.self)?.typeAnnotation == nil
        }
        return parent.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription == "??"
    }
}
