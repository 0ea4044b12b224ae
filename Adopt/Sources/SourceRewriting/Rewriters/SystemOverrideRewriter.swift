import SwiftSyntax

/// Overrides in extensions of UIKit classes, which the Objective-C runtime finds on a device. The extension's member is renamed,
/// and a UIKit protocol declares it, so that UIKit's own member calls it.
final class SystemOverrideRewriter: FileRewriter {
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard record(of: node) == nil else { return .visitChildren }
        let name = node.extendedType.nameWithoutArguments
        let protocols = node.memberBlock.members.compactMap { item in
            DeclaredMember(item.decl).flatMap { rewriteOverride($0, of: name) }
        }
        let list = protocols.map { "@retroactive " + $0 }.joined(separator: ", ")
        if !list.isEmpty { file.inherit(list, node.inheritanceClause, after: node.extendedType) }
        return .visitChildren
    }

    /// The protocol that declares the member; `nil` if it isn't an override or can't be one.
    private func rewriteOverride(_ member: DeclaredMember, of owner: String) -> String? {
        let record = member.record
        // The overridden member may be declared in an extension of the module.
        guard let word = member.declaration.modifiers.first(where: { $0.name.text == "override" }),
            index.overriddenMember(named: record.reference, inExtensionOf: owner) == nil
        else { return nil }
        guard !record.hasObservers, Self.isResponder(owner), Self.members.contains(record.reference) else {
            file.report(
                "On Linux, an extension of another module's class, \(owner), can't override \(record.reference). Override it in a subclass instead.",
                at: word)
            return nil
        }
        file.removeModifiers(["override", "open", "public"], of: member.declaration)
        file.insert("public ", before: member.keyword)
        file.replace(member.name, with: record.nameInExtension, "override in an extension of a UIKit class")
        return "Overrides" + record.name.capitalizedFirst
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
