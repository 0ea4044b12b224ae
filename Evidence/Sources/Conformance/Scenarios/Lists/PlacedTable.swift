import Simulator

extension Scenario {
    /// Launches an app with a table of a given height, 100 points below the top and without insets.
    static func showTable(
        _ table: UITableView, high height: CGFloat, on stage: Stage, _ page: UIViewController
    ) throws {
        table.sectionHeaderTopPadding = 0
        table.contentInsetAdjustmentBehavior = .never
        table.frame = CGRect(x: 0, y: 100, width: 375, height: height)
        page.loadViewIfNeeded()
        page.view.addSubview(table)
        try stage.launch(page)
    }
}
