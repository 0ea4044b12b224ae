import Foundation
import PageFlowTesting

/// Reports failures of UI tests to the framework that runs the test.
@MainActor
enum UITestFailure {
    private static var isSilent = false

    /// Reports a failure. A property has no source location of its caller.
    static func report(_ message: String, _ file: StaticString = #filePath, _ line: UInt = #line) {
        guard !isSilent else { return }
        Failure(fileID: "\(file)", filePath: file, line: Int(line), column: 1).report(message)
    }

    /// Reports a failure from code that isn't isolated to the main actor.
    nonisolated static func reportFromAnyThread(_ message: String) {
        Failure(fileID: #fileID, filePath: #filePath, line: #line, column: 1).report(message)
    }

    /// Runs a block whose failures don't fail the test, such as the reading of a property that may not exist yet.
    static func withoutReports<Result>(_ body: () -> Result) -> Result {
        let wasSilent = isSilent
        isSilent = true
        defer { isSilent = wasSilent }
        return body()
    }
}
