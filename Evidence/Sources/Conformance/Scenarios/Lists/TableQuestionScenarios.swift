import Simulator

// A table view's answers, and its defaults without a delegate.
extension Scenario {
    static let tableQuestions: [Scenario] = [
        .rule(
            EvidenceEntry(
                "gt2-table-13",
                "cellForRowAt / cellForRow (query)",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableView.h"
                ),
                notes: "Quote: returns nil if cell is not visible or index path is out of range"),
            statements: 2
        ) { stage in
            let scene = try TableScene(stage, [200]).show()
            let cell = try scene.cell(0)
            let (far, beyond) = (IndexPath.first(150), IndexPath(row: 0, section: 7))
            let answers = [far, .first(900), beyond].map { scene.table.cellForRow(at: $0) }
            stage.state(
                """
                tableView.cellForRow(at:) is nil if the cell is not visible or the index path out of \
                range
                """, answers.allSatisfy { $0 == nil }, "\(answers)")
            scene.table.scrollToRow(at: .first(150), at: .top, animated: false)
            try stage.settle()
            let place = scene.table.indexPath(for: cell)
            stage.state(
                "indexPath(for:) nil if not visible", place == nil || (place?.row ?? 0) > 100,
                "\(String(describing: place))")
            let loose = scene.table.indexPath(for: UITableViewCell())
            stage.note("nor of a cell from elsewhere", loose == nil, "\(String(describing: loose))")
        },
        .rule(
            EvidenceEntry(
                "list-table-13",
                "What a table does without a data source's optional methods",
                ios: "13.2 SDK",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableView.h"
                ),
                notes: """
                    Quote: Default is 1 if not implemented / If not implemented, all rows are assumed to
                    be editable. / By default, the reorder control will be shown only if the datasource
                    implements -tableView:moveRowAtIndexPath:toIndexPath:
                    """),
            statements: 3
        ) { stage in
            let scene = try TableScene(stage, [3], source: { PlainRows($0) }).show()
            stage.state(
                "there is one section", scene.table.numberOfSections == 1, "\(scene.table.numberOfSections)")
            scene.table.setEditing(true, animated: false)
            try stage.settle()
            let cells = scene.table.visibleCells
            stage.state(
                "every row can be edited", cells.allSatisfy(\.isEditing) && cells.count == 3,
                "\(cells.map(\.isEditing))")
            try dragFirstRow(of: scene, stage)
            let first = try scene.cell(0) as? KeptCell
            stage.state(
                "a row has no control for moving without tableView(_:moveRowAt:to:)", first?.text == "0-0",
                "\(String(describing: first?.text))")
        },
        .rule(
            EvidenceEntry(
                "list-table-14",
                "Questions about places",
                ios: "13.2 SDK",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableView.h"
                ),
                notes: """
                    Quote: includes header, footer and all rows / returns nil if point is outside of any
                    row in the table
                    """),
            statements: 3
        ) { stage in
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
            stage.state(
                "rect(forSection:) covers header, footer and all rows",
                section == whole && section.height >= 200, "\(section), \(whole)")
            let outside = table.indexPathForRow(at: CGPoint(x: 10, y: 5000))
            let header = table.indexPathForRow(at: CGPoint(x: 10, y: table.rectForHeader(inSection: 1).midY))
            stage.state(
                "indexPathForRow(at:) is nil outside of any row", outside == nil && header == nil,
                "\(String(describing: outside))")
            let rows = table.indexPathsForRows(in: parts[2].union(parts[3]).insetBy(dx: 0, dy: 5))
            stage.state(
                "indexPathsForRows(in:) gives the rows that the rectangle meets",
                rows == [IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 1)],
                "\(String(describing: rows))")
        },
        .rule(
            EvidenceEntry(
                "list-table-15",
                "A section has a title and a view for its header",
                ios: "13.2 SDK",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableView.h"
                ),
                notes: """
                    Quote: Views are preferred over title should you decide to provide both / custom
                    view for header. will be adjusted to default or specified header height
                    """),
            statements: 2
        ) { stage in
            let scene = TableScene(stage, [2], source: TitledRows.init)
            let views = SectionViews()
            scene.table.delegate = views
            try scene.show()
            let shown = views.header.superview != nil
            let titles = scene.table.headerView(forSection: 0)
            stage.state(
                "the view is shown", shown && titles == nil, "\(shown), \(String(describing: titles))")
            stage.state(
                "it is as high as heightForHeader says, whatever it was", views.header.frame.height == 30,
                "\(views.header.frame)")
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
