import AdoptModel
import SwiftSyntax

/// The smallest part of a file that can be left out with one of its tokens.
///
/// A statement is left out alone. A condition counts as false. A function without a result or with one of a common type returns at once,
/// so that it can still be called. Any other declaration is left out with everything that uses its name.
struct OmittedCode {
    /// A part to leave out.
    struct Part {
        let range: Range<Int>
        let replacement: String
        let node: Syntax
    }

    /// A name that is no longer declared.
    struct Name {
        let text: String
        /// The range of bytes in which the name refers to the declaration.
        let scope: Range<Int>
    }

    private(set) var parts: [Part] = []
    private(set) var names: [Name] = []
    private let token: TokenSyntax
    private let functions: [String: Int]

    /// - Parameter functions: The number of the file's functions with each name.
    init?(for token: TokenSyntax, functions: [String: Int]) {
        self.token = token
        self.functions = functions
        guard omit(from: Syntax(token)) else { return nil }
    }

    /// Leaves out the innermost ancestor that can be.
    private mutating func omit(from start: Syntax) -> Bool {
        for node in sequence(first: start, next: \.parent) {
            switch node.as(SyntaxEnum.self) {
            case .arrayElement(let element) where !element.isType: return remove(element)
            case .inheritedType(let type): return omit(type)
            case .conditionElementList(let conditions): return omit(conditions)
            case .returnStmt, .throwStmt:
                return node.enclosingBody.map { omit(from: $0) } ?? false
            case .codeBlockItem(let item):
                if let isOmitted = omit(item) { return isOmitted }
            case .functionDecl(let function): return omit(function)
            case .memberBlockItem(let member):
                return member.decl.as(VariableDeclSyntax.self).map { omit($0, in: member) } ?? false
            default: continue
            }
        }
        return false
    }

    /// - Returns: `nil` if the statement can't be left out without what contains it.
    private mutating func omit(_ item: CodeBlockItemSyntax) -> Bool? {
        switch item.item {
        case .expr, .stmt:
            guard !item.isResult else { return nil }
            if let (property, member) = item.initializedProperty, !omit(property, in: member) { return false }
            return remove(item.item, replacement: "()")
        case .decl(let declaration):
            if let variable = declaration.as(VariableDeclSyntax.self) { return omit(variable, in: item) }
            return [.importDecl, .extensionDecl].contains(declaration.kind) && remove(declaration)
        }
    }

    // MARK: - Declarations

    /// The type of an outlet becomes `UIView`, because its interface file still connects it.
    private mutating func omit(_ variable: VariableDeclSyntax, in item: some SyntaxProtocol) -> Bool {
        if let (getter, value) = variable.getterWithNeutralValue, getter.contains(token) {
            return remove(getter, replacement: value)
        }
        guard !variable.modifiers.names.contains("override") else { return false }
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return false }
            names.append(Name(text: name.identifier.plainText, scope: item.scopeOfNames))
        }
        let type = token.parent?.as(IdentifierTypeSyntax.self)
        guard variable.attributes.names.contains("IBOutlet"), let type else { return remove(variable) }
        return remove(type, replacement: "UIView")
    }

    private mutating func omit(_ function: FunctionDeclSyntax) -> Bool {
        if let body = function.body, body.contains(token), let value = function.neutralResult {
            return remove(body.statements, replacement: value)
        }
        guard let item = function.parent, !function.modifiers.names.contains("override") else { return false }
        // The other functions with the name may be the ones that are called.
        if functions[function.name.text] == 1 {
            names.append(Name(text: function.name.text, scope: item.scopeOfNames))
        }
        return remove(function)
    }

    /// A conformance becomes one to `Any`, so that several in one list can be left out. A superclass can't be left out.
    private mutating func omit(_ type: InheritedTypeSyntax) -> Bool {
        guard let list = type.parent?.as(InheritedTypeListSyntax.self) else { return false }
        if list.parent?.parent?.is(ClassDeclSyntax.self) == true, list.first == type { return false }
        return remove(type.type, replacement: "Any")
    }

    // MARK: - Conditions

    /// What depends on a false condition is left out, too.
    private mutating func omit(_ conditions: ConditionElementListSyntax) -> Bool {
        switch conditions.parent?.as(SyntaxEnum.self) {
        case .ifExpr(let node): _ = remove(node.body.statements)
        case .whileStmt(let node): _ = remove(node.body.statements)
        case .guardStmt(let node):
            if let item = node.parent?.as(CodeBlockItemSyntax.self), let next = item.next {
                _ = remove(next, upTo: item.scopeOfNames.upperBound)
            }
        default: return false
        }
        return remove(conditions, replacement: "false")
    }

    private mutating func remove(
        _ node: some SyntaxProtocol, upTo end: Int? = nil, replacement: String = ""
    ) -> Bool {
        let range = node.start..<(end ?? node.end)
        parts.append(Part(range: range, replacement: replacement, node: Syntax(node)))
        return true
    }
}

