import Simulator

// Cells of tables.
extension Scenario {
    static let tableCells: [Scenario] = [
        .rule(
            EvidenceEntry(
                "list-table-17",
                "A cell with a view behind its selection",
                ios: "13.2 SDK",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableViewCell.h"
                ),
                notes: """
                    Quote: will be added as a subview directly above the backgroundView if not nil, or
                    behind all other views. It is added as a subview only when the cell is selected.
                    """),
            statements: 2
        ) { stage in
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
            stage.state(
                "selectedBackgroundView is a subview only while the cell is selected",
                !wasThere && isThere && !stays, "\(wasThere), \(isThere), \(stays)")
            stage.state("it lies above backgroundView", order[1] == order[0] + 1, "\(order)")
        },
        .rule(
            EvidenceEntry(
                "list-table-18",
                "A row is swiped: the states of its cell",
                ios: "13.2 SDK",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableViewCell.h"
                ),
                notes: """
                    Quote: when the cell is swiped, the cell will be transitioned into the
                    UITableViewCellStateShowingDeleteConfirmationMask state, but the
                    UITableViewCellStateShowingEditControlMask will not be set.
                    """),
            statements: 2
        ) { stage in
            let scene = try TableScene(stage, [3], source: EditedRows.init).show()
            stage.begin()
            try scene.swipe(0, from: 0.8, to: 0.4)
            let states = stage.lines.filter { $0.hasPrefix("Cell.willTransition") }
            let mask = UITableViewCell.StateMask.showingDeleteConfirmation.rawValue
            stage.state(
                "the cell goes into the state showingDeleteConfirmation",
                states.contains("Cell.willTransition(\(mask))"), "\(stage.lines)")
            let control = UITableViewCell.StateMask.showingEditControl.rawValue
            let withControl = states.compactMap { UInt($0.dropFirst(20).dropLast()) }.filter {
                $0 & control != 0
            }
            stage.state("the state showingEditControl is not set", withControl.isEmpty, "\(states)")
        },
        .rule(
            EvidenceEntry(
                "list-table-19",
                "isEditing of a cell",
                ios: "13.2 SDK",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableViewCell.h"
                ),
                notes: "Quote: By default -setEditing: calls setEditing:animated: with NO for animated."),
            statements: 1
        ) { stage in
            let cell = KeptCell(style: .default, reuseIdentifier: nil)
            stage.begin()
            cell.isEditing = true
            let line = stage.line("Cell.setEditing")
            stage.state(
                "setting it calls setEditing(_:animated:) without an animation",
                line?.animated == false && cell.isEditing, "\(stage.lines)")
        },
    ]
}
