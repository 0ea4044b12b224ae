import AdoptModel

/// The return value of an optional requirement's default implementation. Callers don't see it, because `optionalAnswer(_:)`
/// replaces it with `nil`.
struct AbsentAnswer {
    let index: ModuleIndex

    /// A value of a type, given as written and looked up in a scope; empty for `Void`, `nil` if no value is known.
    func value(of type: String, from scope: String) -> String? {
        if ["Void", "()"].contains(type) { return "" }
        return NeutralLiteral.of(type) ?? own(type, from: scope) ?? systemObject(type)
    }

    /// A value of a type in the module: a class with `init()`, the first case of an enumeration, or a class that conforms to the
    /// protocol.
    private func own(_ name: String, from scope: String) -> String? {
        guard let type = index.type(named: name, from: scope) else { return nil }
        switch type.kind {
        case .classType: return isMadeWithoutArguments(type) ? type.name + "()" : nil
        case .enumeration: return type.firstCase.map { type.name + "." + $0 }
        case .protocolType:
            return index.classes(conformingTo: type).first(where: isMadeWithoutArguments).map {
                $0.name + "()"
            }
        case .structure, .actor: return nil
        }
    }

    /// Whether a class inherits `init()`: neither it nor any of its superclasses in the module declares another initializer.
    private func isMadeWithoutArguments(_ type: TypeRecord) -> Bool {
        for type in index.line(of: type) {
            let initializers = type.members.filter { $0.kind == .initializer }
            if initializers.contains(where: { $0.parameters.isEmpty && !$0.isPrivate }) { return true }
            if !initializers.allSatisfy({ $0.modifiers.contains("convenience") }) { return false }
        }
        return true
    }

    /// An object of a UIKit class with `init()`, by the suffix of the class's name.
    private func systemObject(_ name: String) -> String? {
        let endings = [
            "View", "Controller", "Color", "Constraint", "Configuration", "Layout", "Button", "Image",
        ]
        return index.isSystemClass(name) && endings.contains(where: name.hasSuffix)
            || name == "NSLayoutConstraint"
            ? name + "()" : nil
    }
}
