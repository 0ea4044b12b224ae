import Foundation

/// A build settings string with its variables expanded: `$(NAME)`, `${NAME}`, `$(NAME:c99extidentifier)`.
struct SettingText {
    /// The value of a variable; empty if it isn't set.
    var value: (String) -> String

    /// The string with its variables expanded, the innermost first: names of variables can contain variables.
    func expanded(_ text: String) -> String {
        var text = text
        for _ in 0..<Self.limit {
            guard let found = text.firstMatch(of: /\$(?:\(([^(){}$]*)\)|\{([^(){}$]*)\})/) else { break }
            text.replaceSubrange(found.range, with: value(of: String(found.1 ?? found.2 ?? "")))
        }
        return text
    }

    /// Variables can refer to each other in circles.
    private static let limit = 256

    private func value(of reference: String) -> String {
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        return parts.dropFirst().reduce(value(parts[0])) { Self.apply($1, to: $0) }
    }

    private static func apply(_ modifier: String, to text: String) -> String {
        switch modifier {
        case "c99extidentifier", "identifier": text.c99Identifier
        case "rfc1034identifier":
            String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || "-.".contains($0) ? $0 : "-" })
        case "lower": text.lowercased()
        case "upper": text.uppercased()
        case "base": (text as NSString).lastPathComponent.withoutEnding
        case "file": (text as NSString).lastPathComponent
        case "dir": (text as NSString).deletingLastPathComponent
        case "suffix": (text as NSString).pathExtension.isEmpty ? "" : "." + (text as NSString).pathExtension
        case let other where other.hasPrefix("default="): text.isEmpty ? String(other.dropFirst(8)) : text
        default: text
        }
    }
}

extension String {
    /// The text as a Swift identifier, with an underscore for each invalid character.
    var c99Identifier: String {
        var name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if let first = name.first, first.isNumber { name.replaceSubrange(...name.startIndex, with: "_") }
        return name
    }

    var withoutEnding: String { (self as NSString).deletingPathExtension }

    /// The text without leading and trailing whitespace.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
