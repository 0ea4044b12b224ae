import Simulator
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// The context menus of items, and the delegate methods that provide them.
@MainActor @Suite(.inTurn) struct CollectionMenuTests {
    /// Implements both variants of each method.
    private final class MenuDelegate: NSObject, UICollectionViewDelegate {
        var heard: [String] = []

        func menu(_ name: String) -> UIContextMenuConfiguration {
            heard.append(name)
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in self.heard.append("copied") }])
            }
        }

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? { menu("menu of \(indexPaths.map(\.item))") }

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? { menu("older menu of \(indexPath.item)") }

        func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? { preview("lift \(indexPath.item)") }

        func collectionView(
            _ collectionView: UICollectionView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? { preview("lift") }

        func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfiguration configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? { preview("put down \(indexPath.item)") }

        func collectionView(
            _ collectionView: UICollectionView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? { preview("put down") }

        private func preview(_ name: String) -> UITargetedPreview? {
            heard.append(name)
            return nil
        }

        func collectionView(
            _ collectionView: UICollectionView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { heard.append("preview was tapped") }

        func collectionView(
            _ collectionView: UICollectionView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("display") }

        func collectionView(
            _ collectionView: UICollectionView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("end") }
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var system = System.iOS(18)
        var selected: [Int] = []
        /// The location of the long press; the items are squares of 100 points, starting at 20, 100.
        let point: CGPoint
        let heard: [String]
    }

    private nonisolated static let cases = [
        Case(
            testDescription: "an item", point: CGPoint(x: 160, y: 150),
            heard: ["menu of [1]", "lift 1", "display", "end", "put down 1", "copied"]),
        Case(
            testDescription: "one of the selected items", selected: [3, 1, 0],
            point: CGPoint(x: 160, y: 150),
            heard: ["menu of [0, 1, 3]", "lift 1", "display", "end", "put down 1", "copied"]),
        Case(
            testDescription: "an item that is not selected", selected: [3, 0],
            point: CGPoint(x: 160, y: 150),
            heard: ["menu of [1]", "lift 1", "display", "end", "put down 1", "copied"]),
        Case(
            testDescription: "beside the items", point: CGPoint(x: 160, y: 450),
            heard: ["menu of []", "display", "end", "copied"]),
        Case(
            testDescription: "an item in iOS 15", system: .iOS(15), point: CGPoint(x: 160, y: 150),
            heard: ["older menu of 1", "lift", "display", "end", "put down", "copied"]),
        Case(
            testDescription: "beside the items in iOS 15", system: .iOS(15), point: CGPoint(x: 160, y: 450),
            heard: []),
    ]

    @Test(arguments: cases)
    func `a finger that is held opens the menu of`(_ example: Case) {
        let delegate = MenuDelegate()
        let scene = CollectionScene([5], system: example.system)
        scene.view.delegate = delegate
        scene.view.allowsMultipleSelection = true
        for item in example.selected {
            scene.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
        }
        scene.sim.turn()
        scene.sim.longPress(at: example.point, for: 0.6)
        scene.sim.advance(by: 1)
        if !example.heard.isEmpty { scene.sim.tap("Copy") }
        scene.sim.advance(by: 1)
        #expect(delegate.heard == example.heard)
        #expect(scene.sim.diagnostics.isEmpty)
    }

    @Test func `the delegate is notified of a tap on the preview`() {
        let delegate = MenuDelegate()
        let scene = CollectionScene([5])
        scene.view.delegate = delegate
        scene.sim.longPress(at: CGPoint(x: 160, y: 150), for: 0.6)
        scene.sim.advance(by: 1)
        scene.sim.tap(at: CGPoint(x: 160, y: 150))
        scene.sim.advance(by: 1)
        #expect(
            delegate.heard == ["menu of [1]", "lift 1", "display", "preview was tapped", "end", "put down 1"])
    }

    /// A page whose items move with a long press, and have menus.
    private final class MovablePage: UICollectionViewController {
        var moves = 0
        var hasMenus = true

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
            -> Int
        { 6 }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { moves += 1 }

        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard hasMenus else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            }
        }
    }

    @Test(arguments: [true, false])
    func `an item with a menu is not moved`(_ hasMenus: Bool) throws {
        let sim = Simulator()
        let page = MovablePage(collectionViewLayout: CollectionScene.grid())
        page.hasMenus = hasMenus
        sim.launch(page)
        sim.turn()
        let cells = try [0, 2].map { try #require(page.collectionView.cellForItem(at: [0, $0])) }
        let places = cells.map { $0.convert(CGPoint(x: 50, y: 50), to: nil) }
        sim.touchDown(at: places[0])
        sim.advance(by: 0.6)
        sim.touchMove(to: places[1], over: 0.3)
        sim.touchUp()
        try sim.settle()
        #expect((page.moves == 0) == hasMenus)
        #expect((page.collectionView.menus.interaction?.menuAppearance == .rich) == hasMenus)
    }
}
