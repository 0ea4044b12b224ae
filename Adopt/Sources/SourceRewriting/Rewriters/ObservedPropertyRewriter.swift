import SwiftSyntax

/// Adds change notifications to a `dynamic` property that may be observed. On a device the Objective-C runtime adds them.
final class ObservedPropertyRewriter: FileRewriter {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isDynamic, !node.attributes.names.contains("NSManaged"), let type = type(around: node),
            type.kind == .classType, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
            index.isObserved(name, type)
        else { return .visitChildren }
        guard node.bindings.count == 1 else {
            file.report("\(name) is observed. Declare each property separately.", at: node)
            return .visitChildren
        }
        let key = index.observedKey(name)
        if let block = binding.accessorBlock {
            tell(key, block.accessors)
        } else {
            file.insert(
                " { \(key.willSet) \(key.didSet) }",
                after: binding.initializer.map(Syntax.init) ?? binding.typeAnnotation.map(Syntax.init)
                    ?? Syntax(binding))
        }
        return .visitChildren
    }

    /// Adds notifications to the app's own accessors. A computed property without a setter doesn't notify on a device either.
    private func tell(_ key: ObservedKeyText, _ accessors: AccessorBlockSyntax.Accessors) {
        guard case .accessors(let list) = accessors, let first = list.first else { return }
        let names = list.map(\.accessorSpecifier.text)
        guard !names.contains("get") || names.contains("set") else { return }
        for accessor in list {
            guard let body = accessor.body else { continue }
            let end = body.statements.isEmpty ? key.did : "defer { \(key.did) };"
            switch accessor.accessorSpecifier.text {
            case "set": file.insert(" \(key.will); \(end)", after: body.leftBrace)
            case "willSet": file.insert(" \(key.will);", after: body.leftBrace)
            case "didSet": file.insert(" \(end)", after: body.leftBrace)
            default: break
            }
        }
        if names == ["didSet"] { file.insert(key.willSet + " ", before: first) }
        if names == ["willSet"] { file.insert(" " + key.didSet, after: first) }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let member = type(around: node)?.allMembers.first(where: { $0.offset == node.start }),
            member.isObserver,
            let word = node.modifiers.first(where: { $0.name.text == "override" })
        {
            file.remove(word, "observeValue")
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let path = node.observedPath, !index.hasMethod(named: "observe") {
            file.insert("\"\(index.observedKey(path).name)\", ", before: node.arguments)
            file.note("observe(\\.…)", at: node)
        } else if let name = node.superObservingName,
            type(around: node)?.members.contains(where: \.isObserver) == true
        {
            file.replace(name, with: "observeUnhandledValue", "observeValue")
        }
        return .visitChildren
    }
}

/// The calls that notify of a property's changes.
private struct ObservedKeyText {
    let name: String

    var will: String { "willChangeValue(forKey: \"\(name)\")" }
    var did: String { "didChangeValue(forKey: \"\(name)\")" }
    var willSet: String { "willSet { \(will) }" }
    var didSet: String { "didSet { \(did) }" }
}

extension ModuleIndex {
    /// Whether a property may be observed: by this module, or by another one that isn't visible here.
    fileprivate func isObserved(_ name: String, _ type: TypeRecord) -> Bool {
        if observedNames.contains(name) { return true }
        guard let member = type.allMembers.first(where: { $0.name == name }), !member.isStatic,
            !member.modifiers.isDisjoint(with: ["open", "public"]),
            let root = line(of: type).last?.inherited.first
        else { return false }
        return ["NS", "UI"].contains { root.hasPrefix($0) }
    }

    /// A property's Objective-C name.
    fileprivate func observedKey(_ name: String) -> ObservedKeyText {
        let given = types.values.lazy.flatMap(\.allMembers).first {
            $0.kind == .property && $0.name == name && $0.givenName != nil
        }
        return ObservedKeyText(name: given?.givenName ?? name)
    }

    fileprivate func hasMethod(named name: String) -> Bool {
        types.values.contains { $0.allMembers.contains { $0.kind == .method && $0.name == name } }
    }
}

extension FunctionCallExprSyntax {
    /// The property in `observe(\.name, …)`.
    fileprivate var observedPath: String? {
        guard calledName?.text == "observe", let first = arguments.first, first.label == nil,
            arguments.dropFirst().allSatisfy({ ["options", "changeHandler"].contains($0.label?.text) })
        else { return nil }
        return first.expression.as(KeyPathExprSyntax.self)?.appProperty
    }

    /// The name in `super.observeValue(…)`.
    fileprivate var superObservingName: TokenSyntax? {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true,
            member.declName.baseName.text == "observeValue"
        else { return nil }
        return member.declName.baseName
    }
}

extension KeyPathExprSyntax {
    /// Properties for which UIKit's views send notifications. Their key paths are known.
    private static let uikitProperties: Set<String> = [
        "frame", "bounds", "center", "transform", "alpha", "isHidden", "contentOffset", "contentSize",
        "contentInset", "isEnabled", "isSelected", "isHighlighted", "rootViewController",
    ]

    /// The only property in the path, unless it is UIKit's.
    fileprivate var appProperty: String? {
        guard components.count == 1,
            let name = components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
                .plainText, !Self.uikitProperties.contains(name)
        else { return nil }
        return name
    }
}

extension VariableDeclSyntax {
    fileprivate var isDynamic: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.dynamic) } }
}
