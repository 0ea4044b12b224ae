import Foundation

/// Why declarations here are not as Apple's, where Linux cannot have them so.
struct SDKExceptions: Decodable {
    /// Names that share one reason.
    struct Entry: Decodable {
        /// `UIView.tag`, `UIActivity*` for names that begin so, or `*Notification` for those that end so;
        /// for a protocol `UIAction: NSSecureCoding`.
        let names: [String]
        /// In what they differ; without it the names are public here alone.
        let trait: ComparedTrait?
        let reason: String
    }

    /// The entries, and of each the names, that explain something.
    typealias Used = Set<[String]>

    let entries: [Entry]

    init(_ entries: [Entry] = []) {
        self.entries = entries
    }

    init(contentsOf url: URL) throws {
        entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: url))
    }

    /// Why `trait` of `name` differs.
    func reason(for trait: ComparedTrait, of name: String, _ used: inout Used) -> String? {
        reason(name, trait, &used)
    }

    /// Why `name` is public here and not in the SDK.
    func reason(forExtra name: String, _ used: inout Used) -> String? { reason(name, nil, &used) }

    /// The names of the list that explain nothing.
    func idle(_ used: Used) -> [String] {
        entries.flatMap { entry in entry.names.filter { !used.contains(key($0, entry.trait)) } }
    }

    private func reason(_ name: String, _ trait: ComparedTrait?, _ used: inout Used) -> String? {
        for entry in entries where entry.trait == trait {
            guard let pattern = entry.names.first(where: { Self.matches($0, name) }) else { continue }
            used.insert(key(pattern, trait))
            return entry.reason
        }
        return nil
    }

    private func key(_ pattern: String, _ trait: ComparedTrait?) -> [String] {
        [pattern, trait?.rawValue ?? ""]
    }

    private static func matches(_ pattern: String, _ name: String) -> Bool {
        if pattern.hasSuffix("*") { return name.hasPrefix(pattern.dropLast()) }
        if pattern.hasPrefix("*") { return name.hasSuffix(pattern.dropFirst()) }
        return pattern == name
    }
}
