import Simulator

// Rows that are inserted, deleted and reconfigured.
extension Scenario {
    static let tableChanges: [Scenario] = [
        .rule(
            EvidenceEntry(
                "list-table-27",
                "reconfigureRows(at:)",
                ios: "15+",
                source: .documentation("https://threadreaderapp.com/thread/1403908057185144832.html"),
                notes: """
                    An engineer of Apple's. Quote: If there's no existing cell, it's a no-op! Otherwise,
                    the collection/table view calls your cell provider again, but with special behavior
                    to return the *existing* cell when you dequeue one for that index path. ... After
                    cells are reconfigured, they're always self-sized again. prepareForReuse:
                    https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/reconfigureitems(_:)
                    """),
            statements: 4
        ) { stage in
            let scene = try TableScene(stage, [100], source: GrownRows.init).show()
            let old = try scene.cell(1)
            let height = old.frame.height
            let reuses = (old as? KeptCell)?.reuses
            stage.begin()
            scene.table.reconfigureRows(at: [.first(90)])
            try stage.settle()
            stage.state(
                "a row without a cell: nothing is asked", !stage.has("Table.cellForRow(90)"), "\(stage.lines)"
            )
            scene.data.sections[0][1] = "Grown"
            scene.table.reconfigureRows(at: [.first(1)])
            try stage.settle()
            let new = try scene.cell(1)
            stage.state(
                "the data source is asked, and dequeues the cell that is there",
                stage.has("Table.cellForRow(1)") && new === old, "\(stage.lines), \(new)")
            stage.state(
                "the cell does not hear prepareForReuse", (new as? KeptCell)?.reuses == reuses,
                "\(stage.lines)")
            stage.state("the row is measured again", new.frame.height > height, "\(new.frame.height)")
        },
        .rule(
            EvidenceEntry(
                "list-table-29",
                "reloadData of a table that is scrolled to its end, with fewer rows than before",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableview/reloaddata()"),
                notes: """
                    Quote: For efficiency, the table view redisplays only those rows that are visible.
                    It adjusts offsets if the table shrinks as a result of the reload.
                    """),
            statements: 2
        ) { stage in
            let scene = try TableScene(stage, [100]).show()
            scene.table.scrollToRow(at: .first(99), at: .bottom, animated: false)
            try stage.settle()
            scene.data.set(30)
            stage.begin()
            scene.table.reloadData()
            try stage.settle()
            let asked = stage.lines.filter { $0.hasPrefix("Table.cellForRow") }
            stage.state(
                "only rows in sight are asked for", asked.count < 28 && !asked.isEmpty, "\(asked.count)")
            let table = scene.table
            let end = table.contentSize.height - table.bounds.height + table.adjustedContentInset.bottom
            stage.state(
                "the content offset is brought back into the content", abs(table.contentOffset.y - end) < 1,
                "\(table.contentOffset.y), \(end)")
        },
        .rule(
            EvidenceEntry(
                "list-table-30",
                "Insertions and deletions in one batch",
                source: .documentation(
                    "https://developer.apple.com/library/ios/documentation/userexperience/conceptual/tableview_iphone/ManageInsertDeleteRow/ManageInsertDeleteRow.html"
                ),
                notes: """
                    Quote: Deletion and reloading operations within an animation block specify which
                    rows and sections in the original table should be removed or reloaded; insertions
                    specify which rows and sections should be added to the resulting table.
                    """),
            statements: 1
        ) { stage in
            for insertsFirst in [true, false] {
                let scene = try TableScene(stage, [4]).show()
                scene.data.sections[0] = ["New", "0-0", "0-2", "0-3"]
                let changes = [
                    { scene.table.insertRows(at: [.first(0)], with: .automatic) },
                    { scene.table.deleteRows(at: [.first(1)], with: .automatic) },
                ]
                scene.table.performBatchUpdates {
                    for change in insertsFirst ? changes : changes.reversed() { change() }
                }
                try stage.settle()
                let texts = scene.table.visibleCells.map { ($0 as? KeptCell)?.text }
                stage.state(
                    """
                    deletions mean the rows before the batch, and insertions those after it, in \
                    whatever order they are called
                    """, texts == scene.data.sections[0], "\(texts)")
            }
        },
    ]
}

/// A data source whose cells grow with their text.
private final class GrownRows: HeardRows {
    override func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        let cell = super.cell(for: place, in: table)
        guard data[place] == "Grown" else { return cell }
        let filler = UIView()
        filler.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(filler)
        // The row temporarily has its old height.
        let height = filler.heightAnchor.constraint(equalToConstant: 120)
        height.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            height, filler.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            filler.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            filler.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        ])
        return cell
    }
}
