import Foundation

/// Which tests leave a recording behind: one HTML file with the phone, the timeline, the tree of controllers, PageFlow's queue, UIKit's
/// console and the failed expectation.
///
/// By default a test that fails does. The file needs no server and no network; a build server keeps the folder among its artefacts.
/// The environment says where, and can decide for all tests:
///
/// - `PAGEFLOW_RECORDINGS`: the folder. The default is `recordings` in the build folder of the tests: `.build`, or the folder of
///   `--scratch-path`. A test program outside a build folder of SwiftPM uses `.build/recordings` of the current folder.
/// - `PAGEFLOW_RECORD`: `failed`, `always` or `never`. Default is what the test says.
///
/// While a test runs for the first time nothing is drawn. A test that fails runs once more on a new simulator, which is drawn at every
/// moment; the failures of that run are not reported. The report says so where the two runs differ. See <doc:RecordingsOfTests>.
///
/// On Apple's systems nothing is recorded: Xcode's own result bundle has the screenshots.
public enum TestRecording: String, Sendable {
    /// A test that fails.
    case failed
    /// Every test. It is drawn while it runs, and runs once.
    case always
    /// No test.
    case never
}

#if canImport(AppRecording)
    extension TestRecording {
        /// What the environment decides for all tests; else what the test says.
        static func chosen(by test: TestRecording?) -> TestRecording {
            environment ?? test ?? .failed
        }

        private static let environment = ProcessInfo.processInfo.environment["PAGEFLOW_RECORD"]
            .flatMap(TestRecording.init)

        /// Where the files are written.
        static let folder = folder(
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
