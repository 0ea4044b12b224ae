import Foundation
import Testing

/// The output of `pageflow shot`.
@Suite struct ShotTests {
    @Test(arguments: [("shop.svg", []), ("shop-dark.svg", ["--dark"])])
    func `the pictures of the shop in docs are what the command draws`(
        name: String, options: [String]
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("page.svg").path
        let command = try await Command.run(["shot", "shop", "--steps", "--to", file] + options)
        #expect(command.status == 0, "\(command.errors)")
        let drawn = try String(contentsOf: folder.appendingPathComponent("page-1.svg"), encoding: .utf8)
        let kept = try String(
            contentsOf: Command.package.appendingPathComponent("docs/pictures/\(name)"), encoding: .utf8)
        #expect(drawn == kept)
    }

    @Test func `a file of another kind is one sentence`() async throws {
        let command = try await Command.run(["shot", "shop", "--to", "page.gif"])
        #expect(command.status != 0)
        #expect(command.errors.contains("'page.gif' ends neither in .svg nor in .png."))
    }

    @Test func `a picture of the middle of a push is none of its ends`() async throws {
        var pictures: Set<String> = []
        for time in ["0", "0.15", "2"] {
            pictures.insert(try await Self.drawn("shot full-screen-back --script assign --at \(time)"))
        }
        #expect(pictures.count == 3)
    }

    @Test(arguments: [
        "shop --script checkout", "settings --script lists", "settings --script languages",
        "bank-with-pageflow --script home", "bank-with-pageflow --script payment",
        "bank-with-pageflow --script back",
    ])
    func `a script scrolls to what it taps on a small screen with the largest text`(
        script: String
    ) async throws {
        let drawn = try await Self.drawn("shot \(script) --device iPhoneSE --text-size AX5")
        #expect(drawn.contains("<text"))
    }

    @Test func `a frame is around the same screen`() async throws {
        let (screen, framed) = (
            try await Self.drawn("shot shop"), try await Self.drawn("shot shop --frame --device iPhone16")
        )
        let texts = { (svg: String) in svg.matches(of: />([^<]+)<.text>/).map { String($0.1) } }
        #expect(texts(framed) == texts(screen))
        #expect(
            screen.contains(#"width="393" height="852""#) && framed.contains(#"width="431" height="890""#))
    }

    /// The file that a command draws.
    static func drawn(_ arguments: String) async throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        let command = try await Command.run(
            arguments.split(separator: " ").map(String.init) + ["--to", file.path])
        try #require(command.status == 0, "\(command.errors)")
        return try String(contentsOf: file, encoding: .utf8)
    }
}
