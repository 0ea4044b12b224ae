import SwiftSyntax

/// Writes a declaration of a table as complete Swift: with access and bodies, and without unused functions.
struct DeclarationText {
    /// The names that the app uses.
    let names: Set<String>
    /// The types of the tables, for functions' results.
    var types: [String: DeclSyntax] = [:]

    /// The enclosing type of a member.
    struct Owner {
        var name: String
        var isClass = false
    }

    /// The text of a declaration in a type, or at the top level.
    func text(of syntax: DeclSyntax, in owner: Owner?) -> String {
        switch syntax.as(DeclSyntaxEnum.self) {
        case .classDecl(let node): type(node, node.name.text, "open class", isClass: true)
        case .structDecl(let node): type(node, node.name.text, "public struct")
        case .enumDecl(let node): type(node, node.name.text, "public enum")
        case .extensionDecl(let node): type(node, node.extendedType.trimmedDescription, "extension")
        case .protocolDecl(let node): protocolText(node)
        case .functionDecl(let node): function(node, in: owner)
        case .variableDecl(let node):
            access(
                level(node.modifiers, in: owner, isConstant: node.bindingSpecifier.text == "let"), to: node)
        case .initializerDecl(let node): access(level(node.modifiers, in: nil), to: node)
        case .enumCaseDecl, .deinitializerDecl: syntax.trimmedDescription
        default: "public " + syntax.trimmedDescription
        }
    }

    private func type(
        _ node: some DeclGroupSyntax, _ name: String, _ keyword: String, isClass: Bool = false
    ) -> String {
        let isPrivate = node.modifiers.contains { $0.name.text == "private" }
        let keyword = isPrivate ? "private " + (keyword.split(separator: " ").last ?? "") : keyword
        let generics = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?
            .trimmedDescription
        let conditions =
            node.as(ExtensionDeclSyntax.self)?.genericWhereClause
            ?? node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
        let heritage = [
            (generics ?? "") + (node.inheritanceClause?.trimmedDescription ?? ""),
            conditions?.trimmedDescription ?? "",
        ].joined(separator: " ")
        let owner = Owner(name: name, isClass: isClass)
        let members = node.memberBlock.members.filter { isKept($0.decl) }.map {
            "    " + text(of: $0.decl, in: owner)
        }
        return "\(node.attributes.trimmedDescription) \(keyword) \(name)\(heritage) {\n"
            + members.joined(separator: "\n") + "\n}"
    }

    /// Whether to keep a member. A function that returns only a neutral value is omitted if the app doesn't use its name.
    private func isKept(_ member: DeclSyntax) -> Bool {
        guard let function = member.as(FunctionDeclSyntax.self), function.isWithoutBody else { return true }
        return names.contains(function.name.text)
    }

    private func protocolText(_ node: ProtocolDeclSyntax) -> String {
        var defaults: [String] = []
        let members = node.memberBlock.members.map { member -> String in
            guard let function = member.decl.as(FunctionDeclSyntax.self),
                let optional = function.modifiers.first(where: { $0.name.text == "optional" })
            else { return "    " + member.decl.trimmedDescription }
            var plain = function
            plain.modifiers = function.modifiers.filter { $0.id != optional.id }
            defaults.append(
                "    public \(plain.trimmedDescription) \(NeutralValue.body(of: function.signature, types: types))"
            )
            return "    " + plain.trimmedDescription
        }
        let name = node.name.text
        let head =
            "\(node.attributes.trimmedDescription) public protocol \(name)\(node.inheritanceClause?.trimmedDescription ?? "") \(node.genericWhereClause?.trimmedDescription ?? "")"
        let text = head + " {\n" + members.joined(separator: "\n") + "\n}"
        return defaults.isEmpty
            ? text : text + "\n\nextension \(name) {\n" + defaults.joined(separator: "\n") + "\n}"
    }

    private func function(_ node: FunctionDeclSyntax, in owner: Owner?) -> String {
        let head = access(level(node.modifiers, in: owner), to: node)
        guard node.isWithoutBody else { return head }
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        let name = (owner.map { $0.name + "." } ?? "") + node.name.text + "(" + labels + ")"
        return head + " " + NeutralValue.body(of: node.signature, saying: name, types: types)
    }

    /// The access level. Members that a subclass may override are open.
    private func level(_ modifiers: DeclModifierListSyntax, in owner: Owner?, isConstant: Bool = false)
        -> String
    {
        let words = modifiers.filter { $0.detail == nil }.map(\.name.text)
        if words.contains(where: ["private", "fileprivate", "final"].contains) { return "" }
        return owner?.isClass == true && !isConstant && !words.contains("static") ? "open" : "public"
    }

    private func access(_ level: String, to node: some WithAttributesSyntax & DeclSyntaxProtocol) -> String {
        var plain = node
        let attributes = node.attributes.trimmedDescription
        plain.attributes = []
        return [attributes, level, plain.trimmedDescription].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension FunctionDeclSyntax {
    /// Whether the function needs a body. A function with a linker name only redeclares another one.
    fileprivate var isWithoutBody: Bool {
        body == nil
            && !attributes.contains {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_silgen_name"
            }
    }
}
