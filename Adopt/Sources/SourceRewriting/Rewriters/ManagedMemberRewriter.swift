import SwiftSyntax

/// `@NSManaged`: on a device Core Data provides the member at run time. On Linux it gets the value from the object by name.
final class ManagedMemberRewriter: FileRewriter {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.names.contains("NSManaged"), let binding = node.bindings.first else {
            return .visitChildren
        }
        guard node.bindings.count == 1, let type = binding.typeAnnotation,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
        else {
            file.report("@NSManaged: declare each property separately, with its type.", at: node)
            return .visitChildren
        }
        file.insert(
            " { get { managedValue(forKey: \"\(name)\") } set { setManagedValue(newValue, forKey: \"\(name)\") } }",
            after: type)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.names.contains("NSManaged"), node.body == nil else { return .visitChildren }
        let member = MemberReader.read(node)
        if let accessor = RelationshipAccessor(member) {
            file.insert(" { \(accessor.call) }", after: node)
        } else {
            file.report(
                "@NSManaged: Core Data provides no method \(member.selector). Write its body.", at: node)
        }
        return .visitChildren
    }
}

/// A method that Core Data provides for a to-many relationship. Its Objective-C name determines its effect: `addItemsObject:`.
private struct RelationshipAccessor {
    /// The call in the method's body.
    let call: String

    init?(_ member: MemberRecord) {
        let (selector, names) = (member.selector, member.parameters.map(\.name))
        let found = Self.forms.lazy.compactMap { name, call in
            selector.wholeMatch(of: name).map { (key: $0.1, call: call) }
        }.first
        guard let (key, call) = found, selector.count(where: { $0 == ":" }) == names.count else { return nil }
        self.call = call.replacing("KEY", with: "\"\(key.prefix(1).lowercased() + key.dropFirst())\"")
            .replacing("FIRST", with: names.first ?? "").replacing("SECOND", with: names.last ?? "")
    }

    /// Names with the relationship in parentheses, and calls of the stand-in's methods. A longer name precedes its prefixes.
    private static var forms: [(name: Regex<(Substring, Substring)>, call: String)] {
        [
            (/insertObject:in([^:]+)AtIndex:/, "insertManagedValues([FIRST], at: SECOND, into: KEY)"),
            (/insert([^:]+):atIndexes:/, "insertManagedValues(FIRST, at: SECOND, into: KEY)"),
            (/removeObjectFrom([^:]+)AtIndex:/, "removeManagedValues(at: FIRST, from: KEY)"),
            (/remove([^:]+)AtIndexes:/, "removeManagedValues(at: FIRST, from: KEY)"),
            (
                /replaceObjectIn([^:]+)AtIndex:withObject:/,
                "replaceManagedValues(at: FIRST, with: [SECOND], in: KEY)"
            ),
            (/replace([^:]+)AtIndexes:with[^:]+:/, "replaceManagedValues(at: FIRST, with: SECOND, in: KEY)"),
            (/add([^:]+)Object:/, "addManagedValues([FIRST], to: KEY)"),
            (/remove([^:]+)Object:/, "removeManagedValues([FIRST], from: KEY)"),
            (/add([^:]+):/, "addManagedValues(FIRST, to: KEY)"),
            (/remove([^:]+):/, "removeManagedValues(FIRST, from: KEY)"),
        ]
    }
}
