import Simulator

// Table views: their messages, their delegate calls and their rows.
extension Scenario {
    static let huntTables: [Scenario] = [
        .messages("hunt-tables-01") { stage in
            try TableScene(stage, [1], source: TwiceDequeuedRows.init).show()
        },
        .messages("hunt-tables-02") { stage in
            let scene = TableScene(stage, [1], delegate: RedHeaders())
            try scene.show()
        },
        .open(
            "hunt-tables-03",
            "A fault of iOS 9.3 by one report, which does not say that later systems have it. By Apple's documentation the two "
                + "changes go together."),
        .statements("hunt-tables-04", isMisuse: true) { stage in
            let table = UITableView()
            stage.state(0, table.numberOfSections == 1, "\(table.numberOfSections)")
            let source = HeardRows(ListData([]))
            table.dataSource = source
            table.beginUpdates()
            table.endUpdates()
            withExtendedLifetime(source) {}
            let raised = stage.sim.diagnostics.filter { $0.kind == .exception }
            stage.state(1, raised.count == 1, "\(stage.sim.diagnostics)")
        },
        .statements("hunt-tables-05") { stage in
            let scene = try TableScene(stage, [4], source: AccessoryRows.init, delegate: TappedRows()).show()
            for (row, told) in [(0, "accessory"), (1, "accessory"), (2, "selected")] {
                stage.begin()
                try scene.tapAccessory(row, stage)
                stage.state(row < 2 ? 0 : 1, stage.lines.told == ["\(told) \(row)"], "\(stage.lines.told)")
            }
            stage.begin()
            try scene.tapAccessory(3, stage)
            stage.state(2, !stage.has("accessory 3"), "\(stage.lines.told)")
        },
        .statements("hunt-tables-06") { stage in
            let table = try shown(TableScene(stage, [50]), stage)
            table.contentOffset.y = 440
            try stage.settle()
            table.scrollToRow(at: .first(15), at: .none, animated: false)
            try stage.settle()
            stage.state(0, table.contentOffset.y == 440, "\(table.contentOffset.y)")
            table.scrollToRow(at: .first(5), at: .none, animated: false)
            try stage.settle()
            stage.state(1, table.contentOffset.y == 220, "\(table.contentOffset.y)")
            let delegate = HeaderOfEmptySection()
            let other = try shown(TableScene(stage, [10, 0, 50], delegate: delegate), stage)
            other.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
            try stage.settle()
            let section = other.rect(forSection: 1)
            stage.state(
                2,
                section.height == 30 && other.contentOffset.y == section.minY
                    && stage.sim.diagnostics.isEmpty,
                "at \(other.contentOffset.y), the section at \(section), \(stage.sim.diagnostics)")
            withExtendedLifetime(delegate) {}
        },
        .order("hunt-tables-07") { stage in
            let delegate = PrimaryRows()
            let scene = try TableScene(stage, [5], delegate: delegate).show()
            stage.begin()
            try scene.tap(0)
            stage.close()
            scene.table.allowsSelectionDuringEditing = true
            scene.table.setEditing(true, animated: false)
            try stage.settle()
            try scene.tap(1)
            stage.note("none while the table is edited", delegate.performed == [0], "\(delegate.performed)")
            scene.table.setEditing(false, animated: false)
            try stage.settle()
            delegate.maySelect = false
            try scene.tap(2)
            stage.note(
                "it comes without a selection as well", delegate.performed == [0, 2], "\(delegate.performed)")
        },
        .statements("hunt-tables-08") { stage in
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            stage.state(
                3, cell.contentConfiguration == nil, "\(String(describing: cell.contentConfiguration))")
            let hadLabels = cell.textLabel != nil && cell.detailTextLabel != nil && cell.imageView != nil
            let old = cell.contentView
            var configuration = cell.defaultContentConfiguration()
            configuration.text = "First"
            cell.contentConfiguration = configuration
            let hasLabels = cell.textLabel != nil || cell.detailTextLabel != nil || cell.imageView != nil
            stage.state(0, hadLabels && !hasLabels, "before: \(hadLabels), now: \(hasLabels)")
            let made = cell.contentView
            stage.state(1, made !== old, "\(made)")
            configuration.text = "Second"
            cell.contentConfiguration = configuration
            stage.state(2, cell.contentView === made, "\(cell.contentView)")
            cell.backgroundView = UIView()
            cell.selectedBackgroundView = UIView()
            cell.backgroundConfiguration = .clear()
            let views = [cell.backgroundView, cell.selectedBackgroundView]
            stage.state(4, views.allSatisfy { $0 == nil }, "\(views)")
        },
        .order("hunt-tables-09") { stage in
            let scene = TableScene(stage, [2], delegate: FramedSections())
            stage.begin()
            try scene.show()
        },
        .statements("hunt-tables-10") { stage in
            let page = stage.page("Page")
            let scene = TableScene(stage, [3])
            scene.table.register(UpdatedCell.self, forCellReuseIdentifier: "cell")
            stage.begin()
            try stage.launch(page, filledWith: scene.table)
            let first = stage.lines.filter { $0 == "Cell.update(false)" || $0 == "Page.viewDidAppear" }
            stage.state(0, first.prefix(3).allSatisfy { $0 != "Page.viewDidAppear" }, "\(stage.lines)")
            stage.begin()
            try scene.tap(0)
            stage.state(1, stage.has("Cell.update(true)"), "\(stage.lines)")
            let cell = try scene.cell(1)
            stage.begin()
            for _ in 0..<3 { cell.setNeedsUpdateConfiguration() }
            try stage.settle()
            stage.state(2, stage.lines.updates.count == 1, "\(stage.lines)")
            stage.begin()
            cell.configurationUpdateHandler = { _, _ in stage.log("handler") }
            try stage.settle()
            stage.state(3, stage.has("Cell.update(false)", before: "handler"), "\(stage.lines)")
            stage.state(4, stage.lines.updates.count == 1, "\(stage.lines)")
        },
    ]

