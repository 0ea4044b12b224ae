import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// Self-sizing cells, and the correction of estimates.
@MainActor @Suite(.inTurn) struct TableHeightTests {
    /// A cell with a view of a certain height, set by constraints.
    private final class TallCell: UITableViewCell {
        let filler = UIView()
        let height: NSLayoutConstraint

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            height = filler.heightAnchor.constraint(equalToConstant: 10)
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(filler)
            filler.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                height, filler.topAnchor.constraint(equalTo: contentView.topAnchor),
                filler.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                filler.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                filler.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A cell with a label that is centered vertically, and begins at the margin.
    private final class CenteredCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let label = UILabel()
            label.text = "Tea"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                NSLayoutConstraint(
                    item: label, attribute: .leading, relatedBy: .equal, toItem: contentView,
                    attribute: .leadingMargin, multiplier: 1, constant: 0),
                label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class TallSource: LoggedSource {
        var height: (Int) -> CGFloat = { _ in 100 }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            note("cell \(indexPath.section).\(indexPath.row)")
            let cell = tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
            (cell as? TallCell)?.height.constant = height(indexPath.row)
            return cell
        }
    }

    private func app(_ count: Int, _ height: @escaping (Int) -> CGFloat) -> TableApp {
        let source = TallSource()
        source.height = height
        return TableApp([names(count)], height: 440, source: source) {
            $0.register(TallCell.self, forCellReuseIdentifier: "tall")
        }
    }

    @Test func `a row is as high as its cell's constraints say`() {
        let app = app(20) { CGFloat(50 + $0 * 10) }
        #expect(app.table.visibleCells.map(\.frame.height) == [50, 60, 70, 80, 90, 100])
        #expect(app.table.visibleCells.map(\.frame.minY) == [0, 50, 110, 180, 260, 350])
        #expect(app.table.contentSize.height == CGFloat(1066))
        #expect(app.table.visibleCells.allSatisfy { $0.contentView.frame.size == $0.frame.size })
    }

    @Test func `a plain cell has the standard height`() {
        #expect(TableApp([names(1)]).table.visibleCells.map(\.frame.height) == [43.5])
        #expect(TableApp([names(1)], system: .iOS(12)).table.visibleCells.map(\.frame.height) == [44])
    }

    /// Rows above have other heights than their estimates: the visible rows stay in place.
    @Test func `content does not jump when it is scrolled up`() {
        let app = app(1000) { _ in 100 }
        app.table.scrollToRow(at: [0, 500], at: .top, animated: false)
        app.sim.turn()
        for _ in 0..<60 {
            let row = app.table.indexPathsForVisibleRows?[1] ?? [0, 0]
            let before = app.table.rectForRow(at: row).minY - app.table.contentOffset.y
            app.scroll(to: app.table.contentOffset.y - 30)
            let after = app.table.rectForRow(at: row).minY - app.table.contentOffset.y
            #expect(after == before + 30)
        }
    }

    @Test func `the whole way up and down the rows are without gaps`() {
        let app = app(300) { CGFloat(30 + $0 * 37 % 90) }
        var offset: CGFloat = 0
        for step in [CGFloat](repeating: 333, count: 40) + [CGFloat](repeating: -271, count: 60) {
            offset = max(0, min(app.table.contentOffset.y + step, app.table.contentSize.height - 440))
            app.scroll(to: offset)
            let cells = app.table.visibleCells
            #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.frame.maxY == $1.frame.minY })
            #expect(
                (cells.first?.frame.minY ?? 1) <= app.table.bounds.minY
                    && (cells.last?.frame.maxY ?? 0) >= app.table.bounds.maxY)
        }
    }

    /// Evidence: gt2-table-29.
    @Test func `constraints that give no height are taken for a mistake`() {
        let app = app(3) { _ in 0 }
        #expect(app.table.visibleCells.map(\.frame.height) == [43.5, 43.5, 43.5])
        #expect(
            app.sim.diagnostics.count { $0.message.contains("ambiguously suggest a height of zero") } == 1)
    }

    /// The margins above and below the content aren't its height. Evidence: gt2-table-29.
    @Test func `content that is only centered gives no height`() {
        let app = TableApp([names(3)], height: 440, source: TallSource()) {
            $0.register(CenteredCell.self, forCellReuseIdentifier: "tall")
        }
        #expect(app.table.visibleCells.map(\.frame.height) == [43.5, 43.5, 43.5])
        #expect(app.sim.diagnostics.map(\.message).allSatisfy { $0.contains("a height of zero") })
    }

    @Test func `an empty update measures rows again, and moves those below`() throws {
        let source = TallSource()
        let app = TableApp([names(4)], height: 440, source: source) {
            $0.register(TallCell.self, forCellReuseIdentifier: "tall")
        }
        (app.table.cellForRow(at: [0, 1]) as? TallCell)?.height.constant = 150
        app.table.beginUpdates()
        app.table.endUpdates()
        try app.sim.settle()
        #expect(app.table.visibleCells.map(\.frame.minY) == [0, 100, 250, 350])
    }
}
