/// A value of an old-style property list, the format of `project.pbxproj`.
enum PropertyListValue: Equatable, Sendable {
    case string(String)
    case data([UInt8])
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])

    /// The text of a string.
    var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The strings of an array, or a single string as an array.
    var strings: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let values): values.compactMap(\.string)
        case .data, .dictionary: []
        }
    }

    /// The entries of a dictionary.
    var dictionary: [String: PropertyListValue]? {
        guard case .dictionary(let entries) = self else { return nil }
        return entries
    }
}
