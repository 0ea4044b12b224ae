import Foundation

/// Which tests leave a recording: one HTML file with the phone, the timeline, the tree of view controllers, PageFlow's queue, UIKit's
/// console and the failed expectation.
///
/// By default a failed test leaves a recording. The file needs no server and no network; a build server can keep the folder as an artifact.
/// Environment variables set the folder, and can override the setting of all tests:
///
/// - `PAGEFLOW_RECORDINGS`: the folder. The default is `recordings` in the build folder of the tests: `.build`, or the folder of
///   `--scratch-path`. A test program outside a build folder of SwiftPM uses `.build/recordings` of the current folder.
/// - `PAGEFLOW_RECORD`: `failed`, `always` or `never`. By default, the setting of the test applies.
///
/// The first run of a test draws nothing. If the test fails, it runs again on a new simulator, which is drawn at every
/// moment; the failures of the second run aren't reported. If the two runs differ, the report says so. See <doc:RecordingsOfTests>.
///
/// On Apple's systems nothing is recorded: Xcode's own result bundle has the screenshots.
public enum TestRecording: String, Sendable {
    /// Failed tests.
    case failed
    /// All tests. A test is drawn while it runs, and runs once.
    case always
    /// No tests.
    case never
}

#if canImport(AppRecording)
    extension TestRecording {
        /// The setting of the environment, or else of the test.
        static func chosen(by test: TestRecording?) -> TestRecording {
            environment ?? test ?? .failed
        }

        private static let environment = ProcessInfo.processInfo.environment["PAGEFLOW_RECORD"]
            .flatMap(TestRecording.init)

        /// The folder for recordings.
        package static let folder = folder(
            named: ProcessInfo.processInfo.environment["PAGEFLOW_RECORDINGS"],
            program: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())

        /// The folder in which a test program writes the files. SwiftPM puts a program into `BUILD/TRIPLE/debug`.
        static func folder(named path: String?, program: URL) -> URL {
            if let path { return URL(fileURLWithPath: path) }
            let build = (0..<3).reduce(program) { folder, _ in folder.deletingLastPathComponent() }
            let state = build.appendingPathComponent("workspace-state.json").path
            let isBuild = FileManager.default.fileExists(atPath: state)
            return isBuild
                ? build.appendingPathComponent("recordings") : URL(fileURLWithPath: ".build/recordings")
        }
    }
#endif
