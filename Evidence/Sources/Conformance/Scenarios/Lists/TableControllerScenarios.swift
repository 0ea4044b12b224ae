import Simulator

// A table's controller.
extension Scenario {
    static let tableControllers: [Scenario] = [
        .statements("list-table-23") { stage in
            let controller = RowsController()
            let navigation = stage.navigation([controller])
            try stage.launch(navigation)
            stage.state(0, controller.tableView.visibleCells.isEmpty, "\(controller.tableView.visibleCells)")
            controller.rows = 5
            try pushAndPop(navigation, stage)
            stage.state(
                0, controller.tableView.visibleCells.count == 5, "\(controller.tableView.visibleCells.count)")
            stage.state(1, try staysSelected(controller, navigation, stage) == false, "it stays selected")
            controller.clearsSelectionOnViewWillAppear = false
            stage.state(2, try staysSelected(controller, navigation, stage), "it is deselected")
            controller.setEditing(true, animated: false)
            stage.state(3, controller.tableView.isEditing, "it is not edited")
        }
    ]

    private static func staysSelected(
        _ controller: UITableViewController, _ navigation: UINavigationController, _ stage: Stage
    ) throws -> Bool {
        controller.tableView.selectRow(at: .first(1), animated: false, scrollPosition: .none)
        try pushAndPop(navigation, stage)
        return controller.tableView.indexPathForSelectedRow != nil
    }

    private static func pushAndPop(_ navigation: UINavigationController, _ stage: Stage) throws {
        navigation.pushViewController(stage.page("Above"), animated: true)
        try stage.settle()
        navigation.popViewController(animated: true)
        try stage.settle()
    }
}

private final class RowsController: UITableViewController {
    var rows = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}
