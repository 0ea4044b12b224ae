import Foundation

extension PredicateExpression.Comparison {
    /// Whether two values compare in this way. Numbers in texts aren't numbers.
    func isTrue(
        _ left: PredicateValue, _ right: PredicateValue, _ options: PredicateExpression.Options
    ) -> Bool {
        switch self {
        case .equal: left.isEqual(to: right, options)
        case .notEqual: !left.isEqual(to: right, options)
        case .isIn: right.includes(left, options)
        case .contains: left.includes(right, options)
        case .less, .lessOrEqual, .greater, .greaterOrEqual: isOrdered(left, right)
        case .beginsWith, .endsWith, .like, .matches: isTextTrue(left, right, options)
        }
    }

    private func isOrdered(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
        switch (left, right) {
        case (.number(let one), .number(let other)): isOrdered(one, other)
        case (.text(let one), .text(let other)): isOrdered(one, other)
        default: false
        }
    }

    private func isOrdered<Value: Comparable>(_ one: Value, _ other: Value) -> Bool {
        switch self {
        case .less: one < other
        case .lessOrEqual: one <= other
        case .greater: one > other
        default: one >= other
        }
    }

    private func isTextTrue(
        _ left: PredicateValue, _ right: PredicateValue, _ options: PredicateExpression.Options
    ) -> Bool {
        guard case .text(let text) = left, case .text(let pattern) = right else { return false }
        let (folded, other) = (options.fold(text), options.fold(pattern))
        switch self {
        case .beginsWith: return folded.hasPrefix(other)
        case .endsWith: return folded.hasSuffix(other)
        case .like: return folded.fits(Self.expression(ofWildcards: other))
        default: return folded.fits(options.contains(.ignoresCase) ? "(?i)\(pattern)" : pattern)
        }
    }

    /// The regular expression for `*`, any characters, and `?`, one character.
    private static func expression(ofWildcards pattern: String) -> String {
        NSRegularExpression.escapedPattern(for: pattern)
            .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
    }
}

extension PredicateExpression.Options {
    /// The text as it is compared.
    fileprivate func fold(_ text: String) -> String {
        var ways: String.CompareOptions = []
        if contains(.ignoresCase) { ways.insert(.caseInsensitive) }
        if contains(.ignoresDiacritics) { ways.insert(.diacriticInsensitive) }
        return ways.isEmpty ? text : text.folding(options: ways, locale: nil)
    }
}

extension PredicateValue {
    fileprivate func isEqual(to other: PredicateValue, _ options: PredicateExpression.Options) -> Bool {
        guard case .text(let one) = self, case .text(let another) = other else { return self == other }
        return options.fold(one) == options.fold(another)
    }

    /// Whether a text or a list contains a value.
    fileprivate func includes(_ value: PredicateValue, _ options: PredicateExpression.Options) -> Bool {
        switch (self, value) {
        case (.list(let values), _): values.contains { $0.isEqual(to: value, options) }
        case (.text(let text), .text(let part)): options.fold(text).contains(options.fold(part))
        default: false
        }
    }
}

extension String {
    /// Whether the whole text matches a regular expression. One that can't be read matches nothing.
    fileprivate func fits(_ pattern: String) -> Bool {
        let range = NSRange(startIndex..., in: self)
        let expression = try? NSRegularExpression(
            pattern: "^(?:\(pattern))$", options: .dotMatchesLineSeparators)
        return expression?.firstMatch(in: self, range: range) != nil
    }
}
