import SwiftSyntax

/// Casts that differ on Linux. `text as NSString` isn't one of them: `as` bridges between Swift values and Foundation's objects there too.
final class BridgingRewriter: FileRewriter {
    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
        let type = node.type.trimmedDescription
        // A pattern, `case let text as NSString`, casts at run time.
        guard node.questionOrExclamationMark == nil, node.parent?.is(ExpressionPatternSyntax.self) != true
        else { return .visitChildren }
        if type == "AnyObject" {
            askForMember(of: node)
        } else if ["CVarArg", "any CVarArg"].contains(type), node.isArgumentOfPredicate {
            // On Linux a predicate accepts any value.
            replaceCast(node, "")
        } else if type == "CFString", node.isKeptUnmanaged {
            // Core Foundation strings are values on Linux.
            replaceCast(node, " as AnyObject")
        }
        return .visitChildren
    }

    /// `Unmanaged<CFString>`, which requires an object.
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let kept = node.genericArgumentClause?.arguments.first?.argument
        if node.name.text == "Unmanaged", let kept, kept.trimmedDescription == "CFString" {
            file.replace(kept, with: "AnyObject", "as CFString")
        }
        return .visitChildren
    }

    /// `delete(kSecClassKey)`, if the module's `delete` takes an object: on Linux the constants of C frameworks are Swift values.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        for (place, argument) in node.arguments.map(\.expression).enumerated()
        where argument.isConstantOfC && index.isObject(argument: place, of: node) {
            file.replace(
                from: argument.end, to: argument.end, with: " as AnyObject", "constants as objects",
                at: argument)
        }
        return .visitChildren
    }

    /// `(value as AnyObject).doubleValue`: on a device any object can be asked for a property of any class, and the result is
    /// optional.
    private func askForMember(of node: AsExprSyntax) {
        guard let tuple = node.parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let member = tuple.parent?.as(MemberAccessExprSyntax.self),
            let owner = Self.owners[member.declName.baseName.text]
        else { return }
        file.replace(
            from: node.expression.end, to: node.end, with: " as Any as? \(owner)", "as AnyObject", at: node)
        file.insert("?", after: tuple)
    }

    /// The classes of the properties that `AnyObject` is asked for.
    private static let owners = [
        "doubleValue": "NSNumber", "floatValue": "NSNumber", "intValue": "NSNumber", "boolValue": "NSNumber",
        "cgRectValue": "NSValue", "cgPointValue": "NSValue", "cgSizeValue": "NSValue",
    ]

    /// Replaces the cast after the value.
    private func replaceCast(_ node: AsExprSyntax, _ text: String) {
        file.replace(
            from: node.expression.end, to: node.end, with: text, "as " + node.type.trimmedDescription,
            at: node)
    }
}

extension AsExprSyntax {
    /// Whether the expression is an argument of `NSPredicate(format: …)`.
    fileprivate var isArgumentOfPredicate: Bool {
        let call = parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        return call?.calledExpression.trimmedDescription == "NSPredicate"
            && call?.arguments.first?.label?.text == "format"
    }
}

extension ModuleIndex {
    /// Whether every method of the module that a call may refer to takes an object in this position.
    fileprivate func isObject(argument place: Int, of call: FunctionCallExprSyntax) -> Bool {
        guard let name = call.calledExpression.lastName else { return false }
        let labels = call.arguments.map { $0.label?.plainText }
        let meant = types.values.flatMap(\.allMembers).filter {
            $0.kind == .method && $0.isNamed(name, labels)
        }
        return !meant.isEmpty
            && meant.allSatisfy { $0.parameters[place].type.filter { $0 != "?" && $0 != "!" } == "AnyObject" }
    }
}

extension ExprSyntax {
    /// The name of the called function or method.
    fileprivate var lastName: String? {
        (self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName)?
            .baseName.plainText
    }

    /// `kSecClassKey`, `kUTTypeImage`.
    fileprivate var isConstantOfC: Bool {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return false }
        return ["kSec", "kUT", "kCF"].contains(where: name.hasPrefix)
    }
}

extension AsExprSyntax {
    /// Whether the value is passed to `Unmanaged`, which requires an object.
    fileprivate var isKeptUnmanaged: Bool {
        let call = parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        return ["Unmanaged.passRetained", "Unmanaged.passUnretained"].contains(
            call?.calledExpression.trimmedDescription)
    }
}
