import Simulator

// The messages to a layout, and the effects of its answers.
extension Scenario {
    static let collectionLayouts: [Scenario] = [
        .rule(
            EvidenceEntry(
                "gt2-coll-03",
                "Batch update: messages to the layout",
                ios: "6+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UICollectionViewLayout.h"
                ),
                notes: """
                    Quote: It will be called prior to calling the initial/final layout attribute methods
                    below ... finalizeCollectionViewUpdates; // called inside an animation block after
                    the update
                    """),
            statements: 3
        ) { stage in
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
            stage.state(
                "layout.prepare(forCollectionViewUpdates:)", prepared < (between.first ?? -1), "\(told)")
            stage.state(
                "initial/finalLayoutAttributes... (for each)",
                !between.isEmpty && (between.last ?? 9999) < ended, "\(told)")
            stage.state(
                "layout.finalizeCollectionViewUpdates (inside the animation block)",
                told.contains("Layout.finalize(animated)"), "\(told)")
        },
        .rule(
            EvidenceEntry(
                "gt2-coll-09",
                "Layout returns a supplementary view outside of the sections",
                ios: "10-17",
                source: .log(
                    "https://github.com/TextureGroup/Texture/blob/be0b74b4e23bbd16a2159169a0c0d80f47fd5b45/Tests/ASUICollectionViewTests.mm"
                ),
                notes: """
                    Automated test run on the simulator. Quote: If your supp is indexPathWithIndex:,
                    that's OK even if that section is out of bounds!
                    """),
            statements: 2,
            isMisuse: true
        ) { stage in
            let fine = try CollectionScene(
                stage, [1, 1], SignLayout(at: IndexPath(index: 3)),
                source: HeadedItems.making {
                    $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "sign", for: $2)
                }
            ).showWithSigns()
            let made = fine.view.supplementaryView(forElementKind: "Sign", at: IndexPath(index: 3))
            stage.state(
                "index path of length 1 beyond the sections: fine, the view is made",
                made != nil && stage.sim.diagnostics.isEmpty, "\(stage.sim.diagnostics)")
            try CollectionScene(
                stage, [1, 1], SignLayout(at: IndexPath(item: 0, section: 3)),
                source: HeadedItems.making {
                    $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "sign", for: $2)
                }
            ).showWithSigns()
            let raised = stage.sim.diagnostics.map(\.exceptionName)
            stage.state(
                """
                index path with (section,item) beyond the sections: NSInternalInconsistencyException
                """, raised.contains("NSInternalInconsistencyException"), "\(stage.sim.diagnostics)")
        },
        .rule(
            EvidenceEntry(
                "list-coll-06",
                "What a layout is told of a batch",
                ios: "13.2 SDK",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UICollectionViewLayout.h"
                ),
                notes: """
                    Quote: indexPathBeforeUpdate; // nil for UICollectionUpdateActionInsert /
                    indexPathAfterUpdate; // nil for UICollectionUpdateActionDelete / The collection
                    view calls -prepareLayout again after layout is invalidated and before requerying
                    the layout information.
                    """),
            statements: 3
        ) { stage in
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
                "an insertion has no place before it",
                inserted != nil && inserted?.indexPathBeforeUpdate == nil
                    && inserted?.indexPathAfterUpdate == .first(1), "\(layout.updates)")
            stage.state(
                "a deletion has none after it",
                deleted != nil && deleted?.indexPathAfterUpdate == nil
                    && deleted?.indexPathBeforeUpdate == .first(1), "\(layout.updates)")
            stage.begin()
            layout.invalidateLayout()
            try stage.settle()
            stage.state(
                "prepare comes again before the layout is asked again",
                stage.has("Layout.prepare", before: "Layout.layoutAttributesForElements"), "\(stage.lines)"
            )
        },
        .rule(
            EvidenceEntry(
                "list-coll-07",
                "A layout's invalidation",
                ios: "13.2 SDK",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UICollectionViewLayout.h"
                ),
                notes: """
                    Quote: invalidateEverything; set to YES when invalidation occurs because the
                    collection view is sent -reloadData / invalidateDataSourceCounts; set to YES when
                    the collection view is sent -reloadData and when items are inserted or deleted
                    """),
            statements: 1,
            leavingOut: ["a batch that inserts invalidates the counts"],
            remark: "A batch's invalidation says everything here, not the counts alone."
        ) { stage in
            let layout = TellingLayout()
            let scene = try CollectionScene(stage, [3], layout).show()
            layout.contexts = []
            scene.view.reloadData()
            try stage.settle()
            let all = layout.contexts.contains { $0.invalidateEverything && $0.invalidateDataSourceCounts }
            stage.state(
                "reloadData invalidates everything and the counts", all,
                "\(layout.contexts.map { ($0.invalidateEverything, $0.invalidateDataSourceCounts) })")
        },
        .rule(
            EvidenceEntry(
                "list-coll-08",
                "The bounds change, and the layout says that it minds",
                ios: "13.2 SDK",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UICollectionViewLayout.h"
                ),
                notes: """
                    Quote: return YES to cause the collection view to requery the layout for geometry
                    information
                    """),
            statements: 2
        ) { stage in
            let layout = HeardLayout()
            let scene = try CollectionScene(stage, [50], layout).show()
            for minds in [true, false] {
                layout.mindsBounds = minds
                stage.begin()
                scene.view.contentOffset.y += 100
                try stage.settle()
                let isPrepared = stage.has("Layout.prepare")
                stage.state(
                    minds
                        ? "the layout is prepared again after each change of the bounds"
                        : "not if shouldInvalidateLayout(forBoundsChange:) is false", isPrepared == minds,
                    "\(stage.lines)")
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
