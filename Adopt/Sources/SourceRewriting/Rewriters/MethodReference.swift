import SwiftSyntax

/// The method in a `#selector`, with its type and labels if they are written.
struct MethodReference {
    /// The type or a variable; `nil` for a name without a base and for `self`.
    let owner: String?
    let name: String
    /// The labels; `nil` if none are written.
    let labels: [String?]?
    /// The reference as written after the type.
    let text: String
    /// The parameter types of the function that it is cast to; `nil` without a cast.
    private(set) var parameterTypes: [String]?

    init?(_ expression: ExprSyntax) {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            self.init(tuple.elements.first!.expression)
        } else if let cast = expression.as(AsExprSyntax.self) {
            self.init(cast.expression)
            parameterTypes = cast.type.parametersOfFunction
        } else if let bare = expression.as(DeclReferenceExprSyntax.self) {
            self.init(owner: nil, bare)
        } else if let member = expression.as(MemberAccessExprSyntax.self) {
            let base = member.base?.trimmedDescription
            self.init(owner: base == "self" || base == "Self" ? nil : base, member.declName)
        } else if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty {
            self.init(call.calledExpression)
        } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
            self.init(chain.expression)
        } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
            self.init(forced.expression)
        } else {
            return nil
        }
    }

    private init(owner: String?, _ name: DeclReferenceExprSyntax) {
        self.owner = owner.map { $0.filter { $0 != "?" && $0 != "!" } }
        self.name = name.baseName.plainText
        (labels, text) = (name.labels, name.reference)
    }

}

/// Finds the method that a `#selector` refers to.
struct MethodSearch {
    struct Found {
        /// The type before the method's name.
        let owner: String
        let member: MemberRecord
        /// Whether the type's table contains the method.
        let isInTable: Bool
    }

    let index: ModuleIndex
    /// The enclosing type of the reference.
    let scope: String
    /// The file of the reference, by its number. A private method of another file isn't meant.
    let file: Int
    /// Whether the parameter types must match.
    private let byTypes: Bool

    init(_ index: ModuleIndex, _ scope: String, in file: Int, byTypes: Bool = false) {
        self.index = index
        self.scope = scope
        self.file = file
        self.byTypes = byTypes
    }

    func method(_ reference: MethodReference) -> Found? {
        // A cast distinguishes overloads.
        let exact =
            reference.parameterTypes == nil
            ? nil : MethodSearch(index, scope, in: file, byTypes: true).found(reference)
        return exact ?? found(reference)
    }

    private func found(_ reference: MethodReference) -> Found? {
        if let owner = reference.owner, let type = index.type(named: owner, from: scope) {
            return find(reference, in: type)
        }
        if let owner = reference.owner, owner.first?.isUppercase == true {
            return find(reference, inExtensionsOf: owner) ?? anywhere(reference, besides: owner)
        }
        if reference.owner == nil, let type = index.type(named: scope), let found = find(reference, in: type)
        {
            return found
        }
        if reference.owner == nil, let found = find(reference, inExtensionsOf: scope) { return found }
        return anywhere(reference, besides: nil)
    }

    private func find(_ reference: MethodReference, in type: TypeRecord) -> Found? {
        for owner in index.line(of: type) {
            if let member = owner.members(visibleIn: file).first(where: { isMeant($0, reference) }) {
                // A class that implements a protocol's method has it in its table.
                let isKnown = owner.kind == .protocolType || TableRows.has(member, of: owner)
                return Found(owner: type.name, member: member, isInTable: isKnown)
            }
        }
        guard let outside = index.line(of: type).last?.inherited.first else { return nil }
        return find(reference, inExtensionsOf: outside)
    }

    private func find(_ reference: MethodReference, inExtensionsOf name: String) -> Found? {
        let members = (index.foreignExtensions[name] ?? []).flatMap { $0.members(visibleIn: file) }
        return members.first { isMeant($0, reference) }.map {
            Found(owner: name, member: $0, isInTable: false)
        }
    }

    /// A method with this name that only one type or extension has, in a class that the reference's type may inherit from.
    private func anywhere(_ reference: MethodReference, besides owner: String?) -> Found? {
        let inTypes = index.types.values.flatMap { type in
            type.members(visibleIn: file).filter { isMeant($0, reference) }.map {
                Found(owner: type.name, member: $0, isInTable: TableRows.has($0, of: type))
            }
        }
        let inExtensions = index.foreignExtensions.flatMap { name, extensions in
            extensions.flatMap { $0.members(visibleIn: file) }.filter { isMeant($0, reference) }.map {
                Found(owner: owner ?? name, member: $0, isInTable: false)
            }
        }
        let found = (owner == nil ? inTypes : []) + inExtensions
        return Set(found.map(\.member.selector)).count == 1
            ? found.min {
                $0.isInTable && !$1.isInTable || $0.isInTable == $1.isInTable && $0.owner < $1.owner
            } : nil
    }

    private func isMeant(_ member: MemberRecord, _ reference: MethodReference) -> Bool {
        member.kind == .method && member.isNamed(reference.name, reference.labels)
            && (!byTypes || member.parameters.map(\.type) == reference.parameterTypes)
    }
}

extension TypeSyntax {
    /// The parameter types of a function; for the curried form of an instance method, those of the inner function.
    fileprivate var parametersOfFunction: [String]? {
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.type.parametersOfFunction
        }
        guard let function = self.as(FunctionTypeSyntax.self) else { return nil }
        return function.returnClause.type.parametersOfFunction
            ?? function.parameters.map(\.type.trimmedDescription)
    }
}
