import Foundation

/// The reasons for declarations that can't match Apple's on Linux.
struct SDKExceptions: Decodable {
    /// Names with a common reason.
    struct Entry: Decodable {
        /// `UIView.tag`, `UIActivity*` for names with this prefix, or `*Notification` for names with this suffix; for a protocol,
        /// `UIAction: NSSecureCoding`.
        let names: [String]
        /// The differing trait; without it, the names are public only here.
        let trait: ComparedTrait?
        let reason: String
    }

    /// The entries, and their names, that apply.
    typealias Used = Set<[String]>

    let entries: [Entry]

    init(_ entries: [Entry] = []) {
        self.entries = entries
    }

    init(contentsOf url: URL) throws {
        entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: url))
    }

    /// The reason for a difference of `trait` of `name`.
    func reason(for trait: ComparedTrait, of name: String, _ used: inout Used) -> String? {
        reason(name, trait, &used)
    }

    /// The reason that `name` is public here but not in the SDK.
    func reason(forExtra name: String, _ used: inout Used) -> String? { reason(name, nil, &used) }

    /// The names in the list that no longer apply, as far as these traits tell.
    func idle(_ used: Used, comparing traits: Set<ComparedTrait>) -> [String] {
        entries.filter { $0.trait.map(traits.contains) ?? true }.flatMap { entry in
            entry.names.filter { !used.contains(key($0, entry.trait)) }
        }
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
