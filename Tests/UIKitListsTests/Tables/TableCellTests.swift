import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// The positions of a cell's parts. The figures are from storyboards that Interface Builder has laid out.
@MainActor @Suite(.inTurn) struct TableCellTests {
    private func cell(
        _ style: UITableViewCell.CellStyle, height: CGFloat = 44,
        _ fill: (UITableViewCell) -> Void
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        fill(cell)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: height)
        cell.layoutIfNeeded()
        return cell
    }

    @Test(arguments: [
        (UITableViewCell.AccessoryType.none, CGFloat(375)), (.disclosureIndicator, 348.5),
        (.checkmark, 335),
    ])
    func `an accessory takes its room from the content`(type: UITableViewCell.AccessoryType, width: CGFloat) {
        let sim = Simulator(device: .iPhone8)
        defer { withExtendedLifetime(sim) {} }
        let cell = cell(.default) { $0.accessoryType = type }
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: width, height: 44))
    }

    @Test func `a label begins at the margin, or beside the image`() {
        let sim = Simulator(device: .iPhone8)
        defer { withExtendedLifetime(sim) {} }
        let plain = cell(.default) { $0.textLabel?.text = "Title" }
        #expect(plain.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
        let chevron = cell(.default) {
            $0.textLabel?.text = "Title"
            $0.accessoryType = .disclosureIndicator
        }
        #expect(chevron.textLabel?.frame == CGRect(x: 16, y: 0, width: 324.5, height: 44))
    }

    @Test func `values stand at the trailing side, subtitles below`() throws {
        let sim = Simulator(device: .iPhone8)
        defer { withExtendedLifetime(sim) {} }
        let value = cell(.value1, height: 43.5) {
            $0.textLabel?.text = "Title"
            $0.detailTextLabel?.text = "Detail"
        }
        let detail = try #require(value.detailTextLabel?.frame)
        #expect(value.textLabel?.frame.minX == 16 && detail.maxX == 359)
        #expect(value.textLabel?.frame.minY == 12 && detail.minY == 12)
        let subtitle = cell(.subtitle, height: 50) {
            $0.textLabel?.text = "Title"
            $0.detailTextLabel?.text = "Detail"
        }
        let (upper, lower) = (
            try #require(subtitle.textLabel?.frame), try #require(subtitle.detailTextLabel?.frame)
        )
        #expect(upper.minX == 16 && lower.minX == 16 && upper.maxY <= lower.minY)
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
        #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
    }

    @Test func `languages from right to left mirror the cell`() throws {
        let sim = Simulator(device: .iPhone8)
        defer { withExtendedLifetime(sim) {} }
        let cell = cell(.default) {
            $0.semanticContentAttribute = .forceRightToLeft
            $0.textLabel?.text = "Title"
            $0.accessoryType = .disclosureIndicator
        }
        #expect(cell.contentView.frame == CGRect(x: 26.5, y: 0, width: 348.5, height: 44))
        #expect(cell.textLabel?.frame.maxX == 332.5)
    }

    @Test func `text that is set later is laid out`() {
        let sim = Simulator(device: .iPhone8)
        defer { withExtendedLifetime(sim) {} }
        let cell = cell(.value1) { $0.textLabel?.text = "A" }
        cell.detailTextLabel?.text = "Detail"
        cell.layoutIfNeeded()
        #expect(cell.detailTextLabel?.frame.maxX == 359)
    }

    @Test func `the delegate is notified of an accessory's button`() {
        final class Accessory: LoggedSource {
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = super.tableView(tableView, cellForRowAt: indexPath)
                cell.accessoryType = .detailButton
                return cell
            }
            override func tableView(
                _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
            ) { note("accessory \(indexPath.row)") }
        }
        let app = TableApp([names(3)], height: 440, source: Accessory()) { $0.rowHeight = 44 }
        _ = app.log()
        app.sim.tap(at: CGPoint(x: 345, y: 66))
        #expect(app.log() == ["accessory 1"] && app.table.indexPathForSelectedRow == nil)
    }

    // MARK: Configurations

    @Test func `a content configuration takes the place of the labels`() throws {
        let app = TableApp([["a"]], height: 440)
        let cell = try #require(app.table.cellForRow(at: [0, 0]))
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        cell.contentConfiguration = content
        app.sim.turn()
        #expect(cell.textLabel == nil && cell.contentView is UIListContentView)
        #expect(cell.contentView.superview === cell && cell.contentView.frame == cell.bounds)
        content.text = "Other"
        let view = cell.contentView
        cell.contentConfiguration = content
        #expect(cell.contentView === view)
        cell.contentConfiguration = nil
        #expect(cell.contentView !== view && cell.textLabel != nil)
    }

    @Test func `configurations follow the state of the cell`() throws {
        let app = TableApp([["a", "b"]], height: 440)
        let cell = try #require(app.table.cellForRow(at: [0, 0]))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        cell.backgroundConfiguration = .clear()
        app.sim.turn()
        app.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        app.sim.turn()
        #expect(states == [false, true] && cell.configurationState.isSelected)
        #expect(cell.backgroundConfiguration != nil && cell.backgroundView == nil)
    }

    @Test func `a configured row is as high as its text`() {
        final class Configured: LoggedSource {
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                var content = cell.defaultContentConfiguration()
                content.text = sections[indexPath.section][indexPath.row]
                cell.contentConfiguration = content
                return cell
            }
        }
        let long = String(repeating: "Many words to be read in a row. ", count: 8)
        let app = TableApp([["Short", long]], height: 440, source: Configured())
        let heights = app.table.visibleCells.map(\.frame.height)
        #expect(heights[0] == 43.5 && heights[1] > 100)
    }
}
