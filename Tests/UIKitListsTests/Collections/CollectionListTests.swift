import Simulator
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Lists, orthogonal sections, registrations, prefetching, the collection view controller.
@MainActor @Suite(.inTurn) struct CollectionListTests {
    private final class Page: UICollectionViewController {
        var texts = (0..<30).map { "Row \($0)" }
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, path, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { texts.count }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: texts[indexPath.item])
        }
    }

    private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> Page {
        Page(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: appearance)))
    }

    @Test func `rows are as wide as the list and 44 points high`() throws {
        let sim = Simulator(system: .iOS(18))
        let page = list(.plain)
        sim.launch(page)
        try sim.settle()
        let cell = try #require(page.collectionView.cellForItem(at: [0, 0]))
        #expect(cell.frame.width == page.view.bounds.width && cell.frame.height == 44)
        #expect(cell.contentView is UIListContentView)
        #expect(page.collectionView.dataSource === page && page.collectionView.delegate === page)
    }

    @Test func `an inset list has margins, and round corners at its ends`() throws {
        let sim = Simulator(system: .iOS(18))
        let page = list(.insetGrouped)
        page.texts = ["a", "b", "c"]
        sim.launch(page)
        try sim.settle()
        let cells = (0..<3).compactMap { page.collectionView.cellForItem(at: [0, $0]) }
        #expect(cells.map { $0.layer.cornerRadius } == [10, 0, 10])
        #expect(cells[0].frame.minX > 0 && cells[0].frame.midX == page.view.bounds.midX)
    }

    @Test func `the selection is cleared when the page reappears`() throws {
        let sim = Simulator()
        let page = list(.plain)
        let stack = UINavigationController(rootViewController: page)
        sim.launch(stack)
        try sim.settle()
        page.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        stack.pushViewController(UIViewController(), animated: true)
        try sim.settle()
        #expect(page.collectionView.indexPathsForSelectedItems == [[0, 1]])
        stack.popViewController(animated: true)
        try sim.settle()
        #expect(page.collectionView.indexPathsForSelectedItems == [])
    }

    @Test(arguments: [(-120, "Delete"), (120, "Keep")])
    func `a finger opens actions on either side of a row, and a tap performs one`(
        distance: CGFloat, title: String
    ) throws {
        var performed: [String] = []
        func provider(_ title: String)
            -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider
        {
            { path in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: title) { _, _, done in
                        performed.append("\(title) \(path.item)")
                        done(true)
                    }
                ])
            }
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.leadingSwipeActionsConfigurationProvider = provider("Keep")
        configuration.trailingSwipeActionsConfigurationProvider = provider("Delete")
        let sim = Simulator()
        let page = Page(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        sim.launch(page)
        try sim.settle()
        let cell = try #require(page.collectionView.cellForItem(at: [0, 1]) as? UICollectionViewListCell)
        let place = try #require(sim.place(of: "Row 1"))
        sim.pan(from: place, to: CGPoint(x: place.x + distance, y: place.y))
        try sim.settle()
        #expect(cell.configurationState.isSwiped && cell.clipsToBounds)
        sim.tap(title)
        try sim.settle()
        #expect(performed == ["\(title) 1"])
        #expect(!cell.configurationState.isSwiped && sim.place(of: title) == nil && !cell.clipsToBounds)
    }

    @Test func `a registration that is made in a request is UIKit's exception`() {
        let scene = CollectionScene([1])
        scene.sim.recordsExceptions = true
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
                -> Int
            { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
                return collectionView.dequeueConfiguredReusableCell(
                    using: registration, for: indexPath, item: 1)
            }
        }
        let source = Source()
        scene.view.dataSource = source
        scene.sim.turn()
        #expect(
            scene.sim.diagnostics.contains {
                $0.message.hasPrefix(
                    "Attempted to dequeue a cell using a registration that was created inside "
                        + "-collectionView:cellForItemAtIndexPath:")
            })
    }

    @Test func `a finger scrolls a section by itself, to the next group`() throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        let scene = CollectionScene([50], layout: UICollectionViewCompositionalLayout(section: section))
        #expect(scene.view.visibleCells.count == 2)
        #expect(scene.view.contentSize == CGSize(width: 300, height: 100))
        let first = try #require(scene.view.cellForItem(at: [0, 0]))
        #expect(first.superview is UIScrollView && first.superview !== scene.view)
        scene.sim.touchDown(at: CGPoint(x: 250, y: 150))
        scene.sim.touchMove(to: CGPoint(x: 240, y: 150))
        scene.sim.touchMove(to: CGPoint(x: 120, y: 150), over: 0.1)
        scene.sim.touchUp()
        try scene.sim.settle()
        #expect(scene.view.laneOffset(0).x == 200)
        #expect(scene.view.indexPathsForVisibleItems.map(\.item).sorted() == [1, 2])
        #expect(scene.view.contentOffset == .zero)
    }

    @Test func `a prefetching source is notified of upcoming items, and of canceled ones`() {
        final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
            var heard: [String] = []
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                heard.append("fetch \(indexPaths.map(\.item))")
            }
            func collectionView(
                _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
            ) { heard.append("cancel \(indexPaths.map(\.item))") }
        }
        let scene = CollectionScene([40], layout: CollectionScene.column())
        let prefetcher = Prefetcher()
        scene.view.prefetchDataSource = prefetcher
        scene.view.contentOffset.y = 700
        scene.sim.turn()
        #expect(prefetcher.heard == ["fetch [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]"])
        prefetcher.heard = []
        scene.view.contentOffset.y = 650
        scene.sim.turn()
        #expect(prefetcher.heard.first == "cancel [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]")
    }

    @Test func `a visible item's look is the handler's`() throws {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            offsets.append(offset.y)
            for item in items { item.alpha = item.indexPath.item == 2 ? 0.5 : 1 }
        }
        let scene = CollectionScene([50], layout: UICollectionViewCompositionalLayout(section: section))
        #expect(scene.view.cellForItem(at: [0, 2])?.alpha == 0.5)
        scene.view.contentOffset.y = 20
        scene.sim.turn()
        #expect(offsets.first == 0 && offsets.last == 20)
    }

    @Test func `a section's background and its header are asked of their owners`() throws {
        final class Background: UICollectionReusableView {}
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.decorationItems = [.background(elementKind: "ground")]
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Background.self, forDecorationViewOfKind: "ground")
        let scene = CollectionScene([2], layout: layout)
        let ground = try #require(scene.view.subviews.first { $0 is Background })
        #expect(ground.frame == CGRect(x: 0, y: 0, width: 300, height: 220))
        #expect(scene.view.subviews.first === ground)
    }
}
