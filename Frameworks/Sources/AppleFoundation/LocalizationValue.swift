import Foundation

extension String {
    /// The key of a localized string. An interpolated value is represented by its format specifier, `%@` or `%lld`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable {
        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var values: [String] = []
            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { key += literal }
            public mutating func appendInterpolation(_ value: String) { add("%@", value) }
            public mutating func appendInterpolation(_ value: Int) { add("%lld", "\(value)") }

            public mutating func appendInterpolation(_ value: Double) {
                add("%lf", String(format: "%lf", value))
            }

            public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
                add("%@", value.description)
            }

            private mutating func add(_ kind: String, _ value: String) {
                key += kind
                values.append(value)
            }
        }

        let key: String
        let values: [String]
        public init(stringLiteral value: String) { (key, values) = (value, []) }

        public init(stringInterpolation: StringInterpolation) {
            (key, values) = (stringInterpolation.key, stringInterpolation.values)
        }

        public init(_ value: String) { (key, values) = (value, []) }

        /// The string with the values in place of its format specifiers, numbered or not.
        func filled(_ text: String) -> String {
            var (rest, filled, next) = (text[...], "", 0)
            while let match = rest.firstMatch(of: #/%(?:(\d+)\$)?(?:@|lld|lf|d)/#) {
                let place = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
                filled +=
                    rest[..<match.range.lowerBound] + (values.indices.contains(place) ? values[place] : "")
                rest = rest[match.range.upperBound...]
                next += 1
            }
            return filled + rest
        }
    }

    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main).localizedString(
            forKey: keyAndValue.key, value: keyAndValue.key, table: table)
        self = keyAndValue.values.isEmpty ? text : keyAndValue.filled(text)
    }

    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
        self = defaultValue.values.isEmpty ? text : defaultValue.filled(text)
    }
}
