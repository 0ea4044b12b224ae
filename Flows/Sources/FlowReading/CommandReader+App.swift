import FlowPlan
import Yams

// The app, its permissions, and the device.
extension CommandReader {
    func launch(_ node: Node, _ line: Int) throws(FlowFault) -> FlowLaunch {
        var launch = FlowLaunch()
        if node.scalar != nil, !node.isEmpty {
            try checkApp(node)
            return launch
        }
        let keys = ["appId", "clearState", "clearKeychain", "stopApp", "permissions", "arguments"]
        let fields = try fields(node, of: "launchApp", keys, line)
        if let app = fields["appId"] { try checkApp(app) }
        if let keychain = fields["clearKeychain"], try scope.truth(keychain, of: "clearKeychain") {
            throw scope.fault(
                keychain.line, "clearKeychain is left out: the simulator has no keychain.",
                repair: "Remove the key.")
        }
        launch.clearsState = try fields.truth("clearState") ?? false
        launch.restarts = try fields.truth("stopApp") ?? true
        launch.allowsNotifications = try notifications(fields["permissions"]) ?? true
        launch.arguments = try arguments(fields)
        return launch
    }

    /// Rejects another app than that of the flow.
    private func checkApp(_ node: Node) throws(FlowFault) {
        let id = try scope.constant(node, of: "appId")
        guard let app = scope.appID, app != id else { return }
        throw scope.fault(
            node.line, "The flow is for \(app), and \(id) is another app.",
            repair: "PageFlow runs one app: remove the command, or correct the ID.")
    }

    private func arguments(_ fields: Fields) throws(FlowFault) -> [FlowArgument] {
        guard let node = fields["arguments"] else { return [] }
        guard let mapping = node.mapping else {
            throw scope.fault(node.line, "arguments takes names and values.", repair: "Write name: value.")
        }
        var arguments: [FlowArgument] = []
        for (name, value) in mapping {
            let text = try value.isEmpty ? "" : scope.constant(value, of: "arguments")
            arguments.append(FlowArgument(name.scalar?.string ?? "", text))
        }
        return arguments
    }

    func appCommand(_ name: String, _ node: Node, _ line: Int) throws(FlowFault) -> FlowCommand {
        if node.scalar != nil, !node.isEmpty {
            try checkApp(node)
        } else if let app = try fields(node, of: name, ["appId"], line)["appId"] {
            try checkApp(app)
        }
        return name == "clearState" ? .clearState : .stopApp
    }

    func permissions(_ node: Node, _ line: Int) throws(FlowFault) -> FlowCommand {
        let fields = try fields(node, of: "setPermissions", ["appId", "permissions"], line)
        if let app = fields["appId"] { try checkApp(app) }
        let permissions = try fields.required("permissions")
        return .setPermissions(notifications: try notifications(permissions) ?? true)
    }

    /// Whether notifications are allowed; `nil` if nothing is said about them.
    private func notifications(_ node: Node?) throws(FlowFault) -> Bool? {
        guard let mapping = node?.mapping else { return nil }
        var values: [String: Bool] = [:]
        for (key, value) in mapping {
            let name = key.scalar?.string ?? ""
            let state: PermissionState = try scope.word(value, of: name)
            values[name] = state != .deny
            guard state == .deny, !["all", "notifications"].contains(name), !name.contains(".") else {
                continue
            }
            throw scope.fault(
                key.line,
                "The permission \(name) can't be denied: the simulator asks only for notifications.",
                repair: "Remove the line, or deny it in the app's own tests.")
        }
        return values["notifications"] ?? values["all"]
    }

    func deviceCommand(_ name: String, _ node: Node, _ line: Int) throws(FlowFault) -> FlowCommand {
        switch name {
        case "pressKey": return .pressKey(try key(node, line))
        case "openLink":
            return .openLink(
                try textOrFields(node, of: name, key: "link", others: ["autoVerify", "browser"]))
        case "setOrientation": return .setOrientation(try orientation(node, line))
        case "takeScreenshot": return .takeScreenshot(try screenshot(node))
        default: return .startRecording(try textOrFields(node, of: name, key: "path"))
        }
    }

    private func screenshot(_ node: Node) throws(FlowFault) -> FlowText {
        if let crop = node.mapping?["cropOn"] {
            throw scope.fault(
                crop.line, "cropOn is left out.", repair: "Remove the key: the whole screen is drawn.")
        }
        return try textOrFields(node, of: "takeScreenshot", key: "path")
    }

    private func orientation(_ node: Node, _ line: Int) throws(FlowFault) -> FlowOrientation {
        if node.scalar != nil, !node.isEmpty { return try scope.word(node, of: "setOrientation") }
        let fields = try fields(node, of: "setOrientation", ["orientation"], line)
        return try scope.word(try fields.required("orientation"), of: "orientation")
    }

    private func key(_ node: Node, _ line: Int) throws(FlowFault) -> FlowKey {
        if node.scalar != nil, !node.isEmpty { return try key(named: node) }
        return try key(named: try fields(node, of: "pressKey", ["key"], line).required("key"))
    }

    private func key(named node: Node) throws(FlowFault) -> FlowKey {
        let name = try scope.constant(node, of: "pressKey").lowercased()
        if let key = FlowKey(rawValue: name) { return key }
        let repair =
            name == "back"
            ? "Use the command back."
            : "Use one of \(FlowKey.allCases.map(\.rawValue).joined(separator: ", "))."
        throw scope.fault(
            node.line, "The key '\(name)' is left out: an iPhone's screen has no such key.", repair: repair)
    }
}

private enum PermissionState: String, CaseIterable { case allow, deny, unset }
