import Simulator

// A table view's requests when it becomes visible, and their order.
extension Scenario {
    static let tableLoading: [Scenario] = [
        .order("list-table-01", .listedPairs) { stage in
            let scene = TableScene(stage, [3], source: OlderRows.init, delegate: HeardHeights(50))
            stage.begin()
            try scene.show()
        },
        .statements("list-table-02") { stage in
            let scene = TableScene(stage, [3], source: OlderRows.init, delegate: HeardHeights(50))
            scene.table.estimatedRowHeight = 0
            stage.begin()
            try scene.show()
            let asked = stage.lines.filter {
                $0.hasPrefix("Table.heightForRow") || $0.hasPrefix("Table.cell")
            }
            let heights = (0..<3).map { "Table.heightForRow(\($0))" }
            stage.state(
                0, Array(asked.prefix(3)) == heights && asked.dropFirst(3).first == "Table.cellForRow(0)",
                "\(asked)")
            let pairs = (0..<3).flatMap { ["Table.cellForRow(\($0))", "Table.heightForRow(\($0))"] }
            stage.state(1, Array(asked.suffix(6)) == pairs, "\(asked)")
        },
        .contradicted(
            "list-table-03", by: "list-table-02",
            why: "iOS 11 and later ask each height once before the first cell, where iOS 10 asks three times."
        ),
        .order("list-table-04") { stage in
            let scene = TableScene(stage, [3], delegate: HeardDisplay())
            stage.begin()
            try scene.show()
        },
        .statements("gt2-table-03") { stage in
            let scene = TableScene(stage, [5], source: LaterRows.init, delegate: PlainHeights())
            stage.begin()
            try scene.show()
            let lines = stage.lines.filter { $0.contains("Row") && !$0.hasPrefix("Cell.") }
            let counts = lines.prefix { $0 == "numberOfRows(0)" }
            stage.state(0, counts.count == 3, "\(lines.prefix(12))")
            let rest = lines.dropFirst(counts.count).prefix(7)
            let expected = stage.entry.events[1...7]
            for position in 1...8 {
                stage.state(position, Array(rest) == Array(expected), "\(lines.prefix(12))")
            }
        },
        .statements("gt2-table-05") { stage in
            let estimates = HeardEstimates()
            let scene = TableScene(stage, [200], delegate: estimates)
            stage.begin()
            try scene.show()
            let asked = Set(stage.lines.filter { $0.hasPrefix("Table.heightForRow") })
            stage.state(0, !asked.isEmpty && asked.count < 30, "\(asked.count) of 200 rows")
        },
        .statements("list-table-28") { stage in
            let scene = TableScene(stage, [200], delegate: HeardHeights(50))
            scene.table.estimatedRowHeight = 0
            stage.begin()
            try scene.show()
            let asked = Set(stage.lines.filter { $0.hasPrefix("Table.heightForRow") })
            stage.state(0, asked.count == 200, "\(asked.count) of 200 rows")
        },
        .statements("list-table-08") { stage in
            let scene = try TableScene(stage, [200]).show()
            stage.begin()
            try scene.scroll(by: 300)
            let last = scene.table.indexPathsForVisibleRows?.last?.row ?? 0
            let beyond = stage.lines.filter { $0.hasPrefix("Table.cellForRow") }
                .filter { (Int($0.dropFirst(17).dropLast()) ?? 0) > last }
            stage.state(0, beyond.isEmpty && last > 0, "\(beyond), visible until \(last)")
        },
        .statements("list-table-09") { stage in
            let scene = TableScene(stage, [3], delegate: HeardDisplay())
            scene.table.rowHeight = 50
            stage.begin()
            try scene.show()
            for row in 0..<3 {
                stage.state(
                    0, stage.has("Table.willDisplay(\(row))", before: "Cell.layoutSubviews(0-\(row))"),
                    "\(stage.lines)")
            }
        },
        .statements("gt2-table-12") { stage in
            let scene = try TableScene(stage, [200]).show()
            let prefetching = HeardPrefetching()
            scene.table.prefetchDataSource = prefetching
            try scene.scroll(by: 200)
            let asked = prefetching.asked.flatMap { $0 }
            let areSorted = prefetching.asked.allSatisfy { rows in
                rows == rows.sorted() || rows == rows.sorted(by: >)
            }
            stage.state(0, !asked.isEmpty && areSorted, "\(prefetching.asked)")
            scene.table.setContentOffset(CGPoint(x: 0, y: -59), animated: true)
            try stage.settle()
            stage.state(1, Set(prefetching.cancelled).isSubset(of: asked), "\(prefetching.cancelled)")
        },
        .open(
            "gt2-vc-01",
            "A bug of iOS 10.3. No source says that it holds on iOS 12 and later."),
    ]
}

/// A data source that records a row after its cell is dequeued, as the log's author did.
private final class LaterRows: NSObject, UITableViewDataSource {
    private let rows: HeardRows

    init(_ data: ListData) { rows = HeardRows(data) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.journal.log("numberOfRows(\(section))")
        return rows.data.sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = rows.cell(for: indexPath, in: tableView)
        rows.journal.log("cellForRow(\(indexPath.row))")
        return cell
    }
}

/// A delegate that records requests for a height as the log's author did.
@MainActor
private final class PlainHeights: NSObject, UITableViewDelegate {
    private let journal = Journal.current

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        journal.log("heightForRow(\(indexPath.row))")
        return 50
    }
}

/// A delegate that provides estimated and actual heights.
@MainActor
private final class HeardEstimates: NSObject, UITableViewDelegate {
    private let journal = Journal.current

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        journal.log("Table.heightForRow(\(indexPath.row))")
        return 50
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
}

@MainActor
private final class HeardPrefetching: NSObject, UITableViewDataSourcePrefetching {
    private(set) var asked: [[Int]] = []
    private(set) var cancelled: [Int] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        asked.append(indexPaths.map(\.row))
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths.map(\.row)
    }
}
