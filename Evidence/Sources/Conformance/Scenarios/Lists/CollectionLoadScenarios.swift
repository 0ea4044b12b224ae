import Simulator

// A collection view's requests, and the creation of its cells.
extension Scenario {
    static let collectionLoading: [Scenario] = [
        .statements("gt2-coll-02") { stage in
            let scene = CollectionScene(stage, [3], HeardLayout())
            stage.begin()
            try scene.show()
            let told = stage.lines.filter { $0.hasPrefix("Layout.") }
            stage.state(0, told.first == "Layout.prepare", "\(told)")
            stage.state(1, told.contains("Layout.layoutAttributesForElements"), "\(told)")
        },
        .statements("list-coll-01") { stage in
            let scene = CollectionScene(stage, [3], HeardLayout())
            stage.begin()
            try scene.show()
            let told = stage.lines.filter { $0.hasPrefix("Layout.") }
            let firsts = told.indices.filter { told.firstIndex(of: told[$0]) == $0 }.map { told[$0] }
            for position in 0..<3 { stage.state(position, firsts == stage.entry.events, "\(told)") }
        },
        .statements("gt2-coll-04") { stage in
            let scene = CollectionScene(stage, [300], source: WatchfulItems.init)
            stage.begin()
            try scene.show()
            let items = try require(scene.source as? WatchfulItems)
            stage.state(1, items.seen.allSatisfy(\.hasSuperview) && !items.seen.isEmpty, "\(items.seen)")
            scene.view.setContentOffset(CGPoint(x: 0, y: 3000), animated: false)
            try stage.settle()
            let again = items.seen.filter(\.isUsedAgain)
            stage.state(0, !again.isEmpty && again.allSatisfy { $0.reuses > 0 }, "\(items.seen)")
            stage.state(2, items.seen.allSatisfy { $0.applied > 0 }, "\(items.seen)")
        },
        .statements("gt2-coll-06") { stage in
            let scene = CollectionScene(stage, [300], delegate: HeardItemDisplay())
            stage.begin()
            try scene.show()
            let counts = (
                stage.lines.firstIndex(of: "Items.numberOfSections"),
                stage.lines.firstIndex(of: "Items.numberOfItems(0)")
            )
            let first = stage.lines.firstIndex(of: "Items.cellForItem(0)") ?? 0
            stage.state(0, (counts.0 ?? 9999) < (counts.1 ?? 0), "\(stage.lines.prefix(5))")
            stage.state(1, (counts.1 ?? 9999) < first, "\(stage.lines.prefix(9))")
            stage.state(
                2, stage.has("Items.cellForItem(0)", before: "Items.willDisplay(0)"),
                "\(stage.lines.prefix(9))")
            stage.begin()
            scene.view.setContentOffset(CGPoint(x: 0, y: 3000), animated: false)
            try stage.settle()
            stage.state(3, stage.has("Items.didEndDisplaying(0)"), "\(stage.lines)")
        },
        .statements("list-coll-02") { stage in
            let scene = try CollectionScene(stage, [300], delegate: HeardItemDisplay()).show()
            scene.view.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
            try stage.settle()
            stage.begin()
            scene.view.setContentOffset(.zero, animated: false)
            try stage.settle()
            let isShown = stage.has("Items.willDisplay(0)")
            stage.state(0, isShown && !stage.has("Items.cellForItem(0)"), "\(stage.lines)")
            scene.view.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
            try stage.settle()
            let told = stage.lines.filter { $0.contains("isplay") && $0.hasSuffix("(0)") }
            stage.state(1, told == ["Items.willDisplay(0)", "Items.didEndDisplaying(0)"], "\(told)")
        },
        .statements("list-coll-03") { stage in
            let scene = CollectionScene(stage, [300], delegate: HeardItemDisplay())
            stage.begin()
            try scene.show()
            stage.state(0, askedAhead(stage).isEmpty, "\(askedAhead(stage))")
            try scene.scroll(by: 200)
            stage.state(1, !askedAhead(stage).isEmpty, "\(stage.lines)")
            let other = CollectionScene(stage, [300], delegate: HeardItemDisplay())
            other.view.isPrefetchingEnabled = false
            stage.begin()
            try other.show()
            try other.scroll(by: 200)
            stage.state(2, askedAhead(stage).isEmpty, "\(askedAhead(stage))")
        },
        .order("gt2-coll-19") { stage in
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 100, height: 50)
            let scene = CollectionScene(stage, [1], layout, source: HostedItems.init)
            scene.view.register(HostingItem.self, forCellWithReuseIdentifier: "item")
            let tabs = UITabBarController()
            tabs.viewControllers = [stage.page("Other"), scene.page]
            try stage.launch(tabs)
            scene.page.loadViewIfNeeded()
            scene.page.view.addSubview(scene.view)
            stage.begin()
            scene.view.reloadData()
            scene.view.layoutIfNeeded()
            tabs.selectedIndex = 1
            try stage.settle()
            stage.close()
        },
        .statements("list-coll-11", isMisuse: true) { stage in
            let scene = CollectionScene(stage, [1])
            scene.view.register(FramedItem.self, forCellWithReuseIdentifier: "item")
            try scene.show()
            let cell = try scene.cell(0) as? FramedItem
            stage.state(0, cell?.isMadeWithFrame == true, "\(String(describing: cell))")
            stage.state(1, try footersAreOfTheirOwn(stage), "\(stage.sim.diagnostics)")
        },
        .statements("list-coll-12") { stage in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 50)
            let fixed = CollectionScene(stage, [1], layout)
            fixed.view.register(AskedItem.self, forCellWithReuseIdentifier: "item")
            stage.begin()
            try fixed.show()
            stage.state(1, !stage.has("Item.preferredLayoutAttributesFitting"), "\(stage.lines)")
            let estimating = UICollectionViewFlowLayout()
            estimating.estimatedItemSize = CGSize(width: 100, height: 50)
            let scene = CollectionScene(stage, [1], estimating)
            scene.view.register(AskedItem.self, forCellWithReuseIdentifier: "item")
            stage.begin()
            try scene.show()
            stage.state(0, stage.has("Item.preferredLayoutAttributesFitting"), "\(stage.lines)")
        },
        .open(
            "gt2-al-17",
            "It says what may be wrong on systems before iOS 14, and not what a cell is sure to meet."),
    ]

    /// The items that were requested and haven't been displayed.
    private static func askedAhead(_ stage: Stage) -> [String] {
        func items(_ word: String) -> [String] {
            stage.lines.filter { $0.hasPrefix(word) }.map { String($0.dropFirst(word.count)) }
        }
        let shown = Set(items("Items.willDisplay"))
        return items("Items.cellForItem").filter { !shown.contains($0) }
    }

    /// An identifier that is registered for headers isn't registered for footers.
    private static func footersAreOfTheirOwn(_ stage: Stage) throws -> Bool {
        let layout = UICollectionViewFlowLayout()
        layout.footerReferenceSize = CGSize(width: 100, height: 30)
        let before = stage.sim.diagnostics.count
        try CollectionScene(
            stage, [1], layout,
            source: HeadedItems.making {
                $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "header", for: $2)
            }
        ).show()
        return stage.sim.diagnostics.dropFirst(before).contains {
            $0.message.contains("could not dequeue a view of kind: UICollectionElementKindSectionFooter")
        }
    }
}

