import Foundation
import Testing

/// The streams and the exit status of `pageflow drive`.
@Suite struct DriveTests {
    private static func run(_ input: String, _ options: String) async throws -> Command {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try input.write(to: folder.appendingPathComponent("input"), atomically: true, encoding: .utf8)
        return try await Command.shell("\(Command.path(for: "drive shop")) drive shop \(options)", in: folder)
    }

    @Test func `a script is repeated with its answers`() async throws {
        let command = try await Self.run("tap Sencha\npath\n", "--script input")
        #expect(command.status == 0, "\(command.errors)")
        #expect(command.output.hasPrefix("launched shop: tab:0/CataloguePage\n"))
        #expect(command.output.contains("\n> tap Sencha\nnow tab:0/CataloguePage/Sencha\n"))
        #expect(command.output.hasSuffix("\n> path\ntab:0/CataloguePage/Sencha\n"))
    }

    @Test(arguments: [("--script input", "input"), ("< input", "standard input")])
    func `a failed command is named with its line, and the script continues`(
        options: String, file: String
    ) async throws {
        let command = try await Self.run("tap Sencha\ntap Rooibos\npath\n", options)
        #expect(command.status == 1)
        #expect(command.errors.contains("\(file):2: the command failed"), "\(command.errors)")
        #expect(command.output.hasSuffix("tab:0/CataloguePage/Sencha\n"))
    }

    @Test func `the standard output of a server is only the protocol`() async throws {
        let messages = """
            {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}
            {"jsonrpc":"2.0","method":"notifications/initialized"}
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tap","arguments":{"target":"Sencha"}}}
            {"jsonrpc":"2.0","id":2,"method":"none"}

            """
        let command = try await Self.run(messages, "--mcp < input")
        #expect(command.status == 0, "\(command.errors)")
        let lines = command.output.split(separator: "\n")
        #expect(lines.count == 3)
        for line in lines {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(object?["jsonrpc"] as? String == "2.0", "\(line)")
        }
    }

    @Test func `a missing script is one sentence`() async throws {
        let command = try await Self.run("", "--script nowhere.txt")
        #expect(command.status != 0)
        #expect(command.errors.contains("nowhere.txt cannot be read"), "\(command.errors)")
    }
}
