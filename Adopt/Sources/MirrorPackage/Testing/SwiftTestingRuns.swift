import Foundation

/// Runs a program's Swift Testing tests one at a time. If a test ends the program, runs the others without it.
struct SwiftTestingRuns {
    let program: URL

    func results() throws -> TestResults {
        var results = TestResults()
        var done: Set<String> = []
        while true {
            let (log, ending, ended) = try run(without: done)
            results = results + log.results
            done.formUnion(log.results.names)
            guard !ended.isEmpty else {
                if case .exit = ending { return results }
                results.remarks.append("Swift Testing's tests did not run: \(ending).")
                return results
            }
        }
    }

    private func run(without done: Set<String>) throws -> (
        log: SwiftTestingLog, ending: ProgramRun.Ending, ended: [String]
    ) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        var crash = CrashReport()
        let arguments =
            ["--testing-library", "swift-testing", "--no-parallel"]
            + ["--event-stream-output-path", file.path, "--event-stream-version", "0"]
            + done.sorted().flatMap { ["--skip", Self.pattern(for: $0)] }
        let ending = try ProgramRun(program: program, arguments: arguments).run { line in
            crash.read(line)
            return Self.isProgress(line)
        }
        var log = SwiftTestingLog()
        log.read((try? Data(contentsOf: file)) ?? Data())
        let ended = log.programEnded(crash.text(of: ending))
        return (log, ending, ended)
    }

    /// Whether a line reports that a test began or ended: `◇ Test adds() started.`
    private static func isProgress(_ line: Substring) -> Bool {
        line.firstMatch(of: /^\W+(Test|Suite)\b/) != nil
    }

    private static func pattern(for test: String) -> String {
        "^" + test.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "/"
    }
}
