/// The result of a command.
package struct FlowStepResult: Codable, Equatable, Sendable {
    package enum Outcome: Codable, Equatable, Sendable {
        case passed
        /// The command consists of the commands whose results follow.
        case begun
        /// The condition wasn't met.
        case skipped
        /// The command failed and was optional.
        case warned(String)
        case failed(String)
    }

    /// The description of the command.
    package let words: String
    package let outcome: Outcome
    package let position: FlowPosition
    /// The number of commands that contain it.
    package let depth: Int

    package init(_ step: FlowStep, _ outcome: Outcome, depth: Int) {
        (words, position) = (step.words, step.position)
        (self.outcome, self.depth) = (outcome, depth)
    }
}

/// The result of a flow.
package struct FlowResult: Codable, Equatable, Sendable {
    package enum Outcome: String, Codable, Sendable { case passed, failed, skipped }

    package let name: String
    package let file: String
    package let properties: [String: String]
    package var outcome = Outcome.passed
    /// The reason of a failure.
    package var message: String?
    /// Seconds of the app's clock.
    package var seconds = 0.0
    package var steps: [FlowStepResult] = []

    package init(of plan: FlowPlan) {
        (name, file, properties) = (plan.name, plan.file, plan.properties)
    }

    /// The result of a flow that failed before a command could, or that was skipped.
    package init(of plan: FlowPlan, _ outcome: Outcome, _ message: String?) {
        self.init(of: plan)
        (self.outcome, self.message) = (outcome, message)
    }
}

extension FlowStepResult {
    /// The lines for a terminal or a log: a mark, the command, and after a failure its reason and its position in the file.
    package var lines: String {
        let indent = String(repeating: "  ", count: depth + 1)
        switch outcome {
        case .passed: return "\(indent)✓ \(words)"
        case .begun: return "\(indent)▸ \(words)"
        case .skipped: return "\(indent)– \(words): skipped"
        case .warned(let reason): return "\(indent)! \(words): \(reason) The command is optional."
        case .failed(let reason): return "\(indent)✗ \(words)  (\(position))\n\(indent)  \(reason)"
        }
    }
}
