import SwiftSyntax

/// `Timer()`, `var bundle: Bundle = .init()`: Foundation classes without `NSObject.init()` on Linux, and an expression that
/// creates an empty object of each.
final class EmptyObjectRewriter: FileRewriter {
    private static let arguments = [
        "Timer": "(timeInterval: 0, repeats: false) { _ in }", "NSAttributedString": "(string: \"\")",
        "NSMutableAttributedString": "(string: \"\")", "NSError": "(domain: \"\", code: 0)",
        "URLCache": "(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)",
        "Bundle": "(path: \"/\")!", "ProcessInfo": ".processInfo", "Progress": "(totalUnitCount: 0)",
        "URLResponse":
            "(url: URL(fileURLWithPath: \"\"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)",
        "HTTPURLResponse":
            "(url: URL(fileURLWithPath: \"\"), statusCode: 0, httpVersion: nil, headerFields: nil)!",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let name = made(by: node),
            !index.declares(name, from: scope), let arguments = Self.arguments[name]
        else { return .visitChildren }
        file.replace(
            from: node.calledExpression.end, to: node.end, with: arguments, name + "()", at: node)
        return .visitChildren
    }

    /// The class that an initializer call without arguments creates.
    private func made(by call: FunctionCallExprSyntax) -> String? {
        let called = call.calledExpression.trimmedDescription
        switch called {
        case ".init": return call.annotatedType
        // In an extension's initializer.
        case "self.init": return Self.arguments[scope]?.hasSuffix(")") == true ? scope : nil
        default: return called.hasSuffix(".init") ? String(called.dropLast(5)) : called
        }
    }
}

extension FunctionCallExprSyntax {
    /// The declared type of the constant, variable or parameter with this value.
    fileprivate var annotatedType: String? {
        guard let owner = parent?.as(InitializerClauseSyntax.self)?.parent else { return nil }
        let type =
            owner.as(FunctionParameterSyntax.self)?.type
            ?? owner.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        return type?.trimmedDescription
    }
}
