import FlowPlan
import Yams

/// The keys and values of a command or of another mapping.
struct Fields {
    /// The unknown keys that are faults.
    enum Rejected {
        case allUnknown
        /// Those that are similar to a known key.
        case misspelled
    }

    let scope: Scope
    /// The name of the command or of the key that has the mapping.
    let owner: String
    let line: Int
    private var values: [String: Node] = [:]

    /// Reads a mapping. Without a value, there are no fields.
    ///
    /// - Parameters:
    ///   - rejects: The unknown keys that are faults.
    ///   - line: The line of a missing key; by default that of the mapping.
    init(
        _ node: Node, of owner: String, in scope: Scope, allowed: [String],
        rejecting rejects: Rejected = .allUnknown, at line: Int? = nil
    ) throws(FlowFault) {
        (self.scope, self.owner, self.line) = (scope, owner, line ?? node.line)
        if node.isEmpty { return }
        guard let mapping = node.mapping else {
            throw scope.fault(
                self.line, "\(owner) takes keys and values, not \(node.kindWord).",
                repair: "Write one of its keys: \(allowed.joined(separator: ", ")).")
        }
        for (key, value) in mapping {
            let name = key.scalar?.string ?? ""
            if allowed.contains(name) {
                values[name] = value
            } else if rejects == .allUnknown || NearestName.spelled(name, in: allowed) != nil {
                throw Self.unknown(name, key.line, owner, scope, allowed)
            }
        }
    }

    private static func unknown(
        _ name: String, _ line: Int, _ owner: String, _ scope: Scope, _ allowed: [String]
    ) -> FlowFault {
        let repair =
            NearestName.spelled(name, in: allowed).map { "Did you mean '\($0)'?" }
            ?? "Its keys: \(allowed.joined(separator: ", "))."
        return scope.fault(line, "\(owner) has no key '\(name)'.", repair: repair)
    }

    subscript(key: String) -> Node? { values[key] }

    /// A required value.
    func required(_ key: String) throws(FlowFault) -> Node {
        if let node = values[key] { return node }
        throw scope.fault(line, "\(owner) has no \(key).", repair: "Add the key '\(key)'.")
    }

    func text(_ key: String) throws(FlowFault) -> FlowText? {
        guard let node = values[key] else { return nil }
        return try scope.text(node, of: key)
    }

    func constant(_ key: String) throws(FlowFault) -> String? {
        guard let node = values[key] else { return nil }
        return try scope.constant(node, of: key)
    }

    func integer(_ key: String, in range: ClosedRange<Double> = 0...1e9) throws(FlowFault) -> Int? {
        guard let node = values[key] else { return nil }
        return try scope.integer(node, of: key, in: range)
    }

    func number(_ key: String, in range: ClosedRange<Double> = 0...1e9) throws(FlowFault) -> Double? {
        guard let node = values[key] else { return nil }
        return try scope.number(node, of: key, in: range)
    }

    func seconds(_ key: String) throws(FlowFault) -> Double? {
        guard let node = values[key] else { return nil }
        return try scope.seconds(node, of: key)
    }

    func truth(_ key: String) throws(FlowFault) -> Bool? {
        guard let node = values[key] else { return nil }
        return try scope.truth(node, of: key)
    }

    func word<Word: RawRepresentable<String> & CaseIterable>(
        _ key: String, _ type: Word.Type = Word.self
    ) throws(FlowFault) -> Word? {
        guard let node = values[key] else { return nil }
        return try scope.word(node, of: key, type)
    }

    /// The names and values of a mapping, such as env.
    func parameters(_ key: String) throws(FlowFault) -> [String: FlowValue] {
        guard let node = values[key], !node.isEmpty else { return [:] }
        guard let mapping = node.mapping else {
            throw scope.fault(
                node.line, "\(key) takes names and values, not \(node.kindWord).",
                repair: "Write NAME: value.")
        }
        var parameters: [String: FlowValue] = [:]
        for (name, value) in mapping {
            guard let name = name.scalar?.string else { continue }
            // An empty text is a value.
            parameters[name] = .text(try value.isEmpty ? "" : scope.constant(value, of: name))
        }
        return parameters
    }
}
