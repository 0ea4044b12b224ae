import SwiftSyntax

/// `constraint.priority` and `object["name"]` of an `AnyObject`: on a device the member is looked up dynamically. On Linux the object is
/// cast to the class with the member, or to a dictionary or an array.
final class ObjectMemberRewriter: FileRewriter {
    private lazy var names = ObjectNames.names(in: file.tree)

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        guard let base = node.base, let owners = Self.owners[name], let object = object(base) else {
            return .visitChildren
        }
        let text = object.trimmedDescription
        let last =
            node.isOptionalWanted
            ? " as Any as? \(owners[owners.count - 1]))?" : " as Any as! \(owners[owners.count - 1]))"
        if owners.count == 1 {
            file.insert("(", before: object)
            file.replace(from: object.end, to: base.end, with: last, Self.construct, at: node)
            return .visitChildren
        }
        let others = owners.dropLast().map { "(\(text) as Any as? \($0))?.\(name) ?? " }.joined()
        file.replace(node, with: "(\(others)(\(text)\(last).\(name))", Self.construct)
        return .skipChildren
    }

    /// `(json as AnyObject).value(forKeyPath: path)`, where the value is a dictionary from JSON.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.count == 1, node.arguments.first?.label?.text == "forKeyPath",
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "value", let base = member.base, let object = object(base)
        else { return .visitChildren }
        file.insert("(", before: object)
        file.replace(
            from: object.end, to: base.end, with: " as Any as? NSDictionary)?", Self.construct, at: node)
        return .visitChildren
    }

    /// `object["name"]`, `object[0]`.
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.count == 1, let key = node.arguments.first, key.label == nil,
            let kind = Self.collection(with: key.expression), let object = object(node.calledExpression)
        else { return .visitChildren }
        file.insert("(", before: object)
        file.replace(
            from: object.end, to: node.calledExpression.end, with: " as Any as? \(kind))?",
            "subscript of AnyObject", at: node)
        return .visitChildren
    }

    /// The collection type for a key of this kind.
    private static func collection(with key: ExprSyntax) -> String? {
        if key.is(StringLiteralExprSyntax.self) { return "[AnyHashable: Any]" }
        return key.is(IntegerLiteralExprSyntax.self) ? "[Any]" : nil
    }

    private static let construct = "member of AnyObject"

    /// An expression of type `AnyObject`, without unwrapping: a name, or `(value as AnyObject)`.
    private func object(_ base: ExprSyntax) -> ExprSyntax? {
        let value =
            base.as(OptionalChainingExprSyntax.self)?.expression
            ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
        if let name = value.as(DeclReferenceExprSyntax.self) {
            return names.contains(name.baseName.plainText) ? value : nil
        }
        guard let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let cast = tuple.elements.first?.expression.as(AsExprSyntax.self),
            cast.type.trimmedDescription == "AnyObject"
        else { return nil }
        return value
    }

    /// The classes of the members that `AnyObject` is asked for.
    private static let owners: [String: [String]] = [
        "priority": ["NSLayoutConstraint"], "constant": ["NSLayoutConstraint"],
        "firstItem": ["NSLayoutConstraint"], "secondItem": ["NSLayoutConstraint"],
        "tag": ["UIView", "UIBarItem"], "superview": ["UIView"], "subviews": ["UIView"],
        "isOn": ["UISwitch"], "currentTitle": ["UIButton"], "titleLabel": ["UIButton"],
        "selectedSegmentIndex": ["UISegmentedControl"], "location": ["UIGestureRecognizer"],
        "doubleValue": ["NSNumber"], "floatValue": ["NSNumber"], "intValue": ["NSNumber"],
        "integerValue": ["NSNumber"], "boolValue": ["NSNumber"],
        "cgRectValue": ["NSValue"], "cgPointValue": ["NSValue"], "cgSizeValue": ["NSValue"],
    ]
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
