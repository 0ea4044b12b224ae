import Simulator

// The selection of rows, by touches and by the app.
extension Scenario {
    static let tableSelectionRules: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt3-tables-01",
                "willDeselectRow of a table with one selection at a time",
                ios: "3.0+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdeselectrowat:)"
                ),
                notes: """
                    Page of tableView(_:willDeselectRowAt:), as stored at
                    theAppLaunchers/apple-docs-for-rag,
                    UIKit/md/uikit-uitableviewdelegate-tableview(_:willdeselectrowat:).md. What becomes
                    of row 1 when nil is returned, the page does not say. One author
                    (https://iter01.com/128615.html, 2017) writes the whole order down: willSelect(1),
                    willDeselect(0), didDeselect(0), didSelect(1). Quote: This method is only called if
                    there is an existing selection when the user tries to select a different row. The
                    delegate is sent this method for the previously selected row. [...] Return nil if
                    you don’t want the row deselected.
                    """),
            statements: 4
        ) { stage in
            let scene = try TableScene(stage, [5], delegate: HeldSelection(isHeld: false)).show()
            stage.begin()
            try scene.tap(0)
            stage.state(
                """
                no row is selected and row 0 is tapped: tableView(_:willDeselectRowAt:) is not \
                called
                """, !stage.lines.contains { $0.hasPrefix("willDeselect") }, "\(stage.lines)")
            stage.begin()
            try scene.tap(1)
            stage.state(
                "row 0 is selected and row 1 is tapped: it is called for row 0", stage.has("willDeselect 0"),
                "\(stage.lines)")
            let selected = scene.table.indexPathsForSelectedRows ?? []
            stage.state(
                """
                it returns its index path: row 0 is deselected, and tableView(_:didDeselectRowAt:) \
                is called for it
                """, stage.has("didDeselect 0") && !selected.contains(.first(0)),
                "\(stage.lines), \(selected)")
            let held = try TableScene(stage, [5], delegate: HeldSelection(isHeld: true)).show()
            try held.tap(0)
            try held.tap(1)
            let kept = held.table.indexPathsForSelectedRows ?? []
            stage.state("it returns nil: row 0 stays selected", kept.contains(.first(0)), "\(kept)")
        },
        .order(
            EvidenceEntry(
                "hunt3-tables-02",
                "A cell hears what becomes of it: row 0 is tapped, then row 1",
                ios: "6 (2012-12)",
                source: .log("https://blog.csdn.net/weixin_34293141/article/details/92645402"),
                notes: """
                    Only setHighlighted(_:animated:) and setSelected(_:animated:) of the cells and
                    didSelectRowAt are logged; calls that repeat the value before count once. The
                    delegate does not deselect. The author prints both methods; the output is a picture,
                    and he reads it out in the text. The same article:
                    https://www.codeprj.com/zh/blog/2af0851.html and
                    https://e-com-net.com/article/1205148205558374400.htm. Quote:
                    当我们点击cell的时候,其实是先设置cell的高亮状态为YES,然后松手的时候再将cell的高亮状态设置为NO,接着才是设置cell的选中状态为YES,最后才会去调用[...]didSelectRowAtIndexPath:[...]紧接着是首先设置前一个cell为非选中状态,然后在设置当前点击的cell为选中状态,最后再调用delegate的方法
                    """,
                events: [
                    "Cell(0).setHighlighted(true)",
                    "[the finger is lifted]",
                    "Cell(0).setHighlighted(false)",
                    "Cell(0).setSelected(true)",
                    "Table.didSelectRow(0)",
                    "Cell(1).setHighlighted(true)",
                    "[the finger is lifted]",
                    "Cell(1).setHighlighted(false)",
                    "Cell(0).setSelected(false)",
                    "Cell(1).setSelected(true)",
                    "Table.didSelectRow(1)",
                ])
        ) { stage in
            let scene = TableScene(stage, [5], source: LookedAtRows.init, delegate: TouchedRows())
            scene.table.register(LookedAtCell.self, forCellReuseIdentifier: "looked at")
            try scene.show()
            stage.begin()
            for row in [0, 1] {
                stage.sim.touchDown(at: scene.point(inRow: row))
                stage.sim.advance(by: 0.5)
                stage.remark("the finger is lifted")
                stage.sim.touchUp()
                try stage.settle()
            }
        },
        .rule(
            EvidenceEntry(
                "hunt3-tables-06",
                "The data has become more, and the table was not told",
                ios: "2.0+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableview/numberofrows(insection:); https://developer.apple.com/documentation/uikit/uitableview/numberofsections"
                ),
                notes: """
                    Pages of numberOfRows(inSection:) and numberOfSections ('gets the value in this
                    property from its data source and caches it'). The last: header UITableView.h,
                    'Reloads everything from scratch'. The same of Microsoft's page
                    (UITableView.NumberOfRowsInSection). Quote: UITableView gets the value returned by
                    this method from its data source and caches it.
                    """),
            statements: 4
        ) { stage in
            let scene = try TableScene(stage, [3]).show()
            let table = scene.table
            scene.data.sections.append(["other"])
            scene.data.set(5)
            stage.begin()
            let (rows, sections) = (table.numberOfRows(inSection: 0), table.numberOfSections)
            stage.state("numberOfRows(inSection: 0) is the count before", rows == 3, "\(rows)")
            stage.state("numberOfSections is the count before", sections == 1, "\(sections)")
            stage.state(
                "the data source is not asked when the app reads them", stage.lines.isEmpty, "\(stage.lines)")
            table.reloadData()
            let (newRows, newSections) = (table.numberOfRows(inSection: 0), table.numberOfSections)
            stage.state(
                "after reloadData() they are the new counts", newRows == 5 && newSections == 2,
                "\(newRows), \(newSections)")
        },
        .rule(
            EvidenceEntry(
                "hunt3-tables-07",
                "selectRow(at:animated:scrollPosition:) with a row out of sight",
                ios: "2.0+", animated: false,
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:)"
                ),
                notes: """
                    The page's special considerations, as stored in the public-GitHub index, file id
                    13931328221. So .none means another thing here than in scrollToRow. The last: the
                    page's scrollPosition ('a relative position in the table view (top, middle, bottom)
                    for the row when scrolling concludes'). Quote: Passing
                    UITableView.ScrollPosition.none results in no scrolling, rather than the minimum
                    scrolling described for that constant. To scroll to the newly selected row with
                    minimum scrolling, select the row using this method with [...] none, then call
                    scrollToRow(at:at:animated:) [...].
                    """),
            statements: 3
        ) { stage in
            let scene = TableScene(stage, [50])
            let table = scene.table
            table.rowHeight = 44
            try showTable(table, high: 440, on: stage, scene.page)
            table.selectRow(at: .first(20), animated: false, scrollPosition: .none)
            try stage.settle()
            stage.state(
                ".none: the row is selected, and the content offset stays",
                table.indexPathForSelectedRow == .first(20) && table.contentOffset.y == 0,
                "\(String(describing: table.indexPathForSelectedRow)) at \(table.contentOffset.y)")
            table.scrollToRow(at: .first(20), at: .none, animated: false)
            try stage.settle()
            stage.state(
                """
                .none, and then scrollToRow(at:at:animated:) with .none: the row is in sight with \
                the least scrolling
                """, table.contentOffset.y == 21 * 44 - 440, "\(table.contentOffset.y)")
            table.selectRow(at: .first(30), animated: false, scrollPosition: .top)
            try stage.settle()
            stage.state(
                ".top: the row is selected and at the top",
                table.indexPathForSelectedRow == .first(30) && table.contentOffset.y == 30 * 44,
                "\(String(describing: table.indexPathForSelectedRow)) at \(table.contentOffset.y)")
        },
        .rule(
            EvidenceEntry(
                "hunt3-tables-08",
                "A row that is selected is reloaded",
                ios: "5 (2011-12)", animated: false,
                source: .log(
                    "http://blog.stevex.net/2011/12/uitableview-selection-not-sticking-when-reloading-cells/"),
                notes: """
                    The first two are printed. Again 2015:
                    https://github.com/wordpress-mobile/WordPress-iOS/pull/3345 ('the selected row was
                    getting lost'; the row is reloaded by reloadRows). reloadData:
                    https://github.com/joshaber/Few.swift/issues/92 (2015, 'We call reloadData() [...],
                    and that kills our selection') and
                    https://geek-answers.imtqy.com/articles/774864/index.html ('the selected rows do not
                    remain selected'). Quote: Turns out reloadRowsAtIndexPaths:withRowAnimation: will
                    deselect whatever rows you reload. [...] // Now is it still selected? path =
                    self.tableView.indexPathForSelectedRow; // Negatory, path is null.
                    """),
            statements: 3
        ) { stage in
            let scene = try TableScene(stage, [5]).show()
            let table = scene.table
            table.selectRow(at: .first(3), animated: false, scrollPosition: .none)
            let selected = table.indexPathForSelectedRow
            stage.state(
                "after selectRow: indexPathForSelectedRow is the row", selected == .first(3),
                "\(String(describing: selected))")
            table.reloadRows(at: [.first(3)], with: .none)
            let reloaded = table.indexPathForSelectedRow
            stage.state(
                "reloadRows(at:) with the row: indexPathForSelectedRow is nil", reloaded == nil,
                "\(String(describing: reloaded))")
            table.selectRow(at: .first(3), animated: false, scrollPosition: .none)
            let again = table.indexPathForSelectedRow
            table.reloadData()
            try stage.settle()
            let all = table.indexPathForSelectedRow
            stage.state(
                "reloadData(): indexPathForSelectedRow is nil", again == .first(3) && all == nil,
                "\(String(describing: again)), then \(String(describing: all))")
        },
    ]
}

