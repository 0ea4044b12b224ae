import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// Headers and footers in each table view style.
@MainActor @Suite(.inTurn) struct TableHeadTests {
    private final class Titled: LoggedSource {
        var titles: [String?] = []
        var footers: [String?] = []

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section < titles.count ? titles[section] : nil
        }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            section < footers.count ? footers[section] : nil
        }
    }

    private final class Viewed: LoggedSource {
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            note("header \(section)")
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
            view?.textLabel?.text = "Section \(section)"
            return view
        }
        override func tableView(
            _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) { note("willHeader \(section)") }
        override func tableView(
            _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
        ) { note("endHeader \(section)") }
    }

    private func app(
        _ sections: [[String]], _ titles: [String?], style: UITableView.Style = .plain,
        system: System = .iOS(18)
    ) -> TableApp {
        let source = Titled()
        source.titles = titles
        return TableApp(sections, style: style, height: 440, system: system, source: source) {
            $0.rowHeight = 44
        }
    }

    /// As in storyboards, whose grouped table views contain the value 18.
    @Test(arguments: [(CGFloat(18), CGFloat(38)), (60, 60)])
    func `a title in groups has its room, although a lower height is common`(common: CGFloat, height: CGFloat)
    {
        let source = Titled()
        (source.titles, source.footers) = (["A", "B"], ["C", nil])
        let app = TableApp(
            [names(2), names(2)], style: .grouped, height: 440, system: .iOS(18), source: source
        ) {
            ($0.sectionHeaderHeight, $0.sectionFooterHeight) = (common, common)
        }
        #expect(app.table.rectForHeader(inSection: 1).height == height)
        #expect(app.table.rectForFooter(inSection: 0).height == max(common, 30))
        app.table.frame.size.width -= 20
        app.sim.turn()
        #expect(app.table.rectForHeader(inSection: 1).height == height)
    }

    @Test(arguments: [(System.iOS(14), CGFloat(0)), (.iOS(15), 22)])
    func `a title is above its section, since iOS 15 with space above it`(system: System, padding: CGFloat) {
        let app = app([names(3), names(3)], ["A", nil], system: system)
        #expect(
            app.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: padding, width: 375, height: 28))
        #expect(app.table.rectForRow(at: [0, 0]).minY == 28 + padding)
        #expect(app.table.rectForHeader(inSection: 1).height == 0)
        #expect(app.table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 160 + padding))
        #expect(app.table.headerView(forSection: 0)?.textLabel?.text == "A")
        #expect(app.table.headerView(forSection: 1) == nil)
    }

    @Test func `headers of a plain table float until their section ends`() {
        let app = app([names(20), names(20)], ["A", "B"], system: .iOS(14))
        let header = app.table.headerView(forSection: 0)
        for (offset, y) in [(CGFloat(0), CGFloat(0)), (100, 100), (880, 880), (890, 880), (907, 880)] {
            app.scroll(to: offset)
            #expect(header?.frame.minY == y)
        }
        app.scroll(to: 908)
        #expect(app.table.headerView(forSection: 0) == nil)
        #expect(app.table.headerView(forSection: 1)?.frame.minY == 908)
    }

    @Test func `headers of groups do not float, and stand apart`() {
        let app = app([names(20), names(1)], ["Title", nil], style: .grouped)
        #expect(app.table.rectForHeader(inSection: 0).height == 55.5)
        #expect(app.table.rectForFooter(inSection: 0).height == 17.5)
        #expect(app.table.rectForHeader(inSection: 1).height == 17.5)
        let label = app.table.headerView(forSection: 0)?.textLabel
        #expect(label?.text == "TITLE")
        app.scroll(to: 40)
        #expect(app.table.headerView(forSection: 0)?.frame.minY == 0)
    }

    @Test func `without titles the first group has more room above it`() {
        let app = app([["a"], ["b"]], [], style: .insetGrouped)
        #expect(app.table.rectForRow(at: [0, 0]) == CGRect(x: 16, y: 35, width: 343, height: 44))
        #expect(app.table.rectForRow(at: [1, 0]).minY == CGFloat(114))
    }

    @Test func `a delegate's views are asked for as they become visible, and used again`() {
        let sections = (0..<50).map { _ in names(4) }
        let app = TableApp(sections, height: 440, source: Viewed()) {
            $0.rowHeight = 44
            $0.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
        }
        let log = app.log()
        #expect(log.of("header") == ["header 0", "header 1"])
        #expect(log.of("willHeader") == ["willHeader 0", "willHeader 1"])
        app.scroll(to: 230)
        #expect(app.log().of("endHeader") == ["endHeader 0"])
        #expect(app.table.headerView(forSection: 1)?.textLabel?.text == "Section 1")
        app.scroll(to: 3000)
        let heads = app.table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
        #expect(heads.count <= 4)
    }

    @Test
    func `a delegate may say the height of some headers alone`() {
        final class Sized: NSObject, UITableViewDelegate {
            let source: LoggedSource

            init(_ source: LoggedSource) { self.source = source }

            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                source.note("header \(section)")
                return UIView()
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                section == 0 ? 30 : UITableView.automaticDimension
            }
        }
        let app = TableApp((0..<9).map { _ in names(4) }, height: 440) {
            $0.rowHeight = 44
            $0.sectionHeaderHeight = 20
        }
        let delegate = Sized(app.source)
        app.table.delegate = delegate
        app.sim.turn()
        #expect(app.table.rectForHeader(inSection: 1).height == 20)
        app.scroll(to: 800)
        _ = app.log()
        app.scroll(to: 0)
        #expect(app.log().of("header").contains("header 0"))
        #expect(app.table.subviews.contains { $0.frame.height == 30 && $0.frame.minY == 22 })
    }

    @Test func `the first header comes back after it was away`() {
        let app = TableApp((0..<9).map { _ in names(4) }, height: 440, source: Viewed()) {
            $0.rowHeight = 44
            $0.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
        }
        app.scroll(to: 800)
        #expect(app.table.headerView(forSection: 0) == nil)
        app.scroll(to: 0)
        #expect(app.table.headerView(forSection: 0)?.textLabel?.text == "Section 0")
    }

    @Test func `views above and below the rows scroll along`() {
        let app = app([names(3)], [])
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        app.table.tableHeaderView = header
        app.table.tableFooterView = footer
        app.sim.turn()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
        #expect(footer.frame == CGRect(x: 0, y: 192, width: 375, height: 30))
        #expect(app.table.contentSize.height == 222)
        #expect(app.table.rectForRow(at: [0, 0]).minY == 60)
        app.table.tableHeaderView = nil
        app.sim.turn()
        #expect(header.superview == nil && app.table.visibleCells.first?.frame.minY == 0)
    }

    @Test func `the index leads to sections`() throws {
        final class Indexed: LoggedSource {
            override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
        }
        let app = TableApp((0..<3).map { names(20, "\($0)") }, height: 440, source: Indexed()) {
            $0.rowHeight = 44
        }
        app.sim.touchDown(at: CGPoint(x: 370, y: 220))
        app.sim.touchUp()
        app.sim.turn()
        #expect(app.table.contentOffset.y == 880)
        app.sim.tap(at: CGPoint(x: 370, y: 200))
        app.sim.turn()
        #expect(app.table.contentOffset.y == 0)
    }
}
