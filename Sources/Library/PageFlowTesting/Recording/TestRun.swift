#if canImport(AppRecording)
    import AppRecording
    import Foundation
    import ProgramIO
    import Simulator
    import Synchronization

    /// One run of a test. It records the apps of the test's simulators.
    @MainActor
    final class TestRun {
        /// The purpose of a run.
        enum Purpose {
            /// The run whose result counts. Its events are recorded.
            case events
            /// The run whose result counts, with pictures of every moment.
            case eventsAndPictures
            /// The run after a failure, for the pictures. Its failures are not reported.
            case pictures

            /// The first run of a test. Its result counts.
            static func first(_ recording: TestRecording) -> Purpose {
                recording == .always ? .eventsAndPictures : .events
            }
        }

        /// The current run.
        private(set) static var current: TestRun?
        /// The run of the current task. Tests without a stage run at the same time, and their simulators belong to other runs.
        @TaskLocal static var ofTask: TestRun?

        let purpose: Purpose
        /// XCTest runs one test at a time, and not in a task.
        private let isXCTest: Bool
        private let subject: RecordingReport.Subject
        private var recorders: [AppRecorder] = []
        /// Failures that other threads have reported. They are added with the next failure, or when the run ends.
        private let failuresElsewhere = Mutex<[RecordedFailure]>([])

        init(_ purpose: Purpose, of subject: RecordingReport.Subject, isXCTest: Bool = false) {
            (self.purpose, self.subject, self.isXCTest) = (purpose, subject, isXCTest)
        }

        /// Records all simulators that are created from now on.
        func begin() {
            Self.current = self
            Simulator.didMake = { [weak self] in self?.record($0) }
        }

        /// Stops recording.
        func end() {
            noteFailuresElsewhere()
            for recorder in recorders { recorder.end() }
            if purpose != .pictures { TestCoverage.add(recorders.map(\.flow)) }
            Self.current = nil
            Simulator.didMake = nil
        }

        private func record(_ simulator: Simulator) {
            guard isXCTest || Self.ofTask === self else { return }
            let detail: AppRecorder.Detail = purpose == .events ? .events : .moments
            let recorder = AppRecorder(
                of: simulator, simulator.plainSettings, detail: detail, watchesFlow: TestCoverage.isWanted)
            recorders.append(recorder)
            if purpose != .pictures { TestCoverage.countGuards() }
            recorder.lookAfterTurns()
        }

        /// Whether an expectation has failed.
        var hasFailed: Bool { recorders.contains { !$0.failures.isEmpty } }

        /// The failures, to compare two runs.
        var failures: [RecordedFailure] { recorders.flatMap(\.failures) }

        /// The callbacks, to compare two runs.
        var callbacks: [String] { recorders.flatMap { $0.timeline.events.compactMap(\.callback) } }

        /// Records a failure. A test without a simulator leaves no recording.
        func note(_ failure: RecordedFailure) {
            noteFailuresElsewhere()
            shown?.note(failure)
        }

        /// Records a failure that any thread may report. XCTest, for example, reports a timeout on a thread of its own.
        nonisolated func note(fromAnyThread failure: RecordedFailure) {
            guard MainThread.isCurrent else { return failuresElsewhere.withLock { $0.append(failure) } }
            MainActor.assumeIsolated { note(failure) }
        }

        private func noteFailuresElsewhere() {
            let failures = failuresElsewhere.withLock { list in
                defer { list = [] }
                return list
            }
            for failure in failures { shown?.note(failure) }
        }

        /// The app of the report: the last one with events.
        private var shown: AppRecorder? {
            recorders.last { !$0.timeline.events.isEmpty } ?? recorders.last
        }

        /// Writes the report and returns its file; `nil` if the test has no simulator, or if the file can't be written.
        @discardableResult
        func write(note: String? = nil) -> RecordingOfTest? {
            guard let shown else { return nil }
            let file = purpose == .events ? nil : RecordingFile(of: shown, app: nil, launchedBy: nil)
            let report = RecordingReport(of: shown, subject, note: note, file: file)
            return RecordingOfTest(subject, html: report.html)
        }
    }

    extension TestRun {
        /// Writes the report of a failed run. If the second run ends the program, this report remains.
        func writeBeforeSecondRun() { write(note: "The test was run once, and its failures were drawn.") }
    }

    /// The file of a recording.
    struct RecordingOfTest {
        let html: String
        let file: URL

        /// Writes the file, and its path to standard error. Returns `nil` and writes the error to standard error if the file can't be written.
        init?(_ subject: RecordingReport.Subject, html: String) {
            self.html = html
            file = TestRecording.folder.appendingPathComponent("\(subject.fileName).html")
            do {
                try OutputFile.makeFolder(TestRecording.folder)
                try OutputFile.write(html, to: file)
                StandardError.write("recording: \(file.path)")
            } catch {
                StandardError.write("The recording is lost: \(error)")
                return nil
            }
        }
    }

    extension RecordingReport.Subject {
        /// The name of the test's file: letters and digits, short enough for every file system, with a number that makes it unique.
        var fileName: String {
            let number = "\(suite)/\(test)".utf8.reduce(UInt32(5381)) { $0 &* 33 &+ UInt32($1) }
            return "\("\(suite)-\(test)".asFileName())-\(String(number, radix: 36))"
        }
    }
#endif
