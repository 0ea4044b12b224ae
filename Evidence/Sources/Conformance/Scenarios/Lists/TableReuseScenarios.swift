import Simulator

// The cells that rows receive.
extension Scenario {
    static let tableReuse: [Scenario] = [
        .order(
            EvidenceEntry(
                "list-table-05",
                "A row in sight is reloaded",
                ios: "12 (2019-04)", animated: true,
                source: .log(
                    "https://blog.anzfactory.xyz/articles/20190402/swift-calling-didenddisplayingcell/"),
                notes: """
                    didEndDisplaying comes twice, and the row is in sight. The source says 'row 2' of a
                    table of 100 rows.
                    """,
                events: [
                    "Table.cellForRow(2)",
                    "Table.willDisplay(2)",
                    "Table.didEndDisplaying(2)",
                    "Table.didEndDisplaying(2)",
                ])
        ) { stage in
            let scene = try TableScene(stage, [100], delegate: HeardDisplay()).show()
            stage.begin()
            scene.table.reloadRows(at: [.first(2)], with: .automatic)
            try stage.settle()
        },
        .rule(
            EvidenceEntry(
                "list-table-06",
                "Rows 0 to 3 are reloaded, and then rows 4 to 7: which cells they are given",
                source: .log("https://e-com-net.com/article/1247956866273759232.htm"),
                notes: """
                    A row's new cell is dequeued before the old one waits for reuse; the last that was
                    put back is taken first. The cells keep the text of their last row, which shows it.
                    """),
            statements: 2
        ) { stage in
            let scene = try ReuseScene(stage)
            let first = try scene.reload(0..<4)
            stage.state("rows 0 to 3 are given new cells", first.allSatisfy { $0 == nil }, "\(first)")
            let second = try scene.reload(4..<8)
            stage.state(
                "rows 4 to 7 are given the cells of rows 3, 2, 1 and 0, in this order",
                second == ["0-3", "0-2", "0-1", "0-0"], "\(second)")
        },
        .rule(
            EvidenceEntry(
                "list-table-07",
                "reloadData: which cells the rows in sight are given",
                source: .log("https://e-com-net.com/article/1247956866273759232.htm"),
                notes: "The same experiment as list-table-06."),
            statements: 1
        ) { stage in
            let scene = try ReuseScene(stage)
            let old = scene.rows.given.count
            scene.table.table.reloadData()
            try stage.settle()
            let given = scene.rows.given.dropFirst(old)
            let areKept = given.allSatisfy { $0.oldText == scene.table.data[$0.row] }
            stage.state(
                "each row is given the cell that it had", areKept && given.count > 3,
                "\(given.map { ($0.row, $0.oldText) })")
        },
        .rule(
            EvidenceEntry(
                "list-table-16",
                "prepareForReuse of a table's cell",
                ios: "13.2 SDK",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableViewCell.h"
                ),
                notes: """
                    Quote: if the cell is reusable (has a reuse identifier), this is called just before
                    the cell is returned from the table view method dequeueReusableCellWithIdentifier:.
                    The last:
                    https://developer.apple.com/documentation/uikit/uitableviewcell/1623223-prepareforreuse
                    """),
            statements: 3
        ) { stage in
            let scene = try TableScene(stage, [200]).show()
            let waiting = try scene.cell(0)
            scene.table.scrollToRow(at: .first(100), at: .top, animated: false)
            try stage.settle()
            let rows = try require(scene.table.dataSource as? HeardRows)
            stage.note(
                "the cell of the first row waits", scene.table.cellForRow(at: .first(0)) == nil, "\(waiting)")
            let reused = rows.given.filter { $0.oldText != nil }
            stage.state(
                "it comes just before the dequeue returns the cell",
                !reused.isEmpty && reused.allSatisfy { $0.cell.reuses > 0 }, "\(reused.count)")
            let made = rows.given.first?.cell.reuses ?? -1
            let fresh = KeptCell(style: .default, reuseIdentifier: "cell")
            stage.state("a new cell does not hear it", fresh.reuses == 0 && made >= 0, "\(made)")
            let nameless = try TableScene(stage, [200], source: NamelessRows.init).show()
            nameless.table.scrollToRow(at: .first(100), at: .top, animated: false)
            try stage.settle()
            let cells = try require(nameless.table.dataSource as? NamelessRows).given.map(\.cell)
            stage.state(
                "a cell without a reuse identifier does not hear it",
                cells.allSatisfy { $0.reuses == 0 } && cells.count > 10, "\(cells.map(\.reuses))")
        },
        .rule(
            EvidenceEntry(
                "gt2-table-17",
                "Row prepared ahead but never shown (iOS 15+)",
                ios: "15+ (2023-02)",
                source: .claim("https://github.com/essentialdevelopercom/essential-feed-case-study/pull/73"),
                notes: """
                    Quote: the cell may be created but never go through the whole
                    `willDisplayCell/didEndDisplaying` lifecycle callbacks as it may never be displayed.
                    """),
            statements: 3
        ) { stage in
            let scene = TableScene(stage, [300], delegate: HeardDisplay())
            stage.begin()
            try scene.show()
            try scene.scroll(by: 300)
            let shown = stage.lines.compactMap { number(of: $0, "Table.willDisplay(") }
            let asked = stage.lines.compactMap { number(of: $0, "Table.cellForRow(") }
            let ahead = Set(asked).subtracting(shown)
            stage.state("cellForRow(n)", !ahead.isEmpty, "asked \(asked), shown \(shown)")
            let ended = Set(stage.lines.compactMap { number(of: $0, "Table.didEndDisplaying(") })
            stage.state(
                "[never shown] no willDisplay, no didEndDisplaying", ended.isDisjoint(with: ahead), "\(ended)"
            )
            scene.table.setContentOffset(CGPoint(x: 0, y: 9000), animated: false)
            try stage.settle()
            let rows = try require(scene.table.dataSource as? HeardRows)
            let cells = rows.given.filter { ahead.contains($0.row.row) }.map(\.cell)
            stage.state(
                "prepareForReuse when the cell is used for another row", cells.contains { $0.reuses > 0 },
                "\(cells.map(\.reuses))")
        },
        .rule(
            EvidenceEntry(
                "gt2-table-14",
                """
                reloadRows(at:) for a row on screen and for row 100 off screen; 1000 rows, \
                prefetching on
                """,
                ios: "13-15",
                source: .claim(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch08p411individualCells/ch21p710addCellSubviewsInStoryboard/RootViewController.swift"
                ),
                notes: """
                    Quote: cellForRowAt can be called even if we are not immediately about to show; only
                    will tells you that we are really about to show
                    """),
            statements: 2,
            leavingOut: ["cellForRow may be asked for rows that are not about to be shown"],
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
            stage.state(
                "willDisplay only for rows that are about to be shown", shown.allSatisfy { $0 <= last },
                "\(shown), visible until \(last)")
            stage.begin()
            try scene.scroll(by: 400)
            let now = scene.table.indexPathsForVisibleRows?.last?.row ?? 0
            let asked = stage.lines.compactMap { number(of: $0, "Table.cellForRow(") }
            let came = Set((last + 1)...max(last + 1, now))
            stage.state(
                "prefetched rows have no cell yet: cellForRow is still asked for them",
                came.isSubset(of: asked), "asked \(asked), came \(came)")
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
