import Simulator
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Self-sizing cells.
@MainActor @Suite(.inTurn) struct CollectionSizingTests {
    /// A cell whose text determines its height.
    private final class TallCell: UICollectionViewCell {
        static var asked: [Int] = []
        var height: CGFloat = 0

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            Self.asked.append(layoutAttributes.indexPath.item)
            layoutAttributes.size.height = height
            return layoutAttributes
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var heights: [CGFloat]
        var log: [String] = []

        init(_ heights: [CGFloat]) { self.heights = heights }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            heights.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            log.append("cell \(indexPath.item)")
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? TallCell)?.height = heights[indexPath.item]
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { log.append("display \(indexPath.item)") }
    }

    private func show(_ heights: [CGFloat], _ layout: UICollectionViewLayout) -> (
        Simulator, UICollectionView, Source
    ) {
        TallCell.asked = []
        let sim = Simulator()
        let source = Source(heights)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        let page = UIViewController()
        sim.launch(page)
        page.view.addSubview(view)
        sim.turn()
        return (sim, view, source)
    }

    private func rows(_ estimate: CGFloat) -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    @Test func `rows are as high as their cells say, and each is asked once`() {
        let (_, view, source) = show([50, 120, 80, 200, 90], rows(100))
        #expect(view.visibleCells.map(\.frame.height) == [50, 120, 80, 200])
        #expect(view.visibleCells.map(\.frame.minY) == [0, 50, 170, 250])
        #expect(view.contentSize.height == 550)
        #expect(Set(TallCell.asked) == [0, 1, 2, 3] && TallCell.asked.count == 4)
        // The cells are displayed when all sizes are known.
        #expect(source.log.filter { $0.hasPrefix("display") } == (0...3).map { "display \($0)" })
    }

    @Test func `higher rows above move the visible rows along`() {
        let (sim, view, source) = show(Array(repeating: 100, count: 100), rows(50))
        defer { withExtendedLifetime(source) {} }
        view.contentOffset.y = 2000
        sim.turn()
        let first = view.indexPathsForVisibleItems.map(\.item).min() ?? 0
        let place = { (item: Int) in
            (view.cellForItem(at: [0, item])?.frame.minY ?? -1) - view.contentOffset.y
        }
        let before = place(first + 1)
        view.contentOffset.y -= 30
        sim.turn()
        #expect(place(first + 1) == before + 30)
        #expect(view.indexPathsForVisibleItems.map(\.item).min() == first - 1)
    }

    @Test func `a flow layout with an estimate asks its cells too`() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 0
        let (_, view, _) = show([50, 120, 80, 200, 90], layout)
        #expect(view.visibleCells.map(\.frame.height) == [50, 120, 80, 200])
        #expect(UICollectionViewFlowLayout.automaticSize.width == .greatestFiniteMagnitude)
    }

    @Test func `a flow layout without an estimate asks none`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        _ = show([50, 50], layout)
        #expect(TallCell.asked == [])
    }

    @Test func `the content's constraints say the height by themselves`() {
        let (sim, view, _) = show([1, 1], rows(30))
        _ = sim
        #expect(view.visibleCells.map(\.frame.height) == [1, 1])
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
            inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            inner.heightAnchor.constraint(equalToConstant: 70),
        ])
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = CGRect(x: 0, y: 0, width: 200, height: 10)
        attributes.estimated = .height
        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 200, height: 75))
    }
}
