import Foundation
import Testing

@testable import MirrorPackage

@Suite("The exploration of an app")
struct AppExplorationTests {
    @Test(
        "An exploration that fails has its reason",
        arguments: [
            (
                "echo 'Error: no app'; exit 64",
                "the program exited with 64. The last line of its output: Error: no app"
            ),
            (
                "echo 'Swift/Array.swift:9: Fatal error: Index out of range'; "
                    + "echo '3 [ra] 0x5c total() + 1 in Shop at \(#filePath):51:9'; kill -TRAP $$",
                "\(#filePath):51: Fatal error: Index out of range."
            ),
        ])
    func failure(script: String, reason: String) throws {
        let program = try FakeProgram(script)
        defer { program.remove() }
        let exploration = AppExploration(
            in: program.url.deletingLastPathComponent(), of: program.url.appendingPathExtension("mirror"),
            budget: 1)
        let name = program.url.lastPathComponent
        guard case .failed(let sentence) = try exploration.outcome(of: name) else {
            Issue.record("The program has no results.")
            return
        }
        #expect(sentence == "\(name) wasn't explored: \(reason)")
    }
}
