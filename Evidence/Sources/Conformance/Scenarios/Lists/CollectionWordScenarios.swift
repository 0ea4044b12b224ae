import Simulator

// UIKit's messages about requests for nonexistent items of collection views.
extension Scenario {
    static let collectionWords: [Scenario] = [
        .messages("gt2-coll-21", filling: ["KIND": "UICollectionElementKindCell", "ID": "Cell"]) { stage in
            let scene = CollectionScene(stage, [1], source: UnregisteredItems.init)
            try scene.show()
        },
        .messages("list-words-29") { stage in
            try CollectionScene(stage, [1], source: HandmadeItems.init).show()
        },
        .messages("list-words-31") { stage in
            try CollectionScene(stage, [1], source: WastefulItems.init).show()
        },
        .statements("gt2-coll-14", isMisuse: true) { stage in
            for source in [WastefulItems.init, HandmadeItems.init] as [@MainActor (ListData) -> HeardItems] {
                let before = stage.sim.diagnostics.count
                try CollectionScene(stage, [1], source: source).show()
                let raised = stage.sim.diagnostics.dropFirst(before).filter { $0.kind == .exception }
                stage.state(0, !raised.isEmpty, "\(stage.sim.diagnostics)")
            }
            let scene = try CollectionScene(stage, [1]).show()
            let before = stage.sim.diagnostics.count
            _ = scene.view.dequeueReusableCell(withReuseIdentifier: "item", for: .first(0))
            try stage.settle()
            scene.view.reloadData()
            try stage.settle()
            let raised = stage.sim.diagnostics.dropFirst(before).filter { $0.kind == .exception }
            stage.state(0, !raised.isEmpty, "\(stage.sim.diagnostics)")
        },
        .messages("list-words-30") { stage in
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 100, height: 30)
            try CollectionScene(
                stage, [1], layout,
                source: HeadedItems.making { _, _, _ in UICollectionReusableView(frame: .zero) }
            ).show()
        },
        .messages("list-words-32") { stage in
            let scene = try CollectionScene(stage, [0]).show()
            scene.view.scrollToItem(at: .first(0), at: .top, animated: false)
        },
        .messages("list-words-38") { stage in
            let scene = try CollectionScene(stage, []).show()
            _ = scene.view.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header",
                for: .first(0))
        },
        .messages("list-words-33") { stage in
            try CollectionScene(stage, [1], source: RegisteringItems.init).show()
        },
    ]
}

// UIKit's messages about batch updates that don't match the data.
extension Scenario {
    static let collectionBatchWords: [Scenario] = [
        updating("list-words-20", [1]) { scene in
            scene.data.sections.append(["New"])
            scene.view.performBatchUpdates({})
        },
        updating("list-words-21", [7]) { scene in
            scene.data.set(8)
            scene.view.performBatchUpdates({})
        },
        updating("list-words-22", [4]) { scene in
            scene.data.set(1)
            scene.view.performBatchUpdates({})
        },
        updating("list-words-23", [20]) { $0.view.reloadItems(at: [.first(20)]) },
        updating("list-words-24", [3], filling: ["S - I": "0 - 1"]) { scene in
            scene.data.set(2)
            scene.view.performBatchUpdates {
                scene.view.deleteItems(at: [.first(1)])
                scene.view.reloadItems(at: [.first(1)])
            }
        },
        updating("list-words-25", [3]) { scene in
            scene.data.set(2)
            scene.view.performBatchUpdates {
                scene.view.deleteItems(at: [.first(1)])
                scene.view.moveItem(at: .first(1), to: .first(0))
            }
        },
        updating("list-words-26", [1, 1, 1, 1, 1, 1]) { scene in
            scene.data.sections.append(["New"])
            scene.view.performBatchUpdates {
                scene.view.insertSections([4])
                scene.view.moveSection(0, toSection: 4)
            }
        },
    ]

    private static func updating(
        _ id: String, _ counts: [Int], filling values: [String: String] = [:],
        _ update: @escaping @MainActor (CollectionScene) -> Void
    ) -> Scenario {
        .messages(id, filling: values) { stage in
            let scene = try CollectionScene(stage, counts).show()
            update(scene)
        }
    }
}

// UIKit's messages about layouts.
extension Scenario {
    static let collectionLayoutWords: [Scenario] = [
        .messages("list-words-27") { _ = try CollectionScene($0, [0], StrayLayout()).showAsMade() },
        .messages("list-words-28") { _ = try CollectionScene($0, [0], StrayLayout()).showAsMade() },
        .messages("list-words-34") { try CollectionScene($0, [1], .squares(0)).show() },
        .messages("list-words-35") { try CollectionScene($0, [1], .squares(500)).show() },
        .messages("gt2-coll-23") { stage in
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 50, height: 2000)
            try CollectionScene(stage, [1], layout).show()
        },
        .messages("list-words-36") { _ in
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])
        },
        .uncovered(
            "list-words-37",
            "A cell that has the size it asked for is not asked again: one that changes its mind makes no loop here."
        ),
    ]
}

private final class UnregisteredItems: HeardItems {
    override func cell(for place: IndexPath, in view: UICollectionView) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "Cell", for: place)
    }
}

/// A data source that creates its cells itself.
private final class HandmadeItems: HeardItems {
    override func cell(for place: IndexPath, in view: UICollectionView) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }
}

/// A data source that dequeues two cells and returns one.
private final class WastefulItems: HeardItems {
    override func cell(for place: IndexPath, in view: UICollectionView) -> UICollectionViewCell {
        _ = super.cell(for: place, in: view)
        return super.cell(for: place, in: view)
    }
}

/// A data source that creates a registration for each cell.
private final class RegisteringItems: HeardItems {
    override func cell(for place: IndexPath, in view: UICollectionView) -> UICollectionViewCell {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        return view.dequeueConfiguredReusableCell(using: registration, for: place, item: data[place])
    }
}

/// A layout with attributes for a nonexistent item.
private final class StrayLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 600) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: .first(0))
        attributes.frame = CGRect(x: 0, y: 0, width: 375, height: 248)
        return [attributes]
    }
}
