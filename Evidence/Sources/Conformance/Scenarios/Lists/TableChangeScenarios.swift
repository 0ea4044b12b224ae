import Simulator

// Rows that are inserted, deleted and reconfigured.
extension Scenario {
    static let tableChanges: [Scenario] = [
        .statements("list-table-27") { stage in
            let scene = try TableScene(stage, [100], source: GrownRows.init).show()
            let old = try scene.cell(1)
            let height = old.frame.height
            let reuses = (old as? KeptCell)?.reuses
            stage.begin()
            scene.table.reconfigureRows(at: [.first(90)])
            try stage.settle()
            stage.state(0, !stage.has("Table.cellForRow(90)"), "\(stage.lines)")
            scene.data.sections[0][1] = "Grown"
            scene.table.reconfigureRows(at: [.first(1)])
            try stage.settle()
            let new = try scene.cell(1)
            stage.state(1, stage.has("Table.cellForRow(1)") && new === old, "\(stage.lines), \(new)")
            stage.state(2, (new as? KeptCell)?.reuses == reuses, "\(stage.lines)")
            stage.state(3, new.frame.height > height, "\(new.frame.height)")
        },
        .statements("list-table-29") { stage in
            let scene = try TableScene(stage, [100]).show()
            scene.table.scrollToRow(at: .first(99), at: .bottom, animated: false)
            try stage.settle()
            scene.data.set(30)
            stage.begin()
            scene.table.reloadData()
            try stage.settle()
            let asked = stage.lines.filter { $0.hasPrefix("Table.cellForRow") }
            stage.state(0, asked.count < 28 && !asked.isEmpty, "\(asked.count)")
            let table = scene.table
            let end = table.contentSize.height - table.bounds.height + table.adjustedContentInset.bottom
            stage.state(1, abs(table.contentOffset.y - end) < 1, "\(table.contentOffset.y), \(end)")
        },
        .statements("list-table-30") { stage in
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
                stage.state(0, texts == scene.data.sections[0], "\(texts)")
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
