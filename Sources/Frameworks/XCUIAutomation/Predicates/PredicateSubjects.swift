import Foundation
import ScreenTree
import Simulator

// The values of the keys in predicates.
extension ElementSnapshot {
    /// The value of an attribute; `nil` for a name that isn't an attribute.
    func predicateValue(_ key: String) -> PredicateValue? {
        switch key {
        case "label": .text(label)
        case "identifier": .text(identifier)
        case "title": .text(title)
        case "value": .text(value ?? "")
        case "placeholderValue": placeholder.map { .text($0) } ?? .null
        case "elementType": .number(Double(kind.rawValue))
        case "isEnabled", "enabled": .number(isEnabled ? 1 : 0)
        case "isSelected", "selected": .number(isSelected ? 1 : 0)
        case "hasFocus": .number(hasFocus ? 1 : 0)
        case "hasKeyboardFocus": .number(hasKeyboardFocus ? 1 : 0)
        case "identifiers": .list(identifiers.map { .text($0) })
        default: nil
        }
    }
}

extension ElementSnapshot {
    private static let flags: Set = [
        "isEnabled", "enabled", "isSelected", "selected", "hasFocus", "hasKeyboardFocus",
    ]

    /// The value of an attribute as an object: a flag is a `Bool`, the type is its raw value.
    func objectValue(_ key: String) -> Any? {
        guard case .number(let number) = predicateValue(key) else { return predicateValue(key)?.object }
        return Self.flags.contains(key) ? number == 1 : UInt(number)
    }
}

extension PredicateExpression {
    /// The names of attributes in predicates.
    static let attributes: Set = [
        "label", "identifier", "title", "value", "placeholderValue", "elementType", "isEnabled", "enabled",
        "isSelected",
        "selected", "hasFocus", "hasKeyboardFocus", "identifiers", "exists", "isHittable", "hittable",
        "count",
        "self", "SELF",
    ]

    /// Whether an element of a screen meets the condition.
    @MainActor
    func isMet(by element: ElementSnapshot, in simulator: Simulator) -> Bool {
        isMet { key in
            switch key {
            case "exists": .number(1)
            case "isHittable", "hittable": .number(element.isHittable(in: simulator) ? 1 : 0)
            default: element.predicateValue(key)
            }
        }
    }

    /// Whether an object meets the condition: an element, a query, a snapshot, a dictionary or a text.
    func isMet(by object: Any?) -> Bool {
        switch object {
        case let element as XCUIElement: MainActor.assumeIsolated { isMetSoon(by: element) }
        case let query as XCUIElementQuery: MainActor.assumeIsolated { isMetSoon(by: query) }
        case let record as ElementRecord: MainActor.assumeIsolated { isMet(record.element.predicateValue) }
        case let values as [String: Any]: isMet { values[$0].flatMap { PredicateValue($0) } }
        case let text as String: isMet { $0.uppercased() == "SELF" ? .text(text) : nil }
        default: false
        }
    }

    /// Whether an element meets the condition now. An unmet condition lets time pass, because the test waits for it.
    @MainActor
    private func isMetSoon(by element: XCUIElement) -> Bool {
        element.application.comeToRest()
        if isMet(element.valueForPredicate) { return true }
        element.application.letTimePass()
        return isMet(element.valueForPredicate)
    }

    @MainActor
    private func isMetSoon(by query: XCUIElementQuery) -> Bool {
        query.application.comeToRest()
        func value(_ key: String) -> PredicateValue? { key == "count" ? .number(Double(query.count)) : nil }
        if isMet(value) { return true }
        query.application.letTimePass()
        return isMet(value)
    }
}

extension XCUIElement {
    /// The value of an attribute, without a failure for a missing element.
    fileprivate func valueForPredicate(_ key: String) -> PredicateValue? {
        switch key {
        case "exists": .number(exists ? 1 : 0)
        case "isHittable", "hittable": .number(isHittable ? 1 : 0)
        default: try? find().element.predicateValue(key)
        }
    }
}
