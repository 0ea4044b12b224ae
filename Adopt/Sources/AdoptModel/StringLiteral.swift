extension String {
    /// The text escaped for a Swift literal, by scalars: a quotation mark that is part of a larger Character is escaped too.
    package var escapedForLiteral: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
            text.unicodeScalars.append(scalar)
        }
    }

    /// The text as a Swift literal.
    package var quoted: String { "\"\(escapedForLiteral)\"" }
}
