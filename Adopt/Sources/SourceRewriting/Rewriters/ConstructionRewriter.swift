import SwiftSyntax

/// `Kind.init(frame: …)` where `Kind` is a generic parameter or a value, and the class is UIKit's. UIKit's initializers aren't
/// `required`, and on Linux Swift can call only `required` initializers of a dynamic class. UIKit has methods for this,
/// `makeOfKind(frame: …)`, for the initializers that classes share with their superclasses.
final class ConstructionRewriter: FileRewriter {
    /// The class constraints of generic parameters and metatype values, the innermost last.
    private var kinds: [(name: String, base: String)] = []

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.inheritedType?.nameWithoutArguments { kinds.append((node.name.plainText, base)) }
        return .visitChildren
    }

    /// `class Page<Content> where Content: UIView`.
    override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
        kinds.append((node.leftType.trimmedDescription, node.rightType.nameWithoutArguments))
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).plainText, node.type)
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern.trimmedDescription, node.typeAnnotation?.type)
        if let kind = node.typeAnnotation?.type.nameWithoutArguments,
            let call = node.initializer?.value.as(FunctionCallExprSyntax.self), call.isOfImpliedKind,
            let base = foreignBase(of: kind), makes(call.labels, base)
        {
            file.insert(kind, before: call)
            make(call)
        }
        return .visitChildren
    }

    private func note(_ name: String, _ type: TypeSyntax?) {
        guard let type = type?.as(MetatypeTypeSyntax.self), type.metatypeSpecifier.text == "Type" else {
            return
        }
        kinds.append((name, type.baseType.nameWithoutArguments))
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.makesSegue {
            make(node)
            return .visitChildren
        }
        let isOfEntity =
            node.calledExpression.trimmedDescription == Self.managedObject
            && node.labels == "entity:insertInto:"
        guard !node.isFromCoder,
            let base = isOfEntity ? Self.managedObject : constructed(node.calledExpression)
        else { return .visitChildren }
        if makes(node.labels, base) {
            make(node)
        } else if base == Self.managedObject {
            return .visitChildren
        } else if node.labels.isEmpty, let kind = namedKind(node.calledExpression) {
            file.replace(node, with: "(\(kind).makePlainly(ofItsClass: ()) as! \(kind))", "Kind.init(…)")
            return .skipChildren
        } else {
            file.report(
                "On Linux, a subclass of \(base) that is known only at run time can't be instantiated. Create the object in a closure.",
                at: node)
        }
        return .visitChildren
    }

    /// The Core Data class, whose stand-in has such methods. An object that is created with an entity has the entity's class.
    private static let managedObject = "NSManagedObject"

    /// The labels of the initializers for which UIKit has such methods.
    private static let made: Set<String> = [
        "", "frame:", "nibName:bundle:", "style:", "style:reuseIdentifier:", "reuseIdentifier:",
        "frame:style:", "frame:collectionViewLayout:",
    ]

    /// Whether UIKit, or the stand-in for Core Data, has a method for an initializer of a class.
    private func makes(_ labels: String, _ base: String) -> Bool {
        if base == Self.managedObject { return ["context:", "entity:insertInto:"].contains(labels) }
        return Self.made.contains(labels) && (!labels.isEmpty || isResponder(base))
    }

    private func isResponder(_ name: String) -> Bool {
        [
            "View", "Controller", "Cell", "Control", "Button", "Label", "Field", "Window", "Bar", "Switch",
            "Slider", "Stepper", "Picker", "Responder", "Layout",
        ].contains { name.hasSuffix($0) }
    }

    private func make(_ call: FunctionCallExprSyntax) {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            file.replace(member.declName, with: "makeOfKind", "Kind.init(…)")
        } else {
            file.insert(".makeOfKind", after: call.calledExpression)
            file.note("Kind.init(…)", at: call)
        }
    }

    /// The class that an initializer call creates, if it belongs to another module.
    private func constructed(_ called: ExprSyntax) -> String? {
        if called.isOwnKind {
            // For a struct, such as the insets, `Self(…)` works like its name.
            return ([called.scope] + called.selfConstraints).compactMap(index.systemClass(of:)).first {
                isResponder($0) || $0.hasSuffix("Recognizer")
            }
        }
        if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
            return foreignBase(of: name)
        }
        guard let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            let owner = member.base
        else { return nil }
        if let call = owner.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "type",
            let value = call.arguments.first, value.label?.text == "of"
        {
            return index.systemClass(ofVariable: value.expression.trimmedDescription)
        }
        if let property = owner.as(MemberAccessExprSyntax.self), property.base != nil {
            return index.heldClass(ofVariable: property.declName.baseName.plainText).flatMap(foreignClass)
        }
        return foreignBase(of: owner.trimmedDescription)
    }

    /// The generic parameter whose initializer is called, or the object's own class.
    private func namedKind(_ called: ExprSyntax) -> String? {
        if called.isOwnKind { return "Self" }
        let owner = called.as(MemberAccessExprSyntax.self)?.base ?? called
        let name = owner.as(DeclReferenceExprSyntax.self)?.baseName.plainText
        return name.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }

    private func foreignBase(of name: String) -> String? {
        guard let kind = base(of: name) else { return nil }
        // A metatype value may have the type of a generic parameter: `kind: T.Type` where `T` is a view.
        return foreignClass(of: base(of: kind) ?? kind)
    }

    private func foreignClass(of name: String) -> String? {
        let base = index.original(of: name)
        return base == Self.managedObject ? base : index.systemClass(of: base)
    }

    private func base(of name: String) -> String? { kinds.last { $0.name == name }?.base }
}

extension ExprSyntax {
    /// `Self`, `Self.init` and `type(of: self).init` in an extension of a UIKit class, and `self.init` in its class methods: in an
    /// initializer, that delegates.
    fileprivate var isOwnKind: Bool {
        ["Self", "Self.init", "type(of: self).init"].contains(trimmedDescription)
            || trimmedDescription == "self.init" && isInClassMethod
    }

    private var isInClassMethod: Bool {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
            .map { !$0.modifiers.names.isDisjoint(with: ["static", "class"]) } ?? false
    }

    /// The constraints on `Self` of the extension around the expression.
    fileprivate var selfConstraints: [String] {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }
            .first
            .map(\.genericWhereClause.selfConstraints) ?? []
    }
}

extension FunctionCallExprSyntax {
    /// Whether a metatype value creates a segue. No other class has an initializer with these labels.
    fileprivate var makesSegue: Bool {
        guard labels == "identifier:source:destination:",
            let member = calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init",
            let owner = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return false }
        return owner.first?.isLowercase == true && owner != "self" && owner != "super"
    }

    /// `.init(…)` of a variable's declared type.
    fileprivate var isOfImpliedKind: Bool {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        return member.base == nil && member.declName.baseName.text == "init"
    }

    /// `init(coder:)` is always required.
    fileprivate var isFromCoder: Bool { arguments.count == 1 && arguments.first?.label?.text == "coder" }
}
