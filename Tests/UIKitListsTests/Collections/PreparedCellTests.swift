import Simulator
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Cells that are created before their items become visible, and kept for a while afterward.
@MainActor @Suite(.inTurn) struct PreparedCellTests {
    /// Six of the rows are visible. Cells are kept for three rows on either side.
    private func column(_ count: Int = 100, system: System = .iOS(18)) -> CollectionScene {
        let scene = CollectionScene([count], layout: CollectionScene.column(), system: system)
        scene.source.logs = ["cell", "display", "end", "reuse"]
        _ = scene.log()
        return scene
    }

    private func scroll(_ scene: CollectionScene, to offset: CGFloat) {
        scene.view.contentOffset.y = offset
        scene.sim.turn()
    }

    /// Drags a finger up or down in the collection view, and keeps it on the screen.
    private func drag(_ scene: CollectionScene, by distance: CGFloat) {
        let start = CGPoint(x: 150, y: 400)
        scene.sim.touchDown(at: start)
        scene.sim.touchMove(to: CGPoint(x: start.x, y: start.y + distance), over: 0.5)
    }

    @Test func `a cell that has just disappeared comes back as it was`() {
        let scene = column()
        let first = scene.view.cellForItem(at: [0, 0])
        scroll(scene, to: 100)
        #expect(scene.log() == ["end 0.0", "cell 0.6", "display 0.6"])
        #expect(!scene.view.visibleCells.contains { $0 === first })
        #expect(scene.view.indexPathsForVisibleItems.first == [0, 1])
        scroll(scene, to: 0)
        #expect(scene.log() == ["end 0.6", "display 0.0"])
        #expect(scene.view.visibleCells.first === first)
        #expect(first?.isHidden == false)
    }

    @Test func `a cell that is far away is used for another item`() {
        let scene = column()
        let first = scene.view.cellForItem(at: [0, 0])
        scroll(scene, to: 500)
        #expect(scene.view.cellForItem(at: [0, 0]) == nil)
        #expect(scene.view.visibleCells.contains { $0 === first })
        #expect(scene.log().contains("reuse 0.0"))
    }

    @Test func `at load no cell is made ahead, while a finger scrolls one in each layout`() throws {
        let scene = column()
        #expect(scene.view.subviews.count { $0 is LoggedItemCell } == 6)
        drag(scene, by: -60)
        let asked = scene.log().filter { $0.hasPrefix("cell") }
        #expect(asked == ["cell 0.6", "cell 0.7", "cell 0.8", "cell 0.9"])
        #expect(scene.view.visibleCells.count == 7)
        scene.sim.advance(by: 0.3)
        scene.sim.touchUp()
        try scene.sim.settle()
        _ = scene.log()
        scroll(scene, to: 150)
        #expect(scene.log().filter { !$0.hasPrefix("end") } == ["display 0.7"])
    }

    @Test func `a finger that turns has the cells on the other side made`() {
        let scene = column()
        scroll(scene, to: 3000)
        _ = scene.log()
        drag(scene, by: 60)
        let asked = scene.log().filter { $0.hasPrefix("cell") }
        #expect(asked == ["cell 0.29", "cell 0.28", "cell 0.27", "cell 0.26"])
    }

    @Test func `without prefetching cells are made when they become visible, and kept no longer`() {
        let scene = column()
        scene.view.isPrefetchingEnabled = false
        drag(scene, by: -60)
        #expect(scene.log() == ["cell 0.6", "display 0.6"])
        scene.sim.touchUp()
        scroll(scene, to: 100)
        scroll(scene, to: 0)
        #expect(scene.log().contains("cell 0.0"))
    }

    @Test(arguments: [(14, false), (15, true)])
    func `a prepared cell is found since iOS 15`(version: Int, isFound: Bool) {
        let scene = column(system: .iOS(version))
        scroll(scene, to: 100)
        #expect((scene.view.cellForItem(at: [0, 0]) != nil) == isFound)
    }

