import Simulator

// Table views, their selection, their cells and their data: the third collection.
extension Scenario {
    static let huntTables3: [Scenario] = [
        .statements("hunt3-tables-01") { stage in
            let scene = try TableScene(stage, [5], delegate: HeldSelection(isHeld: false)).show()
            stage.begin()
            try scene.tap(0)
            stage.state(0, !stage.lines.contains { $0.hasPrefix("willDeselect") }, "\(stage.lines)")
            stage.begin()
            try scene.tap(1)
            stage.state(1, stage.has("willDeselect 0"), "\(stage.lines)")
            let selected = scene.table.indexPathsForSelectedRows ?? []
            stage.state(
                3, stage.has("didDeselect 0") && !selected.contains(.first(0)), "\(stage.lines), \(selected)")
            let held = try TableScene(stage, [5], delegate: HeldSelection(isHeld: true)).show()
            try held.tap(0)
            try held.tap(1)
            let kept = held.table.indexPathsForSelectedRows ?? []
            stage.state(2, kept.contains(.first(0)), "\(kept)")
        },
        .order("hunt3-tables-02") { stage in
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
        .statements("hunt3-tables-03") { stage in
            let (offset, end) = (CGPoint(x: 0, y: 200), CGPoint(x: 0, y: 30 * 44 + 60 - 400))
            let plain = FloatingTable(.plain)
            try plain.show(on: stage, at: offset)
            let (top, bottom) = (plain.frame(of: plain.header), plain.frame(of: plain.footer))
            stage.state(0, top?.minY == 200, "\(String(describing: top))")
            stage.state(1, bottom?.maxY == 600, "\(String(describing: bottom))")
            let grouped = FloatingTable(.grouped)
            try grouped.show(on: stage, at: offset)
            let gone = grouped.frame(of: grouped.header)
            stage.state(
                2,
                (gone?.maxY ?? 0) < 200 && (gone == nil || gone == grouped.table.rectForHeader(inSection: 0)),
                "\(String(describing: gone))")
            grouped.table.contentOffset = end
            try stage.settle()
            let (below, last) = (
                grouped.frame(of: grouped.footer), grouped.table.rectForRow(at: .first(29))
            )
            stage.state(
                3, below == grouped.table.rectForFooter(inSection: 0) && below?.minY == last.maxY,
                "\(String(describing: below)), the last row: \(last)")
        },
        .statements("hunt3-tables-04") { stage in
            let scene = try TableScene(stage, [5], source: EditableRows.init, delegate: AskedStyles()).show()
            let table = scene.table
            stage.state(0, !table.allowsMultipleSelectionDuringEditing, "true")
            table.allowsMultipleSelectionDuringEditing = true
            stage.begin()
            table.setEditing(true, animated: false)
            try stage.settle()
            stage.state(1, !stage.lines.contains { $0.hasPrefix("editingStyle") }, "\(stage.lines)")
            try scene.tap(0)
            try scene.tap(2)
            let cells = try [0, 2].map { try scene.cell($0).isSelected }
            stage.state(2, cells == [true, true], "\(cells)")
            let rows = Set(table.indexPathsForSelectedRows ?? [])
            stage.state(3, rows == [.first(0), .first(2)], "\(rows)")
        },
        .order("hunt3-tables-05") { stage in
            let scene = TableScene(stage, [1], source: ChangingRows.init)
            scene.table.register(ChangingCell.self, forCellReuseIdentifier: "changing")
            try scene.show()
            stage.begin()
            scene.table.setEditing(true, animated: true)
            try stage.settle()
            stage.remark("the table leaves the editing mode")
            scene.table.setEditing(false, animated: true)
            try stage.settle()
        },
        .statements("hunt3-tables-06") { stage in
            let scene = try TableScene(stage, [3]).show()
            let table = scene.table
            scene.data.sections.append(["other"])
            scene.data.set(5)
            stage.begin()
            let (rows, sections) = (table.numberOfRows(inSection: 0), table.numberOfSections)
            stage.state(0, rows == 3, "\(rows)")
            stage.state(1, sections == 1, "\(sections)")
            stage.state(2, stage.lines.isEmpty, "\(stage.lines)")
            table.reloadData()
            let (newRows, newSections) = (table.numberOfRows(inSection: 0), table.numberOfSections)
            stage.state(3, newRows == 5 && newSections == 2, "\(newRows), \(newSections)")
        },
        .statements("hunt3-tables-07") { stage in
            let scene = TableScene(stage, [50])
            let table = scene.table
            table.rowHeight = 44
            try show(table, high: 440, on: stage, scene.page)
            table.selectRow(at: .first(20), animated: false, scrollPosition: .none)
            try stage.settle()
            stage.state(
                0, table.indexPathForSelectedRow == .first(20) && table.contentOffset.y == 0,
                "\(String(describing: table.indexPathForSelectedRow)) at \(table.contentOffset.y)")
            table.scrollToRow(at: .first(20), at: .none, animated: false)
            try stage.settle()
            stage.state(1, table.contentOffset.y == 21 * 44 - 440, "\(table.contentOffset.y)")
            table.selectRow(at: .first(30), animated: false, scrollPosition: .top)
            try stage.settle()
            stage.state(
                2, table.indexPathForSelectedRow == .first(30) && table.contentOffset.y == 30 * 44,
                "\(String(describing: table.indexPathForSelectedRow)) at \(table.contentOffset.y)")
        },
        .statements("hunt3-tables-08") { stage in
            let scene = try TableScene(stage, [5]).show()
            let table = scene.table
            table.selectRow(at: .first(3), animated: false, scrollPosition: .none)
            let selected = table.indexPathForSelectedRow
            stage.state(0, selected == .first(3), "\(String(describing: selected))")
            table.reloadRows(at: [.first(3)], with: .none)
            let reloaded = table.indexPathForSelectedRow
            stage.state(1, reloaded == nil, "\(String(describing: reloaded))")
            table.selectRow(at: .first(3), animated: false, scrollPosition: .none)
            let again = table.indexPathForSelectedRow
            table.reloadData()
            try stage.settle()
            let all = table.indexPathForSelectedRow
            stage.state(
                2, again == .first(3) && all == nil,
                "\(String(describing: again)), then \(String(describing: all))")
        },
        .messages("hunt3-tables-09") { stage in
            let cell = """
                <tableViewCell contentMode="scaleToFill" id="cell-%d">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/></tableViewCell>
                """
            let cells = try nib([1, 2].map { cell.replacingOccurrences(of: "%d", with: "\($0)") }.joined())
            let view = try nib(
                """
                <view contentMode="scaleToFill" id="view"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                </view>
                """)
            let scene = TableScene(stage, [1], source: NibRows.init)
            scene.table.register(
                UINib(nibName: "Page", bundle: cells.bundle), forCellReuseIdentifier: NibRows.identifier)
            try scene.show()
            let table = UITableView()
            table.register(
                UINib(nibName: "Page", bundle: view.bundle), forHeaderFooterViewReuseIdentifier: "header")
            _ = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        },
        .statements("hunt3-tables-10") { stage in
            let isShown = try swipeShowsAction(stage) {
                UITableViewDiffableDataSource(tableView: $0, cellProvider: $1)
            }
            stage.state(0, !isShown, "it is there")
            let isShownByOther = try swipeShowsAction(stage) {
                EditableSource(tableView: $0, cellProvider: $1)
            }
            stage.state(1, isShownByOther, "there is none")
        },
    ]

    /// Launches an app with a table of a given height, 100 points below the top and without insets.
    private static func show(
        _ table: UITableView, high height: CGFloat, on stage: Stage, _ page: UIViewController
    ) throws {
        table.sectionHeaderTopPadding = 0
        table.contentInsetAdjustmentBehavior = .never
        table.frame = CGRect(x: 0, y: 100, width: 375, height: height)
        page.loadViewIfNeeded()
        page.view.addSubview(table)
        try stage.launch(page)
    }

    /// A nib with these top-level objects.
    private static func nib(_ objects: String) throws -> TemporaryBundle {
        let bundle = try TemporaryBundle()
        try bundle.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)</objects></document>
            """, to: "Page.xib")
        return bundle
    }

    private typealias Source = UITableViewDiffableDataSource<String, String>

    /// Swipes left on the first row of a table with three rows. Returns whether the delegate's action is visible.
    private static func swipeShowsAction(
        _ stage: Stage, _ make: (UITableView, @escaping Source.CellProvider) -> Source
    ) throws -> Bool {
        let (page, table, delegate) = (UIViewController(), UITableView(), SwipedRows())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.delegate = delegate
        let source = make(table) { table, place, text in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: place)
            cell.textLabel?.text = text
            return cell
        }
        try show(table, high: 400, on: stage, page)
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["Section"])
        snapshot.appendItems(["A", "B", "C"])
        source.apply(snapshot, animatingDifferences: false)
        try stage.settle()
        stage.sim.touchDown(at: CGPoint(x: 320, y: 122))
        stage.sim.touchMove(to: CGPoint(x: 120, y: 122), over: 0.3)
        stage.sim.advance(by: 0.2)
        stage.sim.touchUp()
        try stage.settle()
        return withExtendedLifetime(delegate) { stage.sim.place(of: "Archive") != nil }
    }
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

/// A table 400 points high with a section of thirty rows, a header and a footer.
@MainActor
private final class FloatingTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    let (header, footer) = (UIView(), UIView())

    init(_ style: UITableView.Style) {
        table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 400), style: style)
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.contentInsetAdjustmentBehavior = .never
        table.sectionHeaderTopPadding = 0
        table.rowHeight = 44
        (table.dataSource, table.delegate) = (self, self)
    }

    /// Launches an app with the scrolled table.
    func show(on stage: Stage, at offset: CGPoint) throws {
        let page = UIViewController()
        page.loadViewIfNeeded()
        page.view.addSubview(table)
        try stage.launch(page)
        table.contentOffset = offset
        try stage.settle()
    }

    /// The frame of the header or the footer in the content; `nil` if it isn't in the table.
    func frame(of view: UIView) -> CGRect? {
        view.isDescendant(of: table) ? view.convert(view.bounds, to: table) : nil
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
}

/// A data source whose rows can be edited.
@MainActor
private final class EditableRows: NSObject, UITableViewDataSource {
    private let rows: PlainRows

    init(_ data: ListData) { rows = PlainRows(data) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        rows.tableView(tableView, cellForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

/// A delegate that records the rows for which it is asked about the editing style.
@MainActor
private final class AskedStyles: NSObject, UITableViewDelegate {
    private let journal = Journal.current

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        journal.log("editingStyle \(indexPath.row)")
        return .delete
    }
}

/// A data source of rows that can be deleted.
@MainActor
private final class ChangingRows: NSObject, UITableViewDataSource {
    private let data: ListData

    init(_ data: ListData) { self.data = data }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "changing", for: indexPath)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

/// A cell that records its state changes.
private final class ChangingCell: UITableViewCell {
    private let journal = Journal.current
    private var isInLayout = false

    override func willTransition(to state: UITableViewCell.StateMask) {
        super.willTransition(to: state)
        write("willTransition(\(name(of: state)))")
    }

    override func didTransition(to state: UITableViewCell.StateMask) {
        super.didTransition(to: state)
        write("didTransition(\(name(of: state)))")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !isInLayout else { return }
        write("layoutSubviews")
        isInLayout = true
    }

    /// Consecutive layout passes count once.
    private func write(_ line: String) {
        isInLayout = false
        journal.log("Cell.\(line)")
    }

    private func name(of state: UITableViewCell.StateMask) -> String {
        state == [] ? "default" : state == .showingEditControl ? "showingEditControl" : "\(state.rawValue)"
    }
}

/// A data source that dequeues a cell from a nib.
private final class NibRows: HeardRows {
    static let identifier = "tab_SGMineDetailsItem"

    override func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: Self.identifier, for: place)
    }
}

/// A delegate with one action for each row.
@MainActor
private final class SwipedRows: NSObject, UITableViewDelegate {
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Archive") { _, _, done in done(true) }
        ])
    }
}

/// A diffable data source whose rows can be edited.
private final class EditableSource: UITableViewDiffableDataSource<String, String> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
