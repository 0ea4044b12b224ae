import SwiftSyntax

/// `override var accessibilityLabel` in a direct subclass of `NSObject`: on a device every object has the property. On Linux it
/// is in an extension and can't be overridden, so the class declares its own.
final class AccessibilityOverrideRewriter: FileRewriter {
    /// The properties, with the initial values of those that are stored and not optional.
    private static let properties = [
        "isAccessibilityElement": "false", "accessibilityLabel": nil, "accessibilityHint": nil,
        "accessibilityValue": nil, "accessibilityTraits": ".none",
    ]

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let word = node.modifiers.first(where: { $0.name.text == "override" }),
            let binding = node.bindings.first, let member = MemberReader.read(node).first,
            let start = Self.properties[member.name], let type = type(around: node),
            isFirst(type, with: member)
        else { return .visitChildren }
        file.remove(word, "override of an accessibility property")
        if let start, member.hasObservers, let annotation = binding.typeAnnotation {
            file.insert(" = " + start, after: annotation)
        }
        return .visitChildren
    }

    /// Whether a class inherits the member only from `NSObject`.
    private func isFirst(_ type: TypeRecord, with member: MemberRecord) -> Bool {
        let line = index.line(of: type)
        return line.last?.inherited.first == "NSObject"
            && !line.dropFirst().contains { $0.allMembers.contains { $0.name == member.name } }
    }
}
