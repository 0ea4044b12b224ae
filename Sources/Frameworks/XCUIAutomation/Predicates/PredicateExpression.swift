import Foundation

/// A condition that a format string describes.
indirect enum PredicateExpression: Equatable, Sendable {
    /// A side of a comparison.
    enum Operand: Equatable, Sendable {
        case value(PredicateValue)
        case key(String)
    }

    enum Comparison: String, Sendable {
        case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">"
        case greaterOrEqual = ">=", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH", contains = "CONTAINS"
        case like = "LIKE", matches = "MATCHES", isIn = "IN"
    }

    /// The options in brackets after an operator.
    struct Options: OptionSet, Sendable {
        let rawValue: Int
        static let ignoresCase = Options(rawValue: 1)
        static let ignoresDiacritics = Options(rawValue: 2)
    }

    case constant(Bool)
    case comparison(Operand, Comparison, Options, Operand)
    case not(PredicateExpression)
    case and([PredicateExpression])
    case or([PredicateExpression])

    /// The keys that it reads.
    var keys: [String] {
        switch self {
        case .constant: []
        case .comparison(let left, _, _, let right): [left, right].compactMap(\.key)
        case .not(let part): part.keys
        case .and(let parts), .or(let parts): parts.flatMap(\.keys)
        }
    }

    /// Whether the values of the keys meet the condition. A key without a value compares as `nil`.
    func isMet(_ value: (String) -> PredicateValue?) -> Bool {
        switch self {
        case .constant(let isTrue): isTrue
        case .not(let part): !part.isMet(value)
        case .and(let parts): parts.allSatisfy { $0.isMet(value) }
        case .or(let parts): parts.contains { $0.isMet(value) }
        case .comparison(let left, let comparison, let options, let right):
            comparison.isTrue(left.value(value), right.value(value), options)
        }
    }

    /// The condition as a format string.
    var words: String {
        switch self {
        case .constant(let isTrue): isTrue ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .comparison(let left, let comparison, let options, let right):
            "\(left.words) \(comparison.rawValue)\(options.words) \(right.words)"
        case .not(let part): "NOT \(part.inBrackets)"
        case .and(let parts): parts.map(\.inBrackets).joined(separator: " AND ")
        case .or(let parts): parts.map(\.inBrackets).joined(separator: " OR ")
        }
    }

    private var inBrackets: String {
        switch self {
        case .and, .or: "(\(words))"
        default: words
        }
    }
}

extension PredicateExpression.Operand {
    fileprivate var key: String? {
        if case .key(let key) = self { key } else { nil }
    }

    fileprivate var words: String {
        switch self {
        case .value(let value): value.words
        case .key(let key): key
        }
    }

    fileprivate func value(_ read: (String) -> PredicateValue?) -> PredicateValue {
        switch self {
        case .value(let value): value
        case .key(let key): read(key) ?? .null
        }
    }
}

extension PredicateExpression.Options {
    fileprivate var words: String {
        isEmpty ? "" : "[\(contains(.ignoresCase) ? "c" : "")\(contains(.ignoresDiacritics) ? "d" : "")]"
    }
}
