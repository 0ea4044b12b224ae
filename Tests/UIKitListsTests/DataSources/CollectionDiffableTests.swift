import SeededNumbers
import Simulator
import TestApps
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.inTurn) struct CollectionDiffableTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private final class Tile: UICollectionViewCell { var item = -1 }

    private final class Asked { var items: [Int] = [] }

    private func app() -> (Simulator, UICollectionView, Source, Asked) {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 40)
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 700), collectionViewLayout: layout)
        list.register(Tile.self, forCellWithReuseIdentifier: "tile")
        page.view.addSubview(list)
        let asked = Asked()
        let source = Source(collectionView: list) { list, indexPath, item in
            asked.items.append(item)
            let cell = list.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            (cell as? Tile)?.item = item
            return cell
        }
        return (sim, list, source, asked)
    }

    private func shown(_ list: UICollectionView) -> [[Int]] {
        (0..<list.numberOfSections).map { section in
            (0..<list.numberOfItems(inSection: section)).map {
                (list.cellForItem(at: IndexPath(item: $0, section: section)) as? Tile)?.item ?? -1
            }
        }
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test(arguments: [true, false])
    func `a collection view shows what was applied`(animated: Bool) {
        let (sim, list, source, asked) = app()
        source.apply(snapshot([("a", [1, 2, 3])]))
        sim.rest()
        #expect(shown(list) == [[1, 2, 3]])
        asked.items = []
        var ended = false
        source.apply(snapshot([("a", [3, 1, 4])]), animatingDifferences: animated) { ended = true }
        sim.rest()
        #expect(shown(list) == [[3, 1, 4]])
        #expect(asked.items == [4])
        #expect(ended)
    }

    @Test func `a tree shows its expanded items, and a toggle asks the app`() {
        let (sim, list, source, _) = app()
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([1, 2])
        tree.append([10, 11], to: 1)
        source.apply(tree, to: "a")
        sim.rest()
        #expect(shown(list) == [[1, 2]])
        var heard: [String] = []
        source.sectionSnapshotHandlers.willExpandItem = { heard.append("expand \($0)") }
        source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
        source.toggle(at: IndexPath(item: 0, section: 0))
        sim.rest()
        #expect(shown(list) == [[1, 10, 11, 2]])
        #expect(source.isExpanded(at: IndexPath(item: 0, section: 0)))
        #expect(source.level(at: IndexPath(item: 1, section: 0)) == 1)
        source.toggle(at: IndexPath(item: 0, section: 0))
        sim.rest()
        #expect(shown(list) == [[1, 10, 11, 2]])
        #expect(heard == ["expand 1"])
        #expect(source.snapshot(for: "a").rootItems == [1, 2])
    }

    @Test func `a user's move is in the snapshot, and the app is notified`() {
        let (sim, list, source, _) = app()
        source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
        sim.rest()
        var moved: [[Int]] = []
        source.reorderingHandlers.canReorderItem = { $0 != 4 }
        source.reorderingHandlers.didReorder = { transaction in
            moved = transaction.sectionTransactions.map(\.finalSnapshot.items)
        }
        #expect(source.collectionView(list, canMoveItemAt: IndexPath(item: 0, section: 0)))
        #expect(!source.collectionView(list, canMoveItemAt: IndexPath(item: 0, section: 1)))
        source.collectionView(
            list, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 1))
        #expect(moved == [[2, 3], [4, 1]])
        #expect(source.snapshot().itemIdentifiers == [2, 3, 4, 1])
    }

    @Test(arguments: 0..<20) func `random snapshots`(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let (sim, list, source, _) = app()
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
        let wanted = source.snapshot().sectionIdentifiers.map(source.snapshot().itemIdentifiers(inSection:))
        #expect(shown(list) == wanted, "seed \(seed)")
    }
}
