import TestApps
import TestTraits
import Testing
import UIKit

/// Nonescaping update blocks, as in Apple's method.
@MainActor @Suite(.inTurn) struct UpdateBlockTests {
    private final class Rows: UITableView, UITableViewDataSource {
        var count = 1

        func change(_ updates: () -> Void) { performBatchUpdates(updates) }

        func insertFirst() {
            performBatchUpdates {
                count += 1
                insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private final class Counted: UICollectionView {
        var batches = 0

        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            batches += 1
            super.performBatchUpdates(updates, completion: completion)
        }

        func change(_ updates: () -> Void) { performBatchUpdates(updates) }
    }

    @Test func `a block is called at once, and names members without self`() {
        useFreshRuntime()
        let rows = Rows(frame: CGRect(x: 0, y: 0, width: 100, height: 200)).shown()
        rows.dataSource = rows
        rows.layoutIfNeeded()
        var isCalled = false
        rows.change { isCalled = true }
        rows.insertFirst()
        #expect(isCalled && rows.numberOfRows(inSection: 0) == 2)
        rows.performBatchUpdates(nil)
    }

    @Test func `every form goes through the method that apps override`() {
        useFreshRuntime()
        let view = Counted(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: UICollectionViewFlowLayout())
        view.change {}
        view.performBatchUpdates({}, completion: { _ in })
        view.performBatchUpdates(nil)
        #expect(view.batches == 3)
    }
}
