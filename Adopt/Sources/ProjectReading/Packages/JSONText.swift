import Foundation

/// A value in a JSON text of which only some members are needed. A missing member has no value.
struct JSONText {
    private let value: Any?

    private init(value: Any?) { self.value = value }

    init(_ data: Data) { self.init(value: try? JSONSerialization.jsonObject(with: data)) }

    subscript(key: String) -> JSONText { members[key] ?? JSONText(value: nil) }

    /// The first element of an array.
    var first: JSONText { array.first ?? JSONText(value: nil) }

    var string: String? { value as? String }
    var bool: Bool? { value as? Bool }
    var array: [JSONText] { (value as? [Any] ?? []).map(JSONText.init(value:)) }
    var strings: [String] { array.compactMap(\.string) }
    var members: [String: JSONText] { (value as? [String: Any] ?? [:]).mapValues(JSONText.init(value:)) }
}
