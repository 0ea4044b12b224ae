import Foundation

/// The compiler's messages about a mirror.
package struct BuildResult: Codable, Sendable {
    /// An error at its position in the original.
    package struct Failure: Codable, Hashable, Sendable {
        package let path: String
        package let line: Int
        package let column: Int
        package let message: String
        /// The compiler's identifier of the diagnostic, such as `cannot_find_in_scope`; `nil` if a package is compiled without them.
        package let identifier: String?
    }

    package let succeeded: Bool
    package let errors: [Failure]
    /// The causes of the errors, starting with the one that unlocks the most files.
    package private(set) var obstacles: [Obstacle]
    /// The messages of SwiftPM, the compiler and the linker that name no line of a file.
    package let otherErrors: [String]

    /// Whether SwiftPM's own list of the tests fails to compile: it doesn't support a mix of tests with and without main-actor
    /// isolation. Or SwiftPM ended without an error: its search for tests doesn't end if a test class has the name of its superclass in
    /// another module, `class UITestCase: XCTestCase`.
    package var needsTestList: Bool {
        if !succeeded, errors.isEmpty, otherErrors.isEmpty { return true }
        return errors.contains { $0.path.contains("PackageDiscoveredTests.derived/") }
    }

    /// The number of files with errors.
    package var filesWithErrors: Int { Set(errors.map(\.path)).count }

    /// Parses the output of `swift build`.
    package init(output: String, succeeded: Bool) {
        self.succeeded = succeeded
        // The compiler repeats the errors of a module for each group of its files, and a log may have a million other lines, which a
        // regular expression is too slow for.
        var seen: Set<Substring> = []
        let lines = output.split(separator: "\n").filter {
            ($0.contains("error: ") || $0.contains("undefined reference to")) && seen.insert($0).inserted
        }
        let failures = lines.map { Failure(line: $0) }
        errors = failures.compactMap(\.self)
        obstacles = Obstacle.of(errors, NameOrigins())
        otherErrors = zip(lines, failures).filter { $1 == nil && Self.isError($0) }.map { String($0.0) }
    }

    /// Determines the origin of each obstacle.
    package mutating func explain(by origins: NameOrigins) { obstacles = Obstacle.of(errors, origins) }

    /// Whether a line describes an error. Lines that only report a failed build command don't.
    private static func isError(_ line: Substring) -> Bool {
        line.contains(/(^|\W)error: |undefined reference to/)
            && !line.contains("command failed with exit code")
    }
}
