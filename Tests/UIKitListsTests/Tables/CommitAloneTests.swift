import Simulator
import TestTraits
import Testing

/// The Delete button of a table view controller that implements only `tableView(_:commit:forRowAt:)`.
@MainActor @Suite(.inTurn) struct CommitAloneTests {
    @Test(arguments: [true, false])
    func `a swipe shows it where the page deletes`(deletes: Bool) throws {
        let sim = Simulator()
        let page = deletes ? DeletingPage(style: .plain) : RowsPage(style: .plain)
        sim.launch(page)
        sim.touchDown(at: CGPoint(x: 300, y: 130))
        sim.touchMove(to: CGPoint(x: 200, y: 130), over: 0.2)
        sim.advance(by: 0.3)
        sim.touchUp()
        try sim.settle()
        #expect((sim.place(of: "Delete") != nil) == deletes)
        guard deletes else { return }
        sim.tap("Delete")
        try sim.settle()
        #expect(page.rows.count == 4 && page.tableView.numberOfRows(inSection: 0) == 4)
    }
}

private class RowsPage: UITableViewController {
    var rows = Array(0..<5)

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

private final class DeletingPage: RowsPage {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}
