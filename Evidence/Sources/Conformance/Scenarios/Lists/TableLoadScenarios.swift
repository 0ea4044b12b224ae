import Simulator

// A table view's requests when it becomes visible, and their order.
extension Scenario {
    static let tableLoading: [Scenario] = [
        .order(
            EvidenceEntry(
                "list-table-01",
                """
                A table with heightForRow and no estimate of the app's is shown; its cells come from \
                dequeueReusableCell(withIdentifier:) or are made
                """,
                ios: "11+",
                source: .claim("http://39.103.169.235/p/e52647d26691"),
                notes: """
                    From iOS 11 on heights are estimated by default. The author's experiments, without a
                    log. Quote in Chinese: each time cellForRow is called first, and then the
                    heightForRow of that row.
                    """,
                events: [
                    "Table.cellForRow(0)",
                    "Table.heightForRow(0)",
                    "Table.cellForRow(1)",
                    "Table.heightForRow(1)",
                    "Table.cellForRow(2)",
                    "Table.heightForRow(2)",
                ]),
            .listedPairs
        ) { stage in
            let scene = TableScene(stage, [3], source: OlderRows.init, delegate: HeardHeights(50))
            stage.begin()
            try scene.show()
        },
        .rule(
            EvidenceEntry(
                "list-table-02",
                "A table with heightForRow whose estimatedRowHeight is 0 is shown",
                ios: "11+",
                source: .claim("http://39.103.169.235/p/e52647d26691"),
                notes: """
                    The author's experiments, without a log. The second author who says so:
                    http://www.javashuo.com/article/p-kvrjewms-gh.html
                    """),
            statements: 2
        ) { stage in
            let scene = TableScene(stage, [3], source: OlderRows.init, delegate: HeardHeights(50))
            scene.table.estimatedRowHeight = 0
            stage.begin()
            try scene.show()
            let asked = stage.lines.filter {
                $0.hasPrefix("Table.heightForRow") || $0.hasPrefix("Table.cell")
            }
            let heights = (0..<3).map { "Table.heightForRow(\($0))" }
            stage.state(
                "the height of every row is asked once before the first cell",
                Array(asked.prefix(3)) == heights && asked.dropFirst(3).first == "Table.cellForRow(0)",
                "\(asked)")
            let pairs = (0..<3).flatMap { ["Table.cellForRow(\($0))", "Table.heightForRow(\($0))"] }
            stage.state(
                "after each cellForRow the height of that row is asked again",
                Array(asked.suffix(6)) == pairs, "\(asked)")
        },
        .contradicted(
            EvidenceEntry(
                "list-table-03",
                """
                A table with heightForRow and three rows is shown on iOS 10: the log up to the first \
                cell
                """,
                ios: "10 (2017-06)",
                source: .log("http://39.103.169.235/p/e4d5d6505811"),
                notes: "Three rounds. iOS 10 has no estimates of its own.",
                events: [
                    "Table.numberOfSections",
                    "Table.numberOfRows(0)",
                    "Table.heightForRow(0)",
                    "Table.heightForRow(1)",
                    "Table.heightForRow(2)",
                    "Table.numberOfSections",
                    "Table.numberOfRows(0)",
                    "Table.heightForRow(0)",
                    "Table.heightForRow(1)",
                    "Table.heightForRow(2)",
                    "Table.numberOfSections",
                    "Table.numberOfRows(0)",
                    "Table.heightForRow(0)",
                    "Table.heightForRow(1)",
                    "Table.heightForRow(2)",
                    "Table.cellForRow(0)",
                ]),
            by: "list-table-02",
            why: "iOS 11 and later ask each height once before the first cell, where iOS 10 asks three times."
        ),
        .order(
            EvidenceEntry(
                "list-table-04",
                "A table is shown: the first three of its rows",
                ios: "14 (2021-01)",
                source: .log("https://jeongchoyi.github.io/2021/01/06/uitableview-cell-life-cycle"),
                notes: "The log goes on in this way to row 17, the last in sight.",
                events: [
                    "Table.cellForRow(0)",
                    "Table.willDisplay(0)",
                    "Table.cellForRow(1)",
                    "Table.willDisplay(1)",
                    "Table.cellForRow(2)",
                    "Table.willDisplay(2)",
                ])
        ) { stage in
            let scene = TableScene(stage, [3], delegate: HeardDisplay())
            stage.begin()
            try scene.show()
        },
        .statements(
            EvidenceEntry(
                "gt2-table-03",
                """
                dequeueReusableCell(withIdentifier:for:) in cellForRow (iOS 11 simulator, 2017-11), \
                one section of 5 rows
                """,
                ios: "11 (2017-11)",
                source: .log("https://greatytc.com/p/a36744eaa13b"),
                notes: """
                    'cell 0' is logged after the dequeue, i.e. one of the heights falls inside
                    dequeue(for:). Quote: numbers 0 / numbers 0 / numbers 0 / height 0 / height 0 / cell
                    0 / height 0 / height 1 / height 1
                    """,
                events: [
                    "numberOfRows(0) x3",
                    "heightForRow(0)",
                    "heightForRow(0)",
                    "cellForRow(0)",
                    "heightForRow(0)",
                    "heightForRow(1)",
                    "heightForRow(1)",
                    "cellForRow(1)",
                    "...",
                ])
        ) { stage in
            let scene = TableScene(stage, [5], source: LaterRows.init, delegate: PlainHeights())
            stage.begin()
            try scene.show()
            let lines = stage.lines.filter { $0.contains("Row") && !$0.hasPrefix("Cell.") }
            let counts = lines.prefix { $0 == "numberOfRows(0)" }
            stage.state(stage.entry.events[0], counts.count == 3, "\(lines.prefix(12))")
            let rest = lines.dropFirst(counts.count).prefix(7)
            let expected = stage.entry.events[1...7]
            for position in 1...8 {
                stage.state(
                    stage.entry.events[position], Array(rest) == Array(expected), "\(lines.prefix(12))")
            }
        },
        .rule(
            EvidenceEntry(
                "gt2-table-05",
                "estimatedHeightForRow implemented",
                ios: "7+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableView.h"
                ),
                notes: """
                    Quote: If these methods are implemented, the above -tableView:heightForXXX calls
                    will be deferred until views are ready to be displayed
                    """),
            statements: 1
        ) { stage in
            let estimates = HeardEstimates()
            let scene = TableScene(stage, [200], delegate: estimates)
            stage.begin()
            try scene.show()
            let asked = Set(stage.lines.filter { $0.hasPrefix("Table.heightForRow") })
            stage.state(
                "heightForRow is deferred until the row is about to be displayed",
                !asked.isEmpty && asked.count < 30, "\(asked.count) of 200 rows")
        },
        .rule(
            EvidenceEntry(
                "list-table-28",
                "A delegate that estimates heights at nothing",
                ios: "11+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableview/estimatedrowheight"),
                notes: """
                    Quote: Setting the value to 0 disables estimated heights, which causes the table
                    view to request the actual height for each cell.
                    """),
            statements: 1
        ) { stage in
            let scene = TableScene(stage, [200], delegate: HeardHeights(50))
            scene.table.estimatedRowHeight = 0
            stage.begin()
            try scene.show()
            let asked = Set(stage.lines.filter { $0.hasPrefix("Table.heightForRow") })
            stage.state(
                "estimatedRowHeight of 0 turns estimates off: all heights are asked at load",
                asked.count == 200, "\(asked.count) of 200 rows")
        },
        .rule(
            EvidenceEntry(
                "list-table-08",
                "A table is scrolled, before iOS 15",
                ios: "10 (2016)",
                source: .claim("https://stackoverflow.com/questions/39135347"),
                notes: """
                    Quote: Does not prefetch cells, ever. In other words, it will never call
                    cellForRowAtIndexPath on an indexPath that isn't displayed.
                    """),
            statements: 1
        ) { stage in
            let scene = try TableScene(stage, [200]).show()
            stage.begin()
            try scene.scroll(by: 300)
            let last = scene.table.indexPathsForVisibleRows?.last?.row ?? 0
            let beyond = stage.lines.filter { $0.hasPrefix("Table.cellForRow") }
                .filter { (Int($0.dropFirst(17).dropLast()) ?? 0) > last }
            stage.state(
                "cellForRow is asked for rows that come into sight alone", beyond.isEmpty && last > 0,
                "\(beyond), visible until \(last)")
        },
        .rule(
            EvidenceEntry(
                "list-table-09",
                "A cell's layout",
                ios: "2016-07",
                source: .log(
                    "https://engineering.zalando.com/posts/2016/07/proper-use-of-cellforrowatindexpath-and-willdisplaycell.html"
                ),
                notes: "Printed by the author in cellForRow, willDisplay and layoutSubviews."),
            statements: 1
        ) { stage in
            let scene = TableScene(stage, [3], delegate: HeardDisplay())
            scene.table.rowHeight = 50
            stage.begin()
            try scene.show()
            for row in 0..<3 {
                stage.state(
                    "layoutSubviews of a cell comes after its willDisplay",
                    stage.has("Table.willDisplay(\(row))", before: "Cell.layoutSubviews(0-\(row))"),
                    "\(stage.lines)")
            }
        },
        .rule(
            EvidenceEntry(
                "gt2-table-12",
                "prefetchRowsAt",
                ios: "10+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableView.h"
                ),
                notes: "Quote: indexPaths are ordered ascending by geometric distance from the table view"),
            statements: 2
        ) { stage in
            let scene = try TableScene(stage, [200]).show()
            let prefetching = HeardPrefetching()
            scene.table.prefetchDataSource = prefetching
            try scene.scroll(by: 200)
            let asked = prefetching.asked.flatMap { $0 }
            let areSorted = prefetching.asked.allSatisfy { rows in
                rows == rows.sorted() || rows == rows.sorted(by: >)
            }
            stage.state(
                "index paths ordered ascending by geometric distance", !asked.isEmpty && areSorted,
                "\(prefetching.asked)")
            scene.table.setContentOffset(CGPoint(x: 0, y: -59), animated: true)
            try stage.settle()
            stage.state(
                "cancelPrefetching: may be a subset of what was asked",
                Set(prefetching.cancelled).isSubset(of: asked), "\(prefetching.cancelled)")
        },
        .open(
            EvidenceEntry(
                "gt2-vc-01",
                """
                Tab switch to a tab with a table; one cell's cellForRow makes a controller and \
                embeds it (addChild + addSubview in the cell) while the table's controller is \
                appearing (iOS 10.3 simulator)
                """,
                ios: "10.3 (2017-05)",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/17385"),
                notes: """
                    A child that joins between the parent's viewWillAppear and viewDidAppear misses
                    viewWillAppear on a tab that is not the first. Radar 32106539. Quote: Table view
                    controller viewDidLoad called / Table view controller viewWillAppear called / Cell
                    view controller viewDidLoad called
                    """,
                events: [
                    "Table.viewDidLoad",
                    "Table.viewWillAppear",
                    "Cell.viewDidLoad",
                    "[NO Cell.viewWillAppear]",
                ]),
            "A bug of iOS 10.3. No source says that it holds on iOS 12 and later."
        ),
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
