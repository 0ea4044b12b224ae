extension String {
    /// The text with blanks for line breaks and other control characters.
    var onOneLine: String {
        String(unicodeScalars.map { $0.value < 32 || (127..<160).contains($0.value) ? " " : Character($0) })
    }

    /// The text as XML can hold it, in an element or in quotation marks.
    package var escapedForXML: String {
        onOneLine.map { character in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            default: String(character)
            }
        }.joined()
    }

    /// The text as Mermaid can hold it in quotation marks.
    var escapedForMermaid: String {
        onOneLine.map { "\"#<>&;".contains($0) ? "#\($0.unicodeScalars.first?.value ?? 32);" : String($0) }
            .joined()
    }

    /// The text as DOT can hold it in quotation marks.
    var escapedForDOT: String {
        onOneLine.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
