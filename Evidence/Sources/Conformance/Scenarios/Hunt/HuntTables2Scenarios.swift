import Simulator

// Tables, their cells and their controller: the second collection.
extension Scenario {
    static let huntTables2: [Scenario] = [
        .messages("hunt-tables-11") { stage in
            try TableScene(stage, [3], source: PeekingRows.init).show()
        },
        .statements("hunt-tables-12") { stage in
            let delegate = ChangingHeights()
            let scene = try TableScene(stage, [5], delegate: delegate).show()
            let cell = try scene.cell(1)
            let height = scene.table.rectForRow(at: .first(1)).height
            delegate.heights[1] = 120
            stage.begin()
            scene.table.beginUpdates()
            scene.table.endUpdates()
            try stage.settle()
            let asked = (0..<5).map { stage.has("Table.heightForRow(\($0))") }
            stage.state(0, asked.allSatisfy { $0 }, "\(stage.lines)")
            stage.state(1, !stage.lines.contains { $0.hasPrefix("Table.cellForRow") }, "\(stage.lines)")
            let newHeight = scene.table.rectForRow(at: .first(1)).height
            stage.state(
                2, height == 50 && newHeight == 120 && scene.table.cellForRow(at: .first(1)) === cell,
                "from \(height) to \(newHeight), \(String(describing: scene.table.cellForRow(at: .first(1))))"
            )
        },
        .statements("hunt-tables-13") { stage in
            let scene = TableScene(stage, [3])
            let table = scene.table
            stage.state(0, table.tableHeaderView == nil, "\(String(describing: table.tableHeaderView))")
            table.rowHeight = 44
            try scene.show()
            let without = table.contentSize.height
            let header = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 80))
            table.tableHeaderView = header
            try stage.settle()
            let section = table.rect(forSection: 0)
            stage.state(
                1, header.frame.origin == .zero && section.minY == header.frame.maxY,
                "\(header.frame), \(section)")
            stage.state(2, header.frame.width == table.bounds.width, "\(header.frame), \(table.bounds)")
            stage.state(
                3, header.frame.height == 80 && table.contentSize.height == without + 80,
                "\(header.frame), from \(without) to \(table.contentSize.height)")
        },
        .statements("hunt-tables-14") { stage in
            let scene = try TableScene(stage, [3], source: ControlledRows.init, delegate: RowControls())
                .show()
            scene.table.setEditing(true, animated: false)
            try stage.settle()
            let styles = try [0, 1].map { try scene.cell($0).editingStyle }
            stage.state(0, styles == [.delete, .insert], "\(styles)")
            stage.begin()
            try scene.tapControl(1, stage)
            stage.state(1, stage.lines.commits == ["Table.commit(insert, 1)"], "\(stage.lines)")
            stage.begin()
            try scene.tapControl(0, stage)
            let isOffered = stage.sim.place(of: "Delete") != nil
            stage.state(
                2, isOffered && stage.lines.commits.isEmpty, "a button: \(isOffered), \(stage.lines)")
            _ = try require(stage.sim.tap("Delete") ? true : nil)
            try stage.settle()
            stage.state(3, stage.lines.commits == ["Table.commit(delete, 0)"], "\(stage.lines)")
        },
        .statements("hunt-tables-15") { stage in
            let scene = try TableScene(stage, [5], delegate: HeardSelection()).show()
            try scene.tap(1)
            try scene.tap(1)
            let one = scene.table.indexPathForSelectedRow
            stage.state(0, one == .first(1), "\(String(describing: one))")
            scene.table.allowsMultipleSelection = true
            try scene.tap(2)
            try scene.tap(3)
            let before = scene.table.indexPathsForSelectedRows ?? []
            stage.begin()
            try scene.tap(2)
            let after = scene.table.indexPathsForSelectedRows ?? []
            stage.state(
                1, before.contains(.first(2)) && !after.contains(.first(2)) && after.contains(.first(3)),
                "from \(before) to \(after)")
            stage.state(
                2, stage.has("Table.didDeselectRow(2)") && !stage.has("Table.didSelectRow(2)"),
                "\(stage.lines)")
        },
        .statements("hunt-tables-16") { stage in
            let cases: [(device: Device, version: Int, isEnabled: Bool)] = [
                (.iPhone13, 14, false), (.iPhone13, 15, true), (.iPadPro11, 14, true), (.iPadPro11, 15, true),
            ]
            for (position, each) in cases.enumerated() {
                let sim = Simulator(device: each.device, system: .iOS(each.version))
                let isEnabled = withExtendedLifetime(sim) { UITableView().dragInteractionEnabled }
                stage.state(position, isEnabled == each.isEnabled, "\(isEnabled)")
            }
        },
        .statements("hunt-tables-17") { stage in
            let table = UITableView()
            let without = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
            stage.state(0, without == nil, "\(String(describing: without))")
            table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "header")
            let made = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
            stage.state(
                1, made is OwnHeader && made?.reuseIdentifier == "header", "\(String(describing: made))")
            table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "header")
            let again = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
            stage.state(2, again == nil, "\(String(describing: again))")
        },
        .statements("hunt-tables-18") { stage in
            let (plain, grouped) = (UITableViewController(), UITableViewController(style: .grouped))
            for controller in [plain, grouped] {
                let table = try require(controller.tableView)
                stage.state(0, table.dataSource === controller, "\(String(describing: table.dataSource))")
                stage.state(1, table.delegate === controller, "\(String(describing: table.delegate))")
            }
            stage.state(2, plain.tableView.style == .plain, "\(plain.tableView.style)")
            stage.state(3, grouped.tableView.style == .grouped, "\(grouped.tableView.style)")
        },
        .statements("hunt-tables-19") { stage in
            let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
            for style in styles {
                let cell = UITableViewCell(style: style, reuseIdentifier: nil)
                cell.detailTextLabel?.text = "Detail"
                let text = cell.detailTextLabel?.text
                stage.state(2, cell.textLabel != nil, "\(style): none")
                if style == .default {
                    stage.state(0, cell.detailTextLabel == nil && text == nil, "\(String(describing: text))")
                } else {
                    stage.state(1, text == "Detail", "\(style): \(String(describing: text))")
                }
            }
        },
        .statements("hunt-tables-20") { stage in
            let delegate = OneHeader()
            let scene = TableScene(stage, [3], delegate: delegate)
            let table = scene.table
            let background = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            table.backgroundView = background
            try scene.show()
            stage.state(0, background.superview === table, "\(String(describing: background.superview))")
            var inFront: [UIView] = table.visibleCells
            inFront.append(delegate.header)
            let place = layer(of: background, in: table)
            let others = inFront.map { layer(of: $0, in: table) }
            stage.state(
                1, place >= 0 && inFront.count == 4 && others.allSatisfy { $0 > place }, "\(place), \(others)"
            )
            stage.state(
                2, background.frame.size == table.bounds.size, "\(background.frame), \(table.bounds)")
            table.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
            table.setNeedsLayout()
            try stage.settle()
            stage.state(
                3, table.bounds.width == 300 && background.frame.size == table.bounds.size,
                "\(background.frame), \(table.bounds)")
        },
    ]

    /// The index of a view among a table's subviews, from back to front; -1 if it isn't in the table.
    private static func layer(of view: UIView, in table: UITableView) -> Int {
        table.subviews.firstIndex { view.isDescendant(of: $0) } ?? -1
    }
}

