#if canImport(AppRecording)
    import AppRecording
    import Foundation
    import PageFlow
    import ProgramIO

    /// The pages, transitions and guards of an app that the tests of this process covered. `PAGEFLOW_COVERAGE` names the folder for it.
    @MainActor
    enum TestCoverage {
        private static let folder = ProcessInfo.processInfo.environment["PAGEFLOW_COVERAGE"]
            .map { URL(fileURLWithPath: $0) }
        private static var coverage = FlowCoverage()

        /// Whether coverage is recorded.
        static var isWanted: Bool { folder != nil }

        /// Counts the guards that the running app asks from now on.
        static func countGuards() {
            guard isWanted else { return }
            _ = RequestObservers.ofApp.onQuestion { coverage.addGuard(String(describing: type(of: $0))) }
        }

        /// Adds the coverage of one test, and writes the file immediately, because a later test can end the program.
        static func add(_ flows: [DiscoveredFlow]) {
            guard let folder else { return }
            for flow in flows { flow.add(to: &coverage) }
            do {
                try CoverageFile.write(coverage, to: folder)
            } catch {
                StandardError.write("The coverage is lost: \(error)")
            }
        }
    }
#endif
