import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// Data sources with objects as identifiers.
@MainActor @Suite(.inTurn) struct ObjectDataSourceTests {
    @Test func `a snapshot of objects is changed and asked as one with types`() {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["one", "two"])
        snapshot.appendItems(withIdentifiers: [1, 2, 3], intoSectionWithIdentifier: "one")
        snapshot.appendItems(withIdentifiers: ["a"])
        snapshot.moveItem(withIdentifier: 3, beforeItemWithIdentifier: 1)
        snapshot.deleteItems(withIdentifiers: [2])
        snapshot.reloadItems(withIdentifiers: ["a"])
        #expect(snapshot.itemIdentifiersInSection(withIdentifier: "one") as? [Int] == [3, 1])
        #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: "a") as? String == "two")
        #expect(snapshot.numberOfItems == 3 && snapshot.numberOfItems(inSection: "two") == 1)
        #expect(snapshot.index(ofItemIdentifier: 1) == 1 && snapshot.index(ofItemIdentifier: 2) == NSNotFound)
        #expect(snapshot.index(ofSectionIdentifier: "two") == 1)
        #expect(snapshot.reloadedItemIdentifiers as? [String] == ["a"])
        let copy = snapshot.copy() as? NSDiffableDataSourceSnapshotReference
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && copy?.numberOfItems == 3)
    }

    @Test func `a tree of objects is expanded and collapsed`() {
        let tree = NSDiffableDataSourceSectionSnapshotReference()
        tree.appendItems(["a", "b"])
        tree.appendItems(["a1", "a2"], intoParentItem: "a")
        #expect(tree.visibleItems as? [String] == ["a", "b"] && !tree.isVisible("a1"))
        tree.expandItems(["a"])
        #expect(tree.visibleItems as? [String] == ["a", "a1", "a2", "b"])
        #expect(tree.parent(ofChildItem: "a2") as? String == "a" && tree.level(ofItem: "a2") == 1)
        #expect(tree.ofParentItem("a").items as? [String] == ["a1", "a2"])
        tree.collapseItems(["a"])
        tree.deleteItems(["b"])
        #expect(tree.visibleItems as? [String] == ["a"] && tree.index(ofItem: "b") == NSNotFound)
    }

    @Test func `a table shows snapshots of objects`() throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), style: .plain)
        page.view.addSubview(table)
        let source = UITableViewDiffableDataSourceReference(tableView: table) { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = item as? String
            return cell
        }
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: [0])
        snapshot.appendItems(withIdentifiers: ["a", "b"])
        source.applySnapshot(snapshot, animatingDifferences: false)
        try sim.settle()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
        snapshot.insertItems(withIdentifiers: ["new"], beforeItemWithIdentifier: "b")
        var isOver = false
        source.applySnapshot(snapshot, animatingDifferences: true) { isOver = true }
        try sim.settle()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "new", "b"] && isOver)
        #expect(source.itemIdentifier(for: [0, 1]) as? String == "new")
        #expect(source.indexPath(forItemIdentifier: "b") == [0, 2])
        #expect(source.snapshot().numberOfItems == 3)
    }

    @Test func `a collection view shows snapshots of objects`() throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 400),
            collectionViewLayout: CollectionScene.column())
        view.register(LoggedItemCell.self, forCellWithReuseIdentifier: "cell")
        page.view.addSubview(view)
        let source = UICollectionViewDiffableDataSourceReference(collectionView: view) { view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? LoggedItemCell)?.text = item as? String ?? ""
            return cell
        }
        let tree = NSDiffableDataSourceSectionSnapshotReference()
        tree.appendItems(["a", "b"])
        source.applySnapshot(tree, toSection: "main", animatingDifferences: false)
        try sim.settle()
        #expect(view.numberOfItems(inSection: 0) == 2)
        #expect(source.snapshot(forSection: "main").items as? [String] == ["a", "b"])
        #expect(source.index(forSectionIdentifier: "main") == 0)
    }
}
