import Foundation

/// How often public Swift code names each type of UIKit, or function beside them.
public struct TypeUses: Sendable {
    /// The types, the one used most first.
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

    /// The types that a module lacks.
    func absent(from module: UIKitModule) -> [(name: String, uses: Int)] {
        entries.filter { !module.names.contains($0.name) }
    }

    /// How many uses there are in all.
    var all: Int { entries.map(\.uses).reduce(0, +) }
}
