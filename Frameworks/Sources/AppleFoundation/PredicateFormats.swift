import Foundation

/// An object with its own values by name.
public protocol ValuesByName {
    func value(forKey key: String) -> Any?
}

extension NSObject {
    public subscript(valueAlong path: String) -> AnyHashable? {
        NamedValues.value(along: path, of: self).map(NamedValues.hashable)
    }
}

extension NSSortDescriptor {
    /// A descriptor for values that aren't comparable, such as optionals.
    @_disfavoredOverload public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool)
    {
        self.init(keyPath: keyPath, ascending: ascending, comparator: NamedValues.order)
    }

    public convenience init(key: String?, ascending: Bool) {
        self.init(
            keyPath: \NSObject.[valueAlong: key ?? "self"], ascending: ascending,
            comparator: NamedValues.order)
    }

    public convenience init(key: String?, ascending: Bool, selector: Any?) {
        self.init(
            keyPath: \NSObject.[valueAlong: key ?? "self"], ascending: ascending,
            comparator: NamedValues.orderOfWords)
    }
}

// UI tests use those of XCUIAutomation.
extension NSPredicate {
    @_disfavoredOverload public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        let rule = PredicateReader(predicateFormat, arguments).rule()
        self.init(block: { object, _ in rule(object) })
    }

    @_disfavoredOverload public convenience init(
        format predicateFormat: String, argumentArray arguments: [Any]?
    ) {
        let rule = PredicateReader(predicateFormat, arguments ?? []).rule()
        self.init(block: { object, _ in rule(object) })
    }
}

package enum NamedValues {
    package static func value(along path: String, of object: Any?) -> Any? {
        path.split(separator: ".").reduce(object) { found, name in
            found.flatMap { name.lowercased() == "self" ? $0 : value(String(name), of: $0) }
        }
    }

    package static func value(_ name: String, of object: Any) -> Any? {
        if name == "@count" {
            return (object as? NSSet)?.count ?? (object as? NSOrderedSet)?.count ?? (object as? [Any])?.count
        }
        if let named = object as? any ValuesByName { return named.value(forKey: name) }
        if let values = object as? [String: Any] { return values[name] }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let next = mirror {
            if let child = next.children.first(where: { $0.label == name }) { return unwrapped(child.value) }
            mirror = next.superclassMirror
        }
        return nil
    }

    package static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional
            ? mirror.children.first.flatMap { unwrapped($0.value) } : value
    }

    package static func hashable(_ value: Any) -> AnyHashable {
        value as? AnyHashable ?? AnyHashable(ObjectIdentifier(value as AnyObject))
    }

    package static func order(_ left: Any, _ right: Any) -> ComparisonResult {
        compared(unwrapped(left), unwrapped(right)) ?? .orderedSame
    }

    package static func orderOfWords(_ left: Any, _ right: Any) -> ComparisonResult {
        guard let left = unwrapped(left) as? String, let right = unwrapped(right) as? String else {
            return order(left, right)
        }
        return left.localizedCaseInsensitiveCompare(right)
    }

    /// The order of two values; `nil` if they can't be compared.
    package static func compared(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        switch (left, right) {
        case (nil, nil): return .orderedSame
        case (nil, _): return .orderedAscending
        case (_, nil): return .orderedDescending
        case (let left as String, let right as String): return (left as NSString).compare(right)
        case (let left as Date, let right as Date): return left.compare(right)
        case (let left?, let right?):
            if let left = number(left), let right = number(right) {
                return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
            }
            return hashable(left) == hashable(right) ? .orderedSame : nil
        }
    }

    package static func number(_ value: Any) -> Double? {
        (value as? NSNumber)?.doubleValue ?? (value as? Int).map(Double.init) ?? (value as? Double)
    }
}

/// Parses a predicate's format: comparisons joined by AND, OR and NOT.
class PredicateReader {
    typealias Rule = (Any?) -> Bool
    private var words: [String]
    private var arguments: [Any?]

    init(_ format: String, _ arguments: [Any?]) {
        let pattern = try? NSRegularExpression(
            pattern:
                #"'[^']*'|"[^"]*"|%[@KdifuxXs]|%l[dfu]|[()\{\},]|[=<>!]=|=[<>]|<>|&&|\|\||[=<>!]|\[[cdCD]+\]|[\w.@$#-]+"#
        )
        let text = format as NSString
        words =
            pattern?.matches(in: format, range: NSRange(location: 0, length: text.length)).map {
                text.substring(with: $0.range)
            } ?? []
        self.arguments = arguments
    }

    func rule() -> Rule {
        var rule = conjunction()
        while take("OR", "||") { let left = rule, right = conjunction(); rule = { left($0) || right($0) } }
        return rule
    }

