import Foundation
import ScreenTree
import Simulator

/// An element that was found on the screen.
@MainActor
struct FoundElement {
    let element: ElementSnapshot
    let position: Int
    let screen: ScreenIndex

    var simulator: Simulator { screen.simulator }
}

extension XCUIElement {
    /// The application that the element belongs to.
    var application: XCUIApplication {
        switch target {
        case .application: self as? XCUIApplication ?? XCUIApplication()
        case .query(let query, _): query.application
        }
    }

    /// Finds the element on the current screen.
    func find() throws -> FoundElement {
        let screen = try application.screen()
        let position = try position(in: screen)
        return FoundElement(element: screen.elements[position], position: position, screen: screen)
    }

    /// The element's position in the tree of a screen.
    func position(in screen: ScreenIndex) throws -> Int {
        guard case .query(let query, let choice) = target else { return 0 }
        let found = try query.positions(in: screen)
        switch choice {
        case .only:
            guard found.count == 1 else { throw MatchFailure.several(query, found, in: screen) }
            return found[0]
        case .first: return found[0]
        case .index(let index):
            guard found.indices.contains(index) else {
                throw MatchFailure.none("Element at index \(index)", from: found, in: screen)
            }
            return found[index]
        case .bound(let bound):
            guard let position = found.first(where: { bound.matches(screen.elements[$0]) }) else {
                throw MatchFailure.none("Identity Binding", from: found, in: screen)
            }
            return position
        }
    }

    /// The attributes, for a test that reads them. A missing element fails the test.
    var attributes: ElementSnapshot {
        do {
            return try find().element
        } catch {
            UITestFailure.report("Failed to get matching snapshot: \(reason(of: error))")
            return ElementSnapshot(.any)
        }
    }

    func reason(of error: any Error) -> String { (error as? MatchFailure)?.words ?? "\(error)" }
}

// Texts.
extension XCUIElement {
    /// The element as failures name it: `"Buy" Button`.
    var words: String {
        guard case .query(let query, let choice) = target else { return "'\(application.nameOfApp)'" }
        let kind = query.kindName
        switch choice {
        case .only: return query.key.map { "\"\($0)\" \(kind)" } ?? kind
        case .first: return query.key.map { "\"\($0)\" \(kind)" } ?? "\(kind) (First Match)"
        case .index(let index): return "\(kind) (Element at index \(index))"
        case .bound: return "\(kind) (Identity Binding)"
        }
    }

    /// The steps to the element in Xcode's words.
    var steps: [String] {
        guard case .query(let query, let choice) = target else { return ["Application \(words)"] }
        switch choice {
        case .only: return query.steps
        case .first: return query.steps + ["First Match"]
        case .index(let index): return query.steps + ["Element at index \(index)"]
        case .bound: return query.steps + ["Identity Binding"]
        }
    }

    /// The elements that each step finds, as text.
    var outputs: [[String]] {
        let own = (try? find().element.line).map { [$0] } ?? []
        guard case .query(let query, let choice) = target else { return [own] }
        if case .only = choice { return query.outputs }
        return query.outputs + [own]
    }

    /// The element with its descendants, its path and its query.
    var report: String {
        guard let found = try? find() else { return "No matches found for \(words)" }
        let path = found.screen.path(to: found.position).enumerated().map { index, position in
            String(repeating: " ", count: index + 1) + (index == 0 ? "→" : "↳")
                + found.screen.elements[position].line
        }
        return "Attributes: \(found.element.line)\nElement subtree:\n →"
            + found.element.tree(indent: "  ").dropFirst(2)
            + "\nPath to element:\n" + path.joined(separator: "\n") + "\nQuery chain:\n" + queryChain + "\n"
    }

    private var queryChain: String {
        zip(steps, outputs).enumerated().map { index, step in
            let indent = String(repeating: "  ", count: index)
            let lines = step.1.map { "\(indent)    \($0)\n" }.joined()
            return
                "\(indent) \(index == 0 ? "→" : "↪︎")Find: \(step.0)\n\(indent)  Output: {\n\(lines)\(indent)  }"
        }.joined(separator: "\n")
    }
}

extension XCUIElementQuery {
    /// The name of the type that the query looks for.
    fileprivate var kindName: String {
        switch step {
        case .descendants(let kind), .children(let kind): return kind == .any ? "Element" : kind.name
        case .matching, .containing:
            if case .query(let query) = source { return query.kindName }
            return "Element"
        }
    }

    /// The text that the last step compares with identifying properties; `nil` for other steps.
    fileprivate var key: String? {
        guard case .matching(let filter) = step else { return nil }
        return filter.key
    }
}