/// A delegate that records which rows are deselected, and may prevent it.
@MainActor
private final class HeldSelection: NSObject, UITableViewDelegate {
    private let isHeld: Bool
    private let journal = Journal.current

    init(isHeld: Bool) { self.isHeld = isHeld }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        journal.log("willDeselect \(indexPath.row)")
        return isHeld ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        journal.log("didDeselect \(indexPath.row)")
    }
}

/// A delegate that records selected rows.
@MainActor
private final class TouchedRows: NSObject, UITableViewDelegate {
    private let journal = Journal.current

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        journal.log("Table.didSelectRow(\(indexPath.row))")
    }
}

/// A data source whose cells store their row.
private final class LookedAtRows: HeardRows {
    override func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "looked at", for: place)
        (cell as? LookedAtCell)?.row = place.row
        return cell
    }
}

/// A cell that records changes of its appearance.
private final class LookedAtCell: UITableViewCell {
    private let journal = Journal.current
    private var (wasHighlighted, wasSelected) = (false, false)
    var row = 0

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        if highlighted != wasHighlighted { journal.log("Cell(\(row)).setHighlighted(\(highlighted))") }
        wasHighlighted = highlighted
        super.setHighlighted(highlighted, animated: animated)
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        if selected != wasSelected { journal.log("Cell(\(row)).setSelected(\(selected))") }
        wasSelected = selected
        super.setSelected(selected, animated: animated)
    }
}
