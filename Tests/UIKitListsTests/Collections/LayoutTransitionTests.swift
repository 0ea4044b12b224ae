import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// An interactive layout transition.
@MainActor @Suite(.inTurn) struct LayoutTransitionTests {
    /// The frame of the second item, which moves most.
    private func second(_ scene: CollectionScene) -> CGRect? { scene.shown["0.1"] }

    private let inGrid = CGRect(x: 100, y: 0, width: 100, height: 100)
    private let inColumn = CGRect(x: 0, y: 100, width: 300, height: 100)

    @Test(arguments: [true, false])
    func `items lie between the layouts, and go to the one or the other`(isFinished: Bool) throws {
        let (grid, column) = (CollectionScene.grid(), CollectionScene.column())
        let scene = CollectionScene([4], layout: grid)
        var ends: [[Bool]] = []
        let between = scene.view.startInteractiveTransition(to: column) { ends.append([$0, $1]) }
        #expect(scene.view.collectionViewLayout === between)
        scene.sim.turn()
        #expect(second(scene) == inGrid)
        between.transitionProgress = 0.5
        scene.sim.turn()
        #expect(second(scene) == CGRect(x: 50, y: 50, width: 200, height: 100))
        if isFinished {
            scene.view.finishInteractiveTransition()
        } else {
            scene.view.cancelInteractiveTransition()
        }
        try scene.sim.settle()
        #expect(scene.view.collectionViewLayout === (isFinished ? column : grid))
        #expect(second(scene) == (isFinished ? inColumn : inGrid))
        #expect(ends == [[true, isFinished]])
        #expect(scene.shownTexts == ["0.0", "0.1", "0.2", "0.3"])
    }

    @Test func `the delegate may give a layout of its own, with numbers of its own`() {
        final class Between: UICollectionViewTransitionLayout {}
        final class Chooser: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView,
                transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
                newLayout toLayout: UICollectionViewLayout
            ) -> UICollectionViewTransitionLayout { Between(currentLayout: fromLayout, nextLayout: toLayout) }
        }
        let scene = CollectionScene([4])
        let chooser = Chooser()
        scene.view.delegate = chooser
        let between = scene.view.startInteractiveTransition(to: CollectionScene.column())
        #expect(between is Between)
        between.updateValue(3, forAnimatedKey: "finger")
        #expect(between.value(forAnimatedKey: "finger") == 3 && between.value(forAnimatedKey: "other") == 0)
    }
}

/// The invalidation of an app's own layout.
@MainActor @Suite(.inTurn) struct LayoutContextTests {
    private final class Context: UICollectionViewLayoutInvalidationContext {
        var isRaised = false
    }

    /// A column whose rows are lower if its context says so.
    private final class RaisedLayout: UICollectionViewLayout {
        var prepared = 0
        var shift: CGFloat = 0
        var contexts: [UICollectionViewLayoutInvalidationContext] = []

        override class var invalidationContextClass: AnyClass { Context.self }
        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 2000) }

        override func prepare() {
            super.prepare()
            prepared += 1
        }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append(context)
            if (context as? Context)?.isRaised == true { shift += 50 }
            super.invalidateLayout(with: context)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<20).map { attributes([0, $0]) }.filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            attributes(indexPath)
        }

        private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: 0, y: CGFloat(path.item) * 100 + shift, width: 300, height: 100)
            return attributes
        }
    }

    @Test func `a context of the app's own class is made, and moves the content with it`() {
        let layout = RaisedLayout()
        let scene = CollectionScene([20], layout: layout)
        scene.view.contentOffset.y = 300
        scene.sim.turn()
        let before = layout.prepared
        layout.invalidateLayout()
        #expect(layout.contexts.last is Context)
        let context = Context()
        context.isRaised = true
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 50)
        layout.invalidateLayout(with: context)
        scene.sim.turn()
        #expect(layout.prepared == before + 1)
        #expect(scene.view.contentOffset.y == 350)
        #expect(scene.shown["0.3"]?.minY == 350)
    }

    @Test func `a reload's context says that all is out of date, and the counts`() {
        let layout = RaisedLayout()
        let scene = CollectionScene([20], layout: layout)
        scene.view.reloadData()
        #expect(layout.contexts.last?.invalidateEverything == true)
        #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
    }
}
