import Foundation
import Testing

/// Damaged Interface Builder files: each is loaded and shown, or rejected. `pageflow storyboard --mutants 100000` tests more of them.
@Suite struct StoryboardMutantTests {
    @Test(arguments: [1, 2]) func `damaged files crash nothing, and none is read for ever`(seed: Int)
        async throws
    {
        let folder = "Tests/StoryboardTests/Files"
        let files = ["Ways", "Views", "Login"].map { "\(folder)/\($0).storyboard" }
        let nibs = ["Several", "RowCell", "Owned"].map { "\(folder)/\($0).xib" }
        let command = try await Command.run(
            ["storyboard", "--mutants", "1000", "--seed", "\(seed)"] + files + nibs)
        #expect(command.status == 0, "\(command.errors.prefix(2_000))")
        let summary = command.output.split(separator: " ")
        #expect(summary.first == "1000")
        let made = summary.count > 2 ? Int(summary[2]) ?? 0 : 0
        // Most are loaded: the damage affects the files' content, and seldom the XML.
        #expect(made > 700 && made < 1000)
    }

    @Test func `a page that contains itself is reported, and created once`() async throws {
        let page = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
            <navigationController id="n" sceneMemberID="viewController"><connections>
            <segue destination="n" kind="relationship" relationship="rootViewController" id="s"/>
            </connections></navigationController></objects></scene></scenes></document>
            """
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).storyboard")
        defer { try? FileManager.default.removeItem(at: file) }
        try page.write(to: file, atomically: true, encoding: .utf8)
        let command = try await Command.run(["storyboard", file.path])
        #expect(command.status == 0)
        #expect(command.output.contains("navigationController[n]: the scene lies within itself"))
    }
}
