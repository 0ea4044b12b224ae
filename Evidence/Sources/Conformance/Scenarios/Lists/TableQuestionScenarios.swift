import Simulator

// A table view's answers, and its defaults without a delegate.
extension Scenario {
    static let tableQuestions: [Scenario] = [
        .statements("gt2-table-13") { stage in
            let scene = try TableScene(stage, [200]).show()
            let cell = try scene.cell(0)
            let (far, beyond) = (IndexPath.first(150), IndexPath(row: 0, section: 7))
            let answers = [far, .first(900), beyond].map { scene.table.cellForRow(at: $0) }
            stage.state(0, answers.allSatisfy { $0 == nil }, "\(answers)")
            scene.table.scrollToRow(at: .first(150), at: .top, animated: false)
            try stage.settle()
            let place = scene.table.indexPath(for: cell)
            stage.state(1, place == nil || (place?.row ?? 0) > 100, "\(String(describing: place))")
            let loose = scene.table.indexPath(for: UITableViewCell())
            stage.note("nor of a cell from elsewhere", loose == nil, "\(String(describing: loose))")
        },
        .statements("list-table-13") { stage in
            let scene = try TableScene(stage, [3], source: { PlainRows($0) }).show()
            stage.state(0, scene.table.numberOfSections == 1, "\(scene.table.numberOfSections)")
            scene.table.setEditing(true, animated: false)
            try stage.settle()
            let cells = scene.table.visibleCells
            stage.state(1, cells.allSatisfy(\.isEditing) && cells.count == 3, "\(cells.map(\.isEditing))")
            try dragFirstRow(of: scene, stage)
            let first = try scene.cell(0) as? KeptCell
            stage.state(2, first?.text == "0-0", "\(String(describing: first?.text))")
        },
        .statements("list-table-14") { stage in
            let scene = TableScene(stage, [2, 3])
            scene.table.sectionHeaderHeight = 30
            scene.table.sectionFooterHeight = 20
            scene.table.rowHeight = 50
            let views = SectionViews()
            scene.table.delegate = views
            try scene.show()
            let (table, section) = (scene.table, scene.table.rect(forSection: 1))
            let parts =
                [table.rectForHeader(inSection: 1), table.rectForFooter(inSection: 1)]
                + (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 1)) }
            let whole = parts.dropFirst().reduce(parts[0]) { $0.union($1) }
            stage.state(0, section == whole && section.height >= 200, "\(section), \(whole)")
            let outside = table.indexPathForRow(at: CGPoint(x: 10, y: 5000))
            let header = table.indexPathForRow(at: CGPoint(x: 10, y: table.rectForHeader(inSection: 1).midY))
            stage.state(1, outside == nil && header == nil, "\(String(describing: outside))")
            let rows = table.indexPathsForRows(in: parts[2].union(parts[3]).insetBy(dx: 0, dy: 5))
            stage.state(
                2, rows == [IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 1)],
                "\(String(describing: rows))")
        },
        .statements("list-table-15") { stage in
            let scene = TableScene(stage, [2], source: TitledRows.init)
            let views = SectionViews()
            scene.table.delegate = views
            try scene.show()
            let shown = views.header.superview != nil
            let titles = scene.table.headerView(forSection: 0)
            stage.state(0, shown && titles == nil, "\(shown), \(String(describing: titles))")
            stage.state(1, views.header.frame.height == 30, "\(views.header.frame)")
        },
    ]

    /// Touches the position of a reorder control, pauses, and drags.
    private static func dragFirstRow(of scene: TableScene, _ stage: Stage) throws {
        stage.sim.touchDown(at: scene.point(inRow: 0, at: 0.95))
        stage.sim.advance(by: 0.6)
        stage.sim.touchMove(to: scene.point(inRow: 2, at: 0.95), over: 0.4)
        stage.sim.touchUp()
        try stage.settle()
    }
}

/// A data source with only the required methods.
@MainActor
final class PlainRows: NSObject, UITableViewDataSource {
    private let data: ListData

    init(_ data: ListData) { self.data = data }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? KeptCell)?.text = data[indexPath]
        return cell
    }
}

/// A data source with a title for each header.
@MainActor
private final class TitledRows: NSObject, UITableViewDataSource {
    private let rows: PlainRows

    init(_ data: ListData) { rows = PlainRows(data) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        rows.tableView(tableView, cellForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
}

/// A delegate with custom headers and footers.
@MainActor
private final class SectionViews: NSObject, UITableViewDelegate {
    /// The header of the first section.
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 77))

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 0 ? header : UIView()
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
}
