/// The results of a project's own tests.
package struct TestResults: Codable, Equatable, Sendable {
    /// A failed expectation.
    package struct Failure: Codable, Equatable, Sendable {
        package let test: String
        /// The path of the original; empty if the failure has no location.
        package let path: String
        package let line: Int
        package let message: String
    }

    /// A test that ended the program or didn't finish. The others ran without it.
    package struct Ended: Codable, Equatable, Sendable {
        package let test: String
        package let how: String
    }

    package var passed: [String] = []
    package var skipped: [String] = []
    package var failed: [String] = []
    package var failures: [Failure] = []
    package var ended: [Ended] = []
    /// The reasons why tests couldn't be run, in sentences.
    package var remarks: [String] = []

    /// The number of tests.
    package var count: Int { passed.count + skipped.count + failed.count + ended.count }

    /// Whether all tests passed or were skipped.
    package var succeeded: Bool { failed.isEmpty && ended.isEmpty && remarks.isEmpty }

    static func + (one: TestResults, other: TestResults) -> TestResults {
        TestResults(
            passed: one.passed + other.passed, skipped: one.skipped + other.skipped,
            failed: one.failed + other.failed, failures: one.failures + other.failures,
            ended: one.ended + other.ended, remarks: one.remarks + other.remarks)
    }
}

extension TestResults {
    /// A test that fails in a loop has one cause. The report as JSON contains all failures.
    private static let failuresShown = 3

    /// The failures of each test, with its name above them.
    var failureLines: [String] {
        Dictionary(grouping: failures, by: \.test).sorted { $0.key < $1.key }.flatMap { test, failures in
            let others = failures.count - Self.failuresShown
            return [test]
                + failures.prefix(Self.failuresShown).map { "  \($0.path):\($0.line): \($0.message)" }
                + (others > 0 ? ["  and \(others) more"] : [])
        }
    }
}
