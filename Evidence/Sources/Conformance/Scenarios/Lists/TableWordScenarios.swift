import Simulator

// UIKit's messages about requests for nonexistent rows of table views, and in the console.
extension Scenario {
    static let tableWords: [Scenario] = [
        .messages(
            EvidenceEntry(
                "list-words-07",
                "A table's cell is dequeued by an identifier that was never registered",
                ios: "2015-09",
                source: .log("https://github.com/rcdilorenzo/Cell-Expander/issues/3"),
                notes: "Thrown by dequeueReusableCell(withIdentifier:for:).",
                events: [
                    """
                    exception NSInternalInconsistencyException: unable to dequeue a cell with \
                    identifier cell - must register a nib or a class for the identifier or connect a \
                    prototype cell in a storyboard
                    """
                ])
        ) { stage in
            let table = UITableView()
            _ = table.dequeueReusableCell(withIdentifier: "cell", for: .first(0))
        },
        scrolling(
            EvidenceEntry(
                "gt2-table-24",
                "scrollToRow beyond the rows",
                ios: "11 (2018-03)",
                source: .log("https://github.com/CodeWicky/DWLogger/issues/1"),
                notes: """
                    Quote: -[UITableView
                    _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]:
                    row (82) beyond bounds (82) for section (0)..
                    """,
                events: [
                    """
                    exception NSRangeException: -[UITableView \
                    _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: \
                    row (R) beyond bounds (N) for section (S).
                    """
                ]), [3], to: .first(3), filling: ["(R)": "(3)", "(N)": "(3)", "(S)": "(0)"]),
        scrolling(
            EvidenceEntry(
                "list-words-08",
                "A table is scrolled to a row behind the last",
                ios: "13 (2019-12)",
                source: .log("https://github.com/itsmeichigo/DateTimePicker/issues/91"),
                notes: "No full stop at the very end. iOS 11 had other words: gt2-table-24.",
                events: [
                    """
                    exception NSRangeException: Attempted to scroll the table view to an \
                    out-of-bounds row (72) when there are only 72 rows in section 0. Table view: \
                    <description>
                    """
                ]), [72], to: .first(72)),
        scrolling(
            EvidenceEntry(
                "list-words-09",
                "A table is scrolled to a section behind the last",
                ios: "13 (2020-04)",
                source: .log("https://github.com/SURYAKANTSHARMA/CountryPicker/issues/54"),
                notes: "The source cuts the rest off.",
                events: [
                    """
                    exception NSRangeException: Attempted to scroll the table view to an \
                    out-of-bounds section (18) when there are only 1 sections...
                    """
                ]), [3], to: IndexPath(row: 0, section: 18)),
        .messages(
            EvidenceEntry(
                "list-words-11",
                "A table is asked for the rows of a section that it does not have",
                ios: "27.0 (2026-08)",
                source: .log("https://github.com/exyte/Chat/pull/292"),
                notes: "Thrown by numberOfRows(inSection:).",
                events: [
                    """
                    exception NSInternalInconsistencyException: Requested the number of rows for \
                    section (0) which is out of bounds.
                    """
                ])
        ) { stage in
            let scene = try TableScene(stage, []).show()
            _ = scene.table.numberOfRows(inSection: 0)
        },
        .uncovered(
            EvidenceEntry(
                "list-words-13",
                "An index path of one number is used with a table",
                ios: "2014-09",
                source: .log("https://github.com/genkernel/TreeView/issues/4"),
                notes: "Thrown by the index path's row. Later systems name another header.",
                events: [
                    """
                    exception NSInternalInconsistencyException: Invalid index path for use with \
                    UITableView.  Index paths passed to table view must contain exactly two indices \
                    specifying the section and row.  Please use the category on NSIndexPath in \
                    UITableView.h if possible.
                    """
                ]),
            "They are an Objective-C index path's. Swift's IndexPath stops the program by itself."
        ),
        .messages(
            EvidenceEntry(
                "gt2-table-27",
                "layoutIfNeeded / reload of a table that is not in a window (iOS 13+)",
                ios: "13 (2020-04)",
                source: .log("public-GitHub index, file id 49229532165 (index gives no repository path)"),
                notes: """
                    Also when another controller is pushed and a row of the covered table is changed
                    (file id 45929591047): the covered table is out of the window. Quote: 2020-04-14
                    18:55:08.648308-0400 TrackMyMeal[97036:13623309] [TableView] Warning once only:
                    UITableView was told to layout its visible cells and other contents without being in
                    the view hierarchy
                    """,
                events: [
                    """
                    console once: [TableView] Warning once only: UITableView was told to layout its \
                    visible cells and other contents without being in the view hierarchy (the table \
                    view or one of its superviews has not been added to a window). This may cause \
                    bugs by forcing views inside the table view to load and perform layout without \
                    accurate information (e.g. table view bounds, trait collection, layout margins, \
                    safe area insets, etc), and will also cause unnecessary performance overhead due \
                    to extra layout passes. Make a symbolic breakpoint at \
                    UITableViewAlertForLayoutOutsideViewHierarchy to ca...
                    """
                ])
        ) { stage in
            try stage.launch(stage.page("Page"))
            let scene = TableScene(stage, [3])
            scene.table.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            scene.table.layoutIfNeeded()
            scene.table.reloadData()
            scene.table.layoutIfNeeded()
            stage.note(
                "it is said once", stage.sim.diagnostics.count == 1, "\(stage.sim.diagnostics)")
        },
        .messages(
            EvidenceEntry(
                "gt2-table-28",
                "cellForRow(at:) asked from inside cellForRow/editing callbacks (iOS 13+)",
                ios: "13+",
                source: .log("public-GitHub index, file id 5657098282 (index gives no repository path)"),
                notes: """
                    Console line; end of text cut off in the store. Quote: [Assert] Attempted to call
                    -cellForRowAtIndexPath: on the table view while it was in the process of updating
                    its visible cells, which is not allowed.
                    """,
                events: [
                    """
                    console: [Assert] Attempted to call -cellForRowAtIndexPath: on the table view \
                    while it was in the process of updating its visible cells, which is not allowed. \
                    Make a symbolic breakpoint at \
                    UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this in the \
                    debugger and see what caused this to occur. Perhaps you are trying to ask the \
                    table view for a cell from inside a table view callback about a specific row? \
                    Tab...
                    """
                ])
        ) { stage in
            try TableScene(stage, [3], source: CuriousRows.init).show()
        },
        .messages(
            EvidenceEntry(
                "list-words-12",
                "A row's height is asked for, and the delegate asks the table for the cell",
                ios: "13 (2020-07)",
                source: .log("https://github.com/azizuysal/AUPickerCell/issues/6"),
                notes: """
                    The whole of what gt2-table-28 has the beginning of. The app calls cellForRow(at:)
                    in tableView(_:heightForRowAt:).
                    """,
                events: [
                    """
                    console warning: Attempted to call -cellForRowAtIndexPath: on the table view \
                    while it was in the process of updating its visible cells, which is not allowed. \
                    Make a symbolic breakpoint at \
                    UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this in the \
                    debugger and see what caused this to occur. Perhaps you are trying to ask the \
                    table view for a cell from inside a table view callback about a specific row? \
                    Table view: <description>
                    """
                ])
        ) { stage in
            let delegate = HeardHeights(50)
            delegate.reaction = { table, place in _ = table.cellForRow(at: place) }
            try TableScene(stage, [3], delegate: delegate).show()
        },
        .statements(
            EvidenceEntry(
                "gt2-table-29",
                "Self-sizing cell whose constraints give no height",
                ios: "8+",
                source: .log("public-GitHub index, file id 31644543948 (index gives no repository path)"),
                notes: """
                    Newer systems write 'table view cell's' (file id 16030305717, 2023-03). The row then
                    gets the standard height. Quote: [Warning] Warning once only: Detected a case where
                    constraints ambiguously suggest a height of zero for a tableview cell's content
                    view. We're considering the collapse unintentional and using standard height
                    instead.
                    """,
                events: [
                    """
                    console once: [Warning] Warning once only: Detected a case where constraints \
                    ambiguously suggest a height of zero for a tableview cell's content view. We're \
                    considering the collapse unintentional and using standard height instead.
                    """
                ]),
            isMisuse: true
        ) { stage in
            let scene = TableScene(stage, [3], source: FlatRows.init)
            scene.table.register(FlatCell.self, forCellReuseIdentifier: "flat")
            try scene.show()
            let words = stage.entry.events[0]
            let templates = [
                words, words.replacingOccurrences(of: "tableview cell", with: "table view cell"),
            ]
            .map { MessageTemplate($0) }
            let said = stage.sim.diagnostics.filter { one in templates.contains { $0.matches(one) } }
            stage.state(stage.entry.events[0], said.count == 1, "\(stage.sim.diagnostics)")
            let height = scene.table.rectForRow(at: .first(0)).height
            let standard = try TableScene(stage, [1]).show().table.rectForRow(at: .first(0)).height
            stage.note(
                "the row has the standard height", abs(height - standard) < 1, "\(height), \(standard)")
        },
    ]

    private static func scrolling(
        _ entry: EvidenceEntry, _ counts: [Int], to place: IndexPath, filling values: [String: String] = [:]
    ) -> Scenario {
        .messages(entry, filling: values) { stage in
            let scene = try TableScene(stage, counts).show()
            scene.table.scrollToRow(at: place, at: .top, animated: false)
        }
    }
}

/// A data source that requests another row's cell from its table while it returns one.
private final class CuriousRows: HeardRows {
    override func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        _ = table.cellForRow(at: .first(0))
        return super.cell(for: place, in: table)
    }
}

private final class FlatRows: HeardRows {
    override func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: "flat", for: place)
    }
}

/// A cell whose constraints don't determine a height: a view without an intrinsic size fills it.
private final class FlatCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let filler = UIView()
        filler.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(filler)
        NSLayoutConstraint.activate([
            filler.topAnchor.constraint(equalTo: contentView.topAnchor),
            filler.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            filler.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            filler.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
