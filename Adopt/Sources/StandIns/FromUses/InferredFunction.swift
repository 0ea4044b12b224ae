import SwiftParser
import SwiftSyntax

/// A function that nobody knows, as it is called.
struct InferredFunction {
    private let name: String
    private let shape: CallShape
    private let value: InferredValue
    private let isOptional: Bool
    private let isStatic: Bool

    init(
        _ name: String, _ shape: CallShape, _ value: InferredValue, isOptional: Bool = false,
        isStatic: Bool = false
    ) {
        self.name = name
        self.shape = shape.withOwnNames
        self.value = value
        self.isOptional = isOptional
        self.isStatic = isStatic
    }

    /// One that gives a value of unknown type, and one that gives what the use asks for.
    var declarations: [String] { [valueDeclaration, neutralDeclaration] }

    var valueDeclaration: String {
        let returned = isOptional ? (value.name + "?", "nil") : (value.name, value.name + "()")
        return declaration(shape.generics, returned.0, returned.1)
    }

    private var neutralDeclaration: String {
        let own = shape.generics.dropFirst().dropLast()
        let generics =
            "<"
            + ([String(own)].filter { !$0.isEmpty } + ["Neutral: \(value.neutral)"]).joined(separator: ", ")
            + ">"
        return "@_disfavoredOverload " + declaration(generics, "Neutral", ".neutral")
    }

    private func declaration(_ generics: String, _ returned: String, _ result: String) -> String {
        "@discardableResult public \(isStatic ? "static " : "")func \(name.escaped)\(generics)(\(shape.parameters)) -> \(returned)"
            + " { notReal(\"\(value.module): \(name)\"); return \(result) }"
    }
}

extension String {
    /// As a name in a declaration: words of Swift's stand between backticks.
    var escaped: String {
        let token = Parser.parse(source: self).firstToken(viewMode: .sourceAccurate)
        if case .keyword = token?.tokenKind { return "`\(self)`" }
        return self
    }
}
