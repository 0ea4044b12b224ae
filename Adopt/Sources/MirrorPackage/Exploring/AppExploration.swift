import Foundation

/// Explores the apps of a mirror by running their programs.
package struct AppExploration: Sendable {
    /// The result of an exploration.
    package enum Outcome: Sendable {
        case found(ExplorationSummary)
        /// The exploration failed, for a reason given as a sentence.
        case failed(String)
    }

    private let binaries: URL
    private let mirror: URL
    private let budget: Int

    /// - Parameters:
    ///   - binaries: The folder with the mirror's built programs.
    ///   - budget: The number of seconds after which no new action starts.
    package init(in binaries: URL, of mirror: URL, budget: Int) {
        (self.binaries, self.mirror, self.budget) = (binaries, mirror, budget)
    }

    /// Explores an app, and writes all findings to the mirror's `Explored` folder.
    package func outcome(of program: String) throws -> Outcome {
        let folder = mirror.appendingPathComponent("Explored/\(program)")
        try? FileManager.default.removeItem(at: folder)
        var run = ProgramRun(
            program: binaries.appendingPathComponent(program),
            arguments: ["explore", "--budget", "\(budget)", "--to", folder.path])
        run.patience = 2 * budget + 120
        var (crash, last) = (CrashReport(), "")
        let ending = try run.run { line in
            crash.read(line)
            last = String(line)
            return true
        }
        guard let summary = try? ExplorationSummary(of: program, in: folder) else {
            let output = if case .exit = ending { " The last line of its output: \(last)" } else { "" }
            return .failed("\(program) wasn't explored: \(crash.text(of: ending)).\(output)")
        }
        return .found(summary)
    }
}
