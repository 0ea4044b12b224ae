import TestApps
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Table views outside a window, as in unit tests.
@MainActor @Suite(.inTurn) struct TableOutsideWindowTests {
    private final class Source: NSObject, UITableViewDataSource {
        let counts: [Int]
        var asked: [IndexPath] = []

        init(_ counts: [Int]) { self.counts = counts }

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath)
            return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    private func table(_ source: Source, _ frame: CGRect = .zero) -> UITableView {
        let table = UITableView(frame: frame, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.dataSource = source
        table.reloadData()
        return table
    }

    @Test func `visible cells are made when one is asked for`() {
        useFreshRuntime()
        let source = Source([100])
        let table = table(source, CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(source.asked.isEmpty)
        let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
        #expect(cell != nil && source.asked.count == 11)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell && source.asked.count == 11)
        #expect(table.cellForRow(at: IndexPath(row: 11, section: 0)) == nil)
        #expect(table.visibleCells.count == 11 && table.indexPathsForVisibleRows?.count == 11)
        let warnings = Runtime.current.diagnostics.entries.filter {
            $0.message.contains("without being in the view hierarchy")
        }
        #expect(warnings.count == 1)
    }

    /// Unit test suites create table views without a frame and request the first row.
    @Test(
        arguments: [
            ([1], 0, 0, true), ([3], 0, 0, true), ([3], 0, 1, false), ([0, 1], 1, 0, true),
            ([1, 1], 1, 0, false), ([0], 0, 0, false),
        ])
    func `a table without a size has a cell for the row at its top`(
        counts: [Int], section: Int, row: Int, isThere: Bool
    ) {
        useFreshRuntime()
        let source = Source(counts)
        let table = table(source)
        let path = IndexPath(row: row, section: section)
        #expect((table.cellForRow(at: path) != nil) == isThere)
        #expect(source.asked.count == (counts == [0] ? 0 : 1))
    }

    @Test func `a table without a size creates no cell unless a test asks for one`() {
        useFreshRuntime()
        let source = Source([3])
        let table = table(source)
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).shown()
        parent.addSubview(table)
        parent.layoutIfNeeded()
        #expect(source.asked.isEmpty && table.visibleCells.isEmpty)
        table.frame = parent.bounds
        parent.layoutIfNeeded()
        #expect(source.asked.count == 3)
    }
}
