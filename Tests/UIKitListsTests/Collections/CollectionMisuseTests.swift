import Simulator
import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// UIKit's exceptions and warnings about misuse.
@MainActor @Suite(.inTurn) struct CollectionMisuseTests {
    /// A collection view in the page of an app of a system version.
    private func show(
        _ source: any UICollectionViewDataSource, _ layout: UICollectionViewLayout,
        system: SystemVersion = .iOS(18)
    ) -> UICollectionView {
        let app = ShownApp(system: system)
        let page = UIViewController()
        app.show(page)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(LoggedItemCell.self, forCellWithReuseIdentifier: "cell")
        view.register(LoggedItemHeader.self, forSupplementaryViewOfKind: "mark", withReuseIdentifier: "mark")
        view.dataSource = source
        page.view.addSubview(view)
        app.settle()
        return view
    }

    private var messages: [String] { Runtime.current.diagnostics.entries.map(\.message) }

    private final class Source: NSObject, UICollectionViewDataSource {
        var answer: (UICollectionView, IndexPath) -> UICollectionViewCell = { view, path in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            1
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { answer(collectionView, indexPath) }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        }
    }

    @Test(arguments: [(SystemVersion.iOS(18), true), (.iOS(17), false)])
    func `two cells for one item are an exception since iOS 18`(_ system: SystemVersion, _ isRefused: Bool) {
        let source = Source()
        source.answer = { view, path in
            _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        let view = show(source, CollectionScene.column(), system: system)
        #expect(
            messages.contains { $0.hasPrefix("Expected dequeued view to be returned to the collection view") }
                == isRefused)
        #expect(view.visibleCells.count == 1)
    }

    @Test func `a cell that was not dequeued is an exception`() {
        let source = Source()
        source.answer = { _, _ in UICollectionViewCell() }
        let view = show(source, CollectionScene.column())
        #expect(
            messages.contains(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
                    + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
            ))
        #expect(view.visibleCells.isEmpty)
    }

    @Test(arguments: [(IndexPath(item: 0, section: 9), true), (IndexPath(index: 9), false)])
    func `a supplementary view beyond the sections has a path of one number`(
        _ path: IndexPath, _ isRefused: Bool
    ) {
        final class Layout: UICollectionViewFlowLayout {
            var path = IndexPath(index: 0)
            override func layoutAttributesForElements(
                in rect: CGRect
            ) -> [UICollectionViewLayoutAttributes]? {
                let mark = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: "mark", with: path)
                mark.frame = CGRect(x: 0, y: 200, width: 50, height: 50)
                return (super.layoutAttributesForElements(in: rect) ?? []) + [mark]
            }
        }
        let layout = Layout()
        layout.path = path
        let source = Source()
        let view = show(source, layout)
        #expect(messages.contains { $0.contains("supplementary view with an index path") } == isRefused)
        #expect(view.visibleSupplementaryViews(ofKind: "mark").isEmpty == isRefused)
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func `an item larger than a line is a warning`(_ direction: UICollectionView.ScrollDirection) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = direction
        layout.itemSize = CGSize(width: 301, height: 401)
        let source = Source()
        let view = show(source, layout)
        let (length, sides) =
            direction == .vertical ? ("width", "left and right") : ("height", "top and bottom")
        #expect(
            Array(messages.prefix(2)) == [
                "The behavior of the UICollectionViewFlowLayout is not defined because:",
                "the item \(length) must be less than the \(length) of the UICollectionView minus the section "
                    + "insets \(sides) values, minus the content insets \(sides) values.",
            ])
        #expect(view.visibleCells.count == 1)
    }

    @Test func `a view has its place and its attributes before it is handed out`() {
        let source = Source()
        var places: [CGRect] = []
        source.answer = { view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            if cell.superview === view { places.append(cell.frame) }
            return cell
        }
        _ = show(source, CollectionScene.column())
        #expect(places == [CGRect(x: 0, y: 0, width: 300, height: 100)])
    }
}
