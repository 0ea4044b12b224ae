import Foundation

/// The program of a mirror's tests, as it was built.
package struct TestProgram: Sendable {
    private let program: URL

    /// - Parameters:
    ///   - folder: where SwiftPM has built the mirror.
    ///   - package: the mirror's name.
    package init(in folder: URL, of package: String) {
        program = folder.appendingPathComponent("\(package)PackageTests.xctest")
    }

    /// Runs all tests of XCTest and of Swift Testing. `nil` where the project has none.
    package func results() throws -> TestResults? {
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
        return try XCTestRuns(program: program).results() + SwiftTestingRuns(program: program).results()
    }
}
