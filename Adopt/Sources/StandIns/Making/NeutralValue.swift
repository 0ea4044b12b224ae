import SwiftSyntax

/// What a function returns that does nothing.
enum NeutralValue {
    /// The body of such a function. With a name it says once that it was called.
    static func body(of signature: FunctionSignatureSyntax, saying name: String? = nil) -> String {
        let said = name.map { "notReal(\"\($0)\")" }
        let returned = signature.returnClause.flatMap { Self.value(of: $0.type) }.map { "return " + $0 }
        return "{ " + [said, returned].compactMap { $0 }.joined(separator: "; ") + " }"
    }

    /// The neutral value of a type: `nil`, empty, zero, or a new one. None where nothing is returned.
    static func value(of type: TypeSyntax) -> String? {
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return "nil"
        }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        let name = type.trimmedDescription
        return name == "Void" || name == "()" ? nil : values[name] ?? "\(name)()"
    }

    private static let values = [
        "Bool": "false", "Int": "0", "Double": "0", "Float": "0", "CGFloat": "0", "TimeInterval": "0",
        "String": "\"\"",
        "CGRect": ".zero", "CGPoint": ".zero", "CGSize": ".zero", "URL": "URL(fileURLWithPath: \"/\")",
        "PHImageRequestID": "0", "MKOverlayRenderer": "MKOverlayRenderer(overlay: overlay)",
        "Any": "NSObject()",
    ]
}
