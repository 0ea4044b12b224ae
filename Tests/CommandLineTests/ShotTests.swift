import Foundation
import Testing

/// What `pageflow shot` writes.
@Suite struct ShotTests {
    @Test(arguments: [("shop.svg", []), ("shop-dark.svg", ["--dark"])])
    func `the pictures of the README are what the command draws`(name: String, options: [String]) async throws
    {
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
}
