import Foundation
import PageFlowTesting

/// Reports failures of UI tests to the framework that runs the test.
@MainActor
enum UITestFailure {
    /// The failures of code that runs in ``collecting(_:)``; `nil` outside of it.
    private static var collected: [String]?

    /// Reports a failure. A property has no source location of its caller.
    static func report(_ message: String, _ file: StaticString = #filePath, _ line: UInt = #line) {
        guard collected == nil else {
            collected?.append(message)
            return
        }
        Failure(fileID: "\(file)", filePath: file, line: Int(line), column: 1).report(message)
    }

    /// Reports a failure from code that isn't isolated to the main actor.
    nonisolated static func reportFromAnyThread(_ message: String) {
        Failure(fileID: #fileID, filePath: #filePath, line: #line, column: 1).report(message)
    }

    /// Runs a block whose failures don't fail the test, such as the reading of a property that may not exist yet. Returns them.
    static func collecting<Result>(_ body: () throws -> Result) rethrows -> (
        result: Result, failures: [String]
    ) {
        let outer = collected
        collected = []
        defer { collected = outer }
        let result = try body()
        return (result, collected ?? [])
    }
}
