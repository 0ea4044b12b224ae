import Simulator

// The cells that rows receive.
extension Scenario {
    static let tableReuse: [Scenario] = [
        .order("list-table-05") { stage in
            let scene = try TableScene(stage, [100], delegate: HeardDisplay()).show()
            stage.begin()
            scene.table.reloadRows(at: [.first(2)], with: .automatic)
            try stage.settle()
        },
        .statements("list-table-06") { stage in
            let scene = try ReuseScene(stage)
            let first = try scene.reload(0..<4)
            stage.state(0, first.allSatisfy { $0 == nil }, "\(first)")
            let second = try scene.reload(4..<8)
            stage.state(1, second == ["0-3", "0-2", "0-1", "0-0"], "\(second)")
        },
        .statements("list-table-07") { stage in
            let scene = try ReuseScene(stage)
            let old = scene.rows.given.count
            scene.table.table.reloadData()
            try stage.settle()
            let given = scene.rows.given.dropFirst(old)
            let areKept = given.allSatisfy { $0.oldText == scene.table.data[$0.row] }
            stage.state(0, areKept && given.count > 3, "\(given.map { ($0.row, $0.oldText) })")
        },
        .statements("list-table-16") { stage in
            let scene = try TableScene(stage, [200]).show()
            let waiting = try scene.cell(0)
            scene.table.scrollToRow(at: .first(100), at: .top, animated: false)
            try stage.settle()
            let rows = try require(scene.table.dataSource as? HeardRows)
            stage.note(
                "the cell of the first row waits", scene.table.cellForRow(at: .first(0)) == nil, "\(waiting)")
            let reused = rows.given.filter { $0.oldText != nil }
            stage.state(0, !reused.isEmpty && reused.allSatisfy { $0.cell.reuses > 0 }, "\(reused.count)")
            let made = rows.given.first?.cell.reuses ?? -1
            let fresh = KeptCell(style: .default, reuseIdentifier: "cell")
            stage.state(1, fresh.reuses == 0 && made >= 0, "\(made)")
            let nameless = try TableScene(stage, [200], source: NamelessRows.init).show()
            nameless.table.scrollToRow(at: .first(100), at: .top, animated: false)
            try stage.settle()
            let cells = try require(nameless.table.dataSource as? NamelessRows).given.map(\.cell)
            stage.state(2, cells.allSatisfy { $0.reuses == 0 } && cells.count > 10, "\(cells.map(\.reuses))")
        },
        .statements("gt2-table-17") { stage in
            let scene = TableScene(stage, [300], delegate: HeardDisplay())
            stage.begin()
            try scene.show()
            try scene.scroll(by: 300)
            let shown = stage.lines.compactMap { number(of: $0, "Table.willDisplay(") }
            let asked = stage.lines.compactMap { number(of: $0, "Table.cellForRow(") }
            let ahead = Set(asked).subtracting(shown)
            stage.state(0, !ahead.isEmpty, "asked \(asked), shown \(shown)")
            let ended = Set(stage.lines.compactMap { number(of: $0, "Table.didEndDisplaying(") })
            stage.state(1, ended.isDisjoint(with: ahead), "\(ended)")
            scene.table.setContentOffset(CGPoint(x: 0, y: 9000), animated: false)
            try stage.settle()
            let rows = try require(scene.table.dataSource as? HeardRows)
            let cells = rows.given.filter { ahead.contains($0.row.row) }.map(\.cell)
            stage.state(2, cells.contains { $0.reuses > 0 }, "\(cells.map(\.reuses))")
        },
        .statements(
            "gt2-table-14", leavingOut: [0],
            remark: "That a row may be asked for ahead is not that it must be."
        ) { stage in
            let scene = try TableScene(stage, [1000], delegate: HeardDisplay()).show()
            let prefetching = SilentPrefetching()
            scene.table.prefetchDataSource = prefetching
            stage.begin()
            scene.table.reloadRows(at: [.first(1)], with: .none)
            scene.table.reloadRows(at: [.first(100)], with: .none)
            try stage.settle()
            let last = scene.table.indexPathsForVisibleRows?.last?.row ?? 0
            let shown = stage.lines.compactMap { number(of: $0, "Table.willDisplay(") }
            stage.state(1, shown.allSatisfy { $0 <= last }, "\(shown), visible until \(last)")
            stage.begin()
            try scene.scroll(by: 400)
            let now = scene.table.indexPathsForVisibleRows?.last?.row ?? 0
            let asked = stage.lines.compactMap { number(of: $0, "Table.cellForRow(") }
            let came = Set((last + 1)...max(last + 1, now))
            stage.state(2, came.isSubset(of: asked), "asked \(asked), came \(came)")
        },
    ]

    private static func number(of line: String, _ call: String) -> Int? {
        line.hasPrefix(call) ? Int(line.dropFirst(call.count).dropLast()) : nil
    }
}

/// A table whose cells keep the text of their last row.
@MainActor
private final class ReuseScene {
    let table: TableScene
    let rows: HeardRows
    private let stage: Stage

    init(_ stage: Stage) throws {
        self.stage = stage
        table = try TableScene(stage, [100]).show()
        rows = try require(table.table.dataSource as? HeardRows)
    }

    /// Reloads rows, and returns the previous texts of their cells.
    func reload(_ range: Range<Int>) throws -> [String?] {
        let old = rows.given.count
        table.table.reloadRows(at: range.map(IndexPath.first), with: .none)
        try stage.settle()
        let given = rows.given.dropFirst(old).filter { range.contains($0.row.row) }
        return given.sorted { $0.row < $1.row }.map(\.oldText)
    }
}

/// A data source whose cells have no reuse identifier.
private final class NamelessRows: HeardRows {
    override func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        let cell = KeptCell(style: .default, reuseIdentifier: nil)
        fill(cell, for: place)
        return cell
    }
}

@MainActor
private final class SilentPrefetching: NSObject, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
