import PageFlowTesting
import Testing

@testable import UIKit

private final class List: UITableView {
    /// As Apple's compiler takes it: no `self`.
    func insert() { performBatchUpdates({ insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }) }
}

@MainActor private final class Rows: NSObject, UITableViewDataSource {
    var count = 1

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

@MainActor @Suite(.onStage) struct SmallerNameTests {
    @Test func `values hold points and sizes, which are compared`() {
        let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
        #expect(NSValue(cgPoint: point).cgPointValue.equalTo(point))
        #expect(NSValue(cgSize: size).cgSizeValue.equalTo(size) && !size.equalTo(.zero))
        #expect(CGRect(origin: point, size: size).equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
    }

    @Test func `a block of updates in its place names the list's methods alone`() {
        useFreshRuntime()
        let (list, rows) = (List(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown(), Rows())
        list.dataSource = rows
        list.layoutIfNeeded()
        rows.count = 2
        list.insert()
        #expect(list.numberOfRows(inSection: 0) == 2)
    }
}
