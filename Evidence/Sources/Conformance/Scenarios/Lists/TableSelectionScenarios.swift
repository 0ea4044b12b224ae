import Simulator

// Rows that are highlighted, selected and deselected.
extension Scenario {
    static let tableSelection: [Scenario] = [
        .rule(
            EvidenceEntry(
                "gt2-table-08",
                "selectRow(at:...) / deselectRow in code",
                ios: "13.2 SDK",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableView.h"
                ),
                notes: """
                    Quote: These methods will not call the delegate methods
                    (-tableView:willSelectRowAtIndexPath: or tableView:didSelectRowAtIndexPath:), nor
                    will it send out a notification.
                    """),
            statements: 2
        ) { stage in
            let delegate = HeardSelection()
            let scene = try TableScene(stage, [5], delegate: delegate).show()
            let observer = NotificationCenter.default.addObserver(
                forName: UITableView.selectionDidChangeNotification, object: scene.table, queue: nil
            ) { _ in MainActor.assumeIsolated { stage.log("[notification]") } }
            defer { NotificationCenter.default.removeObserver(observer) }
            stage.begin()
            scene.table.selectRow(at: .first(1), animated: false, scrollPosition: .none)
            let selected = scene.table.indexPathForSelectedRow
            scene.table.deselectRow(at: .first(1), animated: true)
            try stage.settle()
            let told = stage.lines.filter { $0.hasPrefix("Table.") && $0.contains("lect") }
            stage.state(
                "willSelect/didSelect/willDeselect/didDeselect are not sent",
                told.isEmpty && selected == .first(1), "\(told), \(String(describing: selected))")
            stage.state("no selection notification", !stage.has("[notification]"), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "gt2-table-09",
                "Touch on a row",
                ios: "6+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableView.h"
                ),
                notes: """
                    Quote: is called when a touch comes down on a row. Returning NO to that message
                    halts the selection process and does not cause the currently selected row to lose
                    its selected look while the touch is down.
                    """),
            statements: 2
        ) { stage in
            let delegate = HeardSelection()
            let scene = try TableScene(stage, [5], delegate: delegate).show()
            try scene.tap(0)
            stage.begin()
            stage.sim.touchDown(at: scene.point(inRow: 1))
            stage.sim.advance(by: 0.3)
            stage.state(
                "shouldHighlightRow is asked at touch down", stage.has("Table.shouldHighlightRow(1)"),
                "\(stage.lines)")
            stage.sim.touchUp()
            try stage.settle()
            try scene.tap(0)
            delegate.mayHighlight = false
            stage.begin()
            stage.sim.touchDown(at: scene.point(inRow: 2))
            stage.sim.advance(by: 0.3)
            let keepsItsLook = try scene.cell(0).isSelected
            stage.sim.touchUp()
            try stage.settle()
            let told = stage.lines.filter { $0.contains("elect") }
            stage.state(
                "NO: no selection follows and the row selected before keeps its look",
                keepsItsLook && told.isEmpty && scene.table.indexPathForSelectedRow == .first(0),
                "\(keepsItsLook), \(told)")
        },
        .rule(
            EvidenceEntry(
                "gt2-table-10",
                "willSelectRow",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableView.h"
                ),
                notes: """
                    Quote: Called before the user changes the selection. Return a new indexPath, or nil,
                    to change the proposed selection.
                    """),
            statements: 2
        ) { stage in
            let delegate = HeardSelection()
            let scene = try TableScene(stage, [5], delegate: delegate).show()
            var before: IndexPath?
            delegate.willSelect = { table, place in
                before = table.indexPathForSelectedRow
                return place.row == 1 ? .first(3) : nil
            }
            stage.begin()
            try scene.tap(1)
            let selected = scene.table.indexPathForSelectedRow
            try scene.tap(2)
            let stays = scene.table.indexPathForSelectedRow
            stage.state(
                "before the change; returns another index path or nil to alter it",
                selected == .first(3) && stays == .first(3) && before == .first(3),
                "\(String(describing: selected)), \(String(describing: stays))")
            stage.state(
                "didSelectRow after", stage.has("Table.willSelectRow(1)", before: "Table.didSelectRow(3)"),
                "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "list-table-26",
                "Which rows can be selected",
                ios: "13.2 SDK",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableView.h"
                ),
                notes: """
                    Quote: allowsSelection; default is YES. Controls whether rows can be selected when
                    not in editing mode / allowsSelectionDuringEditing; default is NO.
                    """),
            statements: 4
        ) { stage in
            let scene = try TableScene(stage, [5]).show()
            let table = scene.table
            table.allowsSelection = false
            try scene.tap(0)
            stage.state(
                "none with allowsSelection set to false", table.indexPathForSelectedRow == nil,
                "it is selected")
            table.allowsSelection = true
            table.setEditing(true, animated: false)
            try stage.settle()
            try scene.tap(0)
            stage.state(
                "none while the table is edited", table.indexPathForSelectedRow == nil, "it is selected")
            table.allowsSelectionDuringEditing = true
            try scene.tap(0)
            stage.state(
                "with allowsSelectionDuringEditing they can be then",
                table.indexPathForSelectedRow == .first(0), "it is not")
            table.setEditing(false, animated: false)
            try stage.settle()
            try scene.tap(1)
            try scene.tap(2)
            let one = table.indexPathsForSelectedRows
            table.allowsMultipleSelection = true
            try scene.tap(3)
            try scene.tap(4)
            let two = Set(table.indexPathsForSelectedRows ?? [])
            stage.state(
                "one at a time, until allowsMultipleSelection is set",
                one == [.first(2)] && two.isSuperset(of: [.first(3), .first(4)]),
                "\(String(describing: one)), \(two)")
        },
    ]
}

/// A delegate that is notified of highlights and selection.
@MainActor
final class HeardSelection: NSObject, UITableViewDelegate {
    private let journal = Journal.current
    var mayHighlight = true
    var willSelect: (UITableView, IndexPath) -> IndexPath? = { $1 }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        journal.log("Table.shouldHighlightRow(\(indexPath.row))")
        return mayHighlight
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        journal.log("Table.willSelectRow(\(indexPath.row))")
        return willSelect(tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        journal.log("Table.didSelectRow(\(indexPath.row))")
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        journal.log("Table.willDeselectRow(\(indexPath.row))")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        journal.log("Table.didDeselectRow(\(indexPath.row))")
    }
}
