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
        var fatalError: String?
        let arguments =
            ["--testing-library", "swift-testing", "--no-parallel"]
            + ["--event-stream-output-path", file.path, "--event-stream-version", "0"]
            + done.sorted().flatMap { ["--skip", Self.pattern(for: $0)] }
        let ending = try ProgramRun(program: program, arguments: arguments).run { line in
            if line.contains("Fatal error") { fatalError = String(line) }
        }
        var log = SwiftTestingLog()
        log.read((try? Data(contentsOf: file)) ?? Data())
        let ended = log.programEnded(fatalError ?? ending.description)
        return (log, ending, ended)
    }

    private static func pattern(for test: String) -> String {
        "^" + test.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "/"
    }
}
