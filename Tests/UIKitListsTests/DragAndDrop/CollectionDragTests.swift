import Simulator
import TestApps
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Items that are dragged and dropped.
@MainActor @Suite(.inTurn) struct CollectionDragTests {
    @MainActor
    private final class Delegate: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
        let source: ItemSource
        var heard: [String] = []
        var operation = UIDropOperation.move
        var count = 1
        var perform: ((any UICollectionViewDropCoordinator) -> Void)?

        init(_ source: ItemSource) { self.source = source }

        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] {
            heard.append("items of \(indexPath.item)")
            return (0..<count).map { _ in UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))
            }
        }

        func collectionView(
            _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
        ) {
            heard.append("drag begins")
        }

        func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
        {
            heard.append("drag ends")
        }

        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
        ) {
            heard.append("enter")
        }

        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
        }

        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
        {
            heard.append("drop ends")
        }

        func collectionView(
            _ collectionView: UICollectionView,
            performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            let source = coordinator.items[0].sourceIndexPath.map { "\($0.item)" } ?? "elsewhere"
            let goal = coordinator.destinationIndexPath.map { "\($0.item)" } ?? "none"
            heard.append("perform from \(source) to \(goal)")
            perform?(coordinator)
        }
    }

    private func scene(_ count: Int = 4) -> (CollectionScene, Delegate) {
        let scene = CollectionScene([count], layout: CollectionScene.column())
        let delegate = Delegate(scene.source)
        scene.view.dragDelegate = delegate
        scene.view.dropDelegate = delegate
        scene.sim.turn()
        return (scene, delegate)
    }

    private func middle(_ row: Int) -> CGPoint { CGPoint(x: 170, y: 100 + CGFloat(row) * 100 + 50) }

    private func lift(_ scene: CollectionScene, _ row: Int) {
        scene.sim.touchDown(at: middle(row))
        scene.sim.advance(by: 1)
    }

    /// Moves an item of the scene, whose data source doesn't move items itself.
    private func reorder(_ scene: CollectionScene) -> (any UICollectionViewDropCoordinator) -> Void {
        { coordinator in
            guard let source = coordinator.items[0].sourceIndexPath,
                let goal = coordinator.destinationIndexPath
            else { return }
            scene.view.performBatchUpdates {
                let item = scene.source.sections[0].remove(at: source.item)
                scene.source.sections[0].insert(item, at: goal.item)
                scene.view.moveItem(at: source, to: goal)
            }
            coordinator.drop(coordinator.items[0].dragItem, toItemAt: goal)
        }
    }

    @Test func `the others make room for an item that is dragged`() throws {
        let (scene, delegate) = scene()
        delegate.perform = reorder(scene)
        lift(scene, 0)
        scene.sim.touchMove(to: middle(2), over: 0.5)
        scene.sim.advance(by: 0.5)
        #expect(scene.shown["0.1"]?.minY == 0 && scene.shown["0.2"]?.minY == 100)
        #expect(scene.view.hasActiveDrag && scene.view.hasActiveDrop && scene.view.hasUncommittedUpdates)
        scene.sim.touchUp()
        try scene.sim.settle()
        #expect(scene.shownTexts == ["0.1", "0.2", "0.0", "0.3"])
        #expect(!scene.view.hasActiveDrag && !scene.view.hasActiveDrop && !scene.view.hasUncommittedUpdates)
        #expect(delegate.heard.first == "items of 0" && delegate.heard.last == "drag ends")
    }

    @Test func `a drop that changes nothing leaves the items as they were`() throws {
        let (scene, delegate) = scene()
        lift(scene, 0)
        scene.sim.touchMove(to: middle(2), over: 0.5)
        scene.sim.touchUp()
        try scene.sim.settle()
        #expect(scene.shownTexts == ["0.0", "0.1", "0.2", "0.3"])
        #expect(scene.view.visibleCells.allSatisfy { !$0.isShownElsewhere })
        #expect(
            delegate.heard.contains { $0.hasPrefix("perform") }
                || scene.log().contains { $0.hasPrefix("move") })
    }

    @Test func `an item that leaves the list returns to its position`() throws {
        let (scene, delegate) = scene()
        lift(scene, 0)
        scene.sim.touchMove(to: middle(2), over: 0.5)
        scene.sim.touchMove(to: CGPoint(x: 360, y: 760), over: 0.3)
        scene.sim.touchUp()
        try scene.sim.settle()
        #expect(scene.shownTexts == ["0.0", "0.1", "0.2", "0.3"] && !scene.view.hasUncommittedUpdates)
        #expect(delegate.heard.suffix(2) == ["drop ends", "drag ends"])
    }

    @Test func `several items of the list's own open no gap`() throws {
        let (scene, delegate) = scene()
        delegate.count = 2
        lift(scene, 0)
        scene.sim.touchMove(to: middle(2), over: 0.5)
        scene.sim.advance(by: 0.5)
        #expect(scene.shown["0.1"]?.minY == 100)
        scene.sim.touchUp()
        try scene.sim.settle()
    }

    private func dragFromElsewhere(_ scene: CollectionScene) -> DragJournal {
        let journal = DragJournal()
        let card = UIView(frame: CGRect(x: 330, y: 720, width: 60, height: 60))
        scene.view.superview?.addSubview(card)
        card.addInteraction(UIDragInteraction(delegate: journal))
        scene.sim.touchDown(at: CGPoint(x: 360, y: 750))
        scene.sim.advance(by: 1)
        return journal
    }

    @Test func `an item from another view opens a gap`() throws {
        let (scene, delegate) = scene(3)
        delegate.operation = .copy
        delegate.perform = { coordinator in
            let goal = coordinator.destinationIndexPath ?? [0, 0]
            scene.source.sections[0].insert("new", at: goal.item)
            scene.view.insertItems(at: [goal])
            coordinator.drop(coordinator.items[0].dragItem, toItemAt: goal)
        }
        let journal = dragFromElsewhere(scene)
        scene.sim.touchMove(to: middle(1), over: 0.5)
        scene.sim.advance(by: 0.5)
        #expect(
            scene.shown["0.0"]?.minY == 0 && scene.shown["0.1"]?.minY == 200
                && scene.shown["0.2"]?.minY == 300)
        scene.sim.touchMove(to: CGPoint(x: 170, y: 740), over: 0.3)
        scene.sim.advance(by: 0.5)
        #expect(scene.shown["0.1"]?.minY == 100)
        scene.sim.touchMove(to: middle(1), over: 0.5)
        scene.sim.touchUp()
        try scene.sim.settle()
        #expect(scene.shownTexts == ["0.0", "new", "0.1", "0.2"])
        #expect(delegate.heard.contains("perform from elsewhere to 1") && journal.heard.last == "transferred")
    }

    @Test func `a placeholder waits for its data`() throws {
        let (scene, delegate) = scene(2)
        delegate.operation = .copy
        var context: (any UICollectionViewDropPlaceholderContext)?
        var updates = 0
        delegate.perform = { coordinator in
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: [0, 1], reuseIdentifier: "cell")
            placeholder.cellUpdateHandler = {
                updates += 1
                ($0 as? LoggedItemCell)?.text = "..."
            }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        _ = dragFromElsewhere(scene)
        scene.sim.touchMove(to: middle(1), over: 0.5)
        scene.sim.touchUp()
        try scene.sim.settle()
        #expect(
            scene.shownTexts == ["0.0", "...", "0.1"] && scene.view.hasUncommittedUpdates && updates == 1)
        context?.setNeedsCellUpdate()
        #expect(updates == 2)
        scene.source.sections[0].removeFirst()
        scene.view.deleteItems(at: [[0, 0]])
        try scene.sim.settle()
        #expect(scene.shownTexts == ["...", "0.1"])
        let isCommitted = context?.commitInsertion { path in
            #expect(path == [0, 0])
            scene.source.sections[0].insert("new", at: path.item)
        }
        try scene.sim.settle()
        #expect(isCommitted == true && scene.shownTexts == ["new", "0.1"])
    }

    @Test func `a placeholder goes with a reload`() throws {
        let (scene, delegate) = scene(2)
        delegate.operation = .copy
        var context: (any UICollectionViewDropPlaceholderContext)?
        delegate.perform = { coordinator in
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: [0, 0], reuseIdentifier: "cell")
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        _ = dragFromElsewhere(scene)
        scene.sim.touchMove(to: middle(0), over: 0.5)
        scene.sim.touchUp()
        try scene.sim.settle()
        scene.view.reloadData()
        try scene.sim.settle()
        #expect(scene.shownTexts == ["0.0", "0.1"])
        #expect(context?.commitInsertion { _ in Issue.record("The placeholder is gone.") } == false)
    }
}
