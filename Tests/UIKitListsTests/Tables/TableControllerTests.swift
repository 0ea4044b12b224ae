import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// Table view controllers.
@MainActor @Suite(.inTurn) struct TableControllerTests {
    private final class Rows: UITableViewController {
        var count = 20
        var fields: [Int: UITextField] = [:]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = 44
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            count
        }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            if let field = fields[indexPath.row] { cell.contentView.addSubview(field) }
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            navigationController?.pushViewController(UIViewController(), animated: true)
        }
    }

    @MainActor private struct App {
        let sim = Simulator()
        let rows: Rows
        let stack: UINavigationController

        init(style: UITableView.Style = .plain, prepare: (Rows) -> Void = { _ in }) throws {
            rows = Rows(style: style)
            prepare(rows)
            stack = UINavigationController(rootViewController: rows)
            sim.launch(stack)
            try sim.settle()
        }
    }

    @Test func `the page is data source and delegate, and its rows lie beneath the bar`() throws {
        let app = try App()
        #expect(app.rows.tableView.dataSource === app.rows && app.rows.tableView.delegate === app.rows)
        #expect(app.rows.tableView.contentOffset.y == -app.rows.view.safeAreaInsets.top)
        #expect(app.rows.tableView.visibleCells.count == 17)
        #expect(Rows(style: .grouped).tableView.style == .grouped)
    }

    @Test func `an empty table is reloaded when the page reappears`() throws {
        let app = try App { $0.count = 0 }
        app.rows.count = 3
        app.stack.pushViewController(UIViewController(), animated: false)
        try app.sim.settle()
        app.stack.popViewController(animated: false)
        try app.sim.settle()
        #expect(app.rows.tableView.visibleCells.count == 3)
    }

    @Test(arguments: [true, false])
    func `a row is deselected when the page reappears`(clears: Bool) throws {
        let app = try App { $0.clearsSelectionOnViewWillAppear = clears }
        app.sim.tap("Row 3")
        try app.sim.settle()
        #expect(app.rows.tableView.indexPathForSelectedRow == [0, 3])
        app.stack.popViewController(animated: true)
        try app.sim.settle()
        #expect(app.rows.tableView.indexPathForSelectedRow == (clears ? nil : [0, 3]))
    }

    @Test func `a canceled swipe back leaves the row selected`() throws {
        let app = try App()
        app.sim.tap("Row 3")
        try app.sim.settle()
        app.sim.touchDown(at: CGPoint(x: 2, y: 400))
        app.sim.touchMove(to: CGPoint(x: 100, y: 400), over: 0.3)
        #expect(app.rows.tableView.indexPathForSelectedRow == nil)
        app.sim.touchMove(to: CGPoint(x: 10, y: 400), over: 0.3)
        app.sim.advance(by: 0.3)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(app.stack.viewControllers.count == 2)
        #expect(app.rows.tableView.indexPathForSelectedRow == [0, 3])
    }

    @Test func `editing the page edits the table`() throws {
        let app = try App()
        app.rows.setEditing(true, animated: false)
        #expect(app.rows.tableView.isEditing)
    }

    @Test func `the keyboard does not cover the row with the first responder`() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 2, width: 200, height: 40))
        let app = try App { $0.fields = [15: field] }
        field.becomeFirstResponder()
        try app.sim.settle()
        let table: UITableView = app.rows.tableView
        let inset = table.contentInset.bottom
        let row = table.rectForRow(at: [0, 15])
        #expect(inset > 200)
        #expect(row.maxY <= table.bounds.maxY - table.adjustedContentInset.bottom + 0.5)
        field.resignFirstResponder()
        try app.sim.settle()
        #expect(table.contentInset.bottom == 0)
    }

    @Test func `a cell with the first responder is not used for another row`() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 2, width: 200, height: 40))
        let app = try App {
            $0.fields = [0: field]
            $0.count = 200
        }
        field.becomeFirstResponder()
        try app.sim.settle()
        for step in 1...20 {
            app.rows.tableView.contentOffset.y = CGFloat(step) * 300
            app.sim.turn()
        }
        #expect(field.isFirstResponder && field.window != nil)
        app.rows.tableView.contentOffset.y = 0
        app.sim.turn()
        let cell = try #require(app.rows.tableView.cellForRow(at: [0, 0]))
        #expect(field.isDescendant(of: cell))
    }
}
