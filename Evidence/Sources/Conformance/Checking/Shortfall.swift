import Simulator

/// Collects the differences between the runtime and an entry.
struct Shortfall {
    private var expected: [String] = []
    private var actual: [String] = []

    var result: Finding.Result {
        expected.isEmpty && actual.isEmpty ? .passes : .fallsShort(expected: expected, actual: actual)
    }

    /// Compares the callbacks: each run must equal the events in order.
    mutating func compare(_ events: [String], with runs: [[String]], _ restriction: Restriction) {
        if runs.isEmpty { add(expected: events, actual: ["nothing was logged"]) }
        for run in runs {
            let comparison = Comparison(of: events, with: run, restriction)
            guard !comparison.holds else { continue }
            add(
                expected: comparison.expected.map { $0.lines.joined(separator: " / ") },
                actual: comparison.actual)
        }
    }

    /// Compares the statements of a rule: each must hold, and the scenario must have made as many as it announces.
    mutating func compare(_ count: Int, with statements: [Stage.Statement]) {
        add(statements)
        if statements.count != count {
            add(expected: ["\(count) statements"], actual: statements.map { "looked at: \($0.expected)" })
        }
    }

    /// Compares the statements that an entry lists: the scenario must have confirmed each of them.
    mutating func compare(_ events: [String], with statements: [Stage.Statement]) {
        add(statements)
        for event in events where !statements.contains(where: { $0.expected == event }) {
            add(expected: [event], actual: ["not looked at"])
        }
    }

    /// Compares the messages: each must have been recorded.
    ///
    /// - Parameter values: The replacements for the letters that the evidence contains in place of numbers.
    @MainActor
    mutating func compare(
        _ entry: EvidenceEntry, filling values: [String: String], with diagnostics: [Diagnostic]
    ) {
        for event in entry.events {
            let template = MessageTemplate(event, entry.freedom, filling: values)
            if !diagnostics.contains(where: template.matches) {
                add(expected: [event], actual: diagnostics.map(\.description))
            }
        }
    }

    /// Compares the figures: each must have been measured, and must be within the entry's tolerance.
    @MainActor
    mutating func compare(
        _ entry: EvidenceEntry, with measured: [String: CGFloat], on device: Device, _ system: System
    ) {
        let place = "\(device.spec.name), iOS \(system.version.major)"
        for event in entry.events {
            guard let figure = ExpectedFigure(event) else {
                add(expected: [event], actual: ["not a figure"])
                continue
            }
            guard let seen = measured[figure.name] else {
                add(expected: ["\(event) on \(place)"], actual: ["not measured"])
                continue
            }
            guard !figure.holds(for: seen, within: entry.tolerance ?? 0) else { continue }
            add(expected: ["\(event) on \(place)"], actual: ["\(figure.name): \(seen)"])
        }
    }

    mutating func add(_ statements: [Stage.Statement]) {
        for statement in statements where !statement.holds {
            add(expected: [statement.expected], actual: [statement.seen])
        }
    }

    /// Adds unexpected diagnostics: correct code causes none.
    mutating func complain(of diagnostics: [Diagnostic]) {
        guard !diagnostics.isEmpty else { return }
        add(expected: ["no complaint of UIKit's"], actual: diagnostics.map(\.description))
    }

    private mutating func add(expected more: [String], actual seen: [String]) {
        expected += more
        actual += seen.isEmpty ? ["nothing"] : seen
    }
}
