/// The arguments that a format string takes, as `String(format:)` interprets it.
struct FormatArguments {
    /// The arguments' types, in order.
    let types: [String]

    init(_ text: String) {
        var types: [Int: String] = [:]
        var next = 1
        for found in text.matches(of: Self.specifier) where found.output.3 != "%" {
            let place = found.output.1.flatMap { Int($0.dropLast()) } ?? next
            if found.output.1 == nil { next += 1 }
            types[place] = Self.type(of: found.output.3)
        }
        // A position that no specifier uses still takes an argument.
        self.types = (0..<(types.keys.max() ?? 0)).map { types[$0 + 1] ?? "CVarArg" }
    }

    /// The space flag isn't matched: "100 % of it" is not a format.
    private static var specifier: Regex<(Substring, Substring?, Substring?, Substring)> {
        /%([1-9]\d*\$)?[-+0#]*\d*(?:\.\d+)?(hh|h|ll|l|q|L|z|t|j)?([@diDuUxXoOfFeEgGaAcCsSp%])/
    }

    /// The Swift type for a conversion character.
    static func type(of letter: Substring) -> String {
        switch letter {
        case "@": "String"
        case "d", "i", "D": "Int"
        case "u", "U", "x", "X", "o", "O": "UInt"
        case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
        case "c": "CChar"
        case "C": "UInt16"
        case "s": "UnsafePointer<CChar>"
        case "S": "UnsafePointer<UInt16>"
        default: "UnsafeRawPointer"
        }
    }
}
