import Foundation

/// Explores the apps of a mirror by their own programs.
package struct AppExploration: Sendable {
    /// What an exploration has come to.
    package enum Outcome: Sendable {
        case found(ExplorationSummary)
        /// Why there is nothing to count, in a sentence.
        case failed(String)
    }

    private let binaries: URL
    private let mirror: URL
    private let budget: Int

    /// - Parameters:
    ///   - binaries: where SwiftPM has built the mirror.
    ///   - budget: after how many seconds nothing more is begun.
    package init(in binaries: URL, of mirror: URL, budget: Int) {
        (self.binaries, self.mirror, self.budget) = (binaries, mirror, budget)
    }

    /// Explores an app, and leaves all that was found in `Explored` of the mirror.
    package func outcome(of program: String) throws -> Outcome {
        let folder = mirror.appendingPathComponent("Explored/\(program)")
        try? FileManager.default.removeItem(at: folder)
        var run = ProgramRun(
            program: binaries.appendingPathComponent(program),
            arguments: ["explore", "--budget", "\(budget)", "--to", folder.path])
        run.patience = 2 * budget + 120
        var last = ""
        let ending = try run.run { last = String($0) }
        guard let summary = try? ExplorationSummary(of: program, in: folder) else {
            return .failed("\(program) was not explored: \(ending). Its last line: \(last)")
        }
        return .found(summary)
    }
}
