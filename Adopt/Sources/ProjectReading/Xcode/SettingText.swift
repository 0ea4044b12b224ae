import Foundation

/// A build settings string with its variables expanded: `$(NAME)`, `${NAME}`, `$(NAME:c99extidentifier)`.
struct SettingText {
    /// The value of a variable; empty if it isn't set.
    var value: (String) -> String

    /// The string with its variables expanded. The names of variables can contain variables up to eight levels deep.
    func expanded(_ text: String, depth: Int = 0) -> String {
        guard depth < 8 else { return "" }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let behind = rest.index(after: dollar)
            guard let reference = reference(rest[behind...]) else {
                result.append("$")
                rest = rest[behind...]
                continue
            }
            result += value(of: expanded(String(reference.inner), depth: depth + 1))
            rest = rest[reference.end...]
        }
        return result + rest
    }

    private static let closing: [Character: Character] = ["(": ")", "{": "}"]

    /// The text between the brackets after a dollar sign, and its end.
    private func reference(_ text: Substring) -> (inner: Substring, end: String.Index)? {
        guard let open = text.first, let close = Self.closing[open] else { return nil }
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            guard depth == 0 else { continue }
            return (text[text.index(after: text.startIndex)..<index], text.index(after: index))
        }
        return nil
    }

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
