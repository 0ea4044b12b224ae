import SwiftSyntax

/// Overrides in extensions of UIKit classes, which the Objective-C runtime finds on a device. The extension's member is renamed,
/// and a UIKit protocol declares it, so that UIKit's own member calls it.
final class SystemOverrideRewriter: FileRewriter {
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if record(of: node) == nil {
            let name = node.extendedType.nameWithoutArguments
            conform(node, to: node.memberBlock.members.compactMap { rewriteOverride($0.decl, of: name) })
        }
        return super.visit(node)
    }

    /// The protocol that declares the member; `nil` if it isn't an override or can't be one.
    private func rewriteOverride(_ declaration: DeclSyntax, of owner: String) -> String? {
        let found =
            declaration.as(FunctionDeclSyntax.self).map(OverridingMember.init)
            ?? declaration.as(VariableDeclSyntax.self).flatMap(OverridingMember.init)
        guard let found, let word = found.modifiers.first(where: { $0.name.text == "override" }) else {
            return nil
        }
        // The overridden member is declared in an extension of the module.
        guard index.overriddenMember(named: found.record.reference, inExtensionOf: owner) == nil else {
            return nil
        }
        guard found.record.observers.isEmpty, Self.isResponder(owner),
            Self.members.contains(found.record.reference)
        else {
            file.report(
                "On Linux, an extension of another module's class, \(owner), can't override \(found.record.reference). Override it in a subclass instead.",
                at: word)
            return nil
        }
        for modifier in found.modifiers where ["override", "open", "public"].contains(modifier.name.text) {
            file.removeQuietly(modifier)
        }
        file.insert("public ", before: found.keyword)
        file.replace(
            found.name, with: found.record.nameInExtension, "override in an extension of a UIKit class")
        return "Overrides" + found.record.name.capitalizedFirst
    }

    private func conform(_ node: ExtensionDeclSyntax, to protocols: [String]) {
        guard !protocols.isEmpty else { return }
        let list = protocols.map { "@retroactive " + $0 }.joined(separator: ", ")
        if let last = node.inheritanceClause?.inheritedTypes.last {
            file.insert(", " + list, after: last)
        } else {
            file.insert(": " + list, after: node.extendedType)
        }
    }

    private static func isResponder(_ name: String) -> Bool {
        name.hasPrefix("UI") && !name.hasSuffix("Item") && !name.hasSuffix("Recognizer")
    }

    /// The members of UIKit classes that check for such overrides. Each has a protocol, `OverridesViewDidLoad`.
    static let members: Set = [
        "awakeFromNib", "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
        "touchesCancelled(_:with:)", "motionBegan(_:with:)", "motionEnded(_:with:)",
        "motionCancelled(_:with:)",
        "viewDidLoad", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
        "viewDidDisappear(_:)", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "preferredStatusBarStyle",
        "prefersStatusBarHidden", "preferredStatusBarUpdateAnimation", "childForStatusBarStyle",
        "childForStatusBarHidden", "prefersHomeIndicatorAutoHidden", "childForHomeIndicatorAutoHidden",
        "shouldAutorotate", "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
    ]
}

/// A method or a property in an extension.
private struct OverridingMember {
    let record: MemberRecord
    let keyword: TokenSyntax
    let name: TokenSyntax
    let modifiers: DeclModifierListSyntax

    init(_ method: FunctionDeclSyntax) {
        record = MemberReader.read(method)
        (keyword, name, modifiers) = (method.funcKeyword, method.name, method.modifiers)
    }

    init?(_ property: VariableDeclSyntax) {
        guard let binding = property.bindings.first, let record = MemberReader.read(property).first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return nil }
        self.record = record
        (keyword, self.name, modifiers) = (property.bindingSpecifier, name, property.modifiers)
    }
}
