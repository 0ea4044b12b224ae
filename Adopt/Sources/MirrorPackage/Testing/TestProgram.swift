import Foundation

/// The built program of a mirror's tests.
package struct TestProgram: Sendable {
    private let program: URL
    private let modulesOfUITests: Set<String>

    /// - Parameters:
    ///   - folder: The folder with the mirror's built programs.
    ///   - package: The mirror's name.
    ///   - modulesOfUITests: The modules whose tests run in a process each, because a launched app begins without globals of an earlier one.
    package init(in folder: URL, of package: String, modulesOfUITests: Set<String> = []) {
        self.modulesOfUITests = modulesOfUITests
        program = folder.appendingPathComponent("\(package)PackageTests.xctest")
    }

    /// Runs all XCTest and Swift Testing tests. Returns `nil` if the project has none.
    package func results() throws -> TestResults? {
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
        return try XCTestRuns(program: program, modulesOfUITests: modulesOfUITests).results()
            + SwiftTestingRuns(program: program).results()
    }
}
