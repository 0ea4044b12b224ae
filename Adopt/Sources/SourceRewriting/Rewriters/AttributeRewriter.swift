import SwiftSyntax

/// Takes away the attributes that speak to the Objective-C runtime; the tables say the same. `dynamic` goes with `@objc`.
final class AttributeRewriter: FileRewriter {
    private static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
        "IBDesignable",
        "GKInspectable", "UIApplicationMain", "NSApplicationMain", "NSCopying", "objc_non_lazy_realization",
        "objcImplementation", "NSManaged",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if node.parent?.parent?.is(AttributedTypeSyntax.self) == true {
            // Functions as Objective-C takes them; Linux has Swift's alone.
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
    /// Whether it belongs to a class.
    fileprivate var isOnClass: Bool { parent?.parent?.is(ClassDeclSyntax.self) == true }
}
