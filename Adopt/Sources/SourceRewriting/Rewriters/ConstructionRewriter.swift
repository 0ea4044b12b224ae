import SwiftSyntax

/// `Kind.init(frame: …)` where `Kind` is a parameter or a value, and the class one of UIKit's: their initialisers are not `required`,
/// and Swift on Linux calls no others of a class that is known only when the program runs. UIKit has methods that do, `makeOfKind(frame: …)`,
/// for the initialisers that classes share with their superclasses.
final class ConstructionRewriter: FileRewriter {
    /// The classes that generic parameters stand for, and values that hold classes; the innermost last.
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
        if node.calledExpression.trimmedDescription == Self.managedObject, node.labels == "entity:insertInto:"
        {
            make(node)
            return .visitChildren
        }
        guard !node.isFromCoder, let base = constructed(node.calledExpression) else { return .visitChildren }
        if base == Self.managedObject {
            if node.labels == "context:" { make(node) }
            return .visitChildren
        }
        if makes(node.labels, base) {
            make(node)
            return .visitChildren
        }
        if node.labels.isEmpty, let kind = namedKind(node.calledExpression) {
            file.replace(node, with: "(\(kind).makePlainly(ofItsClass: ()) as! \(kind))", "Kind.init(…)")
            return .skipChildren
        }
        file.report(
            "Linux makes no object of a class of \(base) that is known only when the program runs: let a closure make it.",
            at: node)
        return .visitChildren
    }

    /// Core Data's class, whose stand-in has such methods. An object that is made of an entity is one of the entity's class.
    private static let managedObject = "NSManagedObject"

    /// The labels of the initialisers that UIKit has such methods for.
    private static let made: Set<String> = [
        "", "frame:", "nibName:bundle:", "style:", "style:reuseIdentifier:", "reuseIdentifier:",
        "frame:style:",
        "frame:collectionViewLayout:", "identifier:source:destination:",
    ]

    /// Whether UIKit has a method for an initialiser of a class.
    private func makes(_ labels: String, _ base: String) -> Bool {
        Self.made.contains(labels) && (!labels.isEmpty || isResponder(base))
    }

    private func isResponder(_ name: String) -> Bool {
        [
            "View", "Controller", "Cell", "Control", "Button", "Label", "Field", "Window", "Bar", "Switch",
            "Slider",
            "Stepper", "Picker", "Responder", "Layout",
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

    /// The class that a call of a class's initialiser is known to make, if it is another module's.
    private func constructed(_ called: ExprSyntax) -> String? {
        if called.isOwnKind {
            // Of a struct, such as the insets, `Self(…)` is as good as its name.
            let isClass = isResponder(scope) || scope.hasSuffix("Recognizer")
            return isClass && index.isSystemClass(scope) ? scope : nil
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

    /// The generic parameter whose initialiser is called, or the class of the object itself.
    private func namedKind(_ called: ExprSyntax) -> String? {
        if called.isOwnKind { return "Self" }
        let owner = called.as(MemberAccessExprSyntax.self)?.base ?? called
        let name = owner.as(DeclReferenceExprSyntax.self)?.baseName.plainText
        return name.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }

    private func foreignBase(of name: String) -> String? {
        guard let kind = base(of: name) else { return nil }
        // A value that holds a class may be of a generic parameter's: `kind: T.Type` where `T` is a view.
        return foreignClass(of: base(of: kind) ?? kind)
    }

    private func foreignClass(of name: String) -> String? {
        let base = index.original(of: name)
        return base == Self.managedObject ? base : index.systemClass(of: base)
    }

    private func base(of name: String) -> String? { kinds.last { $0.name == name }?.base }
}

extension ExprSyntax {
    /// `Self`, `Self.init` and `type(of: self).init`, which an extension of UIKit's class calls.
    fileprivate var isOwnKind: Bool {
        ["Self", "Self.init", "type(of: self).init"].contains(trimmedDescription)
    }
}

extension FunctionCallExprSyntax {
    fileprivate var labels: String { arguments.map { ($0.label?.text ?? "_") + ":" }.joined() }

    /// Whether a value that holds a class makes a segue of it: no other class has an initialiser of these labels.
    fileprivate var makesSegue: Bool {
        guard labels == "identifier:source:destination:",
            let member = calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init",
            let owner = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return false }
        return owner.first?.isLowercase == true && owner != "self" && owner != "super"
    }

    /// `.init(…)`, of the type that a variable is declared with.
    fileprivate var isOfImpliedKind: Bool {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        return member.base == nil && member.declName.baseName.text == "init"
    }

    /// `init(coder:)` is required everywhere.
    fileprivate var isFromCoder: Bool { arguments.count == 1 && arguments.first?.label?.text == "coder" }
}
