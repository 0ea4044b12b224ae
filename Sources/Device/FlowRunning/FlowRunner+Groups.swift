import FlowPlan
import Foundation

// Commands that consist of others.
extension FlowRunner {
    /// The number of rounds after which a loop without a count ends with an error.
    private static let mostRounds = 1000

    func run(_ group: FlowGroup, of step: FlowStep, _ depth: Int) async throws(FlowFailure) {
        guard try holds(group.condition) else { return report(step, .skipped, depth) }
        report(step, .begun, depth)
        try await run(group.steps, depth: depth + 1)
    }

    func `repeat`(_ group: FlowGroup, _ times: Int?, of step: FlowStep, _ depth: Int)
        async throws(FlowFailure)
    {
        report(step, .begun, depth)
        var rounds = 0
        while rounds < times ?? .max {
            guard try holds(group.condition) else { return }
            guard rounds < Self.mostRounds else {
                throw FlowFailure(
                    "The loop doesn't end: its condition holds after \(rounds) rounds. Add times.")
            }
            rounds += 1
            try await run(group.steps, depth: depth + 1)
        }
    }

    func retry(_ group: FlowGroup, _ times: Int, of step: FlowStep, _ depth: Int) async throws(FlowFailure) {
        report(step, .begun, depth)
        for _ in 0..<times {
            do { return try await run(group.steps, depth: depth + 1) } catch { continue }
        }
        try await run(group.steps, depth: depth + 1)
    }
}

// Conditions.
extension FlowRunner {
    /// Whether a condition holds now.
    func holds(_ condition: FlowCondition?) throws(FlowFailure) -> Bool {
        guard let condition else { return true }
        if let platform = condition.platform, platform != .iOS { return false }
        if let expression = condition.expression, !expression.value(copied: session.copiedText).holds {
            return false
        }
        // Before the launch and on the Home Screen, no element of the app is visible.
        guard session.showsApp else { return condition.visible == nil }
        let finder = try finder
        return (condition.visible.map { finder.element(for: $0) != nil } ?? true)
            && (condition.notVisible.map { finder.element(for: $0) == nil } ?? true)
    }

    /// Waits until a condition holds.
    func expect(_ condition: FlowCondition, within seconds: Double) async throws(FlowFailure) {
        if !session.showsApp, try holds(condition) { return }
        let isMet = try await session.value(within: seconds) { () throws(FlowFailure) -> Bool? in
            try holds(condition) ? true : nil
        }
        guard isMet == nil else { return }
        throw FlowFailure(try reason(condition, seconds))
    }

    private func reason(_ condition: FlowCondition, _ seconds: Double) throws(FlowFailure) -> String {
        let finder = try finder
        let time = "after \(seconds.formatted()) s"
        if let hidden = condition.notVisible, finder.element(for: hidden) != nil {
            return "\(hidden.words) is still visible \(time)."
        }
        return finder.absence(of: condition.visible ?? ElementSelector(), time)
    }
}

extension ElementFinder {
    /// The message about an element that isn't visible.
    func absence(of selector: ElementSelector, _ time: String) -> String {
        let texts = textsInSight
        let listed = texts.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
        let inSight =
            texts.isEmpty ? "no text" : listed + (texts.count > 20 ? " and \(texts.count - 20) more" : "")
        return "\(selector.words) is not visible \(time). In sight: \(inSight)."
    }
}
