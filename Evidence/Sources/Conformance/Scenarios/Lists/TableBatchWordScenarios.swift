import Simulator

// UIKit's messages about batches of changes to table views.
extension Scenario {
    static let tableBatchWords: [Scenario] = [
        updatingTable(
            EvidenceEntry(
                "list-words-01",
                "A table's sections do not add up after an update",
                ios: "12 (2019-03)",
                source: .log("https://github.com/Stan-Ost/ReloadableTableView/issues/1"),
                notes: """
                    Two spaces after 'invalid number of sections.'. The source gives no version; the
                    same words are in logs of 2015 and 2020.
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: Invalid update: invalid number of \
                    sections.  The number of sections contained in the table view after the update \
                    (6) must be equal to the number of sections contained in the table view before \
                    the update (0), plus or minus the number of sections inserted or deleted (0 \
                    inserted, 0 deleted).
                    """
                ]), []
        ) { scene in
            scene.data.sections = Array(repeating: ["Row"], count: 6)
            scene.table.performBatchUpdates({})
        },
        updatingTable(
            EvidenceEntry(
                "list-words-02",
                "A row is deleted that the table does not have",
                ios: "11 (2017-11)",
                source: .log("https://github.com/teads/TeadsSDK-iOS/issues/91"),
                notes: "Thrown by deleteRows(at:with:) outside of a batch.",
                events: [
                    """
                    exception NSInternalInconsistencyException: attempt to delete row 1 from section \
                    0 which only contains 1 rows before the update
                    """
                ]), [1]
        ) { $0.table.deleteRows(at: [.first(1)], with: .none) },
        updatingTable(
            EvidenceEntry(
                "list-words-03",
                "A row is inserted behind the last that there will be",
                ios: "10 (2017-02)",
                source: .log("https://github.com/5calls/ios/issues/57"),
                events: [
                    """
                    exception NSInternalInconsistencyException: attempt to insert row 8 into section \
                    0, but there are only 8 rows in section 0 after the update
                    """
                ]), [7]
        ) { scene in
            scene.data.set(8)
            scene.table.insertRows(at: [.first(8)], with: .none)
        },
        updatingTable(
            EvidenceEntry(
                "list-words-04",
                "A row is deleted and reloaded in one batch of a table",
                ios: "9 (2016-03)",
                source: .log("https://github.com/layerhq/Atlas-iOS/issues/1120"),
                notes: """
                    Quote: attempt to delete and reload the same index path (<NSIndexPath:
                    0xc000000000200016> {length = 2, path = 0 - 1})
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: attempt to delete and reload the \
                    same index path (<%@: %p> {length = 2, path = 0 - 1})
                    """
                ]), [3]
        ) { scene in
            scene.data.set(2)
            scene.table.performBatchUpdates {
                scene.table.deleteRows(at: [.first(1)], with: .none)
                scene.table.reloadRows(at: [.first(1)], with: .none)
            }
        },
        updatingTable(
            EvidenceEntry(
                "list-words-05",
                "A row is reloaded and moved away in one batch of a table",
                ios: "11.0 (2017-08)",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/18100"),
                notes: """
                    A reload counts as a deletion. Quote: There is no delete operation in the sample
                    project. Radar 33662307.
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: attempt to perform a delete and a \
                    move from the same index path (<%@: %p> {length = 2, path = 0 - 1})
                    """
                ]), [3]
        ) { scene in
            scene.table.performBatchUpdates {
                scene.table.reloadRows(at: [.first(1)], with: .none)
                scene.table.moveRow(at: .first(1), to: .first(0))
            }
        },
        updatingTable(
            EvidenceEntry(
                "list-words-06",
                "A row is inserted where another is moved to",
                ios: "2017-10",
                source: .log("https://github.com/lightsprint09/Sourcing/pull/54"),
                notes: """
                    Printed by Core Data, which had caught it. Also of a table:
                    https://github.com/yapstudios/YapDatabase/issues/489
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: attempt to perform an insert and a \
                    move to the same index path (<%@: %p> {length = 2, path = 0 - 0})
                    """
                ]), [3]
        ) { scene in
            scene.data.set(4)
            scene.table.performBatchUpdates {
                scene.table.insertRows(at: [.first(0)], with: .none)
                scene.table.moveRow(at: .first(1), to: .first(0))
            }
        },
        updatingTable(
            EvidenceEntry(
                "list-words-14",
                "A row is inserted into a section that there will not be",
                ios: "11 (2018-01)",
                source: .log("https://github.com/gsdios/SDAutoLayout/issues/261"),
                events: [
                    """
                    exception NSInternalInconsistencyException: attempt to insert row 0 into section \
                    2, but there are only 2 sections after the update
                    """
                ]), [1, 1]
        ) { scene in
            scene.table.insertRows(at: [IndexPath(row: 0, section: 2)], with: .none)
        },
        updatingTable(
            EvidenceEntry(
                "list-words-15",
                "A row is moved into a section that the same batch inserts",
                ios: "2014-01",
                source: .log("https://github.com/SwiftKickMobile/TLIndexPathTools/issues/13"),
                notes: "iOS 7.",
                events: [
                    """
                    exception NSInternalInconsistencyException: cannot move a row into a newly \
                    inserted section (2)
                    """
                ]), [2, 2]
        ) { scene in
            scene.data.sections = [["0-0"], ["1-0", "1-1"], ["0-1"]]
            scene.table.performBatchUpdates {
                scene.table.insertSections([2], with: .none)
                scene.table.moveRow(at: .first(1), to: IndexPath(row: 0, section: 2))
            }
        },
        updatingTable(
            EvidenceEntry(
                "list-words-10",
                "Two rows of three are deleted, and none is left",
                ios: "17 (2024-01)",
                source: .log("https://github.com/exyte/Chat/issues/56"),
                notes: """
                    Line breaks are lost in the source, and what follows is cut off: a collection view's
                    goes on with the view. Until 2021 the words were those of gt2-table-21.
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: Invalid batch updates detected: the \
                    number of sections and/or rows returned by the data source before and after \
                    performing the batch updates are inconsistent with the updates. Data source \
                    before updates = { 1 section with row counts: [3] } Data source after updates = \
                    { 1 section with row counts: [0] } Updates = [ Delete row (0 - 1), Delete row (0 \
                    - 0) ]...
                    """
                ]), [3]
        ) { scene in
            scene.data.set(0)
            scene.table.performBatchUpdates {
                scene.table.deleteRows(at: [.first(1), .first(0)], with: .none)
            }
        },
        updatingTable(

            EvidenceEntry(
                "gt2-table-21",
                "Rows do not add up after an update",
                ios: "10 (2016); same 2021",
                source: .log("https://github.com/rondinellimorais/ExpandableTableView/issues/4"),
                notes: """
                    Two spaces after 'section S.'. Raised also by an empty beginUpdates/endUpdates
                    (folding-cell#145). Quote: 'Invalid update: invalid number of rows in section 1.
                    The number of rows contained in an existing section after the update (0) must be
                    equal to the number of rows contained in that section before the update (297), plus
                    or minus the number of rows inserted or deleted from that section (0 inserted, 295
                    deleted) and plus or minus the number of rows moved into or out of that section (0
                    moved in, 0 moved out).
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: Invalid update: invalid number of \
                    rows in section S.  The number of rows contained in an existing section after \
                    the update (A) must be equal to the number of rows contained in that section \
                    before the update (B), plus or minus the number of rows inserted or deleted from \
                    that section (I inserted, D deleted) and plus or minus the number of rows moved \
                    into or out of that section (0 moved in, 0 moved out).
                    """
                ]), [3],
            filling: [
                "section S.": "section 0.", "(A)": "(3)", "(B)": "(3)",
                "(I inserted, D deleted)": "(0 inserted, 1 deleted)",
            ]
        ) { $0.table.deleteRows(at: [.first(1)], with: .none) },
        .rule(
            EvidenceEntry(
                "gt2-table-20",
                "deleteRows(at:) outside of a batch",
                ios: "7 (2014-06)",
                source: .claim("https://github.com/couchbase/couchbase-lite-net/issues/45"),
                notes: """
                    Observed by the author, no printed log quoted. Quote: after it calls
                    `TableView.DeleteRows` the UIKit will call `CouchbaseTableSource.RowsInSection`
                    during its consistency check.
                    """),
            statements: 3,
            isMisuse: true
        ) { stage in
            let scene = try TableScene(stage, [3]).show()
            scene.data.set(2)
            stage.begin()
            scene.table.deleteRows(at: [.first(0)], with: .none)
            stage.state("deleteRows called", scene.table.numberOfRows(inSection: 0) == 2, "\(stage.lines)")
            stage.state(
                "numberOfRows asked at once (consistency check)", stage.has("Table.numberOfRows(0)"),
                "\(stage.lines)")
            scene.table.deleteRows(at: [.first(0)], with: .none)
            let raised = stage.sim.diagnostics.filter { $0.kind == .exception }
            stage.state("exception if it does not fit", raised.count == 1, "\(stage.sim.diagnostics)")
        },
    ]
}
