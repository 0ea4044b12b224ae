import Simulator

/// A table view with a diffable data source.
@MainActor
final class DiffableList {
    private let sim = Simulator()
    private let page = UITableViewController(style: .plain)
    private let source: UITableViewDiffableDataSource<Int, Int>
    private var rows: [Int]

    private init(count: Int) {
        rows = Array(0..<count)
        page.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        source = UITableViewDiffableDataSource(tableView: page.tableView) { table, path, row in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.show(row: row)
            return cell
        }
    }

    static func launched(count: Int) -> DiffableList {
        let list = DiffableList(count: count)
        list.sim.records = .nothing
        list.apply()
        list.sim.launch(list.page)
        return list
    }

    /// Half of the changes remove a row, the other half insert one, throughout the list.
    func change(times: Int) {
        let (first, stride) = (rows.count, rows.count / (times / 2))
        for number in 0..<times / 2 { rows[number * stride] = first + number }
        apply()
        page.tableView.layoutIfNeeded()
    }

    private func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(rows)
        source.apply(snapshot, animatingDifferences: true)
    }
}
