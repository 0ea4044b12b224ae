/// The results of a project's apps as a table, followed by the most severe faults.
struct ExplorationTable {
    private let summaries: [ExplorationSummary]

    init(_ summaries: [ExplorationSummary]) { self.summaries = summaries }

    /// A longer list isn't read; the exploration's folder contains all faults.
    private static let faultsShown = 8

    var lines: [String] {
        guard !summaries.isEmpty else { return [] }
        let rows = [["app", "pages", "ways", "diagnostics", "leaks", "crashes"]] + summaries.map(row)
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + space : space + cell.0
            }.joined(separator: "  ")
        } + summaries.flatMap(details)
    }

    private func row(_ summary: ExplorationSummary) -> [String] {
        let pages =
            summary.unreached.isEmpty
            ? "\(summary.pages)" : "\(summary.pages) of \(summary.pages + summary.unreached.count)"
        let numbers = [summary.ways, summary.diagnostics, summary.leaks, summary.crashes]
        return [summary.program, pages] + numbers.map { "\($0)" }
    }

    private func details(_ summary: ExplorationSummary) -> [String] {
        let left = summary.faults.count - Self.faultsShown
        return
            (summary.unreached.isEmpty ? [] : ["not reached: " + summary.unreached.joined(separator: ", ")])
            + summary.faults.prefix(Self.faultsShown).map { "\($0.page): \($0.kind): \($0.detail)" }
            + (left > 0 ? ["\(left) more faults"] : [])
            + (summary.isComplete ? [] : ["the budget ended before the exploration was complete"])
            + ["pictures, the flow and a test for each fault: \(summary.folder)"]
    }
}
