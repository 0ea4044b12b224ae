import SeededNumbers
import Simulator
import TestApps
import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite(.inTurn) struct TableDiffableTests {
    private typealias Source = UITableViewDiffableDataSource<String, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private final class Asked { var items: [Int] = [] }

    private func app() -> (Simulator, UITableView, Source, Asked) {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 700), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        page.view.addSubview(table)
        let asked = Asked()
        let source = Source(tableView: table) { table, indexPath, item in
            asked.items.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        return (sim, table, source, asked)
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    private func shown(_ table: UITableView) -> [[String]] {
        (0..<table.numberOfSections).map { section in
            (0..<table.numberOfRows(inSection: section)).map {
                table.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text ?? "-"
            }
        }
    }

    @Test(arguments: [true, false])
    func `a table shows what was applied, and only new items are asked for`(animated: Bool) {
        let (sim, table, source, asked) = app()
        source.apply(snapshot([("a", [1, 2, 3])]))
        sim.rest()
        #expect(shown(table) == [["1", "2", "3"]])
        asked.items = []
        var ended = false
        source.apply(snapshot([("b", [3, 9]), ("a", [2, 1, 4])]), animatingDifferences: animated) {
            ended = true
        }
        sim.rest()
        #expect(shown(table) == [["3", "9"], ["2", "1", "4"]])
        #expect(Set(asked.items) == [3, 4, 9])
        #expect(ended)
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 9)
        #expect(source.indexPath(for: 4) == IndexPath(row: 2, section: 1))
        #expect(source.sectionIdentifier(for: 1) == "a")
        #expect(source.index(for: "b") == 0)
        #expect(source.sectionIdentifier(for: 2) == nil)
    }

    @Test func `a reloaded item's cell is asked for again, a reconfigured one keeps its cell`() {
        let (sim, table, source, asked) = app()
        source.apply(snapshot([("a", [1, 2, 3])]))
        sim.rest()
        asked.items = []
        let cells = (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
        var new = source.snapshot()
        new.reloadItems([1])
        new.reconfigureItems([3])
        source.apply(new, animatingDifferences: false)
        sim.rest()
        #expect(Set(asked.items) == [1, 3])
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cells[2])
        #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    }

    @Test func `loading asks for everything`() {
        let (sim, _, source, asked) = app()
        source.apply(snapshot([("a", [1, 2])]))
        sim.rest()
        asked.items = []
        source.applySnapshotUsingReloadData(snapshot([("a", [1, 2, 3])]))
        sim.rest()
        #expect(Set(asked.items) == [1, 2, 3])
    }

    @Test(arguments: 0..<20) func `random snapshots`(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let (sim, table, source, _) = app()
        for _ in 0..<8 {
            var new = Snapshot()
            new.appendSections(Array(["a", "b", "c"].shuffled(using: &numbers).prefix(2)))
            for item in (0..<12).shuffled(using: &numbers) where Bool.random(using: &numbers) {
                new.appendItems([item], toSection: new.sectionIdentifiers.randomElement(using: &numbers))
            }
            source.apply(new, animatingDifferences: Bool.random(using: &numbers))
            if Bool.random(using: &numbers) { sim.advance(by: 0.1) } else { sim.rest() }
        }
        sim.rest()
        let wanted = source.snapshot().sectionIdentifiers.map { section in
            source.snapshot().itemIdentifiers(inSection: section).map { "\($0)" }
        }
        #expect(shown(table) == wanted, "seed \(seed)")
    }
}
