import Foundation
import PageFlowTesting
import Testing

@testable import Driving

/// Exchanges of the Model Context Protocol.
@MainActor @Suite(.onStage) struct ContextTests {
    private static func initialize(_ version: String) -> String {
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)","#
            + #""capabilities":{},"clientInfo":{"name":"test","version":"1"}}}"#
    }

    /// A session that is initialized.
    private func begun(_ version: String = "2025-06-18") async -> ContextProtocol {
        let session = ContextProtocol(await ShopSession.begin())
        _ = await session.answer(Self.initialize(version))
        _ = await session.answer(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
        return session
    }

    private func answer(_ line: String, in session: ContextProtocol) async throws -> JSONValue {
        let text = try #require(await session.answer(line).text)
        #expect(!text.contains("\n"))
        return try #require(JSONValue(text))
    }

    @Test(arguments: [
        ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
        ("2099-01-01", "2025-06-18"), ("1.0", "2025-06-18"),
    ])
    func `the revision of the client is used, or the latest one`(wanted: String, used: String) async throws {
        let session = ContextProtocol(await ShopSession.begin())
        let result = try #require(try await answer(Self.initialize(wanted), in: session)["result"])
        #expect(result["protocolVersion"] == .string(used))
        #expect(result["capabilities"] == ["tools": [:]])
        #expect(result["serverInfo"]?["name"] == "pageflow" && result["serverInfo"]?["version"] != nil)
        #expect((result["serverInfo"]?["title"] != nil) == (used == "2025-06-18"))
    }

    private nonisolated static let exchanges = [
        (#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#, #"{"id":1,"jsonrpc":"2.0","result":{}}"#),
        (#"{"jsonrpc":"2.0","id":"p","method":"ping"}"#, #"{"id":"p","jsonrpc":"2.0","result":{}}"#),
        (
            #"{"jsonrpc":"2.0","id":2,"method":"prompts/list"}"#,
            #"{"error":{"code":-32601,"message":"Method not found: prompts/list"},"id":2,"jsonrpc":"2.0"}"#
        ),
        (
            #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"fly"}}"#,
            #"{"error":{"code":-32602,"message":"Unknown tool: fly"},"id":3,"jsonrpc":"2.0"}"#
        ),
        (
            #"{"jsonrpc":"2.0","id":3,"method":"tools/call"}"#,
            #"{"error":{"code":-32602,"message":"tools/call needs a name"},"id":3,"jsonrpc":"2.0"}"#
        ),
        (
            #"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"tap","arguments":{}}}"#,
            #"{"error":{"code":-32602,"message":"tap needs \"target\""},"id":4,"jsonrpc":"2.0"}"#
        ),
        (
            #"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"tap","arguments":[]}}"#,
            #"{"error":{"code":-32602,"message":"arguments has to be an object"},"id":4,"jsonrpc":"2.0"}"#
        ),
        (
            #"{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"path"}}"#,
            #"{"id":5,"jsonrpc":"2.0","result":{"content":[{"text":"tab:0/CataloguePage","type":"text"}],"isError":false}}"#
        ),
        (
            #"{"jsonrpc":"2.0","id":6,"method":"tools/call","params":{"name":"expect","arguments":{"target":"Sencha","presence":"no"}}}"#,
            #"{"id":6,"jsonrpc":"2.0","result":{"content":[{"text":"error: \"Sencha\" is in sight.","type":"text"}],"isError":true}}"#
        ),
        (
            #"{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{"cursor":"x"}}"#,
            #"{"error":{"code":-32602,"message":"Unknown cursor"},"id":7,"jsonrpc":"2.0"}"#
        ),
        (
            "{",
            #"{"error":{"code":-32700,"message":"Parse error: the line is not JSON."},"id":null,"jsonrpc":"2.0"}"#
        ),
        (
            #"{"id":8,"method":"ping"}"#,
            #"{"error":{"code":-32600,"message":"Invalid request: The message is no request of JSON-RPC 2.0."},"id":8,"jsonrpc":"2.0"}"#
        ),
        (
            #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#,
            #"{"error":{"code":-32600,"message":"Invalid request: The message is no request of JSON-RPC 2.0."},"id":null,"jsonrpc":"2.0"}"#
        ),
        (
            "[]",
            #"{"error":{"code":-32600,"message":"Invalid request: This revision has no batches."},"id":null,"jsonrpc":"2.0"}"#
        ),
    ]

    @Test(arguments: exchanges)
    func `a message is answered as the specification says`(line: String, response: String) async {
        let reply = await begun().answer(line)
        #expect(reply.text == response)
    }

    @Test(arguments: [
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/unknown"}"#,
        #"{"jsonrpc":"2.0","id":1,"result":{}}"#, "", "  ",
    ])
    func `a notification and a response have no answer`(line: String) async {
        #expect(await begun().answer(line).text == nil)
    }

    @Test func `before initialize only a ping is answered`() async throws {
        let session = ContextProtocol(await ShopSession.begin())
        let refused = try await answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, in: session)
        #expect(refused["error"]?["code"] == -32600)
        let ping = try await answer(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#, in: session)
        #expect(ping["result"] == [:])
    }

    @Test func `the revisions before June 2025 have batches`() async throws {
        let session = await begun("2025-03-26")
        let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
        let note = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
        let answers = try await answer("[\(ping),\(note),\(ping)]", in: session)
        let pong: JSONValue = ["jsonrpc": "2.0", "id": 1, "result": [:]]
        #expect(answers == [pong, pong])
        #expect(await session.answer("[\(note)]").text == nil)
        #expect(try await answer("[]", in: session)["error"]?["code"] == -32600)
    }

    @Test(arguments: ProtocolRevision.allCases)
    func `each tool has a description and a schema`(revision: ProtocolRevision) async throws {
        let list = try await answer(
            #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, in: begun(revision.rawValue))
        guard case .array(let tools) = list["result"]?["tools"] else {
            Issue.record("no tools in \(list.text)")
            return
        }
        #expect(tools.count == CommandForm.all.count - 2)
        for tool in tools {
            #expect(tool["name"]?.string?.wholeMatch(of: /[a-z_]+/) != nil)
            #expect(tool["description"]?.string?.isEmpty == false)
            #expect(tool["inputSchema"]?["type"] == "object" && tool["inputSchema"]?["properties"] != nil)
            #expect((tool["annotations"] != nil) == (revision != .november2024))
        }
        let tap = tools.first { $0["name"] == "tap" }
        #expect(tap?["inputSchema"]?["required"] == ["target"])
    }

    @Test func `a session of a client operates the app`() async throws {
        let session = await begun()
        let tap =
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"double_tap","arguments":{"target":"Sencha"}}}"#
        let result = try await answer(tap, in: session)["result"]
        #expect(result?["isError"] == false)
        #expect(result?.text.contains("now tab:0/CataloguePage/Sencha") == true)
    }
}