    @Test func `a prepared cell shows whether its item is selected`() throws {
        let scene = column()
        scene.view.allowsMultipleSelection = true
        scroll(scene, to: 100)
        scene.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        scroll(scene, to: 0)
        #expect(try #require(scene.view.cellForItem(at: [0, 0])).isSelected)
        scroll(scene, to: 100)
        scene.view.deselectItem(at: [0, 0], animated: false)
        scroll(scene, to: 0)
        #expect(try !#require(scene.view.cellForItem(at: [0, 0])).isSelected)
    }

    @Test func `a prepared cell goes with its item, and is asked for again when that is reloaded`() throws {
        let scene = column()
        let cells = try [0, 1].map { try #require(scene.view.cellForItem(at: [0, $0])) }
        scroll(scene, to: 300)
        scene.source.sections[0].insert("new", at: 0)
        scene.view.performBatchUpdates {
            scene.view.reloadItems(at: [[0, 1]])
            scene.view.insertItems(at: [[0, 0]])
        }
        try scene.sim.settle()
        _ = scene.log()
        scroll(scene, to: 100)
        #expect(scene.view.cellForItem(at: [0, 1]) === cells[0])
        #expect(scene.view.cellForItem(at: [0, 2]) !== cells[0])
        #expect(scene.log().filter { $0.hasPrefix("cell") } == ["cell 0.2"])
        #expect(scene.shownTexts.prefix(2) == ["0.0", "0.1"])
    }

    @Test func `a reload has prepared cells asked for again`() {
        let scene = column()
        scroll(scene, to: 100)
        scene.source.sections[0][0] = "another"
        scene.view.reloadData()
        scene.sim.turn()
        scroll(scene, to: 0)
        #expect(scene.shownTexts.first == "another")
    }

    @Test func `a prepared cell is set up again by reconfigureItems`() throws {
        let scene = column()
        let cell = try #require(scene.view.cellForItem(at: [0, 0]) as? LoggedItemCell)
        scroll(scene, to: 100)
        scene.source.sections[0][0] = "another"
        scene.view.reconfigureItems(at: [[0, 0]])
        #expect(cell.text == "another")
        _ = scene.log()
        scroll(scene, to: 0)
        #expect(scene.log() == ["end 0.6", "display 0.0"])
    }

    @Test func `an app that reloads while a cell is made ahead sees what there is then`() throws {
        let scene = column()
        let source = ReloadingSource([100])
        scene.view.dataSource = source
        scene.sim.turn()
        source.reloads = true
        drag(scene, by: -60)
        scene.sim.touchUp()
        try scene.sim.settle()
        #expect(scene.view.numberOfItems(inSection: 0) == 3)
        #expect(scene.shownTexts == ["0.0", "0.1", "0.2"])
    }

    @Test func `a field in a cell off screen goes on being typed into`() throws {
        let scene = column()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        try #require(scene.view.cellForItem(at: [0, 0])).contentView.addSubview(field)
        field.becomeFirstResponder()
        scroll(scene, to: 5000)
        #expect(field.isFirstResponder)
        scroll(scene, to: 0)
        #expect(field.isFirstResponder)
        #expect(field.isDescendant(of: try #require(scene.view.cellForItem(at: [0, 0]))))
    }

    @Test func `the number of cells does not grow with the way`() {
        let scene = column(10_000)
        for step in 0..<2_000 { scroll(scene, to: CGFloat(step) * 70) }
        let cells = scene.view.subviews.count { $0 is LoggedItemCell }
        #expect(cells <= 7 + 6)
        #expect(scene.view.reuse.waitingCount <= 3)
    }
}

/// A data source that removes items when it is asked for an invisible row.
private final class ReloadingSource: ItemSource {
    var reloads = false

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        if reloads, indexPath.item == 8 {
            reloads = false
            sections = [["0.0", "0.1", "0.2"]]
            collectionView.reloadData()
        }
        return cell
    }
}
