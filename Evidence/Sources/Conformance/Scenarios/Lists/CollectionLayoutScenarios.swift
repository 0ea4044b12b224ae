import Simulator

// The messages to a layout, and the effects of its answers.
extension Scenario {
    static let collectionLayouts: [Scenario] = [
        .statements("gt2-coll-03") { stage in
            let scene = try CollectionScene(stage, [3], TellingLayout()).show()
            scene.data.set(4)
            stage.begin()
            scene.view.insertItems(at: [.first(1)])
            try stage.settle()
            let told = stage.lines.filter { $0.hasPrefix("Layout.") }
            let prepared = told.firstIndex(of: "Layout.prepareForUpdates") ?? 9999
            let ended = told.firstIndex { $0.hasPrefix("Layout.finalize") } ?? -1
            let between = told.indices.filter {
                told[$0].hasPrefix("Layout.initial")
                    || told[$0].hasPrefix("Layout.final") && !told[$0].hasPrefix("Layout.finalize")
            }
            stage.state(0, prepared < (between.first ?? -1), "\(told)")
            stage.state(1, !between.isEmpty && (between.last ?? 9999) < ended, "\(told)")
            stage.state(2, told.contains("Layout.finalize(animated)"), "\(told)")
        },
        .statements("gt2-coll-09", isMisuse: true) { stage in
            let fine = try CollectionScene(
                stage, [1, 1], SignLayout(at: IndexPath(index: 3)),
                source: HeadedItems.making {
                    $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "sign", for: $2)
                }
            ).showWithSigns()
            let made = fine.view.supplementaryView(forElementKind: "Sign", at: IndexPath(index: 3))
            stage.state(
                1, made != nil && stage.sim.diagnostics.isEmpty, "\(stage.sim.diagnostics)")
            try CollectionScene(
                stage, [1, 1], SignLayout(at: IndexPath(item: 0, section: 3)),
                source: HeadedItems.making {
                    $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "sign", for: $2)
                }
            ).showWithSigns()
            let raised = stage.sim.diagnostics.map(\.exceptionName)
            stage.state(0, raised.contains("NSInternalInconsistencyException"), "\(stage.sim.diagnostics)")
        },
        .statements("list-coll-06") { stage in
            let layout = TellingLayout()
            let scene = try CollectionScene(stage, [3], layout).show()
            scene.data.sections[0] = ["0-0", "New", "0-2"]
            stage.begin()
            scene.view.performBatchUpdates {
                scene.view.deleteItems(at: [.first(1)])
                scene.view.insertItems(at: [.first(1)])
            }
            try stage.settle()
            let (inserted, deleted) = (
                layout.updates.first { $0.updateAction == .insert },
                layout.updates.first { $0.updateAction == .delete }
            )
            stage.state(
                0,
                inserted != nil && inserted?.indexPathBeforeUpdate == nil
                    && inserted?.indexPathAfterUpdate == .first(1), "\(layout.updates)")
            stage.state(
                1,
                deleted != nil && deleted?.indexPathAfterUpdate == nil
                    && deleted?.indexPathBeforeUpdate == .first(1), "\(layout.updates)")
            stage.begin()
            layout.invalidateLayout()
            try stage.settle()
            stage.state(
                2, stage.has("Layout.prepare", before: "Layout.layoutAttributesForElements"), "\(stage.lines)"
            )
        },
        .statements(
            "list-coll-07", leavingOut: [1],
            remark: "A batch's invalidation says everything here, not the counts alone."
        ) { stage in
            let layout = TellingLayout()
            let scene = try CollectionScene(stage, [3], layout).show()
            layout.contexts = []
            scene.view.reloadData()
            try stage.settle()
            let all = layout.contexts.contains { $0.invalidateEverything && $0.invalidateDataSourceCounts }
            stage.state(
                0, all, "\(layout.contexts.map { ($0.invalidateEverything, $0.invalidateDataSourceCounts) })")
        },
        .statements("list-coll-08") { stage in
            let layout = HeardLayout()
            let scene = try CollectionScene(stage, [50], layout).show()
            for minds in [true, false] {
                layout.mindsBounds = minds
                stage.begin()
                scene.view.contentOffset.y += 100
                try stage.settle()
                let isPrepared = stage.has("Layout.prepare")
                stage.state(minds ? 0 : 1, isPrepared == minds, "\(stage.lines)")
            }
        },
    ]
}

extension CollectionScene {
    @discardableResult
    fileprivate func showWithSigns() throws -> CollectionScene {
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "Sign", withReuseIdentifier: "sign")
        return try showAsMade()
    }
}

/// A layout that records the updates that it receives.
private final class TellingLayout: HeardLayout {
    private(set) var updates: [UICollectionViewUpdateItem] = []
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        updates = updateItems
        journal.log("Layout.prepareForUpdates")
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        journal.log("Layout.finalize(\(UIView.inheritedAnimationDuration > 0 ? "animated" : "at once"))")
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        journal.log("Layout.initial(\(itemIndexPath.item))")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        journal.log("Layout.final(\(itemIndexPath.item))")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        contexts.append(context)
    }
}

/// A layout with one supplementary view.
private final class SignLayout: UICollectionViewLayout {
    private let place: IndexPath

    init(at place: IndexPath) {
        self.place = place
        super.init()
    }

    required init?(coder: NSCoder) { return nil }

    override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 600) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        [attributes]
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes }

    private var attributes: UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "Sign", with: place)
        attributes.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        return attributes
    }
}
