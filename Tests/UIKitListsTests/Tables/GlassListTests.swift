import Simulator
import TestTraits
import Testing

/// Lists in the design of iOS 26.
@MainActor @Suite(.inTurn) struct GlassListTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(
            _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? { "Kinds of tea" }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Tea"
            return cell
        }
    }

    private func launch(_ system: System) throws -> (Simulator, Rows) {
        let (sim, page) = (Simulator(system: system), Rows(style: .insetGrouped))
        sim.launch(page)
        try sim.settle()
        return (sim, page)
    }

    @Test(arguments: [(System.iOS(18), CGFloat(44)), (.iOS(26), 52)])
    func `an automatic row has the height of the design, without a line`(
        system: System, height: CGFloat
    ) throws {
        let (sim, page) = try launch(system)
        defer { withExtendedLifetime(sim) {} }
        let row = page.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(abs(row.height - (height - 1 / 3)) < 0.001)
    }

    @Test func `the header of a group keeps the case of its title since iOS 26`() throws {
        for (system, title) in [(System.iOS(18), "KINDS OF TEA"), (.iOS(26), "Kinds of tea")] {
            let (sim, page) = try launch(system)
            defer { withExtendedLifetime(sim) {} }
            let header = try #require(page.tableView.headerView(forSection: 0))
            #expect(header.textLabel?.text == title)
        }
    }

    @Test(arguments: [(System.iOS(18), CGFloat(10)), (.iOS(26), 26)])
    func `a group has the corners of the design`(system: System, radius: CGFloat) throws {
        let (sim, page) = try launch(system)
        _ = sim.picture()
        let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.layer.cornerRadius == radius)
    }

    @Test func `the header of a grouped list has a larger font since iOS 26`() throws {
        let old = Simulator(system: .iOS(18))
        let before = UIListContentConfiguration.groupedHeader().textProperties
        #expect(before.font.pointSize == 13 && before.transform == .uppercase)
        let new = Simulator(system: .iOS(26))
        defer { withExtendedLifetime((old, new)) {} }
        let now = UIListContentConfiguration.groupedHeader().textProperties
        #expect(now.font.pointSize == 17 && now.transform == .none)
    }
}