/// A data source that inspects each dequeued cell.
private final class WatchfulItems: HeardItems {
    struct Look {
        let hasSuperview: Bool
        /// Whether the cell has shown another item.
        let isUsedAgain: Bool
        let reuses: Int
        let applied: Int
    }

    private(set) var seen: [Look] = []

    override func cell(for place: IndexPath, in view: UICollectionView) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: place)
        guard let kept = cell as? KeptItem else { return cell }
        seen.append(
            Look(
                hasSuperview: cell.superview != nil, isUsedAgain: kept.text != nil, reuses: kept.reuses,
                applied: kept.applied.count))
        kept.text = data[place]
        return cell
    }
}

/// A data source whose cells contain a view of the app.
private final class HostedItems: HeardItems {
    override func cell(for place: IndexPath, in view: UICollectionView) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: place)
        journal.log("cellForItem begins")
        cell.contentView.addSubview(HostedView(frame: cell.contentView.bounds))
        journal.log("cellForItem returns")
        return cell
    }
}

private final class HostedView: UIView {
    private let journal = Journal.current

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview != nil { journal.log("[content view's subview].didMoveToSuperview") }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { journal.log("[subviews].didMoveToWindow") }
    }
}

private final class HostingItem: UICollectionViewCell {
    private let journal = Journal.current

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        journal.log("cell.preferredLayoutAttributesFitting")
        return layoutAttributes
    }
}

private final class AskedItem: UICollectionViewCell {
    private let journal = Journal.current

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        journal.log("Item.preferredLayoutAttributesFitting")
        return layoutAttributes
    }
}

private final class FramedItem: UICollectionViewCell {
    private(set) var isMadeWithFrame = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMadeWithFrame = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
