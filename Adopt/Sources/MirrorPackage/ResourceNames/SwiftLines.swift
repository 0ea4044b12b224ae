/// Helpers that generate lines of Swift.
enum SwiftLines {
    /// A declaration with the contents of its braces; empty if the braces would be empty.
    static func block(_ head: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["\(head) {"] + lines.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }

    /// The text as a Swift literal.
    static func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case _ where scalar.value < 32: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