    private func conjunction() -> Rule {
        var rule = negation()
        while take("AND", "&&") { let left = rule, right = negation(); rule = { left($0) && right($0) } }
        return rule
    }

    private func negation() -> Rule {
        if take("NOT", "!") { let rule = negation(); return { !rule($0) } }
        if take("(") { let inner = rule(); _ = take(")"); return inner }
        if take("TRUEPREDICATE") { return { _ in true } }
        if take("FALSEPREDICATE") { return { _ in false } }
        return comparison()
    }

    private func comparison() -> Rule {
        let isAny = take("ANY", "SOME"), isAll = take("ALL")
        let left = operand()
        let name = next().uppercased()
        let options = words.first?.hasPrefix("[") == true ? next().lowercased() : ""
        let right = operand()
        return { object in
            let value = left(object)
            let holds = { (value: Any?) in Self.holds(value, name, right(object), options) }
            guard isAny || isAll, let values = Self.list(value) else { return holds(value) }
            return isAny ? values.contains { holds($0) } : values.allSatisfy { holds($0) }
        }
    }

    private func operand() -> (Any?) -> Any? {
        let word = next()
        if word == "{" {
            var values: [(Any?) -> Any?] = []
            while !words.isEmpty, !take("}") { values.append(operand()); _ = take(",") }
            return { object in values.map { $0(object) ?? NSNull() } }
        }
        if word == "%K" {
            let path = argument() as? String ?? ""; return { NamedValues.value(along: path, of: $0) }
        }
        if word.hasPrefix("%") { let value = NamedValues.unwrapped(argument()); return { _ in value } }
        if word.hasPrefix("'") || word.hasPrefix("\"") {
            let text = String(word.dropFirst().dropLast()); return { _ in text }
        }
        switch word.uppercased() {
        case "YES", "TRUE": return { _ in true }
        case "NO", "FALSE": return { _ in false }
        case "NIL", "NULL": return { _ in nil }
        default: break
        }
        if let number = Double(word) { return { _ in number } }
        return { NamedValues.value(along: word, of: $0) }
    }

    private static func list(_ value: Any?) -> [Any]? {
        (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? value as? [Any]
    }

    private static func holds(_ left: Any?, _ name: String, _ right: Any?, _ options: String) -> Bool {
        let order = NamedValues.compared(folded(left, options), folded(right, options))
        switch name {
        case "=", "==": return order == .orderedSame
        case "!=", "<>": return order != .orderedSame
        case "<": return order == .orderedAscending
        case ">": return order == .orderedDescending
        case "<=", "=<": return order == .orderedAscending || order == .orderedSame
        case ">=", "=>": return order == .orderedDescending || order == .orderedSame
        case "IN":
            return list(right)?.contains {
                NamedValues.compared(left, NamedValues.unwrapped($0)) == .orderedSame
            } == true
        case "BETWEEN":
            guard let bounds = list(right), bounds.count == 2 else { return false }
            return NamedValues.compared(left, bounds[0]) != .orderedAscending
                && NamedValues.compared(left, bounds[1]) != .orderedDescending
        default: break
        }
        if let values = list(left) {
            return name == "CONTAINS" && values.contains { NamedValues.compared($0, right) == .orderedSame }
        }
        guard let text = folded(left, options) as? String, let part = folded(right, options) as? String else {
            return false
        }
        switch name {
        case "CONTAINS": return part.isEmpty || text.contains(part)
        case "BEGINSWITH": return text.hasPrefix(part)
        case "ENDSWITH": return text.hasSuffix(part)
        case "MATCHES":
            // A pattern keeps its letters: `\D` is not `\d`.
            let how: String.CompareOptions =
                options.contains("c") ? [.regularExpression, .caseInsensitive] : .regularExpression
            return text.range(of: "^(?:\(right as? String ?? part))$", options: how) != nil
        case "LIKE":
            let pattern = NSRegularExpression.escapedPattern(for: part).replacingOccurrences(
                of: "\\*", with: ".*"
            ).replacingOccurrences(of: "\\?", with: ".")
            return text.range(of: "^\(pattern)$", options: .regularExpression) != nil
        default: return false
        }
    }

    private static func folded(_ value: Any?, _ options: String) -> Any? {
        guard let text = value as? String, !options.isEmpty else { return value }
        var how: String.CompareOptions = []
        if options.contains("c") { how.insert(.caseInsensitive) }
        if options.contains("d") { how.insert(.diacriticInsensitive) }
        return text.folding(options: how, locale: nil)
    }

    private func argument() -> Any? { arguments.isEmpty ? nil : arguments.removeFirst() }
    private func next() -> String { words.isEmpty ? "" : words.removeFirst() }

    private func take(_ names: String...) -> Bool {
        guard let word = words.first, names.contains(word.uppercased()) else { return false }
        words.removeFirst()
        return true
    }
}
