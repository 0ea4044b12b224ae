import Foundation

/// A value in a predicate.
enum PredicateValue: Equatable, Sendable {
    case text(String)
    case number(Double)
    case list([PredicateValue])
    case null

    /// Reads an argument of a format string; `nil` if its type has no meaning there.
    init?(_ value: Any?) {
        switch value {
        case nil: self = .null
        case let text as String: self = .text(text)
        case let number as NSNumber: self = .number(number.doubleValue)
        case let flag as Bool: self = .number(flag ? 1 : 0)
        case let number as any BinaryInteger: self = .number(Double(number))
        case let number as any BinaryFloatingPoint: self = .number(Double(number))
        case let value as any RawRepresentable: self.init(value.rawValue)
        case let values as [Any]: self = .list(values.compactMap { PredicateValue($0) })
        default: return nil
        }
    }

    /// The value as an object.
    var object: Any? {
        switch self {
        case .text(let text): text
        case .number(let number): number
        case .list(let values): values.map(\.object)
        case .null: nil
        }
    }

    /// The value in a format string.
    var words: String {
        switch self {
        case .text(let text): "\"\(text)\""
        case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
        case .list(let values): "{\(values.map(\.words).joined(separator: ", "))}"
        case .null: "nil"
        }
    }
}
