import SwiftSyntax

/// `Kind.init(frame: …)` where `Kind` is a parameter or a value, and the class one of UIKit's: their initialisers are not `required`,
/// and Swift on Linux calls no others of a class that is known only when the program runs. UIKit has methods that do, `make(frame: …)`,
/// for the initialisers that classes share with their superclasses.
final class ConstructionRewriter: FileRewriter {
    /// The classes that generic parameters stand for, and values that hold classes; the innermost last.
    private var kinds: [(name: String, base: String)] = []

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.inheritedType?.nameWithoutArguments { kinds.append((node.name.plainText, base)) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).plainText, node.type)
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern.trimmedDescription, node.typeAnnotation?.type)
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
        guard !node.isFromCoder, let base = constructed(node.calledExpression) else { return .visitChildren }
        if Self.made.contains(node.labels), !node.labels.isEmpty || isResponder(base) {
            make(node)
            return .visitChildren
        }
        file.report(
            "Linux makes no object of a class of \(base) that is known only when the program runs: let a closure make it.",
            at: node)
        return .visitChildren
    }

    /// The labels of the initialisers that UIKit has such methods for.
    private static let made: Set<String> = [
        "", "frame:", "nibName:bundle:", "style:", "style:reuseIdentifier:", "reuseIdentifier:",
        "frame:style:",
        "frame:collectionViewLayout:", "identifier:source:destination:",
    ]

    private func isResponder(_ name: String) -> Bool {
        [
            "View", "Controller", "Cell", "Control", "Button", "Label", "Field", "Window", "Bar", "Switch",
            "Slider",
            "Stepper", "Picker", "Responder", "Layout",
        ].contains { name.hasSuffix($0) }
    }

    private func make(_ call: FunctionCallExprSyntax) {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            file.replace(member.declName, with: "make", "Kind.init(…)")
        } else {
            file.insert(".make", after: call.calledExpression)
            file.note("Kind.init(…)", at: call)
        }
    }

    /// The class that a call of a class's initialiser is known to make, if it is another module's.
    private func constructed(_ called: ExprSyntax) -> String? {
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
        return foreignBase(of: owner.trimmedDescription)
    }

    private func foreignBase(of name: String) -> String? {
        guard let kind = base(of: name) else { return nil }
        // A value that holds a class may be of a generic parameter's: `kind: T.Type` where `T` is a view.
        let base = base(of: kind) ?? kind
        return index.isSystemClass(base) ? base : nil
    }

    private func base(of name: String) -> String? { kinds.last { $0.name == name }?.base }
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

    /// `init(coder:)` is required everywhere.
    fileprivate var isFromCoder: Bool { arguments.count == 1 && arguments.first?.label?.text == "coder" }
}
