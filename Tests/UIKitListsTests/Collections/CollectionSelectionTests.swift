import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// Selection and highlights, with a finger and in code.
@MainActor @Suite(.inTurn) struct CollectionSelectionTests {
    private func scene() -> CollectionScene {
        let scene = CollectionScene([6])
        scene.source.logs = ["select", "highlight"]
        _ = scene.log()
        return scene
    }

    @Test func `a tap highlights, selects and ends the highlight last`() throws {
        let scene = scene()
        try scene.tap(1)
        #expect(
            scene.log() == [
                "highlight should 0.1", "highlight did 0.1", "select should 0.1", "select did 0.1",
                "highlight ended 0.1",
            ])
        #expect(scene.view.indexPathsForSelectedItems == [[0, 1]])
        #expect(scene.view.cellForItem(at: [0, 1])?.isSelected == true)
        #expect(scene.view.cellForItem(at: [0, 1])?.isHighlighted == false)
    }

    @Test func `an item that cannot be selected has its action`() throws {
        final class Buttons: NSObject, UICollectionViewDelegate {
            var actions: [Int] = []

            func collectionView(
                _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
            ) -> Bool { false }

            func collectionView(
                _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
            ) { actions.append(indexPath.item) }
        }
        let scene = scene()
        let buttons = Buttons()
        scene.view.delegate = buttons
        try scene.tap(1)
        #expect(buttons.actions == [1] && scene.view.indexPathsForSelectedItems == [])
    }

    @Test func `another item takes the selection over`() throws {
        let scene = scene()
        try scene.tap(1)
        _ = scene.log()
        scene.source.logs = ["select"]
        try scene.tap(2)
        #expect(scene.log() == ["select should 0.2", "select did not 0.1", "select did 0.2"])
        #expect(scene.view.cellForItem(at: [0, 1])?.isSelected == false)
    }

    @Test func `with several a second tap deselects`() throws {
        let scene = scene()
        scene.view.allowsMultipleSelection = true
        try scene.tap(1)
        try scene.tap(2)
        #expect(scene.view.indexPathsForSelectedItems == [[0, 1], [0, 2]])
        _ = scene.log()
        try scene.tap(1)
        #expect(
            scene.log() == [
                "highlight should 0.1", "highlight did 0.1", "select should not 0.1", "select did not 0.1",
                "highlight ended 0.1",
            ])
        #expect(scene.view.indexPathsForSelectedItems == [[0, 2]])
        scene.view.allowsMultipleSelection = false
        #expect(scene.view.indexPathsForSelectedItems == [[0, 2]])
    }

    @Test func `code selects without telling, also off screen`() {
        let scene = CollectionScene([50], layout: CollectionScene.column())
        scene.source.logs = ["select", "highlight"]
        _ = scene.log()
        scene.view.selectItem(at: [0, 30], animated: false, scrollPosition: [])
        #expect(scene.view.contentOffset.y == 0 && scene.log() == [])
        scene.view.selectItem(at: [0, 30], animated: false, scrollPosition: .top)
        scene.sim.turn()
        #expect(scene.view.cellForItem(at: [0, 30])?.isSelected == true)
        #expect(scene.view.cellForItem(at: [0, 31])?.isSelected == false)
        scene.view.deselectItem(at: [0, 30], animated: false)
        #expect(scene.view.indexPathsForSelectedItems == [] && scene.log() == [])
        scene.view.allowsSelection = false
        scene.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        #expect(scene.view.indexPathsForSelectedItems == [])
    }

    @Test func `a finger that scrolls selects nothing`() throws {
        let scene = CollectionScene([60])
        scene.source.logs = ["select", "highlight"]
        _ = scene.log()
        scene.sim.touchDown(at: CGPoint(x: 150, y: 500))
        scene.sim.advance(by: 0.3)
        #expect(scene.log() == ["highlight should 0.13", "highlight did 0.13"])
        scene.sim.touchMove(to: CGPoint(x: 150, y: 400))
        #expect(scene.log() == ["highlight ended 0.13"])
        scene.sim.touchUp()
        try scene.sim.settle()
        #expect(scene.log() == [] && scene.view.contentOffset.y > 50)
    }

    @Test func `a reload forgets the selection, a cell used again is not selected`() throws {
        let scene = scene()
        try scene.tap(1)
        scene.view.reloadData()
        #expect(scene.view.indexPathsForSelectedItems == [])
        scene.sim.turn()
        #expect(scene.view.visibleCells.allSatisfy { !$0.isSelected })
    }
}
