import Simulator

/// A table view whose rows have the height of their two texts.
final class ListPage: UITableViewController {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    static func launched() -> (sim: Simulator, page: ListPage) {
        let sim = Simulator()
        sim.records = .nothing
        let page = ListPage(count: 100_000)
        sim.launch(page)
        return (sim, page)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.show(row: indexPath.row)
        return cell
    }
}

extension UITableViewCell {
    func show(row: Int) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Row \(row)"
        content.secondaryText = detail(of: row)
        contentConfiguration = content
    }
}

/// One to four lines.
private func detail(of row: Int) -> String {
    "Row \(row) has something to say."
        + String(repeating: " It goes on for a while, until the line is full.", count: row % 4)
}
