import Simulator
import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// Batch updates: the screen during and after them, the data source calls, and rejected updates.
@MainActor @Suite(.inTurn) struct CollectionUpdateTests {
    private func scene(_ counts: [Int] = [5]) -> CollectionScene {
        CollectionScene(counts, layout: CollectionScene.column())
    }

    @Test func `inserted items fade in while the others make room`() throws {
        let scene = scene([3])
        let second = try #require(scene.view.cellForItem(at: [0, 1]))
        scene.source.sections[0].insert("new", at: 1)
        scene.view.insertItems(at: [[0, 1]])
        #expect(scene.view.cellForItem(at: [0, 2]) === second)
        #expect(second.frame.minY == 200)
        let new = try #require(scene.view.cellForItem(at: [0, 1]))
        let layers = (second.layer, new.layer)
        scene.sim.advance(by: 0.15)
        let (moving, fading) = (
            try #require(layers.0.presentation()), try #require(layers.1.presentation())
        )
        #expect(moving.frame.minY > 100 && moving.frame.minY < 200)
        #expect(fading.opacity > 0 && fading.opacity < 1 && new.alpha == 1)
        try scene.sim.settle()
        #expect(scene.shownTexts == ["0.0", "new", "0.1", "0.2"])
        #expect(scene.view.contentSize.height == 400)
    }

    @Test func `deleted items are displayed to the end of the animation`() throws {
        let scene = scene([3])
        scene.source.logs = ["end", "cell"]
        _ = scene.log()
        scene.source.sections[0].remove(at: 0)
        scene.view.deleteItems(at: [[0, 0]])
        #expect(scene.log() == [])
        #expect(scene.view.visibleCells.count == 2)
        try scene.sim.settle()
        #expect(scene.log() == ["end 0.0"])
        #expect(scene.shownTexts == ["0.1", "0.2"])
    }

    @Test func `moved items keep their cells, reloaded ones get others`() throws {
        let scene = scene([4])
        let cells = (0..<4).compactMap { scene.view.cellForItem(at: [0, $0]) }
        scene.source.sections[0] = ["0.3", "0.0", "x", "0.2"]
        scene.view.performBatchUpdates {
            scene.view.moveItem(at: [0, 3], to: [0, 0])
            scene.view.reloadItems(at: [[0, 1]])
        }
        try scene.sim.settle()
        #expect(scene.shownTexts == ["0.3", "0.0", "x", "0.2"])
        #expect(scene.view.cellForItem(at: [0, 0]) === cells[3])
        #expect(scene.view.cellForItem(at: [0, 1]) === cells[0])
        #expect(scene.view.cellForItem(at: [0, 2]) !== cells[1])
    }

    @Test func `sections come, go and move with their items`() throws {
        let scene = scene([1, 2, 1])
        scene.source.sections = [["2.0"], ["a", "b"], ["0.0"]]
        scene.view.performBatchUpdates {
            scene.view.deleteSections([1])
            scene.view.insertSections([1])
            scene.view.moveSection(2, toSection: 0)
        }
        try scene.sim.settle()
        #expect(scene.shownTexts == ["2.0", "a", "b", "0.0"])
        #expect(scene.view.numberOfItems(inSection: 1) == 2)
    }

