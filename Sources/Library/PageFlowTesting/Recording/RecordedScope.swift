#if canImport(AppRecording) && canImport(Testing)
    import AppRecording
    import Testing
    import UIKit

    /// Runs a test of Swift Testing, and writes its recording.
    enum RecordedScope {
        /// Runs a test. If the test fails, runs it again for the pictures.
        static func run(
            _ test: Test, _ testCase: Test.Case?, _ recording: TestRecording,
            performing function: @Sendable () async throws -> Void
        ) async throws {
            guard recording != .never else { return try await function() }
            let subject = RecordingReport.Subject(test, testCase)
            let first = await TestRun(.first(recording), of: subject)
            let outcome = await perform(first, test, testCase, function)
            try await leave(first, recording) {
                let again = await TestRun(.pictures, of: subject)
                _ = await perform(again, test, testCase, function)
                return again
            }
            try outcome.get()
        }

        /// Writes the report of a run, if the test leaves one.
        private static func leave(
            _ first: TestRun, _ recording: TestRecording, again: () async throws -> TestRun
        ) async throws {
            guard recording == .always else {
                guard await first.hasFailed else { return }
                await first.writeBeforeSecondRun()
                let second = try await again()
                await attach(second.write(afterFailuresOf: first))
                return
            }
            await attach(first.write())
        }

        private static func perform(
            _ run: TestRun, _ test: Test, _ testCase: Test.Case?,
            _ function: @Sendable () async throws -> Void
        ) async -> Result<Void, any Error> {
            await run.begin()
            let handler = IssueHandlingTrait.compactMapIssues { issue in
                hear(issue, in: run)
                return run.reportsFailures ? issue : nil
            }
            let result: Result<Void, any Error>
            do {
                try await TestRun.$ofTask.withValue(run) {
                    try await handler.provideScope(for: test, testCase: testCase, performing: function)
                }
                result = .success(())
            } catch {
                await run.note(thrown: error)
                result = .failure(error)
            }
            await run.end()
            return result
        }

        /// Records an issue with the moment at which it occurs.
        private static func hear(_ issue: Issue, in run: TestRun) {
            guard issue.isFailure else { return }
            let place = issue.sourceLocation
            run.note(
                fromAnyThread: RecordedFailure(
                    message: issue.words, file: place?.filePath, line: place?.line ?? 0))
        }

        private static func attach(_ recording: RecordingOfTest?) {
            guard let recording else { return }
            Attachment.record(recording.html, named: recording.file.lastPathComponent)
        }
    }

    extension TestRun {
        /// Whether the failures of this run count as failures of the test.
        nonisolated var reportsFailures: Bool { purpose != .pictures }

        /// Records an error that ended the test. An error of `#require` is already recorded as an issue.
        func note(thrown error: any Error) {
            guard !(error is ExpectationFailedError) else { return }
            note(RecordedFailure(message: "Caught error: \(error)", file: nil, line: 0))
        }

        /// Writes the report of the second run, or of the first one if the second run failed in another way.
        func write(afterFailuresOf first: TestRun) -> RecordingOfTest? {
            guard failures.map(\.message) == first.failures.map(\.message) else {
                return first.write(
                    note: "The test did not fail in the same way when it ran again for the pictures: it "
                        + "depends on something that the first run has changed. PAGEFLOW_RECORD=always draws "
                        + "the first run.")
            }
            let differs = callbacks != first.callbacks
            return write(
                note: differs
                    ? "The callbacks were others when the test ran again for the pictures. This is the second run."
                    : nil)
        }
    }

    extension Issue {
        /// The text for a reader: the expectation with its values, and the comments.
        fileprivate var words: String {
            let comments = comments.map(\.rawValue)
            // For an issue without an expectation, the comment is sufficient.
            if case .unconditional = kind, !comments.isEmpty { return comments.joined(separator: "\n") }
            return (["\(kind)"] + comments).joined(separator: "\n")
        }
    }

    extension RecordingReport.Subject {
        fileprivate init(_ test: Test, _ testCase: Test.Case?) {
            // The ID contains the suite, the function and the source location, in this order.
            let names = "\(test.id)".split(separator: "/")
            let suite = names.prefix { !$0.contains("(") }.joined(separator: "/")
            let name = test.displayName ?? test.name.replacing(/[`]|\(.*\)$/, with: "")
            let arguments = testCase.map(Self.arguments) ?? []
            self.init(
                suite: suite,
                test: arguments.isEmpty ? name : "\(name) (\(arguments.joined(separator: ", ")))")
        }

        /// The descriptions of the arguments. Swift Testing has no public API for them; if the mirror finds none, the name contains none.
        private static func arguments(of testCase: Test.Case) -> [String] {
            let list = Mirror(reflecting: testCase).descendant("_kind", "parameterized", "arguments")
            let values = (list as? [Any] ?? []).compactMap { Mirror(reflecting: $0).descendant("value") }
            return values.map {
                ($0 as? any CustomTestStringConvertible)?.testDescription ?? String(describing: $0)
            }
        }
    }
#endif
