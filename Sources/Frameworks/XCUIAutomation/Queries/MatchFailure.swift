import ScreenTree

/// The touch or key that an element can't receive, in Xcode's words.
@MainActor
struct EventFailure: Error {
    let words: String
}

/// The reason why a query doesn't find a single element.
@MainActor
struct MatchFailure: Error {
    /// The reason in Xcode's words.
    let words: String
    /// Whether the query finds several elements.
    let isAmbiguous: Bool

    /// No element is selected by a step.
    static func none(_ step: String, from input: [Int], in screen: ScreenIndex) -> MatchFailure {
        let lines = input.map { "    \(screen.elements[$0].line)" }.joined(separator: ",\n")
        return MatchFailure(
            words: "No matches found for \(step) from input {(\n\(lines)\n)}" + screen.treeOfFailure,
            isAmbiguous: false)
    }

    /// More than one element matches.
    static func several(_ query: XCUIElementQuery, _ matches: [Int], in screen: ScreenIndex) -> MatchFailure {
        MatchFailure(
            words: "Find single matching element. Multiple matching elements found for \(query.words).\n"
                + "Sparse tree of matches:\n\(screen.sparseTree(of: matches))",
            isAmbiguous: true)
    }

    /// The app isn't running.
    static func notRunning(_ application: XCUIApplication) -> MatchFailure {
        MatchFailure(words: "Application \(application.words) is not running", isAmbiguous: false)
    }
}

extension ScreenIndex {
    /// The whole tree of the screen.
    fileprivate var treeOfFailure: String {
        "\nElement subtree:\n →\(elements[0].tree(indent: "  ").dropFirst(2))"
    }

    /// The matches with the elements that contain them.
    fileprivate func sparseTree(of matches: [Int]) -> String {
        let kept = Set(matches.flatMap(path(to:))).sorted()
        return kept.map { position in
            let depth = path(to: position).count - 1
            return String(repeating: " ", count: depth) + (depth == 0 ? "→" : "↳") + elements[position].line
        }.joined(separator: "\n")
    }
}
