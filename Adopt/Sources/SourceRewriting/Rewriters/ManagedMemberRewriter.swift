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
        let names = member.parameters.map(\.name)
        for (pattern, call) in Self.forms where pattern.count(where: { $0 == ":" }) == names.count {
            guard let key = Self.key(in: member.selector, pattern) else { continue }
            self.call = call.replacing("KEY", with: "\"\(key.prefix(1).lowercased() + key.dropFirst())\"")
                .replacing("FIRST", with: names.first ?? "").replacing("SECOND", with: names.last ?? "")
            return
        }
        return nil
    }

    /// Names with `#` for the relationship, and calls of the stand-in's methods. A longer name precedes its prefixes.
    private static let forms = [
        ("insertObject:in#AtIndex:", "insertManagedValues([FIRST], at: SECOND, into: KEY)"),
        ("insert#:atIndexes:", "insertManagedValues(FIRST, at: SECOND, into: KEY)"),
        ("removeObjectFrom#AtIndex:", "removeManagedValues(at: FIRST, from: KEY)"),
        ("remove#AtIndexes:", "removeManagedValues(at: FIRST, from: KEY)"),
        ("replaceObjectIn#AtIndex:withObject:", "replaceManagedValues(at: FIRST, with: [SECOND], in: KEY)"),
        ("replace#AtIndexes:with#:", "replaceManagedValues(at: FIRST, with: SECOND, in: KEY)"),
        ("add#Object:", "addManagedValues([FIRST], to: KEY)"),
        ("remove#Object:", "removeManagedValues([FIRST], from: KEY)"),
        ("add#:", "addManagedValues(FIRST, to: KEY)"),
        ("remove#:", "removeManagedValues(FIRST, from: KEY)"),
    ]

    /// The text in place of `#`; `nil` if the name has another form.
    private static func key(in selector: String, _ pattern: String) -> String? {
        let parts = pattern.split(separator: "#", omittingEmptySubsequences: false)
        guard selector.hasPrefix(parts[0]), selector.hasSuffix(parts[parts.count - 1]),
            let range = selector.dropFirst(parts[0].count).firstRange(of: parts[1])
        else { return nil }
        let key = String(selector[..<range.lowerBound].dropFirst(parts[0].count))
        return !key.isEmpty && selector == pattern.replacing("#", with: key) ? key : nil
    }
}
