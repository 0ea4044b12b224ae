import Simulator

// Rows: their controls in editing mode, their selection and their labels.
extension Scenario {
    static let tableRows: [Scenario] = [
        .messages(
            EvidenceEntry(
                "hunt-tables-11",
                "A data source asks the table for its visible cells while it makes a cell",
                ios: "13 (2020-03)",
                source: .log("https://github.com/renzifeng/ZFPlayer/issues/955"),
                notes: """
                    The same words on iOS 13 betas (2019-08,
                    https://github.com/dito010/JPVideoPlayer/issues/265), iOS 14.4 (2021-02,
                    https://github.com/nothot/SheetView/issues/3) and iOS 15 (2022-04,
                    https://github.com/mozilla-mobile/firefox-ios/issues/10548). Quote: [Assert]
                    Attempted to access the table view's visibleCells while they were in the process of
                    being updated, which is not allowed. [...] Perhaps you are trying to ask the table
                    view for the visible cells from inside a table view callback about a specific row?
                    """,
                events: [
                    """
                    console warning: [Assert] Attempted to access the table view's visibleCells \
                    while they were in the process of being updated, which is not allowed. Make a \
                    symbolic breakpoint at UITableViewAlertForVisibleCellsAccessDuringUpdate to \
                    catch this in the debugger and see what caused this to occur. Perhaps you are \
                    trying to ask the table view for the visible cells from inside a table view \
                    callback about a specific row? Table view: <description>
                    """
                ])
        ) { stage in
            try TableScene(stage, [3], source: PeekingRows.init).show()
        },
        .rule(
            EvidenceEntry(
                "hunt-tables-14",
                "The insertion control and the deletion control of a table that is edited",
                ios: "8.0+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:commit:forrowat:)"
                ),
                notes: """
                    Apple's page, the second sentence as quoted at
                    https://velog.io/@dlsl7380/Instance-method-tableViewcommitforRowAt. The first: Table
                    View Programming Guide, Inserting and Deleting Rows, and header UITableViewCell.h
                    ('This is set by UITableView using the delegate's value'). Quote: When users tap the
                    insertion (green plus) control or Delete button associated with a UITableViewCell
                    object in the table view, the table view sends this message [...]. (If the user taps
                    the deletion (red minus) control, the table view then displays the Delete button to
                    get confirmation.)
                    """),
            statements: 4
        ) { stage in
            let scene = try TableScene(stage, [3], source: ControlledRows.init, delegate: RowControls())
                .show()
            scene.table.setEditing(true, animated: false)
            try stage.settle()
            let styles = try [0, 1].map { try scene.cell($0).editingStyle }
            stage.state(
                """
                the delegate's editingStyleForRowAt is the cell's editingStyle while the table is \
                edited
                """, styles == [.delete, .insert], "\(styles)")
            stage.begin()
            try scene.tapControl(1, stage)
            stage.state(
                """
                a tap on the insertion control: tableView(_:commit:forRowAt:) is called at once, \
                with .insert
                """, stage.lines.commits == ["Table.commit(insert, 1)"], "\(stage.lines)")
            stage.begin()
            try scene.tapControl(0, stage)
            let isOffered = stage.sim.place(of: "Delete") != nil
            stage.state(
                """
                a tap on the deletion control: commit is not called yet, and a Delete button is \
                shown
                """, isOffered && stage.lines.commits.isEmpty, "a button: \(isOffered), \(stage.lines)")
            _ = try require(stage.sim.tap("Delete") ? true : nil)
            try stage.settle()
            stage.state(
                "a tap on the Delete button: commit is called, with .delete",
                stage.lines.commits == ["Table.commit(delete, 0)"], "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "hunt-tables-15",
                "A row that is selected is tapped again",
                ios: "5.0+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableview/allowsmultipleselection"),
                notes: """
                    The first: Programming iOS 6 (Neuburg),
                    https://www.oreilly.com/library/view/programming-ios-6/9781449365783/ch21s03.html:
                    'If the user taps an already selected cell, by default it stays selected.' The third
                    is what the two delegate methods are for by Apple's summaries. Quote: In iOS, when
                    the value of this property is true, the user can select additional rows by tapping
                    on them. The user must tap a currently selected row to deselect it.
                    """),
            statements: 3
        ) { stage in
            let scene = try TableScene(stage, [5], delegate: HeardSelection()).show()
            try scene.tap(1)
            try scene.tap(1)
            let one = scene.table.indexPathForSelectedRow
            stage.state(
                "one selection at a time: it stays selected", one == .first(1), "\(String(describing: one))")
            scene.table.allowsMultipleSelection = true
            try scene.tap(2)
            try scene.tap(3)
            let before = scene.table.indexPathsForSelectedRows ?? []
            stage.begin()
            try scene.tap(2)
            let after = scene.table.indexPathsForSelectedRows ?? []
            stage.state(
                "allowsMultipleSelection: it is deselected",
                before.contains(.first(2)) && !after.contains(.first(2)) && after.contains(.first(3)),
                "from \(before) to \(after)")
            stage.state(
                "tableView(_:didDeselectRowAt:) is called for it then, and didSelectRowAt is not",
                stage.has("Table.didDeselectRow(2)") && !stage.has("Table.didSelectRow(2)"),
                "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "hunt-tables-16",
                "dragInteractionEnabled of a table that the app has not set",
                ios: "11+",
                source: .documentation("UIKit.framework/Headers/UITableView.h, iOS 17.0 SDK"),
                notes: """
                    Header UITableView.h of the iOS 17.0 SDK. That it was true on an iPad before: 'it
                    defaulted to false on iPhone' alone. Quote: You can force drags to be disabled for
                    this table view by setting this to NO. As of iOS 15, this is true for both iPhone
                    and iPad by default. Prior to iOS 15, it defaulted to false on iPhone.
                    """),
            statements: 4
        ) { stage in
            let cases: [(device: Device, version: Int, isEnabled: Bool)] = [
                (.iPhone13, 14, false), (.iPhone13, 15, true), (.iPadPro11, 14, true), (.iPadPro11, 15, true),
            ]
            for (statement, each) in zip(
                [
                    "iPhone, iOS 14: false",
                    "iPhone, iOS 15: true",
                    "iPad, iOS 14: true",
                    "iPad, iOS 15: true",
                ], cases)
            {
                let sim = Simulator(device: each.device, system: .iOS(each.version))
                let isEnabled = withExtendedLifetime(sim) { UITableView().dragInteractionEnabled }
                stage.state(statement, isEnabled == each.isEnabled, "\(isEnabled)")
            }
        },
        .rule(
            EvidenceEntry(
                "hunt-tables-19",
                "detailTextLabel of a cell by its style",
                ios: "3.0+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableviewcell/detailtextlabel"),
                notes: """
                    Page of UITableViewCell.CellStyle: 'In all these cell styles, the larger of the text
                    labels is accessed using the textLabel property and the smaller using the
                    detailTextLabel property.' No content configuration is set. Quote: UITableViewCell
                    adds an appropriate label when you create the cell in a style that supports
                    secondary labels. If the style doesn't support detail labels, nil returns.
                    """),
            statements: 3
        ) { stage in
            let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
            for style in styles {
                let cell = UITableViewCell(style: style, reuseIdentifier: nil)
                cell.detailTextLabel?.text = "Detail"
                let text = cell.detailTextLabel?.text
                stage.state("textLabel is a label in every style", cell.textLabel != nil, "\(style): none")
                if style == .default {
                    stage.state(
                        "default: nil, and its text is not kept", cell.detailTextLabel == nil && text == nil,
                        "\(String(describing: text))")
                } else {
                    stage.state(
                        "value1, value2 and subtitle: a label, and its text is kept", text == "Detail",
                        "\(style): \(String(describing: text))")
                }
            }
        },
    ]
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
