import FlowPlan
import Yams

/// Reads the commands of a flow.
struct CommandReader {
    /// The keys that all commands have.
    static let commonKeys = ["label", "optional"]

    let scope: Scope
    let files: FlowFiles

    var selectors: SelectorReader { SelectorReader(scope: scope) }

    /// The commands of a list. A command that can't be read is left out, and its fault is noted.
    func steps(_ node: Node) -> [FlowStep] {
        if node.isEmpty { return [] }
        // A hook may have one command without a list.
        let nodes = node.sequence.map { Array($0) } ?? [node]
        return nodes.compactMap { node in
            do throws(FlowFault) {
                return try step(node)
            } catch {
                files.note(error)
                return nil
            }
        }
    }

    private func step(_ node: Node) throws(FlowFault) -> FlowStep {
        let (name, line, value) = try parts(of: node)
        var step = FlowStep(try command(name, value, line), at: scope.position(line))
        if let mapping = value.mapping {
            if let label = mapping["label"] { step.label = try scope.constant(label, of: "label") }
            if let optional = mapping["optional"] {
                step.isOptional = try scope.truth(optional, of: "optional")
            }
        }
        return step
    }

    private func parts(of node: Node) throws(FlowFault) -> (name: String, line: Int, value: Node) {
        if let name = node.scalar?.string, !node.isEmpty {
            return (name, node.line, .scalar(Node.Scalar("", .implicit, .any, node.mark)))
        }
        guard let mapping = node.mapping, mapping.count == 1, let only = mapping.first,
            let name = only.key.scalar?.string
        else {
            let names = node.mapping?.keys.compactMap { $0.scalar?.string }.joined(separator: ", ")
            throw scope.fault(
                node.line, "A command has one name, not \(names.map { "several: \($0)" } ?? node.kindWord).",
                repair: "Begin each command with '- ', and indent its keys by four spaces.")
        }
        return (name, only.key.line, only.value)
    }

    /// The fields of a command.
    func fields(_ node: Node, of name: String, _ keys: [String], _ line: Int) throws(FlowFault) -> Fields {
        try Fields(node, of: name, in: scope, allowed: keys + Self.commonKeys, at: line)
    }

    /// The value of a command that takes a text, or keys of which one is the text.
    func textOrFields(_ node: Node, of name: String, key: String, others: [String] = []) throws(FlowFault)
        -> FlowText
    {
        if node.scalar != nil, !node.isEmpty { return try scope.text(node, of: name) }
        let fields = try Fields(node, of: name, in: scope, allowed: [key] + others + Self.commonKeys)
        return try scope.text(try fields.required(key), of: key)
    }
}
