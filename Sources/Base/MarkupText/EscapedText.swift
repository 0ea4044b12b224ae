// Text for files in other languages. All functions work on Unicode scalars: a `<` with a combining accent is one Character,
// and a parser still reads it as `<`.
extension String {
    /// The text escaped for XML and HTML, in an element or a quoted attribute.
    ///
    /// Line breaks and tabs become character references, so that an attribute keeps them. Scalars that XML forbids become U+FFFD.
    package var escapedForXML: String {
        replacingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\t", "\n", "\r": "&#\(scalar.value);"
            default: scalar.isAllowedInXML ? nil : "\u{FFFD}"
            }
        }
    }

    /// The text escaped for Mermaid in quotation marks, on one line.
    package var escapedForMermaid: String {
        onOneLine.replacingScalars { "\"#<>&;".unicodeScalars.contains($0) ? "#\($0.value);" : nil }
    }

    /// The text escaped for DOT in quotation marks, on one line.
    package var escapedForDOT: String {
        onOneLine.replacingScalars { $0 == "\"" || $0 == "\\" ? "\\\($0)" : nil }
    }

    /// JSON escaped for an HTML script element: no `<` can end the element or open a comment.
    package var escapedForScript: String { replacingScalars { $0 == "<" ? "\\u003c" : nil } }

    /// The text escaped for a table cell in Markdown, on one line.
    package var escapedForMarkdown: String {
        onOneLine.replacingScalars { "\\`*_[]<>&|#~!".unicodeScalars.contains($0) ? "\\\($0)" : nil }
    }

    /// The text escaped for a relative link in HTML or Markdown: no colon makes it an address, and no parenthesis ends it.
    package var escapedForLink: String {
        var link = ""
        for byte in utf8 {
            let scalar = Unicode.Scalar(byte)
            let isPlain =
                scalar.isASCII && (scalar.properties.isAlphabetic || Self.linkMarks.contains(scalar))
            link +=
                isPlain ? String(scalar) : (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }
        return link
    }

    private static let linkMarks = "0123456789-._~/".unicodeScalars

    /// The text as a Swift string literal, in quotation marks.
    package var swiftLiteral: String { "\"\(escapedForSwift)\"" }

    /// A line of text, escaped for a Swift string literal.
    package var escapedForSwift: String {
        replacingScalars { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case _ where scalar.properties.generalCategory == .control:
                "\\u{\(String(scalar.value, radix: 16))}"
            default: nil
            }
        }
    }

    /// The text as a Swift name in backticks, without backticks, backslashes, and line breaks.
    package var escapedForSwiftName: String {
        onOneLine.replacingScalars { $0 == "`" ? "'" : $0 == "\\" ? "/" : nil }
    }

    /// The text with spaces instead of line breaks and other control characters.
    package var onOneLine: String {
        replacingScalars { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: " "
            default: nil
            }
        }
    }

    /// Replaces scalars with text; `nil` keeps a scalar.
    private func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if let text = replacement(scalar) {
                result.append(contentsOf: text.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    /// Whether XML 1.0 allows the scalar.
    fileprivate var isAllowedInXML: Bool {
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
