import FlowPlan
import Foundation
import ProgramIO

/// Runs flows one after the other, each in a program of its own: a flow that ends the program ends only itself, and no flow finds
/// the static properties of another one.
struct SuiteRun {
    private let suite: FlowSuite
    private let options: FlowRunOptions
    private let folder: URL

    init(_ suite: FlowSuite, _ options: FlowRunOptions) {
        (self.suite, self.options) = (suite, options)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "pageflow-flows-\(UUID().uuidString)")
    }

    func results() throws -> [FlowResult] {
        try OutputFile.makeFolder(folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        var results: [FlowResult] = []
        for (number, plan) in suite.plans.enumerated() {
            let isSkipped =
                number < suite.sequenceLength && !suite.continuesOnFailure
                && results.contains { $0.outcome == .failed }
            StandardOutput.write("\(plan.name) (\(plan.file))\n")
            let skipped = FlowResult(of: plan, .skipped, "A flow before it in the sequence failed.")
            let result = try isSkipped ? skipped : run(plan)
            StandardOutput.write("  \(result.closing)\n")
            results.append(result)
        }
        return results
    }

    private func run(_ plan: FlowPlan) throws -> FlowResult {
        let (input, output) = (folder.appendingPathComponent("plan"), folder.appendingPathComponent("result"))
        try OutputFile.write(try JSONEncoder().encode(plan), to: input)
        try? FileManager.default.removeItem(at: output)
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        let words = [program, "run-flow", "--result", output.path] + options.words + ["--"]
        let status = try Tool.run(words + plan.launchArguments.flatMap(\.words), input: input)
        guard let data = FileManager.default.contents(atPath: output.path),
            let result = try? JSONDecoder().decode(FlowResult.self, from: data)
        else {
            return FlowResult(of: plan, .failed, "The app ended the program, with status \(status).")
        }
        return result
    }
}

extension FlowArgument {
    /// The words on a command line, as Foundation reads them.
    fileprivate var words: [String] { [name.hasPrefix("-") ? name : "-\(name)", value] }
}

extension FlowResult {
    /// The last line about a flow.
    fileprivate var closing: String {
        let time = String(format: "%.1f s", locale: Locale(identifier: "en_US_POSIX"), seconds)
        return switch outcome {
        case .passed: "passed, \(time) of the app's clock"
        case .failed: "FAILED: \(message ?? "")"
        case .skipped: "skipped: \(message ?? "")"
        }
    }
}

extension [FlowResult] {
    /// The numbers of flows by outcome.
    var summary: String {
        func words(_ outcome: FlowResult.Outcome) -> String? {
            let number = count { $0.outcome == outcome }
            return number == 0 ? nil : "\(number) \(outcome.rawValue)"
        }
        let parts = [words(.passed), words(.failed), words(.skipped)].compactMap { $0 }
        return "\(count) \(count == 1 ? "flow" : "flows"): \(parts.joined(separator: ", "))"
    }
}