extension SyntaxProtocol {
    /// The range of bytes in which a declaration's name can be used: the file, or the rest of a function's body.
    fileprivate var scopeOfNames: Range<Int> {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), !list.isOfFile else {
            return 0..<root.end
        }
        return end..<max(end, list.end)
    }

    fileprivate func contains(_ token: TokenSyntax) -> Bool { start <= token.start && token.end <= end }
}

extension Syntax {
    /// The closure, function or property whose result a statement decides.
    fileprivate var enclosingBody: Syntax? {
        sequence(first: self, next: \.parent).first { node in
            switch node.kind {
            case .closureExpr, .functionDecl, .accessorBlock, .initializerDecl, .subscriptDecl: true
            default: false
            }
        }
    }
}

extension CodeBlockItemListSyntax {
    fileprivate var isOfFile: Bool { parent?.is(SourceFileSyntax.self) == true }
}

extension CodeBlockItemSyntax {
    /// The statement after this one.
    fileprivate var next: CodeBlockItemSyntax? {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), let index = list.index(of: self) else {
            return nil
        }
        return list[list.index(after: index)...].first
    }

    /// Whether the statement is the only one and its value is the result of what contains it.
    fileprivate var isResult: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
        switch list.parent?.as(SyntaxEnum.self) {
        case .accessorBlock: return true
        case .closureExpr(let closure): return !closure.isOnlyCalled
        case .codeBlock(let block):
            guard let function = block.parent?.as(FunctionDeclSyntax.self) else {
                return block.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
            }
            return !function.signature.returnClause.isVoid
        default: return false
        }
    }
}

extension CodeBlockItemSyntax {
    /// The stored property without an initial value to which this statement of an initializer assigns one.
    fileprivate var initializedProperty: (VariableDeclSyntax, MemberBlockItemSyntax)? {
        guard let name = assignedName else { return nil }
        let around = sequence(first: Syntax(self), next: \.parent)
        guard let initializer = around.lazy.compactMap({ $0.as(InitializerDeclSyntax.self) }).first,
            let members = initializer.parent?.parent?.as(MemberBlockItemListSyntax.self)
        else { return nil }
        return members.lazy.compactMap { member in
            member.decl.as(VariableDeclSyntax.self).flatMap { $0.needsValue(name) ? ($0, member) : nil }
        }.first
    }

    /// `name` in `name = value` and `self.name = value`.
    private var assignedName: String? {
        guard case .expr(let expression) = item,
            let elements = expression.as(SequenceExprSyntax.self)?.elements, let target = elements.first,
            elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        else { return nil }
        if let name = target.as(DeclReferenceExprSyntax.self) { return name.baseName.plainText }
        let member = target.as(MemberAccessExprSyntax.self)
        return member?.base?.trimmedDescription == "self" ? member?.declName.baseName.plainText : nil
    }
}

extension VariableDeclSyntax {
    /// Whether it declares a stored property with a name that an initializer must give a value.
    fileprivate func needsValue(_ name: String) -> Bool {
        bindings.contains { binding in
            binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name
                && binding.initializer == nil && binding.accessorBlock == nil
                && (bindingSpecifier.text == "let" || binding.typeAnnotation?.type.isOptional == false)
        }
    }
}

extension TypeSyntax {
    fileprivate var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}

extension FunctionDeclSyntax {
    /// The text of a body that does nothing; `nil` if no value of the result's type is known.
    fileprivate var neutralResult: String? {
        let result = signature.returnClause
        return result.isVoid
            ? "" : result.flatMap { NeutralLiteral.of($0.type.trimmedDescription) }.map { "return " + $0 }
    }
}

extension VariableDeclSyntax {
    /// The statements of the only getter, and the text of one that returns a value of a common type.
    fileprivate var getterWithNeutralValue: (CodeBlockItemListSyntax, String)? {
        guard let binding = bindings.first, case .getter(let getter)? = binding.accessorBlock?.accessors,
            let value = binding.typeAnnotation.flatMap({ NeutralLiteral.of($0.type.trimmedDescription) })
        else { return nil }
        return (getter, "return " + value)
    }
}

extension ArrayElementSyntax {
    /// Whether the element is the type of an array's elements: `[Page]()`.
    fileprivate var isType: Bool {
        guard let array = parent?.parent, let outer = array.parent else { return false }
        return outer.as(FunctionCallExprSyntax.self)?.calledExpression.id == array.id
            || outer.as(MemberAccessExprSyntax.self)?.base?.id == array.id
    }
}

extension ClosureExprSyntax {
    /// Whether the closure belongs to a call whose value isn't used: `UIView.animate(withDuration: 1) { … }`.
    fileprivate var isOnlyCalled: Bool {
        let item = sequence(first: Syntax(self), next: \.parent).lazy.compactMap {
            $0.as(CodeBlockItemSyntax.self)
        }
        .first
        guard case .expr(let expression)? = item?.item else { return false }
        return expression.is(FunctionCallExprSyntax.self)
    }
}

extension ReturnClauseSyntax? {
    /// Whether the function has no result.
    fileprivate var isVoid: Bool {
        switch self {
        case .none: true
        case .some(let clause): ["Void", "()"].contains(clause.type.trimmedDescription)
        }
    }
}
