import SwiftSyntax

/// `static var once: Void = setUp()`: the first read runs code. On Linux `appearance()` creates an instance of the class, whose initializer
/// may read the variable again, and that read would wait for the first one forever. Here it returns.
final class RunOnceRewriter: FileRewriter {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !node.modifiers.names.isDisjoint(with: ["static", "class"]),
            let binding = node.bindings.first, node.bindings.count == 1,
            ["Void", "()"].contains(binding.typeAnnotation?.type.trimmedDescription),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let start = binding.initializer, node.surroundingMembers?.callsAppearance == true
        else { return .visitChildren }
        let flag = name + "HasRun"
        file.replace(node.bindingSpecifier, with: "var", "static variable that runs code")
        file.replaceQuietly(start.equal, with: "{ if !\(flag) { \(flag) = true;")
        file.insert(" } }; nonisolated(unsafe) private static var \(flag) = false", after: start.value)
        return .visitChildren
    }
}

extension VariableDeclSyntax {
    /// The members of the type or extension around the variable.
    fileprivate var surroundingMembers: MemberBlockSyntax? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(MemberBlockSyntax.self) }.first
    }
}

extension MemberBlockSyntax {
    fileprivate var callsAppearance: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.text == "appearance" }
    }
}
