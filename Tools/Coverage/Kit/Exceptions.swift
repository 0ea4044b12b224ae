import Foundation

/// Public members that the list lacks and that are correct nevertheless, each with its reason.
public struct Exceptions: Sendable {
    struct Entry: Codable, Equatable {
        /// `UIView.animate(_:)`, or `UIView.*` for all members of a type, or `UIView.an*` for those with this prefix.
        let name: String
        let reason: String
    }

    let entries: [Entry]

    init(_ entries: [Entry] = []) {
        self.entries = entries
    }

    /// Reads the list at `url`.
    public init(contentsOf url: URL) throws {
        entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: url))
    }

    /// The entry that covers the member called `path`.
    func entry(for path: String) -> Entry? {
        entries.first { entry in
            entry.name == path || (entry.name.hasSuffix("*") && path.hasPrefix(entry.name.dropLast()))
        }
    }
}
