import AdoptModel
import SwiftSyntax

/// Names of Apple's modules that differ on Linux.
final class RenamedRewriter: FileRewriter {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.base?.as(DeclReferenceExprSyntax.self), module.argumentNames == nil {
            renameModule(module.baseName, of: node.declName.baseName.text)
        }
        if let other = Self.members[node.declName.baseName.text] {
            file.replace(node.declName, with: other, "member that ends the program")
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.baseType.as(IdentifierTypeSyntax.self) {
            renameModule(module.name, of: node.name.text)
        }
        return .visitChildren
    }

    /// The name of an Apple module before a function or a type, such as `CoreFoundation.sqrt` or `Foundation.URLSession`.
    private func renameModule(_ name: TokenSyntax, of member: String) {
        let isOfNetworking = name.text == "Foundation" && member.firstMatch(of: Self.networking) != nil
        let renamed = isOfNetworking ? "FoundationNetworking" : RenamedModule.names[name.text]
        guard let other = renamed, index.type(named: name.text) == nil else { return }
        file.replace(name, with: other, "module")
    }

    /// The members that end the program on Linux, and those that don't.
    private static let members = ["streamError": "errorOfStream"]

    /// The names of Foundation that are in the networking module on Linux.
    private nonisolated(unsafe) static let networking =
        /^(HTTP|(NSMutable|NS)?URL(Authentication|Cache|Connection|Credential|Error|Protection|Protocol|Request|Response|Session))/
}
