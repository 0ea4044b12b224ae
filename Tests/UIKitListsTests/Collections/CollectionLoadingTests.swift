import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// The data source calls of a collection view, and their times and counts.
@MainActor @Suite(.inTurn) struct CollectionLoadingTests {
    @Test func `the first layout asks for counts, then for each visible cell before it is displayed`() {
        let scene = CollectionScene([2, 1])
        #expect(
            scene.log() == [
                "sections 2", "items 0", "items 1", "cell 0.0", "display 0.0", "cell 0.1", "display 0.1",
                "cell 1.0", "display 1.0",
            ])
    }

    @Test func `only visible items have cells`() {
        let scene = CollectionScene([100_000], layout: CollectionScene.column())
        #expect(scene.view.visibleCells.count == 6)
        #expect(scene.view.contentSize == CGSize(width: 300, height: 10_000_000))
        #expect(scene.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3, 4, 5])
    }

    @Test func `a cell that disappears is the next one that is used`() {
        let scene = CollectionScene([20], layout: CollectionScene.column())
        let first = scene.view.cellForItem(at: [0, 0])
        _ = scene.log()
        // The second one is near the visible area, and keeps its item.
        scene.view.contentOffset.y = 450
        scene.sim.turn()
        #expect(
            scene.log() == [
                "end 0.0", "end 0.1", "end 0.2", "end 0.3", "cell 0.6", "reuse 0.0", "apply 0.6 in view",
                "display 0.6", "cell 0.7", "display 0.7", "cell 0.8", "display 0.8", "cell 0.9",
                "display 0.9", "cell 0.10", "display 0.10",
            ])
        #expect(scene.view.cellForItem(at: [0, 6]) === first)
        #expect(scene.view.cellForItem(at: [0, 0]) == nil)
    }

    @Test func `a reload is done in the next layout, with the cells that were there`() {
        let scene = CollectionScene([3])
        let cells = Set(scene.view.visibleCells)
        scene.source.logs = ["sections", "items", "cell", "display", "end"]
        _ = scene.log()
        scene.view.reloadData()
        scene.view.reloadData()
        #expect(scene.log() == [])
        #expect(scene.view.visibleCells == [])
        scene.sim.turn()
        #expect(
            scene.log() == [
                "sections 1", "items 0", "end 0.0", "end 0.1", "end 0.2", "cell 0.0", "display 0.0",
                "cell 0.1",
                "display 0.1", "cell 0.2", "display 0.2",
            ])
        #expect(Set(scene.view.visibleCells) == cells)
    }

    @Test func `counts are the ones asked last, and asked for again after a reload`() {
        let scene = CollectionScene([3])
        scene.source.sections = [["a"], ["b"]]
        #expect(scene.view.numberOfSections == 1 && scene.view.numberOfItems(inSection: 0) == 3)
        scene.view.reloadData()
        #expect(scene.view.numberOfSections == 2 && scene.view.numberOfItems(inSection: 1) == 1)
        #expect(scene.view.numberOfItems(inSection: 7) == 0)
    }

    /// A layout that decides on the number of items, as in calendars: its data source asks it.
    private final class DecidingLayout: UICollectionViewFlowLayout {
        var asksWhilePrepared = false
        var heard: () -> Void = {}

        override func prepare() {
            heard()
            if asksWhilePrepared { super.prepare() }
        }
    }

    @Test(arguments: [true, false])
    func `counts are asked when the layout first needs them, in or after its preparation`(asks: Bool) {
        let layout = DecidingLayout()
        layout.asksWhilePrepared = asks
        layout.itemSize = CGSize(width: 100, height: 100)
        let scene = CollectionScene([], layout: layout)
        layout.heard = { [source = scene.source] in
            source.note("apply", "prepare")
            source.sections = [["a", "b"]]
        }
        scene.view.reloadData()
        _ = scene.log()
        scene.sim.turn()
        #expect(scene.view.numberOfItems(inSection: 0) == 2)
        #expect(scene.log().prefix(3) == ["apply prepare", "sections 1", "items 0"])
    }

    @Test func `the layout is prepared before it is asked, and again after an invalidation`() {
        final class Layout: UICollectionViewFlowLayout {
            var heard: [String] = []
            override func prepare() {
                super.prepare()
                heard.append("prepare")
            }
            override var collectionViewContentSize: CGSize {
                heard.append("size")
                return super.collectionViewContentSize
            }
            override func layoutAttributesForElements(
                in rect: CGRect
            ) -> [UICollectionViewLayoutAttributes]? {
                heard.append("\(Int(rect.minY))+\(Int(rect.height))")
                return super.layoutAttributesForElements(in: rect)
            }
        }
        let layout = Layout()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 0
        let scene = CollectionScene([50], layout: layout)
        #expect(layout.heard == ["prepare", "size", "0+600"])
        layout.heard = []
        scene.view.contentOffset.y = 10
        scene.sim.turn()
        scene.view.contentOffset.y = 500
        scene.sim.turn()
        #expect(layout.heard == ["0+1200"])
        layout.heard = []
        layout.invalidateLayout()
        scene.sim.turn()
        #expect(layout.heard == ["prepare", "size", "0+1200"])
    }

    @Test func `headers and footers are asked for, and lie in front`() throws {
        let layout = CollectionScene.grid()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        let scene = CollectionScene([1, 1], layout: layout)
        let header = UICollectionView.elementKindSectionHeader
        #expect(scene.view.visibleSupplementaryViews(ofKind: header).count == 2)
        let second = try #require(scene.view.supplementaryView(forElementKind: header, at: [1, 0]))
        #expect(second.frame == CGRect(x: 0, y: 150, width: 300, height: 30))
        #expect(scene.view.contentSize.height == 300)
        #expect(scene.view.indexPath(forSupplementaryView: second) == [1, 0])
        #expect(scene.log().contains("view Header 0.0"))
    }

    @Test func `scrolling to an item puts it where it is wanted, within the limits`() throws {
        let scene = CollectionScene([50], layout: CollectionScene.column())
        let cases: [(Int, UICollectionView.ScrollPosition, CGFloat)] = [
            (20, .top, 2000), (20, .bottom, 1500), (20, .centeredVertically, 1750), (0, .bottom, 0),
            (49, .top, 4400), (20, [], 4400),
        ]
        for (item, position, offset) in cases {
            scene.view.scrollToItem(at: [0, item], at: position, animated: false)
            #expect(scene.view.contentOffset.y == offset)
        }
        scene.view.scrollToItem(at: [0, 3], at: .top, animated: true)
        try scene.sim.settle()
        #expect(scene.view.contentOffset.y == 300)
        #expect(scene.shownTexts == (3...8).map { "0.\($0)" })
    }

    @Test func `misuse is UIKit's exception`() {
        let scene = CollectionScene([1])
        scene.sim.recordsExceptions = true
        _ = scene.view.dequeueReusableCell(withReuseIdentifier: "other", for: [0, 0])
        #expect(
            scene.sim.diagnostics.last?.message
                == "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must "
                + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
    }

    @Test func `the background stays behind the cells while the content scrolls`() {
        let scene = CollectionScene([50])
        let background = UIView()
        scene.view.backgroundView = background
        scene.view.contentOffset.y = 300
        scene.sim.turn()
        #expect(background.frame == CGRect(x: 0, y: 300, width: 300, height: 600))
        #expect(scene.view.subviews.first === background)
    }
}
