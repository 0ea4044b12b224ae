import Simulator

// Cells of tables.
extension Scenario {
    static let tableCells: [Scenario] = [
        .statements("list-table-17") { stage in
            let scene = try TableScene(stage, [3]).show()
            let cell = try scene.cell(0)
            let (back, selected) = (UIView(), UIView())
            cell.backgroundView = back
            cell.selectedBackgroundView = selected
            try stage.settle()
            let wasThere = selected.superview != nil
            scene.table.selectRow(at: .first(0), animated: false, scrollPosition: .none)
            try stage.settle()
            let isThere = selected.superview === cell
            let order = [back, selected].map { cell.subviews.firstIndex(of: $0) ?? -1 }
            scene.table.deselectRow(at: .first(0), animated: false)
            try stage.settle()
            let stays = selected.superview != nil
            stage.state(0, !wasThere && isThere && !stays, "\(wasThere), \(isThere), \(stays)")
            stage.state(1, order[1] == order[0] + 1, "\(order)")
        },
        .statements("list-table-18") { stage in
            let scene = try TableScene(stage, [3], source: EditedRows.init).show()
            stage.begin()
            try scene.swipe(0, from: 0.8, to: 0.4)
            let states = stage.lines.filter { $0.hasPrefix("Cell.willTransition") }
            let mask = UITableViewCell.StateMask.showingDeleteConfirmation.rawValue
            stage.state(0, states.contains("Cell.willTransition(\(mask))"), "\(stage.lines)")
            let control = UITableViewCell.StateMask.showingEditControl.rawValue
            let withControl = states.compactMap { UInt($0.dropFirst(20).dropLast()) }.filter {
                $0 & control != 0
            }
            stage.state(1, withControl.isEmpty, "\(states)")
        },
        .statements("list-table-19") { stage in
            let cell = KeptCell(style: .default, reuseIdentifier: nil)
            stage.begin()
            cell.isEditing = true
            let line = stage.line("Cell.setEditing")
            stage.state(0, line?.animated == false && cell.isEditing, "\(stage.lines)")
        },
    ]
}
