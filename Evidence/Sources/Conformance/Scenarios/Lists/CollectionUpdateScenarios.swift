import Simulator

// Batch updates of a collection view.
extension Scenario {
    static let collectionUpdates: [Scenario] = [
        .order("gt2-coll-07") { stage in
            let scene = try CollectionScene(stage, [1]).show()
            stage.begin()
            scene.view.performBatchUpdates {
                scene.view.performBatchUpdates({}) { _ in stage.log("inner0 completion") }
                scene.view.performBatchUpdates({}) { _ in stage.log("inner1 completion") }
            } completion: { _ in
                stage.log("outer completion")
            }
            try stage.settle()
            stage.close()
        },
        .statements("gt2-coll-08", isMisuse: true) { stage in
            for reads in [true, false] {
                let scene = CollectionScene(stage, [])
                let before = stage.sim.diagnostics.count
                if reads { _ = scene.view.numberOfSections }
                scene.data.sections = [[]]
                scene.view.insertSections([0])
                let raised = stage.sim.diagnostics.dropFirst(before).map(\.exceptionName)
                if reads {
                    stage.state(1, raised.isEmpty, "\(stage.sim.diagnostics)")
                } else {
                    stage.state(0, raised == ["NSInternalInconsistencyException"], "\(stage.sim.diagnostics)")
                }
            }
        },
        .statements("list-coll-04") { stage in
            let sizes = HeardSizes()
            let scene = try CollectionScene(stage, [3], UICollectionViewFlowLayout(), delegate: sizes).show()
            stage.begin()
            scene.view.performBatchUpdates { stage.log("update closure") }
            let isAtOnce = stage.has("update closure")
            try stage.settle()
            let told = stage.lines.filter { $0 == "update closure" || $0.hasPrefix("Items.sizeForItem") }
            stage.state(0, isAtOnce, "\(stage.lines)")
            let expected = ["update closure"] + (0..<3).map { "Items.sizeForItem(\($0))" }
            stage.state(1, Array(told.prefix(4)) == expected, "\(told)")
        },
        .statements("list-coll-05", isMisuse: true) { stage in
            let scene = try CollectionScene(stage, [2]).show()
            scene.view.reloadData()
            scene.data.set(3)
            stage.begin()
            scene.view.performBatchUpdates {
                stage.log("update closure")
                scene.view.insertItems(at: [.first(2)])
            }
            stage.state(0, stage.has("Items.numberOfItems(0)", before: "update closure"), "\(stage.lines)")
            let raised = stage.sim.diagnostics.map(\.exceptionName)
            stage.state(1, raised == ["NSInternalInconsistencyException"], "\(stage.sim.diagnostics)")
        },
    ]
}

/// A delegate that returns one size for all items.
@MainActor
private final class HeardSizes: NSObject, UICollectionViewDelegateFlowLayout {
    private let journal = Journal.current

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        journal.log("Items.sizeForItem(\(indexPath.item))")
        return CGSize(width: 100, height: 100)
    }
}

extension Scenario {
    static let layoutBeforeUpdates: [Scenario] = [
        .statements("list-coll-13") { stage in
            let scene = try CollectionScene(stage, [2]).show()
            scene.view.reloadData()
            stage.begin()
            scene.view.performBatchUpdates {
                stage.log("update closure")
                scene.data.set(3)
                scene.view.insertItems(at: [.first(2)])
            }
            let asked = stage.lines.prefix { $0 != "update closure" }
            stage.state(
                0, asked.contains { $0.hasPrefix("Items.cellForItem") }, "\(stage.lines)")
            stage.state(
                1,
                asked.filter { $0.hasPrefix("Items.cellForItem") }.count == 2
                    && stage.sim.diagnostics.isEmpty,
                "\(stage.lines), \(stage.sim.diagnostics)")
            try stage.settle()
        }
    ]
}
