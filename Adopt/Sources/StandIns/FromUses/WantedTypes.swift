import AdoptModel
import SwiftSyntax

/// The required types of an unknown module's values: those of parameters, assigned variables, compared values and results.
struct WantedTypes {
    /// The types of members and of methods' results, by name.
    private(set) var members: [String: String] = [:]
    private(set) var methods: [String: String] = [:]
    private var parameters: [SyntaxIdentifier: [String: String]] = [:]

    init() {}

    /// - Parameters:
    ///   - values: The positions at which the compiler found a value that must have another type.
    ///   - isSeen: Whether the module can name a type.
    init(
        _ values: [MissingNames.Value], in tree: SourceFileSyntax, isSeen: (String) -> Bool
    ) {
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        for value in values.sorted(by: { ($0.line, $0.column) < ($1.line, $1.column) })
        where isSeen(value.type) {
            let place = converter.position(ofLine: value.line, column: value.column)
            guard let token = tree.token(at: place), let found = ExprSyntax.of(token) else { continue }
            let expression = value.isBeside ? found.operandBeside : found
            if let origin = expression.flatMap(ValueOrigin.init) { note(value.type, of: origin) }
        }
    }

    private mutating func note(_ type: String, of origin: ValueOrigin) {
        switch origin {
        case .member(let name): members[name] = members[name] ?? type
        case .method(let name): methods[name] = methods[name] ?? type
        case .parameter(let name, let closure):
            parameters[closure.id, default: [:]][name] = parameters[closure.id]?[name] ?? type
        }
    }

    /// The type of a closure's parameter.
    func type(of parameter: String, in closure: ClosureExprSyntax) -> String? {
        parameters[closure.id]?[parameter]
    }

    /// Adds the requirements of another file.
    mutating func add(_ other: WantedTypes) {
        members.merge(other.members) { min($0, $1) }
        methods.merge(other.methods) { min($0, $1) }
    }
}

/// The origin of a value.
enum ValueOrigin {
    case member(String)
    case method(String)
    case parameter(String, ClosureExprSyntax)

    /// Follows a variable back to its value in the file; `nil` if a type annotation is found, or if the expression has another
    /// form.
    init?(_ expression: ExprSyntax) {
        switch expression.as(ExprSyntaxEnum.self) {
        case .tryExpr(let node): self.init(node.expression)
        case .awaitExpr(let node): self.init(node.expression)
        case .optionalChainingExpr(let node): self.init(node.expression)
        case .forceUnwrapExpr(let node): self.init(node.expression)
        case .tupleExpr(let node) where node.elements.count == 1: self.init(node.elements.first!.expression)
        case .sequenceExpr(let node) where node.elements.dropFirst().first?.trimmedDescription == "??":
            self.init(node.elements.first!)
        case .memberAccessExpr(let node) where node.base != nil:
            self = .member(node.declName.baseName.text)
        case .functionCallExpr(let node):
            guard let called = node.calledExpression.as(MemberAccessExprSyntax.self), called.base != nil
            else { return nil }
            self = .method(called.declName.baseName.text)
        case .declReferenceExpr(let node):
            guard let origin = Self.variable(node.baseName.text, seenFrom: Syntax(node)) else { return nil }
            self = origin
        default: return nil
        }
    }

    /// Looks up a variable in the enclosing scopes of a node, starting with the innermost.
    private static func variable(_ name: String, seenFrom node: Syntax) -> ValueOrigin? {
        var child = node
        while let parent = child.parent {
            if let closure = parent.as(ClosureExprSyntax.self), closure.takes(name) {
                return .parameter(name, closure)
            }
            if parent.as(FunctionDeclSyntax.self)?.takes(name) == true { return nil }
            if let binding = parent.bindings(before: child).last(where: { $0.name == name }) {
                return binding.value.flatMap(ValueOrigin.init)
                    ?? (binding.isShorthand ? variable(name, seenFrom: binding.place) : nil)
            }
            child = parent
        }
        return nil
    }
}

/// A name that is bound to a value: `let name = value`, `if let name = value`, `guard let name`.
private struct ValueBinding {
    let name: String
    var value: ExprSyntax?
    var isShorthand = false
    let place: Syntax

    static func of(_ variable: VariableDeclSyntax) -> [ValueBinding] {
        variable.bindings.map {
            ValueBinding(
                name: $0.pattern.trimmedDescription,
                value: $0.typeAnnotation == nil ? $0.initializer?.value : nil,
                place: Syntax(variable))
        }
    }

    static func of(_ conditions: some Sequence<ConditionElementSyntax>, in place: Syntax) -> [ValueBinding] {
        conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }.map {
            ValueBinding(
                name: $0.pattern.trimmedDescription, value: $0.initializer?.value,
                isShorthand: $0.initializer == nil, place: place)
        }
    }
}

extension Syntax {
    /// The bindings before a child of this node that the child can see.
    fileprivate func bindings(before child: Syntax) -> [ValueBinding] {
        if let items = self.as(CodeBlockItemListSyntax.self) {
            return items.prefix { $0.id != child.id }.flatMap { item in
                if let variable = item.item.as(VariableDeclSyntax.self) { return ValueBinding.of(variable) }
                guard let guarded = item.item.as(GuardStmtSyntax.self) else { return [] }
                return ValueBinding.of(guarded.conditions, in: Syntax(guarded))
            }
        }
        if let members = self.as(MemberBlockItemListSyntax.self) {
            return members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(ValueBinding.of)
        }
        if let conditions = self.as(ConditionElementListSyntax.self) {
            return ValueBinding.of(conditions.prefix { $0.id != child.id }, in: self)
        }
        if let branch = self.as(IfExprSyntax.self), branch.body.id == child.id {
            return ValueBinding.of(branch.conditions, in: self)
        }
        return []
    }
}

extension ClosureExprSyntax {
    fileprivate func takes(_ name: String) -> Bool {
        switch signature?.parameterClause {
        case .simpleInput(let names): names.contains { $0.name.text == name }
        case .parameterClause(let clause):
            clause.parameters.contains { $0.type == nil && $0.firstName.text == name }
        case nil: name.hasPrefix("$")
        }
    }
}

extension FunctionDeclSyntax {
    fileprivate func takes(_ name: String) -> Bool {
        signature.parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    }
}

extension ExprSyntax {
    /// The expression that ends in a token: `result.user.name` for `name`, including its call if it has one.
    fileprivate static func of(_ token: TokenSyntax) -> ExprSyntax? {
        guard let name = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        var found = ExprSyntax(name)
        if let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id {
            found = ExprSyntax(member)
        }
        if let call = found.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == found.id {
            found = ExprSyntax(call)
        }
        return found
    }

    /// The other operand of an operator.
    fileprivate var operandBeside: ExprSyntax? {
        var child = Syntax(self)
        while let parent = child.parent, !parent.is(ExprListSyntax.self) { child = parent }
        guard let list = child.parent?.as(ExprListSyntax.self) else { return nil }
        let elements = Array(list)
        guard let index = elements.firstIndex(where: { $0.id == child.id }) else { return nil }
        let compares = { (index: Int) in
            elements.indices.contains(index)
                && ["==", "!=", "<", ">", "<=", ">=", "??"].contains(elements[index].trimmedDescription)
        }
        let place = compares(index - 1) ? index - 2 : compares(index + 1) ? index + 2 : -1
        return elements.indices.contains(place) ? elements[place] : nil
    }
}
