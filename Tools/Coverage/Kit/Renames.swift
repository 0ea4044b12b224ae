import Foundation

/// The names that no rule of the importer explains: class, then selector, then the Swift name or names.
public struct Renames: Sendable {
    private let table: [String: [String: [String]]]

    init(_ table: [String: [String: [String]]] = [:]) {
        self.table = table
    }

    /// Reads the table at `url`, which may contain a single name instead of a list.
    public init(contentsOf url: URL) throws {
        let decoded = try JSONDecoder().decode([String: [String: Names]].self, from: Data(contentsOf: url))
        table = decoded.mapValues { $0.mapValues(\.names) }
    }

    /// The Swift names of `selector`: a member's title, or for a constant the path of a nested member.
    ///
    /// There are several if an overlay's initializer has gained arguments from one SDK to the next.
    func swiftNames(of selector: String, in className: String) -> [String]? {
        table[className]?[selector]
    }

    private struct Names: Decodable {
        let names: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            names = try (try? container.decode([String].self)) ?? [container.decode(String.self)]
        }
    }
}
