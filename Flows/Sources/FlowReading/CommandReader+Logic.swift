import FlowPlan
import Yams

// Assertions, waits, conditions and loops.
extension CommandReader {
    /// The wait of an assertion, as Maestro documents it, in seconds.
    private static let assertionSeconds = 7.0

    func check(_ name: String, _ node: Node, _ line: Int) throws(FlowFault) -> FlowCommand {
        switch name {
        case "assertVisible":
            return .expect(
                FlowCondition(visible: try asserted(node, name, line)), within: Self.assertionSeconds)
        case "assertNotVisible":
            return .expect(
                FlowCondition(notVisible: try asserted(node, name, line)), within: Self.assertionSeconds)
        case "extendedWaitUntil": return try wait(node, line)
        case "assertTrue": return .assertTrue(try asserted(node, line))
        default:
            let fields = try fields(node, of: name, ["timeout"], line)
            return .waitForAnimation(try fields.seconds("timeout") ?? 15)
        }
    }

    private func asserted(_ node: Node, _ name: String, _ line: Int) throws(FlowFault) -> ElementSelector {
        if let timeout = node.mapping?["timeout"] {
            throw scope.fault(
                timeout.line, "\(name) has no timeout.", repair: "Use extendedWaitUntil, which has one.")
        }
        return try element(node, of: name, line, Self.commonKeys)
    }

    private func asserted(_ node: Node, _ line: Int) throws(FlowFault) -> FlowExpression {
        if node.mapping == nil { return try scope.expression(node, of: "assertTrue") }
        let fields = try fields(node, of: "assertTrue", ["condition"], line)
        return try scope.expression(try fields.required("condition"), of: "condition")
    }

    private func wait(_ node: Node, _ line: Int) throws(FlowFault) -> FlowCommand {
        let fields = try fields(node, of: "extendedWaitUntil", ["visible", "notVisible", "timeout"], line)
        var condition = FlowCondition()
        if let node = fields["visible"] { condition.visible = try selectors.selector(node, of: "visible") }
        if let node = fields["notVisible"] {
            condition.notVisible = try selectors.selector(node, of: "notVisible")
        }
        guard condition != FlowCondition() else {
            throw scope.fault(
                line, "extendedWaitUntil waits for nothing.", repair: "Add visible or notVisible.")
        }
        return .expect(condition, within: try fields.seconds("timeout") ?? Self.assertionSeconds)
    }

    func group(_ name: String, _ node: Node, _ line: Int) throws(FlowFault) -> FlowCommand {
        switch name {
        case "runFlow": return .group(try runFlow(node, line))
        case "repeat":
            let fields = try fields(node, of: name, ["times", "while", "commands"], line)
            var group = FlowGroup(steps(try fields.required("commands")))
            if let node = fields["while"] { group.condition = try selectors.condition(node, of: "while") }
            let times = try fields.integer("times")
            guard times != nil || group.condition != nil else {
                throw scope.fault(line, "repeat doesn't end.", repair: "Add times or while.")
            }
            return .repeatSteps(group, times: times)
        default:
            let fields = try fields(node, of: name, ["maxRetries", "commands", "file", "env"], line)
            return .retry(try group(fields, line), times: try fields.integer("maxRetries", in: 0...3) ?? 1)
        }
    }

    private func runFlow(_ node: Node, _ line: Int) throws(FlowFault) -> FlowGroup {
        if node.scalar != nil, !node.isEmpty { return try file(node, parameters: [:]) }
        let fields = try fields(node, of: "runFlow", ["file", "commands", "env", "when"], line)
        guard let when = fields["when"] else { return try group(fields, line) }
        let condition = try selectors.condition(when, of: "when")
        // The commands of another platform may use what PageFlow doesn't have.
        if let platform = condition.platform, platform != .iOS {
            return FlowGroup(file: try fields.constant("file"), when: condition, [])
        }
        var group = try group(fields, line)
        group.condition = condition
        return group
    }

    /// The commands of a file, or those in the mapping.
    private func group(_ fields: Fields, _ line: Int) throws(FlowFault) -> FlowGroup {
        let parameters = try fields.parameters("env")
        if let commands = fields["commands"] {
            return FlowGroup(CommandReader(scope: scope.with(parameters), files: files).steps(commands))
        }
        guard let node = fields["file"] else {
            throw scope.fault(
                line, "\(fields.owner) has no commands.", repair: "Add the key 'file' or 'commands'.")
        }
        return try file(node, parameters: parameters)
    }

    private func file(_ node: Node, parameters: [String: FlowValue]) throws(FlowFault) -> FlowGroup {
        let path = try scope.constant(node, of: "file")
        return FlowGroup(file: path, try files.steps(of: path, at: node.line, in: scope.with(parameters)))
    }
}
