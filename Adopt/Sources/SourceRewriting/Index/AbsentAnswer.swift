/// What the default of an optional requirement returns. No caller sees it: `optionalAnswer(_:)` makes `nil` of it.
struct AbsentAnswer {
    let index: ModuleIndex

    /// A value of a type as it is written, seen from within a type; empty for nothing, `nil` where none is known.
    func value(of type: String, from scope: String) -> String? {
        if ["Void", "()"].contains(type) { return "" }
        return known(type) ?? own(type, from: scope) ?? systemObject(type)
    }

    private func known(_ type: String) -> String? {
        switch type {
        case "Bool": "false"
        case "String": "\"\""
        case "Int", "Double", "Float", "CGFloat", "TimeInterval", "UInt": "0"
        case _ where type.hasSuffix("?") || type.hasSuffix("!"): "nil"
        case _ where type.hasPrefix("Set<"): "[]"
        case _ where type.hasPrefix("["): type.contains(":") ? "[:]" : "[]"
        case "CGSize", "CGRect", "CGPoint", "CGVector", "UIEdgeInsets", "UIOffset": ".zero"
        case "CGAffineTransform": ".identity"
        case "Date", "Data", "IndexPath", "IndexSet", "NSObject", "NSAttributedString": type + "()"
        case "UIViewPropertyAnimator": type + "(duration: 0, curve: .linear)"
        default: nil
        }
    }

    /// A value of a type of the module's: a class that is made without arguments, the first case, a class that conforms to a protocol.
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

    /// A class inherits `init()` where neither it nor those above it that the module declares have another.
    private func isMadeWithoutArguments(_ type: TypeRecord) -> Bool {
        for type in index.line(of: type) {
            let initializers = type.members.filter { $0.kind == .initializer }
            if initializers.contains(where: { $0.parameters.isEmpty && !$0.isPrivate }) { return true }
            if !initializers.allSatisfy({ $0.modifiers.contains("convenience") }) { return false }
        }
        return true
    }

    /// UIKit's classes that are made without arguments, by what their names end in.
    private func systemObject(_ name: String) -> String? {
        let endings = [
            "View", "Controller", "Color", "Constraint", "Configuration", "Layout", "Button",
            "Image",
        ]
        return index.isSystemClass(name) && endings.contains(where: name.hasSuffix)
            || name == "NSLayoutConstraint"
            ? name + "()" : nil
    }
}
