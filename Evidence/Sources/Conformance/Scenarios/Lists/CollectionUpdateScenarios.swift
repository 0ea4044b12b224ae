import Simulator

// Batch updates of a collection view.
extension Scenario {
    static let collectionUpdates: [Scenario] = [
        .order(
            EvidenceEntry(
                "gt2-coll-07",
                "Nested performBatchUpdates (2 inside 1): order of the completions",
                ios: "10-17",
                source: .log(
                    "https://github.com/TextureGroup/Texture/blob/be0b74b4e23bbd16a2159169a0c0d80f47fd5b45/Tests/ASUICollectionViewTests.mm"
                ),
                notes: """
                    Test of UIKit itself, run on the simulator. OUTER first. Automated test run on the
                    simulator. Quote: XCTAssertEqualObjects(completions, (@[ outer, inner0, inner1 ]),
                    @"Expected completion order to be correct");
                    """,
                events: [
                    "outer completion",
                    "inner0 completion",
                    "inner1 completion",
                ])
        ) { stage in
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
        .rule(
            EvidenceEntry(
                "gt2-coll-08",
                "insertSections before the collection view ever asked its counts",
                ios: "10-17",
                source: .log(
                    "https://github.com/TextureGroup/Texture/blob/be0b74b4e23bbd16a2159169a0c0d80f47fd5b45/Tests/ASUICollectionViewTests.mm"
                ),
                notes: """
                    Counts are cached lazily. Automated test run on the simulator. Quote: Throws
                    exception because collection view never saw the data source have 0 sections. so it's
                    going to read "oldSectionCount" now and get 1.
                    """),
            statements: 2,
            isMisuse: true
        ) { stage in
            for reads in [true, false] {
                let scene = CollectionScene(stage, [])
                let before = stage.sim.diagnostics.count
                if reads { _ = scene.view.numberOfSections }
                scene.data.sections = [[]]
                scene.view.insertSections([0])
                let raised = stage.sim.diagnostics.dropFirst(before).map(\.exceptionName)
                if reads {
                    stage.state(
                        "reading numberOfSections first avoids it", raised.isEmpty, "\(stage.sim.diagnostics)"
                    )
                } else {
                    stage.state(
                        """
                        old count is read only then, i.e. from the NEW model -> \
                        NSInternalInconsistencyException
                        """, raised == ["NSInternalInconsistencyException"], "\(stage.sim.diagnostics)")
                }
            }
        },
        .rule(
            EvidenceEntry(
                "list-coll-04",
                "performBatchUpdates of a flow layout with sizes from the delegate",
                ios: "10 (2017-04)",
                source: .log("https://github.com/lionheart/openradar-mirror/issues/17286"),
                notes: """
                    Quote: CollectionView.performBatchUpdates / ViewController.performBatchUpdates
                    update closure / ViewController.collectionView(_:layout:sizeForItemAt: 0-0) / ...
                    0-1. Radar 31748196.
                    """),
            statements: 2
        ) { stage in
            let sizes = HeardSizes()
            let scene = try CollectionScene(stage, [3], UICollectionViewFlowLayout(), delegate: sizes).show()
            stage.begin()
            scene.view.performBatchUpdates { stage.log("update closure") }
            let isAtOnce = stage.has("update closure")
            try stage.settle()
            let told = stage.lines.filter { $0 == "update closure" || $0.hasPrefix("Items.sizeForItem") }
            stage.state("the closure runs before performBatchUpdates returns", isAtOnce, "\(stage.lines)")
            let expected = ["update closure"] + (0..<3).map { "Items.sizeForItem(\($0))" }
            stage.state(
                "then the sizes of the items are asked for, in order", Array(told.prefix(4)) == expected,
                "\(told)")
        },
        .rule(
            EvidenceEntry(
                "list-coll-05",
                """
                The data change before performBatchUpdates, and the collection view has not been \
                laid out since reloadData
                """,
                ios: "10 (2016-09)",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/15769"),
                notes: """
                    Quote: the UICollectionViewData source methods are called immediately when the
                    performBatchUpdates call is reached. Radar 28167779.
                    """),
            statements: 2,
            isMisuse: true
        ) { stage in
            let scene = try CollectionScene(stage, [2]).show()
            scene.view.reloadData()
            scene.data.set(3)
            stage.begin()
            scene.view.performBatchUpdates {
                stage.log("update closure")
                scene.view.insertItems(at: [.first(2)])
            }
            stage.state(
                "the counts are asked as performBatchUpdates begins, before its closure",
                stage.has("Items.numberOfItems(0)", before: "update closure"), "\(stage.lines)")
            let raised = stage.sim.diagnostics.map(\.exceptionName)
            stage.state(
                "the insertion in the closure is NSInternalInconsistencyException",
                raised == ["NSInternalInconsistencyException"], "\(stage.sim.diagnostics)")
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
        .rule(
            EvidenceEntry(
                "list-coll-13",
                "performBatchUpdates of a collection view that needs layout",
                ios: "10 (2016-09)",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/15769"),
                notes: """
                    Radar 28167779: the stack leads from performBatchUpdates to layoutSubviews and
                    prepareLayout. Apple's page performBatchUpdates(_:completion:): update the data
                    model inside the updates block, or ensure that the layout is updated before.
                    """),
            statements: 2
        ) { stage in
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
                "the collection view is laid out before the updates block runs",
                asked.contains { $0.hasPrefix("Items.cellForItem") }, "\(stage.lines)")
            stage.state(
                "the data source is asked for the data as they are then",
                asked.filter { $0.hasPrefix("Items.cellForItem") }.count == 2
                    && stage.sim.diagnostics.isEmpty,
                "\(stage.lines), \(stage.sim.diagnostics)")
            try stage.settle()
        }
    ]
}