extension TableScene {
    /// Taps the control at the leading edge of a row in editing mode.
    fileprivate func tapControl(_ row: Int, _ stage: Stage) throws {
        stage.sim.tap(at: point(inRow: row, at: 0.06))
        try stage.settle()
    }
}

extension [String] {
    /// The changes that a data source was asked to commit.
    fileprivate var commits: [String] { filter { $0.hasPrefix("Table.commit(") } }
}

/// A data source that once reads the visible cells while it creates one.
private final class PeekingRows: HeardRows {
    private var hasAsked = false

    override func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        if !hasAsked {
            hasAsked = true
            _ = table.visibleCells
        }
        return super.cell(for: place, in: table)
    }
}

/// A data source whose rows can be deleted, and that can insert rows below them.
@MainActor
private final class ControlledRows: NSObject, UITableViewDataSource {
    private let rows: PlainRows
    private let data: ListData
    private let journal = Journal.current

    init(_ data: ListData) {
        self.data = data
        rows = PlainRows(data)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        rows.tableView(tableView, cellForRowAt: indexPath)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .insert {
            journal.log("Table.commit(insert, \(indexPath.row))")
            let below = IndexPath(row: indexPath.row + 1, section: indexPath.section)
            data.sections[below.section].insert("New", at: below.row)
            tableView.insertRows(at: [below], with: .automatic)
        } else {
            journal.log("Table.commit(delete, \(indexPath.row))")
            data.sections[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }
}

/// A delegate with an insert control in the second row, and delete controls in the others.
@MainActor
private final class RowControls: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        indexPath.row == 1 ? .insert : .delete
    }
}

/// A delegate whose row heights can change.
@MainActor
private final class ChangingHeights: NSObject, UITableViewDelegate {
    private let journal = Journal.current
    var heights: [CGFloat] = Array(repeating: 50, count: 5)

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        journal.log("Table.heightForRow(\(indexPath.row))")
        return heights[indexPath.row]
    }
}

/// A delegate with a header for each section.
@MainActor
private final class OneHeader: NSObject, UITableViewDelegate {
    /// The header of the section.
    let header = UIView()

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
}

/// A header of the app's own class.
private final class OwnHeader: UITableViewHeaderFooterView {}
