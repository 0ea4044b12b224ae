import Foundation

/// The built program of a mirror's tests.
package struct TestProgram: Sendable {
    private let program: URL

    /// - Parameters:
    ///   - folder: The folder with the mirror's built programs.
    ///   - package: The mirror's name.
    package init(in folder: URL, of package: String) {
        program = folder.appendingPathComponent("\(package)PackageTests.xctest")
    }

    /// Runs all XCTest and Swift Testing tests. Returns `nil` if the project has none.
    package func results() throws -> TestResults? {
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
        return try XCTestRuns(program: program).results() + SwiftTestingRuns(program: program).results()
    }
}
