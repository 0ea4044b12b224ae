import Simulator

// Table views in editing mode, nibs and swipe actions.
extension Scenario {
    static let tableEditingRules: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt3-tables-04",
                "A table with allowsMultipleSelectionDuringEditing goes into editing mode",
                ios: "5.0+", animated: false,
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableview/allowsmultipleselectionduringediting"
                ),
                notes: """
                    Page of allowsMultipleSelectionDuringEditing. allowsSelectionDuringEditing is left
                    alone (false). Quote: If you set it to true, check marks appear next to selected
                    rows in editing mode. In addition, UITableView doesn’t query for editing styles when
                    it goes into editing mode. If you access indexPathsForSelectedRows, you can get the
                    index paths that identify the selected rows.
                    """),
            statements: 4
        ) { stage in
            let scene = try TableScene(stage, [5], source: EditableRows.init, delegate: AskedStyles())
                .show()
            let table = scene.table
            stage.state(
                "allowsMultipleSelectionDuringEditing is false by default",
                !table.allowsMultipleSelectionDuringEditing, "true")
            table.allowsMultipleSelectionDuringEditing = true
            stage.begin()
            table.setEditing(true, animated: false)
            try stage.settle()
            stage.state(
                """
                true: the delegate's tableView(_:editingStyleForRowAt:) is not asked as the table \
                goes into editing mode
                """, !stage.lines.contains { $0.hasPrefix("editingStyle") }, "\(stage.lines)")
            try scene.tap(0)
            try scene.tap(2)
            let cells = try [0, 2].map { try scene.cell($0).isSelected }
            stage.state(
                "true: row 0 and then row 2 are tapped in editing mode: both are selected",
                cells == [true, true], "\(cells)")
            let rows = Set(table.indexPathsForSelectedRows ?? [])
            stage.state(
                "true: indexPathsForSelectedRows has the two rows", rows == [.first(0), .first(2)], "\(rows)")
        },
        .order(
            EvidenceEntry(
                "hunt3-tables-05",
                "A cell as its table goes into editing mode and out of it",
                ios: "3.0+", animated: true,
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableviewcell/willtransition(to:); https://developer.apple.com/documentation/uikit/uitableviewcell/didtransition(to:)"
                ),
                notes: """
                    Only these three methods of one cell are logged; layoutSubviews that comes several
                    times in a row counts once. didTransition comes at the end of the animation. Pages
                    of willTransition(to:) and didTransition(to:). Quote: UITableViewCell calls this
                    method whenever a cell transitions between states, such as from a normal state (the
                    default) to editing mode. [...] The cell then receives a layoutSubviews() message
                    [...]. / This method is called at the end of the animation block [...].
                    """,
                events: [
                    "Cell.willTransition(showingEditControl)",
                    "Cell.layoutSubviews",
                    "Cell.didTransition(showingEditControl)",
                    "[the table leaves the editing mode]",
                    "Cell.willTransition(default)",
                    "Cell.layoutSubviews",
                    "Cell.didTransition(default)",
                ])
        ) { stage in
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
        .messages(
            EvidenceEntry(
                "hunt3-tables-09",
                """
                A nib is registered for a table's cells or headers, and it has no such view alone at \
                its top
                """,
                ios: "7 (2014); 2021-07",
                source: .log(
                    "https://github.com/tigerAndBull/TABAnimated/issues/158; http://mikeabdullah.net/thl-ios7-diary-5-table-section-headers.html"
                ),
                notes: """
                    The first: two cells in one nib; the same words 2019-11
                    (https://github.com/tigerAndBull/TABAnimated/issues/60). The issue of 2021 gives no
                    iOS version, only the date. The second (iOS 7, UIKit-2935.137): a plain view,
                    dequeued by dequeueReusableHeaderFooterView:
                    http://mikeabdullah.net/thl-ios7-diary-5-table-section-headers.html. Raised in
                    -[UITableView _dequeueReusableViewOfType:withIdentifier:], so by the dequeue and not
                    by register. Quote: Terminating app due to uncaught exception
                    'NSInternalInconsistencyException', reason: 'invalid nib registered for identifier
                    (tab_SGMineDetailsItem) - nib must contain exactly one top level object which must
                    be a UITableViewCell instance'
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: invalid nib registered for \
                    identifier (tab_SGMineDetailsItem) - nib must contain exactly one top level \
                    object which must be a UITableViewCell instance
                    """,
                    """
                    exception NSInternalInconsistencyException: invalid nib registered for \
                    identifier (header) - nib must contain exactly one top level object which must \
                    be a UITableViewHeaderFooterView instance
                    """,
                ])
        ) { stage in
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
        .rule(
            EvidenceEntry(
                "hunt3-tables-10",
                "A row of a UITableViewDiffableDataSource is swiped on iOS 14",
                ios: "14 (2022-08, and 2021-04)",
                source: .claim("https://github.com/YAPP-Github/20th-ALL-Rounder-Team-1-iOS/issues/142"),
                notes: """
                    Two people who met it. The first says that it is so below iOS 15 alone ('ios 15미만
                    버전'); of iOS 15 there is no second voice. The second, 2021-04 (iOS 14):
                    https://medium.com/my-ios-studies-en/first-steps-with-uitableviewdiffabledatasource-part-2-d870b9f427bf
                    ('The problem is that we can't edit, move or add new elements'; the class must
                    override canEditRowAt and canMoveRowAt). Quote: ios 14에서는 Diffable dataSource
                    tableview가 swipe되지 않는 버그가 있습니다 [...] dataSource를 서브클래싱하여 edit가능하도록 설정하였습니다 [...]
                    canEditRowAt indexPath: IndexPath) -> Bool { return true }
                    """),
            statements: 2
        ) { stage in
            let isShown = try swipeShowsAction(stage) {
                UITableViewDiffableDataSource(tableView: $0, cellProvider: $1)
            }
            stage.state(
                "the data source as it is: the swipe shows none of the delegate's trailing actions", !isShown,
                "it is there")
            let isShownByOther = try swipeShowsAction(stage) {
                EditableSource(tableView: $0, cellProvider: $1)
            }
            stage.state(
                """
                a subclass of it whose tableView(_:canEditRowAt:) returns true: the swipe shows them
                """, isShownByOther, "there is none")
        },
    ]

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
        try showTable(table, high: 400, on: stage, page)
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
