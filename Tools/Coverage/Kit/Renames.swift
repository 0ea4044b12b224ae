import Foundation

/// The names that no rule of the importer explains: class, then selector, then the Swift name.
public struct Renames: Sendable {
    private let table: [String: [String: String]]

    init(_ table: [String: [String: String]] = [:]) {
        self.table = table
    }

    /// Reads the table at `url`.
    public init(contentsOf url: URL) throws {
        table = try JSONDecoder().decode([String: [String: String]].self, from: Data(contentsOf: url))
    }

    /// The Swift name of `selector`: a member's title, or for a constant the path of a nested member.
    func swiftName(of selector: String, in className: String) -> String? {
        table[className]?[selector]
    }

    func isRenamed(_ selector: String, in className: String) -> Bool {
        swiftName(of: selector, in: className) != nil
    }
}
