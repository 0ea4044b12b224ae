import SwiftSyntax

/// The calls of unknown types, functions and methods in a file.
final class CallStudy: UseStudy {
    /// The unknown superclass of the enclosing class.
    private var superclass: String?
    /// The declared types of the file's variables.
    private var variables: [String: String] = [:]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
            names.contains(first)
        else { return .visitChildren }
        let outer = superclass
        superclass = first
        walk(node.memberBlock)
        superclass = outer
        return .skipChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        let written = node.typeAnnotation?.type.trimmedDescription
        let made = node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
            .trimmedDescription
        if let type = written ?? made {
            variables[node.pattern.trimmedDescription] = type.trimmingSuffix { "?!".contains($0) }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let shape = shape(of: node)
        let called =
            node.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
            ?? node.calledExpression
        if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if names.contains(name) { make(name, shape, node.calledExpression) }
            if members.contains(name) { uses.functions[name, default: []].insert(shape) }
            if Self.takesControllers(name, node) { noteControllers(in: node) }
            if ["Array", "Set"].contains(name), spansLine(node) { noteSequence(in: node) }
        } else if let member = called.as(MemberAccessExprSyntax.self), member.base == nil {
            note(implicitCall: member.declName.baseName.text, shape, node)
        } else if let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
            note(call: member, of: base, shape, node)
            if Self.takesControllers(member.declName.baseName.text, node) { noteControllers(in: node) }
        }
        return .visitChildren
    }

    private func make(_ name: String, _ shape: CallShape, _ called: ExprSyntax) {
        let arguments =
            called.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause.arguments.count ?? 0
        var use = uses.types[name] ?? TypeUse()
        use.genericParameters = max(use.genericParameters, arguments)
        use.initializers.insert(shape)
        use.isMadeOrAsked = true
        uses.types[name] = use
    }

    /// `.animated(by: .init(duration: 1))`, in any position.
    private func note(implicitCall name: String, _ shape: CallShape, _ call: FunctionCallExprSyntax) {
        guard members.contains(name) || spansLine(call) && (name == "init" || !shape.isPlain) else { return }
        if name == "init" {
            uses.valueInitializers.insert(shape)
        } else {
            uses.implicitMethods[name, default: []].insert(shape)
        }
        for argument in call.arguments { noteImplicitMembers(in: argument.expression) }
    }

    private func note(
        call member: MemberAccessExprSyntax, of base: ExprSyntax, _ shape: CallShape,
        _ call: FunctionCallExprSyntax
    ) {
        let name = member.declName.baseName.text
        if base.is(SuperExprSyntax.self), name == "init", let superclass {
            uses.types[superclass, default: TypeUse()].inheritedInitializers.insert(shape)
        } else if let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text, names.contains(type) {
            note(call: name, ofType: type, shape)
            if isUnwrapped(Syntax(call)) { uses.types[type]?.optionalStatics.insert(name) }
        } else if base.trimmedDescription == module, members.contains(name) {
            uses.functions[name, default: []].insert(shape)
        } else {
            if isUnwrapped(Syntax(call)) { uses.optionalMethods.insert(name) }
            let isAsked =
                members.contains(name) || uses.optionalMethods.contains(name) || wanted.methods[name] != nil
            let isUnclear = spansLine(call)
            if isUnclear, shape.isPlain { uses.plainCalls[name, default: []].insert(shape) }
            let hidden = Self.methodsOfSequences.contains(name)
            guard isAsked || isUnclear && (!shape.isPlain || hidden) || isLink(call) else { return }
            uses.methods[name, default: []].insert(shape)
        }
        for argument in call.arguments { noteImplicitMembers(in: argument.expression) }
    }

    private func note(call name: String, ofType type: String, _ shape: CallShape) {
        uses.types[type, default: TypeUse()].isMadeOrAsked = true
        if name == "init" {
            uses.types[type]?.initializers.insert(shape)
        } else if name.first?.isUppercase == true {
            uses.types[type]?.nestedTypes.insert(name)
            uses.valueInitializers.insert(shape)
        } else {
            uses.types[type]?.staticMethods[name, default: []].insert(shape)
        }
    }

    /// `.fast`, `[.fast, .fade(0.2)]`.
    private func noteImplicitMembers(in expression: ExprSyntax) {
        if let array = expression.as(ArrayExprSyntax.self) {
            for element in array.elements { noteImplicitMembers(in: element.expression) }
        } else if let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
        {
            guard member.declName.baseName.text != "init" else {
                uses.valueInitializers.insert(shape(of: call))
                for argument in call.arguments { noteImplicitMembers(in: argument.expression) }
                return
            }
            uses.implicitMethods[member.declName.baseName.text, default: []].insert(shape(of: call))
            for argument in call.arguments { noteImplicitMembers(in: argument.expression) }
        } else if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
            uses.implicitProperties.insert(member.declName.baseName.text)
        }
    }

    /// Whether the call is in a chain of calls that may not be callable.
    private func isLink(_ call: FunctionCallExprSyntax) -> Bool {
        call.parent?.is(MemberAccessExprSyntax.self) == true && lines.ofCalls.contains(line(of: call))
    }

    /// Whether a UIKit method takes a view controller, so that its argument is one.
    private static func takesControllers(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
        let label = call.arguments.first?.label?.text
        switch name {
        case "present", "pushViewController", "addChild", "show", "showDetailViewController":
            return label == nil
        default: return false
        }
    }

    /// `present(Page(), animated: true)`, and variables that the file declares with a view controller's type.
    private func noteControllers(in call: FunctionCallExprSyntax) {
        guard let given = call.arguments.first?.expression else { return }
        let made = given.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        let type = made ?? variables[given.trimmedDescription.replacing("self.", with: "")]
        guard let type, names.contains(type) else { return }
        uses.types[type, default: TypeUse()].superclasses.insert("UIViewController")
    }

    /// `Array(list)`, for which the compiler doesn't report the required type.
    private func noteSequence(in call: FunctionCallExprSyntax) {
        guard let given = call.arguments.first, given.label == nil else { return }
        let type = variables[given.expression.trimmedDescription.replacing("self.", with: "")]
        guard let name = type?.prefix(while: { $0 != "<" }), names.contains(String(name)) else { return }
        uses.types[String(name), default: TypeUse()].isSequence = true
    }

    /// The members of a value as a sequence. A method with the same name and other arguments must be declared.
    private static let methodsOfSequences: Set<String> = [
        "contains", "dropFirst", "dropLast", "filter", "first", "max", "min", "prefix", "reversed", "sorted",
        "split", "suffix",
    ]
}

extension String {
    fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> String {
        String(reversed().drop(while: isLeftOut).reversed())
    }
}
