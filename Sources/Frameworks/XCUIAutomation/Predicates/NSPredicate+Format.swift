import Foundation
import UIKit

// Foundation on Linux has no format strings. These initializers read those of UI tests.
extension NSPredicate {
    /// Creates a predicate from a format string, for elements, queries and dictionaries.
    ///
    /// It knows `==`, `!=`, `<`, `<=`, `>`, `>=`, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE`, `MATCHES` and `IN`, with `[c]`, `[d]` and
    /// `[cd]`; `AND`, `OR`, `NOT`; texts, numbers, lists in braces, and the arguments `%@`, `%K`, `%d`. Its keys are the attributes of elements,
    /// `exists`, `isHittable`, and `count` of a query. Any other format string or key fails the test, and the predicate is never met.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(format: predicateFormat, arguments: arguments)
    }

    /// Creates a predicate from a format string and an array of arguments.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(format: predicateFormat, arguments: arguments ?? [])
    }

    private convenience init(format: String, arguments: [Any?]) {
        let expression = Self.expression(of: format, arguments)
        self.init(block: { object, _ in expression.isMet(by: object) })
        objc_setAssociatedObject(
            self, expressionKey.address, ExpressionBox(expression), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    private static func expression(of format: String, _ arguments: [Any?]) -> PredicateExpression {
        do {
            let expression = try PredicateParser.parse(format, arguments)
            let known = PredicateExpression.attributes
            guard let key = expression.keys.first(where: { !known.contains($0) }) else { return expression }
            UITestFailure.reportFromAnyThread(
                "The key \(key) of the format string \"\(format)\" isn't an attribute of elements: "
                    + known.sorted().joined(separator: ", "))
        } catch {
            UITestFailure.reportFromAnyThread((error as? PredicateParser.Failure)?.words ?? "\(error)")
        }
        return .constant(false)
    }

    /// The condition of a format string; `nil` for a predicate that was made from a block.
    var expression: PredicateExpression? {
        if let box = objc_getAssociatedObject(self, expressionKey.address) as? ExpressionBox {
            return box.expression
        }
        guard let compound = self as? NSCompoundPredicate else { return nil }
        let parts = compound.subpredicates.compactMap(\.expression)
        guard parts.count == compound.subpredicates.count else { return nil }
        switch compound.compoundPredicateType {
        case .and: return .and(parts)
        case .or: return .or(parts)
        case .not: return parts.first.map { .not($0) }
        @unknown default: return nil
        }
    }
}

extension ElementFilter {
    /// Elements that satisfy a predicate.
    init(_ predicate: NSPredicate) {
        guard let expression = predicate.expression else {
            self.init("predicate 'BLOCKPREDICATE'") { position, screen in
                predicate.evaluate(with: ElementRecord(screen.elements[position]))
            }
            return
        }
        self.init("predicate '\(expression.words)'") { position, screen in
            expression.isMet(by: screen.elements[position], in: screen.simulator)
        }
    }
}

/// The key of a predicate's expression.
private let expressionKey = AssociationKey()

private final class ExpressionBox: Sendable {
    let expression: PredicateExpression

    init(_ expression: PredicateExpression) { self.expression = expression }
}
