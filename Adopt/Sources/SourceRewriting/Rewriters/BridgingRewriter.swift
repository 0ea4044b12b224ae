import SwiftSyntax

/// `text as NSString` and its like: Linux bridges nothing by `as`, so Foundation's object is made from the value.
final class BridgingRewriter: FileRewriter {
    /// What makes each class from a value of Swift's.
    private static let makers = [
        "NSString": "NSString(string: ", "NSArray": "NSArray(array: ",
        "NSDictionary": "NSDictionary(dictionary: ",
        "NSData": "NSData(data: ",
    ]

    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
        let type = node.type.trimmedDescription
        guard node.questionOrExclamationMark == nil else { return .visitChildren }
        if let maker = Self.makers[type] {
            bridge(node, maker)
        } else if ["NSNumber", "NSDate", "NSURL", "NSIndexPath", "NSSet"].contains(type) {
            file.insert("(", before: node.expression)
            replaceCast(node, ")._bridgeToObjectiveC()")
        }
        return .visitChildren
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
