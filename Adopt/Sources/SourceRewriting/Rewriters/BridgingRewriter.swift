import SwiftSyntax

/// `text as NSString` and its like: Linux bridges nothing by `as`, so Foundation's object is made from the value.
final class BridgingRewriter: FileRewriter {
    /// What makes each class from a value of Swift's.
    private static let makers = [
        "NSString": "NSString(string: ", "NSArray": "NSArray(array: ",
        "NSDictionary": "NSDictionary(dictionary: ",
    ]

    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
        let type = node.type.trimmedDescription
        // A pattern, `case let text as NSString`, casts when the program runs.
        guard node.questionOrExclamationMark == nil, node.parent?.is(ExpressionPatternSyntax.self) != true
        else { return .visitChildren }
        if type == "AnyObject" {
            askForMember(of: node)
        } else if ["CVarArg", "any CVarArg"].contains(type), node.isArgumentOfPredicate {
            // Here a predicate takes any value.
            replaceCast(node, "")
        } else if type == "CFString", node.isKeptUnmanaged {
            // Core Foundation's texts are values here.
            replaceCast(node, " as AnyObject")
        } else if let maker = Self.makers[type] {
            bridge(node, maker)
        } else if Self.bridged.contains(type) || type == "String" && node.expression.isName {
            castAtRunTime(node)
        }
        return .visitChildren
    }

    /// `Unmanaged<CFString>`, of what is kept as an object.
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let kept = node.genericArgumentClause?.arguments.first?.argument
        if node.name.text == "Unmanaged", let kept, kept.trimmedDescription == "CFString" {
            file.replace(kept, with: "AnyObject", "as CFString")
        }
        return .visitChildren
    }

    /// `delete(kSecClassKey)` where the module's `delete` takes an object: on Linux the constants of C frameworks are Swift's values.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        for (place, argument) in node.arguments.map(\.expression).enumerated()
        where argument.isConstantOfC && index.isObject(argument: place, of: node) {
            file.replace(
                from: argument.end, to: argument.end, with: " as AnyObject", "constants as objects",
                at: argument)
        }
        return .visitChildren
    }

    /// `(value as AnyObject).doubleValue`: on a device an object is asked for a property of any class, and there may be none.
    private func askForMember(of node: AsExprSyntax) {
        guard let tuple = node.parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let member = tuple.parent?.as(MemberAccessExprSyntax.self),
            let owner = Self.owners[member.declName.baseName.text]
        else { return }
        file.replace(
            from: node.expression.end, to: node.end, with: " as Any as? \(owner)", "as AnyObject", at: node)
        file.insert("?", after: tuple)
    }

    /// The classes of the properties that objects are asked for.
    private static let owners = [
        "doubleValue": "NSNumber", "floatValue": "NSNumber", "intValue": "NSNumber", "boolValue": "NSNumber",
        "cgRectValue": "NSValue", "cgPointValue": "NSValue", "cgSizeValue": "NSValue",
    ]

    /// Other classes that a value of Swift's can become.
    private static let bridged: Set<String> = [
        "NSNumber", "NSDate", "NSURL", "NSIndexPath", "NSSet", "NSNotification", "NSURLRequest", "NSUUID",
        "NSData",
    ]

    /// Swift bridges what it casts at run time, on Linux too.
    private func castAtRunTime(_ node: AsExprSyntax) {
        file.insert("(", before: node.expression)
        replaceCast(node, " as Any as! \(node.type.trimmedDescription))")
    }

    private func bridge(_ node: AsExprSyntax, _ maker: String) {
        file.insert(maker, before: node.expression)
        replaceCast(node, ")")
    }

    /// Puts a text in the place of what follows the value.
    private func replaceCast(_ node: AsExprSyntax, _ text: String) {
        file.replace(
            from: node.expression.end, to: node.end, with: text, "as " + node.type.trimmedDescription,
            at: node)
    }
}

extension AsExprSyntax {
    /// Whether it is an argument of `NSPredicate(format: …)`.
    fileprivate var isArgumentOfPredicate: Bool {
        let call = parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        return call?.calledExpression.trimmedDescription == "NSPredicate"
            && call?.arguments.first?.label?.text == "format"
    }
}

extension ModuleIndex {
    /// Whether all methods of the module that a call may mean take an object as an argument.
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
    /// The name of a method that is called by itself, or of an object.
    fileprivate var lastName: String? {
        (self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName)?
            .baseName.plainText
    }

    /// `kSecClassKey`, `kUTTypeImage`.
    fileprivate var isConstantOfC: Bool {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return false }
        return ["kSec", "kUT", "kCF"].contains(where: name.hasPrefix)
    }

    /// Whether its type is known without the type that it is cast to.
    fileprivate var isName: Bool {
        self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
    }
}

extension AsExprSyntax {
    /// Whether the value is to be kept by `Unmanaged`, which takes objects alone.
    fileprivate var isKeptUnmanaged: Bool {
        let call = parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        return ["Unmanaged.passRetained", "Unmanaged.passUnretained"].contains(
            call?.calledExpression.trimmedDescription)
    }
}
