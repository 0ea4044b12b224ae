import SwiftSyntax

/// `override func setUpWithError()` of a test case on the main actor: on a device the override is on the main actor too. On Linux
/// XCTest's own method isn't, and neither are its overrides, so the body enters the actor.
final class MainActorSetUpRewriter: FileRewriter {
    private static let methods: Set = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard Self.methods.contains(node.name.text), node.modifiers.names.contains("override"),
            node.signature.effectSpecifiers?.asyncSpecifier == nil, let body = node.body,
            !body.statements.trimmedDescription.contains("MainActor.assumeIsolated"),
            let type = type(around: node),
            index.line(of: type).last?.inherited.first?.hasSuffix("TestCase") == true
        else { return .visitChildren }
        let attribute = node.attributes.first { $0.trimmedDescription == "@MainActor" }
        guard
            attribute != nil || index.line(of: type).contains(where: { $0.attributes.contains("MainActor") })
        else { return .visitChildren }
        if let attribute { file.removeQuietly(attribute) }
        let word = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
        file.insert(" \(word)MainActor.assumeIsolated {", after: body.leftBrace)
        file.insert("} ", before: body.rightBrace)
        file.note("set-up on the main actor", at: node)
        return .visitChildren
    }
}