    /// The table of a scene, 400 points high, with rows of 44 points.
    private static func shown(_ scene: TableScene, _ stage: Stage) throws -> UITableView {
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

extension TableScene {
    /// Taps the accessory of a row: the app's view, a button, or a drawn one.
    fileprivate func tapAccessory(_ row: Int, _ stage: Stage) throws {
        let cell = try cell(row)
        let view = cell.accessoryView ?? button(in: cell)
        let place =
            view?.frame ?? CGRect(x: cell.bounds.maxX - 36, y: 0, width: 16, height: cell.bounds.height)
        let holder = view?.superview ?? cell
        stage.sim.tap(at: holder.convert(CGPoint(x: place.midX, y: place.midY), to: nil))
        try stage.settle()
    }

    private func button(in view: UIView) -> UIControl? {
        view.subviews.lazy.compactMap { $0 as? UIControl ?? self.button(in: $0) }.first
    }
}

extension [String] {
    /// The callbacks of a delegate about rows and their accessories.
    fileprivate var told: [String] { filter { $0.hasPrefix("accessory ") || $0.hasPrefix("selected ") } }

    /// The calls for a cell to update its configuration.
    fileprivate var updates: [String] { filter { $0.hasPrefix("Cell.update") } }
}

/// A data source that dequeues two cells for one row.
private final class TwiceDequeuedRows: HeardRows {
    override func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        _ = table.dequeueReusableCell(withIdentifier: "cell", for: place)
        return super.cell(for: place, in: table)
    }
}

/// A data source whose rows have an accessory.
private final class AccessoryRows: HeardRows {
    override func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        let cell = super.cell(for: place, in: table)
        switch place.row {
        case 0: cell.accessoryType = .detailButton
        case 1: cell.accessoryType = .detailDisclosureButton
        case 2: cell.accessoryType = .disclosureIndicator
        default: cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        return cell
    }
}

/// A delegate that is notified of rows and their accessories.
@MainActor
private final class TappedRows: NSObject, UITableViewDelegate {
    private let journal = Journal.current

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        journal.log("selected \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        journal.log("accessory \(indexPath.row)")
    }
}

/// A delegate that makes its headers red.
@MainActor
private final class RedHeaders: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
        header.backgroundColor = .red
        return header
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
}

/// A delegate with a header only above the second section.
@MainActor
private final class HeaderOfEmptySection: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 1 ? UIView() : nil
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 1 ? 30 : 0
    }
}

/// A delegate that selects rows if permitted, and performs their primary actions.
@MainActor
private final class PrimaryRows: NSObject, UITableViewDelegate {
    private let journal = Journal.current
    var maySelect = true
    /// The rows whose actions were performed.
    private(set) var performed: [Int] = []

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        journal.log("Table.willSelectRow(\(indexPath.row))")
        return maySelect ? indexPath : nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        journal.log("Table.didSelectRow(\(indexPath.row))")
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        performed.append(indexPath.row)
        journal.log("Table.performPrimaryAction(\(indexPath.row))")
    }
}

/// A delegate with a header and a footer for each section, and all heights.
@MainActor
private final class FramedSections: NSObject, UITableViewDelegate {
    private let journal = Journal.current

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }

    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        journal.log("Table.willDisplay(\(indexPath.row))")
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        journal.log("Table.viewForHeader(\(section))")
        return UIView()
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        journal.log("Table.viewForFooter(\(section))")
        return UIView()
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        journal.log("Table.willDisplayHeader(\(section))")
    }

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        journal.log("Table.willDisplayFooter(\(section))")
    }
}

/// A cell that records updates of its configuration, and whether it is selected.
private final class UpdatedCell: UITableViewCell {
    private let journal = Journal.current

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        journal.log("Cell.update(\(state.isSelected))")
    }
}
