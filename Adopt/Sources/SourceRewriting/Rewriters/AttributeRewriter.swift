import SwiftSyntax

/// Removes the attributes for the Objective-C runtime, which the tables replace. `dynamic` is removed with `@objc`.
final class AttributeRewriter: FileRewriter {
    private static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
        "IBDesignable", "GKInspectable", "UIApplicationMain", "NSApplicationMain", "NSCopying",
        "objc_non_lazy_realization", "objcImplementation", "NSManaged",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if node.parent?.parent?.is(AttributedTypeSyntax.self) == true {
            // Objective-C blocks; Linux only has Swift functions.
            if name == "convention" { file.remove(node, "@convention") }
            return .skipChildren
        }
        if Self.removed.contains(name) || name == "main" && node.isOnClass {
            file.remove(node, "@" + name)
        }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.dynamic) { file.remove(node, "dynamic") }
        return .skipChildren
    }
}

extension AttributeSyntax {
    /// Whether the attribute belongs to a class.
    fileprivate var isOnClass: Bool { parent?.parent?.is(ClassDeclSyntax.self) == true }
}
