/// Lines of Swift that are written.
enum SwiftLines {
    /// A declaration with what stands in its braces; nothing where nothing does.
    static func block(_ head: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["\(head) {"] + lines.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }

    /// A text as it is written in Swift.
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
