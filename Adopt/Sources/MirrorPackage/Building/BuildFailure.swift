import AdoptModel

// What compiler errors reveal about unknown modules.
extension BuildResult.Failure {
    /// Parses a compiler message, `path:line:column: error: message [identifier] [#Group]`; `nil` for any other line.
    init?(line text: Substring) {
        let form = /(.+?):(\d+):(\d+): error: (.+?)(?: \[(\w+)\])?(?: \[#\w+\])?/
        guard let match = text.wholeMatch(of: form), let line = Int(match.2), let column = Int(match.3)
        else { return nil }
        self.init(
            path: String(match.1), line: line, column: column, message: String(match.4),
            identifier: match.5.map(String.init))
    }

    /// The name that wasn't found, if that is the error.
    var missingName: MissingNames.Name? {
        func name(_ text: Substring, _ owner: MissingNames.Name.Owner) -> MissingNames.Name {
            MissingNames.Name(String(text), owner, path: path)
        }
        if let match = message.firstMatch(of: /cannot find type '(\w+)' in scope/) {
            return name(match.1, .types)
        }
        if let match = message.firstMatch(of: /no type named '(\w+)' in module/) {
            return name(match.1, .types)
        }
        if let match = message.firstMatch(of: /module '\w+' has no member named '(\w+)'/) {
            return name(match.1, .scope)
        }
        if let match = message.firstMatch(of: /^unknown attribute '(\w+)'/) {
            return name(match.1, .attributes)
        }
        if let match = message.firstMatch(of: Self.wrongClass) {
            return name(match.1, .subclasses(String(match.2)))
        }
        if let match = message.firstMatch(of: Self.otherName) {
            return name(match.2, .names(of: String(match.1)))
        }
        if let match = message.firstMatch(of: Self.noAdopter) {
            return name(match.1, .adopters(of: String(match.2)))
        }
        if let match = message.firstMatch(of: Self.noSequence) { return name(match.1, .sequences) }
        if let match = message.firstMatch(of: /cannot find '(\w+)' in scope/) { return name(match.1, .scope) }
        if let match = message.firstMatch(of: /^value of type '(.+?)'.* has no (?:dynamic )?member '(\w+)'/) {
            return name(match.2, .values(String(match.1)))
        }
        // `verify(actions: [.default])`: no name is missing in `Any`, but the call requires a type of its own.
        if let match = message.firstMatch(of: /^type '(.+?)'.* has no member '(\w+)'/), match.1 != "Any" {
            return name(match.2, .type(String(match.1)))
        }
        return nil
    }

    /// A string or a number returned as another type.
    private static var otherName: Regex<(Substring, Substring, Substring)> {
        /^cannot convert return expression of type '(String|Int|Double|CGFloat)' to return type '(\w+)'/
    }

    /// An object that doesn't conform to a UIKit delegate or data source protocol that is required.
    private static var noAdopter: Regex<(Substring, Substring, Substring)> {
        /^(?:cannot assign value of|argument) type '(\w+)' (?:to type|does not conform to expected type) '\(?(?:any )?(UI\w+(?:Delegate|DataSource))\)?\??'/
    }

    /// A value that is iterated: `for entry in list`, `Array(list)`.
    private static var noSequence: Regex<(Substring, Substring)> {
        /(?:requires(?: that)?|^argument type) '(\w+)(?:<.*>)?' (?:to conform|does not conform|conform) to (?:expected type )?'(?:Sequence|Collection)'/
    }

    /// A value of a class that isn't the required UIKit class.
    private static var wrongClass: Regex<(Substring, Substring, Substring)> {
        /^cannot (?:convert|assign) .*of type '(\w+)[?!]?' to (?:\w+ )*type '(UI\w+)[?!]?'/
    }

    /// The line, which the compiler couldn't type-check with values of unknown type.
    var unclearLine: MissingNames.Line {
        MissingNames.Line(
            path: path, line: line,
            isTooMuch: message.contains("unable to type-check this expression"),
            isOfCalls: message.contains("cannot call value of non-function type")
                || message.contains("generic parameter 'Neutral' could not be inferred"))
    }

    /// The value of unknown type where another type is required, if that is the error.
    var wantedValue: MissingNames.Value? {
        guard let match = message.firstMatch(of: Self.wrongValue) else { return nil }
        let (given, wanted) = (String(match.1), String(match.2))
        func value(_ module: Substring, _ type: String, isBeside: Bool = false) -> MissingNames.Value {
            MissingNames.Value(
                of: String(module), wanted: type, path: path, line: line, column: column,
                isBeside: isBeside)
        }
        switch (given.wholeMatch(of: Self.unknown)?.1, wanted.wholeMatch(of: Self.unknown)?.1) {
        case (let module?, nil): return value(module, Self.standard[wanted] ?? wanted)
        case (nil, let module?): return value(module, given, isBeside: true)
        default: return nil
        }
    }

    /// The type of values from unknown modules.
    private static var unknown: Regex<(Substring, Substring)> { /(\w+)Value/ }

    private static var wrongValue: Regex<(Substring, Substring, Substring)> {
        /(?:of|argument) type '([\w.]+)\??' (?:to|does not conform to) (?:\w+ )*type '([^']+?)\??'/
    }

    /// The types to use for values of these protocols.
    private static let standard = ["CVarArg": "String", "StringProtocol": "String"]
}
