import Simulator

// Rows that the user deletes and moves.
extension Scenario {
    static let tableEditing: [Scenario] = [
        .order(
            EvidenceEntry(
                "list-table-20",
                """
                The app calls setEditing(true, animated:) of a table with one row, and the user taps \
                the row's control and confirms
                """,
                source: .documentation(
                    "https://developer.apple.com/library/ios/documentation/userexperience/conceptual/tableview_iphone/ManageInsertDeleteRow/ManageInsertDeleteRow.html"
                ),
                notes: """
                    Quote: After resending setEditing:animated: to the cells corresponding to the
                    visible rows, the sequence of messages is as follows: The table view invokes the
                    tableView:canEditRowAtIndexPath: method if its data source implements it. ... The
                    table view invokes the tableView:editingStyleForRowAtIndexPath: method if its
                    delegate implements it. ... The table view sends the
                    tableView:commitEditingStyle:forRowAtIndexPath: message to the data source.
                    """,
                events: [
                    "Cell.setEditing",
                    "Table.canEditRow(0)",
                    "Table.editingStyleForRow(0)",
                    "[the user deletes the row]",
                    "Table.commit(delete, 0)",
                ]),
            .listedPairs
        ) { stage in
            let scene = try TableScene(stage, [1], source: EditedRows.init, delegate: HeardEditing()).show()
            stage.begin()
            scene.table.setEditing(true, animated: true)
            try stage.settle()
            stage.remark("the user deletes the row")
            stage.sim.tap(at: scene.point(inRow: 0, at: 0.06))
            try stage.settle()
            _ = try require(stage.sim.tap("Delete") ? true : nil)
            try stage.settle()
        },
        .order(
            EvidenceEntry(
                "list-table-21",
                "A row is swiped and deleted",
                animated: true,
                source: .documentation(
                    "https://developer.apple.com/library/ios/documentation/userexperience/conceptual/tableview_iphone/ManageInsertDeleteRow/ManageInsertDeleteRow.html"
                ),
                notes: """
                    The guide: the messages of editing come between the two of the swipe. An author who
                    translates it: https://cnblogs.com/xjshi/p/4351525.html
                    """,
                events: [
                    "Table.willBeginEditingRow(0)",
                    "Table.commit(delete, 0)",
                    "Table.didEndEditingRow",
                ]),
            .listedPairs
        ) { stage in
            let scene = try TableScene(stage, [3], source: EditedRows.init, delegate: HeardEditing()).show()
            stage.begin()
            try scene.swipe(0, from: 0.8, to: 0.5)
            _ = try require(stage.sim.tap("Delete") ? true : nil)
            try stage.settle()
        },
        .order(
            EvidenceEntry(
                "list-table-22",
                "The user moves row 0 below row 1 by its control",
                source: .documentation(
                    "https://developer.apple.com/library/ios/documentation/userexperience/conceptual/tableview_iphone/ManageReorderRow/ManageReorderRow.html"
                ),
                notes: """
                    targetIndexPathForMove comes every time the dragged row is over a destination. The
                    guide, quoted by https://blog.csdn.net/nerohoop/article/details/7049328
                    """,
                events: [
                    "Table.canMoveRow(0)",
                    "Table.targetIndexPathForMove(0, 1)",
                    "Table.moveRow(0, 1)",
                ]),
            .listedPairs
        ) { stage in
            let scene = try TableScene(stage, [2], source: MovedRows.init, delegate: HeardTargets()).show()
            stage.begin()
            scene.table.setEditing(true, animated: false)
            try stage.settle()
            stage.sim.touchDown(at: scene.point(inRow: 0, at: 0.95))
            stage.sim.advance(by: 0.5)
            stage.sim.touchMove(to: scene.point(inRow: 1, at: 0.95), over: 0.4)
            stage.sim.advance(by: 0.3)
            stage.sim.touchUp()
            try stage.settle()
        },
        .rule(
            EvidenceEntry(
                "gt2-table-11",
                "willBeginEditingRow / didEndEditingRow",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableView.h"
                ),
                notes: """
                    Quote: The willBegin/didEnd methods are called whenever the 'editing' property is
                    automatically changed by the table (allowing insert/delete/move). This is done by a
                    swipe activating a single row
                    """),
            statements: 2
        ) { stage in
            let scene = try TableScene(stage, [3], source: EditedRows.init, delegate: HeardEditing()).show()
            stage.begin()
            try scene.swipe(0, from: 0.8, to: 0.5)
            let begun = stage.has("Table.willBeginEditingRow(0)")
            scene.table.setEditing(false, animated: false)
            try stage.settle()
            stage.state(
                "sent only when the table changes 'editing' by itself (a swipe on a single row)",
                begun && stage.has("Table.didEndEditingRow"), "\(stage.lines)")
            stage.begin()
            scene.table.setEditing(true, animated: true)
            try stage.settle()
            scene.table.setEditing(false, animated: true)
            try stage.settle()
            let told = stage.lines.filter { $0.contains("EditingRow") }
            stage.state("not for setEditing by the app", told.isEmpty, "\(told)")
        },
    ]
}

/// A data source whose rows can be deleted.
@MainActor
final class EditedRows: NSObject, UITableViewDataSource {
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

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        journal.log("Table.canEditRow(\(indexPath.row))")
        return true
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        let style = editingStyle == .delete ? "delete" : "insert"
        journal.log("Table.commit(\(style), \(indexPath.row))")
        data.sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

/// A data source whose rows can be moved.
@MainActor
private final class MovedRows: NSObject, UITableViewDataSource {
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
        let cell = rows.tableView(tableView, cellForRowAt: indexPath)
        cell.showsReorderControl = true
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        if indexPath.row == 0 { journal.log("Table.canMoveRow(0)") }
        return true
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        journal.log("Table.moveRow(\(sourceIndexPath.row), \(destinationIndexPath.row))")
        let row = data.sections[0].remove(at: sourceIndexPath.row)
        data.sections[0].insert(row, at: destinationIndexPath.row)
    }
}

/// A delegate that is notified of editing.
@MainActor
private final class HeardEditing: NSObject, UITableViewDelegate {
    private let journal = Journal.current

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        journal.log("Table.editingStyleForRow(\(indexPath.row))")
        return .delete
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        journal.log("Table.willBeginEditingRow(\(indexPath.row))")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        journal.log("Table.didEndEditingRow")
    }
}

/// A delegate that decides on the target of a moved row.
@MainActor
private final class HeardTargets: NSObject, UITableViewDelegate {
    private let journal = Journal.current

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        let move = (sourceIndexPath.row, proposedDestinationIndexPath.row)
        if move.0 != move.1 { journal.log("Table.targetIndexPathForMove(\(move.0), \(move.1))") }
        return proposedDestinationIndexPath
    }
}
