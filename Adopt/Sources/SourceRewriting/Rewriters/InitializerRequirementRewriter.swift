import SwiftSyntax

/// `extension NSObject: P {}`, where `P` asks for nothing but `init()`: on Linux only `required` initialisers meet that, and other modules'
/// classes have none. They conform to a protocol beside it, `PMaking`, whose objects UIKit makes, and which has what extensions of `P` add.
final class InitializerRequirementRewriter: FileRewriter {
    private static let construct = "requirement init()"
    private var isInExtension = false

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if index.asksForInitializer(node.name.plainText) { addProtocol(beside: node) }
        return super.visit(node)
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
        return super.visit(node)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) {
        isInExtension = false
        super.visitPost(node)
    }

    /// `self.init()` in what extensions of the protocol add; `Self()` and `Self.init()`.
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
        if let last = node.inheritanceClause?.inheritedTypes.last {
            file.insert(", \(name)Making", after: last)
        } else {
            file.insert(": \(name)Making", after: node.name)
        }
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
    /// Whether a protocol of the module asks for `init()` alone, and an extension says that a class of another module conforms to it.
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
