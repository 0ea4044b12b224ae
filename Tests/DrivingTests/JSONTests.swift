import PageFlowTesting
import Testing

@testable import Driving

/// Exchanges of JSON.
@MainActor @Suite(.onStage) struct JSONTests {
    private nonisolated static let exchanges = [
        (#"{"command":"path"}"#, #"{"ok":true,"text":"tab:0/CataloguePage"}"#),
        (#"{"id":7,"command":"path"}"#, #"{"id":7,"ok":true,"text":"tab:0/CataloguePage"}"#),
        (#"{"id":"a","command":"path"}"#, #"{"id":"a","ok":true,"text":"tab:0/CataloguePage"}"#),
        (
            #"{"command":"wait","seconds":0.5}"#,
            #"{"ok":true,"path":"tab:0/CataloguePage","text":"same page; nothing changed"}"#
        ),
        (
            #"{"command":"expect","target":"Rooibos","presence":"no"}"#,
            #"{"ok":true,"text":"\"Rooibos\" is not in sight, as expected"}"#
        ),
        ("tap Sencha", #"{"ok":false,"text":"error: A command is a JSON object on one line."}"#),
        (
            #"{"tap":"Sencha"}"#,
            #"{"ok":false,"text":"error: The object needs a \"command\", such as \"screen\"."}"#
        ),
        (#"{"command":"tap"}"#, #"{"ok":false,"text":"error: tap needs \"target\"."}"#),
        (
            #"{"command":"tap","name":"Sencha"}"#,
            #"{"ok":false,"text":"error: tap has no argument \"name\"."}"#
        ),
        (
            #"{"command":"wait","seconds":"long"}"#,
            #"{"ok":false,"text":"error: \"seconds\" has to be a number."}"#
        ),
        (
            #"{"command":"swipe","direction":"sideways"}"#,
            #"{"ok":false,"text":"error: \"direction\" has to be one of back, up, down, left, right."}"#
        ),
        (
            #"{"command":"tpa"}"#,
            #"{"ok":false,"text":"error: There is no command \"tpa\". Did you mean \"tap\"? help lists the commands."}"#
        ),
    ]

    @Test(arguments: exchanges)
    func `a line of JSON is answered by a line of JSON`(line: String, answer: String) async {
        let reply = await JSONProtocol(await ShopSession.begin()).answer(line)
        #expect(reply.text == answer)
        #expect(reply.isFault == answer.contains("\"ok\":false"))
    }

    @Test func `an action has the path, and a screen has the elements`() async throws {
        let session = JSONProtocol(await ShopSession.begin())
        let tap = try #require(
            JSONValue(await session.answer(#"{"command":"tap","target":"Sencha"}"#).text ?? ""))
        #expect(tap["path"] == "tab:0/CataloguePage/Sencha")
        let screen = try #require(JSONValue(await session.answer(#"{"command":"screen"}"#).text ?? ""))
        guard case .array(let elements) = screen["elements"] else {
            Issue.record("no elements in \(screen.text)")
            return
        }
        let button = elements.first { $0["name"] == "Buy now" }
        #expect(button?["role"] == "button")
        guard case .array(let frame) = button?["frame"] else {
            Issue.record("no frame in \(screen.text)")
            return
        }
        #expect(frame.count == 4)
    }

    @Test(arguments: [
        "null", "true", "false", "1", "-7", "1.5", "\"a\\nb\"", "[]", "{}", #"{"a":[1,{"b":null}],"c":"/é"}"#,
    ])
    func `a value is written as it was read`(text: String) {
        #expect(JSONValue(text)?.text == text)
    }

    @Test(arguments: ["", "{", "nonsense", "{\"a\":}", "1 2"])
    func `a text that isn't JSON is no value`(text: String) {
        #expect(JSONValue(text) == nil)
    }
}
