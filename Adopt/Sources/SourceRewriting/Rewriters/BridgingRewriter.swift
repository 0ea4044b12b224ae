import SwiftSyntax

/// `text as NSString` and similar casts: `as` doesn't bridge on Linux, so the Foundation object is created from the value.
final class BridgingRewriter: FileRewriter {
    /// The expression that creates each class from a Swift value.
    private static let makers = [
        "NSString": "NSString(string: ", "NSArray": "NSArray(array: ",
        "NSDictionary": "NSDictionary(dictionary: ",
    ]

    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
        let type = node.type.trimmedDescription
        // A pattern, `case let text as NSString`, casts at run time.
        guard node.questionOrExclamationMark == nil, node.parent?.is(ExpressionPatternSyntax.self) != true
        else { return .visitChildren }
        if let maker = Self.makers[type] {
            bridge(node, maker)
        } else if Self.bridged.contains(type) || type == "String" && node.expression.isName {
            castAtRunTime(node)
        }
        return .visitChildren
    }

    /// Other classes that Swift values bridge to.
    private static let bridged: Set<String> = [
        "NSNumber", "NSDate", "NSURL", "NSIndexPath", "NSSet", "NSNotification", "NSURLRequest", "NSUUID",
        "NSData",
    ]

    /// Swift bridges at run time, on Linux too.
    private func castAtRunTime(_ node: AsExprSyntax) {
        file.insert("(", before: node.expression)
        replaceCast(node, " as Any as! \(node.type.trimmedDescription))")
    }

    private func bridge(_ node: AsExprSyntax, _ maker: String) {
        file.insert(maker, before: node.expression)
        replaceCast(node, ")")
    }

    /// Replaces the cast after the value.
    private func replaceCast(_ node: AsExprSyntax, _ text: String) {
        file.replace(
            from: node.expression.end, to: node.end, with: text, "as " + node.type.trimmedDescription,
            at: node)
    }
}

extension ExprSyntax {
    /// Whether the type is known without the cast.
    fileprivate var isName: Bool {
        self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
    }
}
