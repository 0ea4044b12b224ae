import Simulator

// A table's controller.
extension Scenario {
    static let tableControllers: [Scenario] = [
        .rule(
            EvidenceEntry(
                "list-table-23",
                "A table's controller",
                ios: "13.2 SDK",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableViewController.h"
                ),
                notes: """
                    Quote: In -viewWillAppear:, it reloads the table's data if it's empty. Otherwise, it
                    deselects all rows (with or without animation) if clearsSelectionOnViewWillAppear is
                    YES. ... Implements -setEditing:animated: to toggle the editing state of the table.
                    """),
            statements: 4
        ) { stage in
            let controller = RowsController()
            let navigation = stage.navigation([controller])
            try stage.launch(navigation)
            stage.state(
                "in viewWillAppear it reloads an empty table", controller.tableView.visibleCells.isEmpty,
                "\(controller.tableView.visibleCells)")
            controller.rows = 5
            try pushAndPop(navigation, stage)
            stage.state(
                "in viewWillAppear it reloads an empty table", controller.tableView.visibleCells.count == 5,
                "\(controller.tableView.visibleCells.count)")
            stage.state(
                "in viewWillAppear it deselects all rows",
                try staysSelected(controller, navigation, stage) == false, "it stays selected")
            controller.clearsSelectionOnViewWillAppear = false
            stage.state(
                "not with clearsSelectionOnViewWillAppear set to false",
                try staysSelected(controller, navigation, stage), "it is deselected")
            controller.setEditing(true, animated: false)
            stage.state(
                "setEditing(_:animated:) of the controller is the table's", controller.tableView.isEditing,
                "it is not edited")
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
