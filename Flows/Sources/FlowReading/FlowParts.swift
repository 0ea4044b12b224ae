import FlowPlan
import Yams

/// The header and the commands of a flow's file.
struct FlowParts {
    private static let keys = [
        "appId", "name", "tags", "env", "properties", "onFlowStart", "onFlowComplete", "url", "jsEngine",
        "androidWebViewHierarchy",
    ]

    /// The scope with the values of `env`.
    private(set) var scope: Scope
    private(set) var name: String?
    private(set) var tags: [String] = []
    private(set) var properties: [String: String] = [:]
    private(set) var onStart: Node?
    private(set) var onComplete: Node?
    let commands: Node

    init(_ file: YAMLFile, _ scope: Scope) throws(FlowFault) {
        self.scope = scope
        switch file.documents.count {
        case 1 where file.documents[0].sequence != nil: commands = file.documents[0]
        case 2:
            commands = file.documents[1]
            try read(file.documents[0])
        default:
            throw scope.fault(
                1, "The file has no commands.",
                repair: "Write appId: com.example.app, then --- in a line of its own, then the commands.")
        }
        guard commands.sequence != nil || commands.isEmpty else {
            throw scope.fault(
                commands.line, "The commands are \(commands.kindWord), not a list.",
                repair: "Begin each command with '- '.")
        }
    }

    private mutating func read(_ header: Node) throws(FlowFault) {
        let fields = try Fields(header, of: "The header", in: scope, allowed: Self.keys)
        if let url = fields["url"] {
            throw scope.fault(
                url.line, "Flows for web pages are left out.", repair: "Write appId in place of url.")
        }
        scope = scope.with(try fields.parameters("env"))
        if let node = fields["appId"], scope.appID == nil {
            scope.appID = try scope.constant(node, of: "appId")
        }
        if let node = fields["name"] { name = try scope.constant(node, of: "name") }
        tags = try Self.texts(fields["tags"], "tags", scope)
        properties = try fields.parameters("properties").mapValues(\.text)
        (onStart, onComplete) = (fields["onFlowStart"], fields["onFlowComplete"])
    }

    /// A list of texts, or one text.
    static func texts(_ node: Node?, _ name: String, _ scope: Scope) throws(FlowFault) -> [String] {
        guard let node, !node.isEmpty else { return [] }
        guard let list = node.sequence else { return [try scope.constant(node, of: name)] }
        var texts: [String] = []
        for item in list { texts.append(try scope.constant(item, of: name)) }
        return texts
    }
}
