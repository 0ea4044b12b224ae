import Simulator

// A table view's data, cells, headers and footers.
extension Scenario {
    static let tableContent: [Scenario] = [
        .messages(
            EvidenceEntry(
                "hunt-tables-02",
                "An app sets backgroundColor of a UITableViewHeaderFooterView",
                ios: "12 (2019-02); same 13, 14",
                source: .log("https://github.com/wordpress-mobile/WordPress-iOS/issues/10959"),
                notes: """
                    Category [TableView]. Until iOS 10 (2017-03, 2017-04) the second sentence was:
                    Please use contentView.backgroundColor instead.
                    (https://github.com/wxxsw/SwiftTheme/issues/24,
                    https://github.com/ml-opensource/FZAccordionTableView/issues/37). Quote: [TableView]
                    Setting the background color on UITableViewHeaderFooterView has been deprecated.
                    Please set a custom UIView with your desired background color to the backgroundView
                    property instead.
                    """,
                events: [
                    """
                    console warning: Setting the background color on UITableViewHeaderFooterView has \
                    been deprecated. Please set a custom UIView with your desired background color \
                    to the backgroundView property instead.
                    """
                ])
        ) { stage in
            let scene = TableScene(stage, [1], delegate: RedHeaders())
            try scene.show()
        },
        .open(
            EvidenceEntry(
                "hunt-tables-03",
                "A section is moved and a row is reloaded in one batch of a table",
                ios: "9.3 (2016-06)",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/15192"),
                notes: """
                    The words are printed in the report; the class of the exception is that of all such
                    assertions and is not printed there. The reload counts as a deletion in one section
                    and not as an insertion. Quote: Attempting to reload a row and move a section in the
                    same batch update generates an exception with bad math.
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: Invalid update: invalid number of \
                    rows in section 0.  The number of rows contained in an existing section after \
                    the update (3) must be equal to the number of rows contained in that section \
                    before the update (3), plus or minus the number of rows inserted or deleted from \
                    that section (0 inserted, 1 deleted) and plus or minus the number of rows moved \
                    into or out of that section (0 moved in, 0 moved out).
                    """
                ]),
            "A fault of iOS 9.3 by one report, which does not say that later systems have it. By Apple's documentation the two "
                + "changes go together."
        ),
        .rule(
            EvidenceEntry(
                "hunt-tables-04",
                "A table without a data source, and the data source comes later",
                ios: "8 (2014-12)",
                source: .claim("https://github.com/wordpress-mobile/WordPress-iOS/pull/2933"),
                notes: """
                    For the record of a crash, WordPress; the same in
                    https://github.com/TextureGroup/Texture/issues/671 (2017-11: 1 before the data
                    source is set, 0 after, exception in endUpdates) and
                    https://github.com/Rightpoint/RZCollectionList/issues/7 (2013-02). That setting a
                    data source reloads nothing by itself is WordPress's and RZCollectionList's
                    observation on iOS 6 to 8. Quote: [UITableView new] creates a new tableView with one
                    section, by default. Setting a new dataSource doesn't reload the number of rows or
                    sections.
                    """),
            statements: 2,
            isMisuse: true
        ) { stage in
            let table = UITableView()
            stage.state(
                "numberOfSections of a new table is 1", table.numberOfSections == 1,
                "\(table.numberOfSections)")
            let source = HeardRows(ListData([]))
            table.dataSource = source
            table.beginUpdates()
            table.endUpdates()
            withExtendedLifetime(source) {}
            let raised = stage.sim.diagnostics.filter { $0.kind == .exception }
            stage.state(
                """
                a data source with no section is set and the table has not reloaded: an update that \
                counts sections (begin and endUpdates) is an exception
                """, raised.count == 1, "\(stage.sim.diagnostics)")
        },
        .rule(
            EvidenceEntry(
                "hunt-tables-08",
                "A cell is given a content configuration: its labels of old",
                ios: "14+",
                source: .documentation(
                    "UIKit.framework/Headers/UITableViewCell.h, iOS 17.0 SDK; https://developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration-9ktox"
                ),
                notes: """
                    Header UITableViewCell.h of the iOS 17.0 SDK. Quote: These properties will always
                    return nil when a non-nil `contentConfiguration` is set.
                    """),
            statements: 5
        ) { stage in
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            stage.state(
                "contentConfiguration is nil by default", cell.contentConfiguration == nil,
                "\(String(describing: cell.contentConfiguration))")
            let hadLabels = cell.textLabel != nil && cell.detailTextLabel != nil && cell.imageView != nil
            let old = cell.contentView
            var configuration = cell.defaultContentConfiguration()
            configuration.text = "First"
            cell.contentConfiguration = configuration
            let hasLabels = cell.textLabel != nil || cell.detailTextLabel != nil || cell.imageView != nil
            stage.state(
                "textLabel, detailTextLabel and imageView are nil while contentConfiguration is set",
                hadLabels && !hasLabels, "before: \(hadLabels), now: \(hasLabels)")
            let made = cell.contentView
            stage.state(
                "setting contentConfiguration replaces contentView by another view", made !== old, "\(made)")
            configuration.text = "Second"
            cell.contentConfiguration = configuration
            stage.state(
                "a second configuration of the same kind keeps that content view", cell.contentView === made,
                "\(cell.contentView)")
            cell.backgroundView = UIView()
            cell.selectedBackgroundView = UIView()
            cell.backgroundConfiguration = .clear()
            let views = [cell.backgroundView, cell.selectedBackgroundView]
            stage.state(
                """
                setting backgroundConfiguration makes backgroundView and selectedBackgroundView nil
                """, views.allSatisfy { $0 == nil }, "\(views)")
        },
        .order(
            EvidenceEntry(
                "hunt-tables-09",
                "A table with a header and a footer view for its section is shown: cells first",
                source: .log("http://reibang.com/p/07fef73d9b4e"),
                notes: """
                    Only these callbacks are logged; heights, counts and titles come in between (the
                    sources have titleForHeader between viewForHeader and willDisplayHeader). Two
                    Chinese authors who wrote down the calls agree: also
                    http://39.103.169.235/p/ce5a13cbf565. Quote: tableView:cellForRowAtIndexPath: [...]
                    tableView:willDisplayCell: [...] tableView:viewForHeaderInSection:
                    tableView:titleForHeaderInSection: tableView:willDisplayHeaderView:forSection:
                    tableView:viewForFooterInSection: tableView:titleForFooterInSection:
                    tableView:willDisplayFooterView:forSection:
                    """,
                events: [
                    "Table.cellForRow(0)",
                    "Table.willDisplay(0)",
                    "Table.cellForRow(1)",
                    "Table.willDisplay(1)",
                    "Table.viewForHeader(0)",
                    "Table.willDisplayHeader(0)",
                    "Table.viewForFooter(0)",
                    "Table.willDisplayFooter(0)",
                ])
        ) { stage in
            let scene = TableScene(stage, [2], delegate: FramedSections())
            stage.begin()
            try scene.show()
        },
        .rule(
            EvidenceEntry(
                "hunt-tables-10",
                "A cell's updateConfiguration(using:)",
                ios: "14+",
                source: .documentation("https://velog.io/@juyoung999/Configuration"),
                notes: """
                    First two: notes of Apple's session 'Modern cell configuration' (WWDC 2020). The
                    rest: header UITableViewCell.h of the iOS 17.0 SDK. Quote: 항상 셀이 처음 표시되기 전에 호출 / 구성
                    상태가 변경될 때마다 다시 호출 (always called before the cell is first displayed; called again
                    each time the configuration state changes)
                    """),
            statements: 5
        ) { stage in
            let page = stage.page("Page")
            let scene = TableScene(stage, [3])
            scene.table.register(UpdatedCell.self, forCellReuseIdentifier: "cell")
            stage.begin()
            try stage.launch(page, filledWith: scene.table)
            let first = stage.lines.filter { $0 == "Cell.update(false)" || $0 == "Page.viewDidAppear" }
            stage.state(
                "it is called before the cell is first displayed",
                first.prefix(3).allSatisfy { $0 != "Page.viewDidAppear" }, "\(stage.lines)")
            stage.begin()
            try scene.tap(0)
            stage.state(
                """
                it is called again when the cell's state changes, such as when the cell is selected
                """, stage.has("Cell.update(true)"), "\(stage.lines)")
            let cell = try scene.cell(1)
            stage.begin()
            for _ in 0..<3 { cell.setNeedsUpdateConfiguration() }
            try stage.settle()
            stage.state(
                "several calls of setNeedsUpdateConfiguration() in one turn give one call",
                stage.lines.updates.count == 1, "\(stage.lines)")
            stage.begin()
            cell.configurationUpdateHandler = { _, _ in stage.log("handler") }
            try stage.settle()
            stage.state(
                "configurationUpdateHandler (iOS 15) is called after it",
                stage.has("Cell.update(false)", before: "handler"), "\(stage.lines)")
            stage.state(
                "setting a handler asks for an update", stage.lines.updates.count == 1, "\(stage.lines)")
        },
    ]
}

/// A delegate that makes its headers red.
@MainActor
private final class RedHeaders: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
        header.backgroundColor = .red
        return header
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
}

/// A delegate with a header and a footer for each section, and all heights.
@MainActor
private final class FramedSections: NSObject, UITableViewDelegate {
    private let journal = Journal.current

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }

    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        journal.log("Table.willDisplay(\(indexPath.row))")
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        journal.log("Table.viewForHeader(\(section))")
        return UIView()
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        journal.log("Table.viewForFooter(\(section))")
        return UIView()
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        journal.log("Table.willDisplayHeader(\(section))")
    }

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        journal.log("Table.willDisplayFooter(\(section))")
    }
}

/// A cell that records updates of its configuration, and whether it is selected.
private final class UpdatedCell: UITableViewCell {
    private let journal = Journal.current

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        journal.log("Cell.update(\(state.isSelected))")
    }
}
