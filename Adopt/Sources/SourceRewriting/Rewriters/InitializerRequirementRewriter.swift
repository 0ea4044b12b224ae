import SwiftSyntax

/// `extension NSObject: P {}`, where `P` requires only `init()`: on Linux only a `required` initializer satisfies that, and other
/// modules' classes have none. They conform to an additional protocol, `PMaking`, whose objects UIKit creates, and which also
/// gets the members of `P`'s extensions.
final class InitializerRequirementRewriter: FileRewriter {
    private static let construct = "requirement init()"
    private var isInExtension = false

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if index.asksForInitializer(node.name.plainText) { addProtocol(beside: node) }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let extended = node.extendedType.nameWithoutArguments
        if index.isForeignClass(extended) {
            for inherited in node.inheritanceClause?.inheritedTypes ?? []
            where index.asksForInitializer(inherited.type.nameWithoutArguments) {
                file.insert("Making", after: inherited.type)
                file.note(Self.construct, at: inherited)
            }
        } else if index.asksForInitializer(extended) {
            file.insert("Making", after: node.extendedType)
            file.note(Self.construct, at: node)
            isInExtension = true
        }
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { isInExtension = false }

    /// `self.init()` in extensions of the protocol; `Self()` and `Self.init()`.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInExtension, node.arguments.isEmpty, node.trailingClosure == nil else {
            return .visitChildren
        }
        switch node.calledExpression.trimmedDescription {
        case "self.init": file.replace(node, with: "self = Self.makeObject()", Self.construct)
        case "Self", "Self.init": file.replace(node, with: "Self.makeObject()", Self.construct)
        default: break
        }
        return .visitChildren
    }

    private func addProtocol(beside node: ProtocolDeclSyntax) {
        let name = node.name.plainText
        let access = node.modifiers.map { $0.name.text }
            .filter { ["public", "fileprivate", "private", "package"].contains($0) }.map { $0 + " " }.joined()
        file.inherit("\(name)Making", node.inheritanceClause, after: node.name)
        let method = "static func makeObject() -> Self"
        file.insert(
            "; \(access)protocol \(name)Making { \(method) }"
                + "; extension \(name) { \(access)\(method) { self.init() } }"
                + "; extension \(name)Making where Self: NSObject { \(access)\(method) { makePlainly(ofItsClass: ()) as! Self } }",
            after: node)
        file.note(Self.construct, at: node)
    }
}

extension ModuleIndex {
    /// Whether a protocol of the module requires only `init()`, and an extension conforms a class of another module to it.
    fileprivate func asksForInitializer(_ name: String) -> Bool {
        guard let type = type(named: name), type.kind == .protocolType, type.members.count == 1,
            type.members[0].kind == .initializer, type.members[0].parameters.isEmpty
        else { return false }
        return foreignExtensions.contains { owner, extensions in
            isForeignClass(owner) && extensions.contains { $0.inherited.contains(name) }
        }
    }

    fileprivate func isForeignClass(_ name: String) -> Bool {
        isSystemClass(name) || name == "NSObject" && type(named: name) == nil
    }
}
