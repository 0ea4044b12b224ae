import Foundation

/// The number of uses of each UIKit type or function in public Swift code.
public struct TypeUses: Sendable {
    /// The types, the most used first.
    let entries: [(name: String, uses: Int)]

    init(_ text: String) {
        entries = text.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t")
            guard !line.hasPrefix("#"), fields.count == 2, let uses = Int(fields[1]) else { return nil }
            return (String(fields[0]), uses)
        }.sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
    }

    /// Reads a table of names and uses.
    public init(contentsOf url: URL) throws {
        self.init(try String(contentsOf: url, encoding: .utf8))
    }

    /// The types and functions that are not among full names of declarations.
    func absent(from names: Set<String>) -> [(name: String, uses: Int)] {
        let known = Set(names.map { String($0.prefix { $0 != "(" }).replacing(".", with: "") })
        return entries.filter { !known.contains($0.name) }
    }

    /// The total number of uses.
    var all: Int { entries.map(\.uses).reduce(0, +) }
}
