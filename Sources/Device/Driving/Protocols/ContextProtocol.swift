/// The Model Context Protocol: each command is a tool of a server, in JSON-RPC 2.0, one message a line.
///
/// Follows the revisions 2024-11-05, 2025-03-26 and 2025-06-18 of <https://modelcontextprotocol.io/specification>.
@MainActor
package final class ContextProtocol: SessionProtocol {
    /// The state of the connection.
    private enum Phase {
        /// Only `initialize` and `ping` are answered.
        case new
        case initialized(ProtocolRevision)
    }

    private let driver: Driver
    private var phase = Phase.new

    package init(_ driver: Driver) { self.driver = driver }

    package func answer(_ line: String) async -> SessionReply {
        guard line.contains(where: { !$0.isWhitespace }) else { return SessionReply() }
        guard let message = JSONValue(line) else {
            return SessionReply(RPCFault.parse.message(to: .null).text, isFault: true)
        }
        if case .array(let batch) = message { return SessionReply(await answer(batch: batch)?.text) }
        return SessionReply(await answer(message)?.text)
    }

    /// A batch, which the revision of 2025-06-18 has removed.
    private func answer(batch: [JSONValue]) async -> JSONValue? {
        if case .initialized(let revision) = phase, !revision.hasBatches {
            return RPCFault.invalidRequest("This revision has no batches.").message(to: .null)
        }
        guard !batch.isEmpty else {
            return RPCFault.invalidRequest("The batch is empty.").message(to: .null)
        }
        var answers: [JSONValue] = []
        for message in batch {
            if let answer = await answer(message) { answers.append(answer) }
        }
        return answers.isEmpty ? nil : .array(answers)
    }

    /// The response to a request; `nil` for a notification, and for a response of the client.
    private func answer(_ message: JSONValue) async -> JSONValue? {
        guard let members = message.members else {
            return RPCFault.invalidRequest("A message is an object.").message(to: .null)
        }
        if members["method"] == nil, members["result"] != nil || members["error"] != nil { return nil }
        let id = members["id"]
        guard members["jsonrpc"] == "2.0", let method = members["method"]?.string, id?.isValidID != false
        else {
            return RPCFault.invalidRequest("The message is no request of JSON-RPC 2.0.")
                .message(to: id?.isValidID == true ? id ?? .null : .null)
        }
        guard let id else { return nil }
        do {
            return ["jsonrpc": "2.0", "id": id, "result": try await result(of: method, members["params"])]
        } catch {
            return error.message(to: id)
        }
    }

    private func result(of method: String, _ parameters: JSONValue?) async throws(RPCFault) -> JSONValue {
        switch (method, phase) {
        case ("ping", _): return [:]
        case ("initialize", _): return try initialize(parameters)
        case (_, .new): throw .invalidRequest("The session begins with initialize.")
        case ("tools/list", .initialized(let revision)):
            guard parameters?["cursor"] == nil else { throw .invalidParameters("Unknown cursor") }
            return ["tools": .array(ContextTools.list(revision))]
        case ("tools/call", _): return try await call(parameters)
        default: throw .methodNotFound(method)
        }
    }

    private func initialize(_ parameters: JSONValue?) throws(RPCFault) -> JSONValue {
        guard let wanted = parameters?["protocolVersion"]?.string else {
            throw .invalidParameters("initialize needs a protocolVersion")
        }
        let revision = ProtocolRevision(rawValue: wanted) ?? .latest
        phase = .initialized(revision)
        return [
            "protocolVersion": .string(revision.rawValue), "capabilities": ["tools": [:]],
            "serverInfo": ContextTools.server(revision), "instructions": .string(ContextTools.instructions),
        ]
    }

    private func call(_ parameters: JSONValue?) async throws(RPCFault) -> JSONValue {
        guard let name = parameters?["name"]?.string else {
            throw .invalidParameters("tools/call needs a name")
        }
        guard let form = ContextTools.form(of: name) else {
            throw .invalidParameters("Unknown tool: \(name)")
        }
        let given = parameters?["arguments"] ?? [:]
        guard let members = given.members else { throw .invalidParameters("arguments has to be an object") }
        let arguments: CommandArguments
        do { arguments = try CommandArguments(form, members) } catch { throw .invalidParameters("\(error)") }
        return ContextTools.result(await driver.perform(arguments))
    }
}

/// A revision of the protocol.
enum ProtocolRevision: String, CaseIterable, Sendable {
    case november2024 = "2024-11-05"
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"

    static let latest = june2025

    /// Whether the client may send several messages as an array.
    var hasBatches: Bool { self != .june2025 }
    /// Whether tools and the server have titles.
    var hasTitles: Bool { self == .june2025 }
    /// Whether tools have annotations.
    var hasAnnotations: Bool { self != .november2024 }
}

extension JSONValue {
    /// Whether it can identify a request: the protocol forbids null.
    fileprivate var isValidID: Bool {
        switch self {
        case .string, .integer, .number: true
        case .null, .bool, .array, .object: false
        }
    }
}
