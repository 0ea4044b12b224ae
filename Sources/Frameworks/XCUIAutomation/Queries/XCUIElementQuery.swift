import Foundation
import ScreenTree

/// A query for elements. It is evaluated each time that it is used. iOS 9. Follows Apple's page "XCUIElementQuery".
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    /// The elements from which the query starts.
    enum Source {
        case element(XCUIElement)
        case query(XCUIElementQuery)
    }

    let source: Source
    let step: QueryStep

    init(_ source: Source, _ step: QueryStep) {
        (self.source, self.step) = (source, step)
        super.init()
    }

    // MARK: Elements

    /// The query's single element. Its use fails the test if the query finds none or several.
    open var element: XCUIElement { XCUIElement(of: self, .only) }

    /// The first element that the query finds. iOS 11.
    open var firstMatch: XCUIElement { XCUIElement(of: self, .first) }

    /// The number of elements that the query finds.
    open var count: Int { (try? positions(in: application.screen()).count) ?? 0 }

    /// An element for each position that the query finds. Each is evaluated again by its index.
    open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map(element(boundBy:)) }

    /// An element for each one that the query finds, bound to the view or accessibility element that is there now.
    open var allElementsBoundByAccessibilityElement: [XCUIElement] {
        guard let screen = try? application.screen(), let found = try? positions(in: screen) else {
            return []
        }
        return found.map { XCUIElement(of: self, .bound(BoundElement(screen.elements[$0]))) }
    }

    /// Returns the element at an index of the query's results.
    open func element(boundBy index: Int) -> XCUIElement { XCUIElement(of: self, .index(index)) }

    /// Returns the element at an index. The older spelling. Follows Apple's page "elementAtIndex:".
    open func element(at index: Int) -> XCUIElement { element(boundBy: index) }

    /// Returns the single element that satisfies a predicate.
    open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

    /// Returns the single element of a type with an identifying property that equals a text; `nil` for any.
    open func element(
        matching elementType: XCUIElement.ElementType, identifier: String?
    ) -> XCUIElement { matching(elementType, identifier: identifier).element }

    /// Returns the single element with an identifying property that equals a text: its identifier, label, title, value or placeholder.
    open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

    // MARK: Further steps

    /// Returns a query for the descendants of a type. The elements of this query aren't among them, unless one contains another.
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        next(.descendants(type.kind))
    }

    /// Returns a query for the children of a type.
    open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        next(.children(type.kind))
    }

    /// Returns a query for those elements that satisfy a predicate.
    open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        next(.matching(ElementFilter(predicate)))
    }

    /// Returns a query for those elements of a type with an identifying property that equals a text; `nil` for any.
    open func matching(
        _ elementType: XCUIElement.ElementType, identifier: String?
    ) -> XCUIElementQuery { next(.matching(.of(elementType.kind, identifiedBy: identifier))) }

    /// Returns a query for those elements with an identifying property that equals a text.
    open func matching(identifier: String) -> XCUIElementQuery {
        next(.matching(.identified(by: identifier)))
    }

    /// Returns a query for those elements with a descendant that satisfies a predicate.
    open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        next(.containing(ElementFilter(predicate)))
    }

    /// Returns a query for those elements with a descendant of a type with an identifying property that equals a text; `nil` for any.
    open func containing(
        _ elementType: XCUIElement.ElementType, identifier: String?
    ) -> XCUIElementQuery { next(.containing(.of(elementType.kind, identifiedBy: identifier))) }

    private func next(_ step: QueryStep) -> XCUIElementQuery { XCUIElementQuery(.query(self), step) }

    /// The query and its results at each step, in Xcode's layout.
    open override var debugDescription: String { MainActor.assumeIsolated { chain } }

    /// The query and its results at each step.
    open override var description: String { debugDescription }
}

// Evaluation.
extension XCUIElementQuery {
    var application: XCUIApplication {
        switch source {
        case .element(let element): element.application
        case .query(let query): query.application
        }
    }

    /// The positions that the query finds.
    func positions(in screen: ScreenIndex) throws -> [Int] {
        let input = try input(in: screen)
        let output = step.select(from: input, in: screen)
        guard !output.isEmpty else { throw MatchFailure.none(step.words, from: input, in: screen) }
        return output
    }

    private func input(in screen: ScreenIndex) throws -> [Int] {
        switch source {
        case .element(let element): [try element.position(in: screen)]
        case .query(let query): try query.positions(in: screen)
        }
    }

    /// The query as one expression: `Descendants matching type Button, Elements matching predicate '"Buy" IN identifiers'`.
    var words: String { "<XCUIElementQuery: \(steps.joined(separator: ", "))>" }

    /// The steps in Xcode's words, beginning with the application.
    var steps: [String] {
        switch source {
        case .element(let element): element.steps + [step.words]
        case .query(let query): query.steps + [step.words]
        }
    }

    /// The steps with the elements that each finds.
    private var chain: String {
        zip(steps, outputs).enumerated().map { index, step in
            let indent = String(repeating: "  ", count: index)
            let lines = step.1.map { "\(indent)    \($0)\n" }.joined()
            return
                "\(indent)\(index == 0 ? "" : "↪︎")Find: \(step.0)\n\(indent)  Output: {\n\(lines)\(indent)  }"
        }.joined(separator: "\n")
    }

    /// The elements that each step finds, as text.
    var outputs: [[String]] {
        let screen = try? application.screen()
        let found = screen.flatMap { try? positions(in: $0) } ?? []
        let own = found.compactMap { screen?.elements[$0].line }
        switch source {
        case .element(let element): return element.outputs + [own]
        case .query(let query): return query.outputs + [own]
        }
    }
}
