import Simulator

extension Scenario {
    /// The table of a scene, 400 points high, with rows of 44 points.
    static func shownTable(_ scene: TableScene, _ stage: Stage) throws -> UITableView {
        let table = scene.table
        table.rowHeight = 44
        table.sectionHeaderTopPadding = 0
        table.contentInsetAdjustmentBehavior = .never
        table.frame = CGRect(x: 0, y: 100, width: 375, height: 400)
        scene.page.loadViewIfNeeded()
        scene.page.view.addSubview(table)
        try stage.launch(scene.page)
        return table
    }
}

extension [String] {
    /// The callbacks of a delegate about rows and their accessories.
    var told: [String] { filter { $0.hasPrefix("accessory ") || $0.hasPrefix("selected ") } }

    /// The calls for a cell to update its configuration.
    var updates: [String] { filter { $0.hasPrefix("Cell.update") } }
}
