import SwiftParser
import SwiftSyntax

/// An unknown function, declared from its calls.
struct InferredFunction {
    private let name: String
    private let shape: CallShape
    private let value: InferredValue
    private let given: GivenValue
    /// Whether the result's type is known.
    private var isKnown = false
    private let isStatic: Bool
    /// The message that a call logs.
    private let said: String

    /// - Parameter known: The result, if it is known.
    init(
        _ name: String, _ shape: CallShape, _ value: InferredValue, isOptional: Bool = false,
        isStatic: Bool = false, giving known: GivenValue? = nil
    ) {
        let given =
            isOptional
            ? GivenValue(type: value.name + "?", result: "nil")
            : GivenValue(type: value.name, result: value.name + "()")
        self.init(
            name, shape, value, giving: known ?? given, isStatic: isStatic,
            saying: "\(value.module): \(name)")
        isKnown = known != nil
    }

    /// A static method of a class that returns an instance.
    init(
        _ name: String, _ shape: CallShape, _ value: InferredValue, of type: String,
        giving given: GivenValue
    ) {
        self.init(name, shape, value, giving: given, isStatic: true, saying: "\(type).\(name)")
    }

    private init(
        _ name: String, _ shape: CallShape, _ value: InferredValue,
        giving given: GivenValue, isStatic: Bool, saying said: String
    ) {
        self.name = name
        self.shape = shape.withOwnNames
        self.value = value
        self.given = given
        self.isStatic = isStatic
        self.said = said
    }

    /// An overload that returns an unknown value, and one that returns the type that the use requires.
    var declarations: [String] { isKnown ? [valueDeclaration] : [valueDeclaration, neutralDeclaration] }

    var valueDeclaration: String {
        declaration(shape.generics, given.type, given.result)
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
            + " { notReal(\"\(said)\"); return \(result) }"
    }
}

extension String {
    /// The text as an identifier in a declaration: Swift's keywords get backticks.
    var escaped: String {
        let token = Parser.parse(source: self).firstToken(viewMode: .sourceAccurate)
        if case .keyword = token?.tokenKind { return "`\(self)`" }
        return self
    }
}
