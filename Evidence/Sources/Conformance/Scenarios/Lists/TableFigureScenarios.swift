import Simulator

// Heights and positions in table views.
extension Scenario {
    static let tableFigures: [Scenario] =
        figures("geo-table-row-44") { try measureFirstRow($0) { $0.rowHeight = 44 } }
        + figures("geo-table-row-automatic") { try measureFirstRow($0) { _ in } }
        + figures("geo-table-content-early geo-table-content-at-3 geo-table-content") { stage in
            let cell = try firstCell(stage)
            stage.measure("height", cell.contentView.frame.height)
        }
        + figures("geo-table-cell-fills") { try $0.measure(firstCell($0).frame) }
        + figures("geo-table-label-16 geo-table-label-20") { stage in
            let cell = try firstCell(stage)
            let label = try require(cell.textLabel)
            stage.measure("x", label.convert(label.bounds, to: cell.contentView).minX)
        }
        + figures("geo-table-indentation") { stage in
            stage.measure("width", UITableViewCell(style: .default, reuseIdentifier: nil).indentationWidth)
        }
        + figures("geo-table-estimate") { $0.measure("height", UITableView().estimatedRowHeight) }
        + figures("list-table-10") { stage in
            let scene = TableScene(stage, [100], delegate: HeardHeights(50))
            scene.table.frame = CGRect(x: 0, y: 20, width: 375, height: 657)
            scene.table.reloadData()
            stage.measure("height", scene.table.contentSize.height)
        }
        + figures("list-table-11") { stage in
            let table = UITableView()
            stage.measure("row", table.rowHeight)
            stage.measure("header", table.sectionHeaderHeight)
            stage.measure("footer", table.sectionFooterHeight)
            stage.measure("estimated header", table.estimatedSectionHeaderHeight)
            stage.measure("estimated footer", table.estimatedSectionFooterHeight)
        }
        + figures("list-table-12") { $0.measure("padding", UITableView().sectionHeaderTopPadding) }
        + figures("list-table-31") { try $0.measure("left", firstCell($0).separatorInset.left) }

    /// The cell of the first row of a table whose rows are 44 points high.
    private static func firstCell(_ stage: Stage) throws -> UITableViewCell {
        let scene = TableScene(stage, [3])
        scene.table.rowHeight = 44
        return try scene.show().cell(0)
    }

    private static func measureFirstRow(_ stage: Stage, change: (UITableView) -> Void) throws {
        let scene = TableScene(stage, [3])
        change(scene.table)
        let cell = try scene.show().cell(0)
        cell.textLabel?.font = .systemFont(ofSize: 17)
        stage.measure("height", cell.frame.height)
    }
}
