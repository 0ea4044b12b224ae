/// What became of a project's own tests.
package struct TestResults: Codable, Equatable, Sendable {
    /// An expectation that did not hold.
    package struct Failure: Codable, Equatable, Sendable {
        package let test: String
        /// The place in the original; empty where none was said.
        package let path: String
        package let line: Int
        package let message: String
    }

    /// A test that ended the program, or came to no end. The others ran without it.
    package struct Ended: Codable, Equatable, Sendable {
        package let test: String
        package let how: String
    }

    package var passed: [String] = []
    package var skipped: [String] = []
    package var failed: [String] = []
    package var failures: [Failure] = []
    package var ended: [Ended] = []
    /// What stopped tests from being run, in sentences.
    package var remarks: [String] = []

    /// How many tests there are.
    package var count: Int { passed.count + skipped.count + failed.count + ended.count }

    /// Whether nothing is wrong.
    package var succeeded: Bool { failed.isEmpty && ended.isEmpty && remarks.isEmpty }

    static func + (one: TestResults, other: TestResults) -> TestResults {
        TestResults(
            passed: one.passed + other.passed, skipped: one.skipped + other.skipped,
            failed: one.failed + other.failed, failures: one.failures + other.failures,
            ended: one.ended + other.ended, remarks: one.remarks + other.remarks)
    }
}
