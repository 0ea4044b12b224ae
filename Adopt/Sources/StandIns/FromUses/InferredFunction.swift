import SwiftParser
import SwiftSyntax

/// A function that nobody knows, as it is called.
struct InferredFunction {
    private let name: String
    private let shape: CallShape
    private let value: InferredValue
    private let given: GivenValue
    /// Whether it gives nothing else.
    private var isKnown = false
    private let isStatic: Bool
    /// What is said when it is called.
    private let said: String

    /// - Parameter known: What it gives, where that is known.
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

    /// A method of a class that gives one of it.
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

    /// One that gives a value of unknown type, and one that gives what the use asks for.
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
    /// As a name in a declaration: words of Swift's stand between backticks.
    var escaped: String {
        let token = Parser.parse(source: self).firstToken(viewMode: .sourceAccurate)
        if case .keyword = token?.tokenKind { return "`\(self)`" }
        return self
    }
}
