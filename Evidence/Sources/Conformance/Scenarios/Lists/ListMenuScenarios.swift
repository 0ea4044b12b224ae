import Simulator

// The context menu of a collection view's items.
extension Scenario {
    static let listMenus: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt27-updates-08",
                "The context menu of a collection view: contextMenuConfigurationForItemsAt",
                ios: "18+", animated: true,
                source: .documentation("iPhoneOS 27.0 SDK, UIKit.framework/Headers/UICollectionView.h"),
                notes: """
                    Quote: An empty array indicates that the menu was invoked in the space between cells (or any
                    location that does not map to an item index path). An array with multiple index paths
                    indicates that the menu was invoked on an item within a multiple selection.
                    """),
            statements: 3
        ) { stage in
            let delegate = ItemMenus()
            let scene = CollectionScene(stage, [5], delegate: delegate)
            scene.view.allowsMultipleSelection = true
            try scene.show()
            @MainActor func itemsOfMenu(at point: CGPoint) throws -> [Int]? {
                delegate.asked = nil
                stage.sim.longPress(at: point)
                try stage.settle()
                stage.sim.tap(at: CGPoint(x: 380, y: 840))
                try stage.settle()
                return delegate.asked
            }
            @MainActor func middle(of item: Int) throws -> CGPoint {
                let cell = try require(scene.view.cellForItem(at: IndexPath(item: item, section: 0)))
                return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
            }
            let one = try itemsOfMenu(at: middle(of: 1))
            stage.state("a long press on an item: its index path", one == [1], "\(String(describing: one))")
            for item in [0, 1, 2] {
                scene.view.selectItem(
                    at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
            }
            let several = try itemsOfMenu(at: middle(of: 1))
            stage.state(
                "on one of several selected items: the index paths of all of them",
                several?.sorted() == [0, 1, 2], "\(String(describing: several))")
            let none = try itemsOfMenu(at: CGPoint(x: 200, y: 700))
            stage.state("beside the items: none", none == [], "\(String(describing: none))")
        }
    ]
}

/// Records the items for which a menu is requested.
@MainActor
private final class ItemMenus: NSObject, UICollectionViewDelegate {
    var asked: [Int]?

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        asked = indexPaths.map(\.item)
        return UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Share") { _ in }])
        })
    }
}
