import Foundation

@testable import CoverageKit

/// A symbol of a graph that a test creates.
struct MadeSymbol {
    let id: String
    private let json: String

    /// Creates a symbol with a declaration such as `@MainActor func add(_ %view : UIView)`, where the percent sign marks an internal
    /// parameter name. Its identifier is the name, unless one is given.
    init(_ kind: String, _ name: String, _ declaration: String, access: String = "public", id: String? = nil)
    {
        self.id = id ?? name
        let path = name.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ", ")
        let fragments = Self.fragments(declaration).map {
            "{\"kind\": \"\($0.0)\", \"spelling\": \"\($0.1)\"}"
        }
        json = """
            {"kind": {"identifier": "\(kind)"}, "identifier": {"precise": "\(self.id)"},
            "pathComponents": [\(path)], "names": {"title": "\(name.split(separator: ".").last ?? "")"},
            "declarationFragments": [\(fragments.joined(separator: ", "))], "accessLevel": "\(access)"}
            """
    }

    /// The graph of symbols and their relationships.
    static func graph(_ symbols: [MadeSymbol], _ links: [MadeLink]) -> SymbolGraph {
        let text = """
            {"symbols": [\(symbols.map(\.json).joined(separator: ", "))],
            "relationships": [\(links.map(\.json).joined(separator: ", "))]}
            """
        return try! JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))
    }

    private static let keywords: Set<Substring> = [
        "class", "func", "get", "let", "nonisolated", "optional", "override", "protocol", "set", "var",
        "weak",
    ]

    /// Words and separators, as the compiler divides a declaration.
    private static func fragments(_ declaration: String) -> [(String, Substring)] {
        declaration.split(separator: " ").flatMap { word -> [(String, Substring)] in
            if word.hasPrefix("%") { return [("internalParam", word.dropFirst())] }
            let kind = word.hasPrefix("@") ? "attribute" : keywords.contains(word) ? "keyword" : "text"
            return [(kind, word), ("text", " ")]
        }
    }
}

/// A relationship between two test symbols.
struct MadeLink {
    fileprivate let json: String

    init(_ kind: String, _ source: String, _ target: String, fallback: String? = nil) {
        let name = fallback.map { ", \"targetFallback\": \"\($0)\"" } ?? ""
        json = "{\"kind\": \"\(kind)\", \"source\": \"\(source)\", \"target\": \"\(target)\"\(name)}"
    }
}
