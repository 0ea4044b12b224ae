import AdoptModel
import Foundation

/// What the compiler said of a mirror.
package struct BuildResult: Codable, Sendable {
    /// An error at its place in the original.
    package struct Failure: Codable, Hashable, Sendable {
        package let path: String
        package let line: Int
        package let column: Int
        package let message: String
    }

    package let succeeded: Bool
    package let errors: [Failure]
    /// What stops the files: what unlocks the most of them first.
    package private(set) var obstacles: [Obstacle]
    /// What SwiftPM, the compiler and the linker say of no line of a file, in their words.
    package let otherErrors: [String]

    /// What the compiler has not found, and the lines that made no sense to it.
    package var missing: MissingNames {
        errors.reduce(into: MissingNames()) { missing, failure in
            if let name = failure.missingName {
                missing.names.insert(name)
            } else {
                if let value = failure.wantedValue { missing.values.insert(value) }
                missing.lines.insert(failure.unclearLine)
            }
        }
    }

    /// Whether SwiftPM's own list of the tests does not compile: it does not know tests of which some are of the main actor and some are not.
    package var needsTestList: Bool {
        errors.contains { $0.path.contains("PackageDiscoveredTests.derived/") }
    }

    /// How many files have errors.
    package var filesWithErrors: Int { Set(errors.map(\.path)).count }

    /// Reads what `swift build` has printed.
    package init(output: String, succeeded: Bool) {
        self.succeeded = succeeded
        var seen: Set<Failure> = []
        let lines = output.split(separator: "\n")
        errors = lines.compactMap { Failure(line: $0) }.filter { seen.insert($0).inserted }
        obstacles = Obstacle.of(errors, NameOrigins())
        var said: Set<Substring> = []
        otherErrors = lines.filter {
            Self.isError($0) && Failure(line: $0) == nil && said.insert($0).inserted
        }
        .map(String.init)
    }

    /// Says of each obstacle what it comes from.
    package mutating func explain(by origins: NameOrigins) { obstacles = Obstacle.of(errors, origins) }

    /// Whether a line says what is wrong: those that only say that a command of the build has failed do not.
    private static func isError(_ line: Substring) -> Bool {
        line.contains(/(^|\W)error: |undefined reference to/)
            && !line.contains("command failed with exit code")
    }
}
