import SwiftSyntax

/// The neutral values of types, for declarations without a real implementation.
enum NeutralValue {
    /// The neutral value of a type: `nil`, empty, zero, or a new instance; no value for `Void`.
    static func value(of type: TypeSyntax) -> String? {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType, .implicitlyUnwrappedOptionalType: "nil"
        case .arrayType: "[]"
        case .dictionaryType: "[:]"
        case .attributedType(let attributed): value(of: attributed.baseType)
        case .functionType(let function): closure(function)
        case .tupleType(let tuple): Self.tuple(tuple)
        case .someOrAnyType(let some): named(some.constraint.trimmedDescription)
        default: named(type.trimmedDescription)
        }
    }

    private static func tuple(_ type: TupleTypeSyntax) -> String? {
        if type.elements.isEmpty { return nil }
        if let one = type.elements.first, type.elements.count == 1 { return value(of: one.type) }
        let values = type.elements.map { label($0.firstName) + (value(of: $0.type) ?? "()") }
        return "(" + values.joined(separator: ", ") + ")"
    }

    private static func closure(_ type: FunctionTypeSyntax) -> String {
        let names = type.parameters.map { _ in "_" }.joined(separator: ", ")
        let returned = value(of: type.returnClause.type) ?? ""
        return names.isEmpty ? "{ \(returned) }" : "{ \(names) in \(returned) }"
    }

    private static func named(_ name: String) -> String? {
        if name == "Void" { return nil }
        if let value = Self.values[name] { return value }
        return name.hasPrefix("Set<") ? "[]" : "\(name)()"
    }

    private static func label(_ name: TokenSyntax?) -> String {
        name.map { $0.text == "_" ? "" : $0.text + ": " } ?? ""
    }

    private static let values: [String: String] = {
        let numbers = [
            "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
            "Float", "CGFloat", "TimeInterval",
        ]
        let others = [
            "Bool": "false", "String": "\"\"", "CGRect": ".zero", "CGPoint": ".zero", "CGSize": ".zero",
            "URL": "URL(fileURLWithPath: \"/\")", "Any": "NSObject()", "AnyObject": "NSObject()",
            "Error": "CocoaError(.featureUnsupported)", "NSPredicate": "NSPredicate(value: false)",
        ]
        return others.merging(numbers.map { ($0, "0") }) { value, _ in value }
    }()
}