    @Test func `a layout is notified of the changes, is asked for both ends, and finishes in the animation`()
        throws
    {
        final class Layout: UICollectionViewFlowLayout {
            var heard: [String] = []
            override func prepare() {
                super.prepare()
                heard.append("prepare")
            }
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                heard.append(
                    "updates "
                        + updateItems.map { item in
                            let (old, new) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
                            return "\(item.updateAction) \(old?.item ?? -1) \(new?.item ?? -1)"
                        }.joined(separator: ", "))
            }
            override func initialLayoutAttributesForAppearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                heard.append("initial \(itemIndexPath.item)")
                return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            }
            override func finalLayoutAttributesForDisappearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                heard.append("final \(itemIndexPath.item)")
                return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            }
            override func finalizeCollectionViewUpdates() {
                super.finalizeCollectionViewUpdates()
                heard.append("finalize \(UIView.inheritedAnimationDuration > 0)")
            }
        }
        let layout = Layout()
        layout.itemSize = CGSize(width: 300, height: 100)
        let scene = CollectionScene([2], layout: layout)
        layout.heard = []
        scene.source.sections[0] = ["new", "0.1"]
        scene.view.performBatchUpdates {
            scene.view.deleteItems(at: [[0, 0]])
            scene.view.insertItems(at: [[0, 0]])
        }
        #expect(layout.heard.first == "prepare")
        #expect(layout.heard.dropFirst().first == "updates delete 0 -1, insert -1 0")
        #expect(Set(layout.heard.dropFirst(2).dropLast()) == ["final 0", "final 1", "initial 0"])
        #expect(layout.heard.last == "finalize true")
        try scene.sim.settle()
    }

    @Test func `blocks within a block are part of it, and the outer completion is called first`() throws {
        let scene = scene([1])
        var heard: [String] = []
        scene.source.sections[0] = ["0.0", "a", "b"]
        scene.view.performBatchUpdates {
            for item in 1...2 {
                scene.view.performBatchUpdates {
                    scene.view.insertItems(at: [[0, item]])
                } completion: { _ in
                    heard.append("inner \(item)")
                }
            }
        } completion: { finished in
            heard.append("outer \(finished)")
        }
        #expect(heard == [])
        try scene.sim.settle()
        #expect(heard == ["outer true", "inner 1", "inner 2"])
    }

    @Test func `counts are first asked when an update begins`() {
        let scene = scene([1])
        scene.sim.recordsExceptions = true
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: CollectionScene.column()
        )
        let source = ItemSource([1])
        view.dataSource = source
        view.insertSections([0])
        #expect(scene.sim.diagnostics.last?.message.contains("before and after") == true)
    }

    @Test(arguments: [
        (
            SystemVersion.iOS(15),
            "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after the update (5) must be equal to the number of items contained in that section before the update (5), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out)."
        ),
        (
            .iOS(18),
            "Invalid batch updates detected: the number of sections and/or items returned by the data source before and after performing the batch updates are inconsistent with the updates.\nData source before updates = { 1 section with item counts: [5] }\nData source after updates = { 1 section with item counts: [5] }\nUpdates = [\n\tInsert item (0 - 0)\n]"
        ),
    ])
    func `an update that does not fit the data is UIKit's exception, and changes nothing`(
        _ system: SystemVersion, _ words: String
    ) throws {
        let app = ShownApp(system: system)
        let source = ItemSource([5])
        let page = UIViewController()
        app.show(page)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: CollectionScene.column()
        )
        view.register(LoggedItemCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        page.view.addSubview(view)
        app.settle()
        view.insertItems(at: [[0, 0]])
        let message = try #require(Runtime.current.diagnostics.entries.last?.message)
        #expect(message.hasPrefix(words))
        app.settle()
        #expect(view.visibleCells.count == 5)
    }

    @Test func `the selection goes with its items`() throws {
        let scene = scene([4])
        scene.view.allowsMultipleSelection = true
        for item in [0, 2, 3] {
            scene.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
        }
        scene.source.sections[0] = ["new", "0.1", "0.2", "0.3"]
        scene.view.performBatchUpdates {
            scene.view.deleteItems(at: [[0, 0]])
            scene.view.insertItems(at: [[0, 0]])
        }
        try scene.sim.settle()
        #expect(scene.view.indexPathsForSelectedItems == [[0, 2], [0, 3]])
        #expect(scene.view.visibleCells.filter(\.isSelected).count == 2)
    }

    @Test func `a reconfigured item keeps its cell`() throws {
        let scene = scene([3])
        let cell = try #require(scene.view.cellForItem(at: [0, 1]) as? LoggedItemCell)
        scene.source.logs = ["cell", "reuse"]
        _ = scene.log()
        scene.source.sections[0][1] = "changed"
        scene.view.reconfigureItems(at: [[0, 1], [0, 2]])
        #expect(scene.log() == ["cell 0.1", "cell 0.2"])
        #expect(scene.view.cellForItem(at: [0, 1]) === cell && cell.text == "changed")
    }

    @Test func `without animations an update is done at once`() {
        let scene = scene([3])
        scene.source.sections[0].removeFirst()
        var isDone = false
        UIView.performWithoutAnimation {
            scene.view.performBatchUpdates {
                scene.view.deleteItems(at: [[0, 0]])
            } completion: { _ in
                isDone = true
            }
        }
        scene.sim.turn()
        #expect(isDone && scene.shownTexts == ["0.1", "0.2"])
    }

    @Test func `another layout takes the cells along`() throws {
        let scene = scene([4])
        let cells = Set(scene.view.visibleCells)
        var isDone = false
        scene.view.setCollectionViewLayout(CollectionScene.grid(), animated: true) { isDone = $0 }
        #expect(scene.view.cellForItem(at: [0, 1])?.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
        #expect(!isDone)
        try scene.sim.settle()
        #expect(isDone && Set(scene.view.visibleCells) == cells)
    }

    @Test func `a finger moves an item, and the data source is notified at the end`() throws {
        let scene = scene([4])
        scene.source.logs = ["move"]
        _ = scene.log()
        #expect(scene.view.beginInteractiveMovementForItem(at: [0, 0]))
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 260))
        let held = try #require(scene.view.cellForItem(at: [0, 2]) as? LoggedItemCell)
        #expect(held.text == "0.0" && held.center == CGPoint(x: 150, y: 260))
        #expect(scene.view.cellForItem(at: [0, 0])?.frame.minY == 0)
        scene.view.cancelInteractiveMovement()
        try scene.sim.settle()
        #expect(scene.shownTexts == ["0.0", "0.1", "0.2", "0.3"] && scene.log() == [])
        #expect(scene.view.beginInteractiveMovementForItem(at: [0, 3]))
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 140))
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 160))
        scene.view.endInteractiveMovement()
        try scene.sim.settle()
        #expect(scene.log() == ["move 0.3 to 0.1"])
        #expect(scene.shownTexts == ["0.0", "0.3", "0.1", "0.2"])
    }
}
