import Simulator

// A collection view's requests, and the creation of its cells.
extension Scenario {
    static let collectionLoading: [Scenario] = [
        .rule(
            EvidenceEntry(
                "gt2-coll-02",
                "First layout",
                ios: "6+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UICollectionViewLayout.h"
                ),
                notes: """
                    Quote: The collection view calls -prepareLayout once at its first layout as the
                    first message to the layout instance. The collection view calls -prepareLayout again
                    after layout is invalidated and before requerying the layout information.
                    """),
            statements: 2
        ) { stage in
            let scene = CollectionScene(stage, [3], HeardLayout())
            stage.begin()
            try scene.show()
            let told = stage.lines.filter { $0.hasPrefix("Layout.") }
            stage.state(
                "layout.prepare (first message of all to the layout)", told.first == "Layout.prepare",
                "\(told)")
            stage.state(
                "layout.layoutAttributesForElements(in:)",
                told.contains("Layout.layoutAttributesForElements"), "\(told)")
        },
        .statements(
            EvidenceEntry(
                "list-coll-01",
                "A layout's first messages",
                ios: "2016-03",
                source: .claim("http://runxinzhi.com/ceasar-p-5264892.html"),
                notes: """
                    Two authors: prepare, then the size of the content, then the attributes of what is
                    in sight. The second: http://t.zoukankan.com/dabaomo-p-5205417.html
                    """,
                events: [
                    "Layout.prepare",
                    "Layout.collectionViewContentSize",
                    "Layout.layoutAttributesForElements",
                ])
        ) { stage in
            let scene = CollectionScene(stage, [3], HeardLayout())
            stage.begin()
            try scene.show()
            let told = stage.lines.filter { $0.hasPrefix("Layout.") }
            let firsts = told.indices.filter { told.firstIndex(of: told[$0]) == $0 }.map { told[$0] }
            for position in 0..<3 {
                stage.state(stage.entry.events[position], firsts == stage.entry.events, "\(told)")
            }
        },
        .rule(
            EvidenceEntry(
                "gt2-coll-04",
                "prepareForReuse and apply(_:) of a reusable view",
                ios: "6+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UICollectionViewCell.h"
                ),
                notes: """
                    So a dequeued cell already has its superview and frame inside cellForItem. Quote:
                    -applyLayoutAttributes: is then called after the view is added to the collection
                    view and just before the view is returned from the reuse queue. Note that
                    -applyLayoutAttributes: is only called when attributes change, as defined by
                    -isEqual:.
                    """),
            statements: 3
        ) { stage in
            let scene = CollectionScene(stage, [300], source: WatchfulItems.init)
            stage.begin()
            try scene.show()
            let items = try require(scene.source as? WatchfulItems)
            stage.state(
                "[view added to the collection view]",
                items.seen.allSatisfy(\.hasSuperview) && !items.seen.isEmpty, "\(items.seen)")
            scene.view.setContentOffset(CGPoint(x: 0, y: 3000), animated: false)
            try stage.settle()
            let again = items.seen.filter(\.isUsedAgain)
            stage.state(
                "view.prepareForReuse (before the dequeue returns)",
                !again.isEmpty && again.allSatisfy { $0.reuses > 0 }, "\(items.seen)")
            stage.state(
                """
                view.apply(layoutAttributes) just before the dequeue returns, only if they differ \
                (isEqual)
                """, items.seen.allSatisfy { $0.applied > 0 }, "\(items.seen)")
        },
        .rule(
            EvidenceEntry(
                "gt2-coll-06",
                "Life of an item, first show and scroll (Chinese sample's notes)",
                ios: "9/10 (2016-08)",
                source: .claim("https://huggingface.co/datasets/nyuuzyou/gitee-code"),
                notes: """
                    Also claims: from iOS 10 a cell that comes back is not sent prepareForReuse. Quote:
                    //1.numberOfsection //2.collectionview:numberOfitemInsection //3.prepareforreuse
                    //4.collectionview cellforitemAtIndexPath //5.collectionview:willdisplaycell ...
                    //6.collectionview:didEnddisplay
                    """),
            statements: 4
        ) { stage in
            let scene = CollectionScene(stage, [300], delegate: HeardItemDisplay())
            stage.begin()
            try scene.show()
            let counts = (
                stage.lines.firstIndex(of: "Items.numberOfSections"),
                stage.lines.firstIndex(of: "Items.numberOfItems(0)")
            )
            let first = stage.lines.firstIndex(of: "Items.cellForItem(0)") ?? 0
            stage.state("numberOfSections", (counts.0 ?? 9999) < (counts.1 ?? 0), "\(stage.lines.prefix(5))")
            stage.state("numberOfItems", (counts.1 ?? 9999) < first, "\(stage.lines.prefix(9))")
            stage.state(
                "per item: prepareForReuse (if from the pool), cellForItem, willDisplay",
                stage.has("Items.cellForItem(0)", before: "Items.willDisplay(0)"),
                "\(stage.lines.prefix(9))")
            stage.begin()
            scene.view.setContentOffset(CGPoint(x: 0, y: 3000), animated: false)
            try stage.settle()
            stage.state(
                "[left the screen] didEndDisplaying", stage.has("Items.didEndDisplaying(0)"), "\(stage.lines)"
            )
        },
        .rule(
            EvidenceEntry(
                "list-coll-02",
                "An item leaves the sight and comes straight back",
                ios: "2017-03",
                source: .log("https://wangling.me/2017/03/cell-data-unbinding.html"),
                notes: """
                    The author found cells whose data were taken away in didEndDisplaying and never set
                    again. Quote: willDisplayCell may be called without calling cellForItemAtIndexPath
                    or cellForRowAtIndexPath first.
                    """),
            statements: 2
        ) { stage in
            let scene = try CollectionScene(stage, [300], delegate: HeardItemDisplay()).show()
            scene.view.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
            try stage.settle()
            stage.begin()
            scene.view.setContentOffset(.zero, animated: false)
            try stage.settle()
            let isShown = stage.has("Items.willDisplay(0)")
            stage.state(
                "willDisplay comes without cellForItem", isShown && !stage.has("Items.cellForItem(0)"),
                "\(stage.lines)")
            scene.view.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
            try stage.settle()
            let told = stage.lines.filter { $0.contains("isplay") && $0.hasSuffix("(0)") }
            stage.state(
                "didEndDisplaying pairs with willDisplay",
                told == ["Items.willDisplay(0)", "Items.didEndDisplaying(0)"], "\(told)")
        },
        .rule(
            EvidenceEntry(
                "list-coll-03",
                "Cells are made ahead of the scrolling",
                ios: "10+",
                source: .claim("https://stackoverflow.com/questions/39135347"),
                notes: """
                    Quote: Prefetches cells by default. In other words, it will call
                    cellForItemAtIndexPath for cells that aren't going to be immediately displayed. The
                    prefetching of cells only begins when the user scrolls.
                    """),
            statements: 3
        ) { stage in
            let scene = CollectionScene(stage, [300], delegate: HeardItemDisplay())
            stage.begin()
            try scene.show()
            stage.state(
                "at load cellForItem is asked for items in sight alone", askedAhead(stage).isEmpty,
                "\(askedAhead(stage))")
            try scene.scroll(by: 200)
            stage.state(
                "while it scrolls, it is asked for items that are not in sight yet",
                !askedAhead(stage).isEmpty, "\(stage.lines)")
            let other = CollectionScene(stage, [300], delegate: HeardItemDisplay())
            other.view.isPrefetchingEnabled = false
            stage.begin()
            try other.show()
            try other.scroll(by: 200)
            stage.state(
                "not with isPrefetchingEnabled set to false", askedAhead(stage).isEmpty,
                "\(askedAhead(stage))")
        },
        .order(
            EvidenceEntry(
                "gt2-coll-19",
                "Self-sizing cell: order around cellForItem",
                ios: "13-16",
                source: .claim(
                    "https://github.com/airbnb/epoxy-ios/blob/a2b0450e79e98f689aab27f39b4ce821943d3d76/Sources/EpoxyCore/SwiftUI/EpoxySwiftUIHostingView.swift"
                ),
                notes: """
                    Seen for a collection view reloaded while its tab was hidden; sizing happens BEFORE
                    the cell is in a window. Quote: 5. We return from `collectionView(_:cellForItemAt:)`
                    6. `UICollectionView` calls the cell's `preferredLayoutAttributesFitting:` function
                    ... 7. The hosting view's `didMoveToWindow` function is called
                    """,
                events: [
                    "cellForItem begins",
                    "[content view's subview].didMoveToSuperview",
                    "cellForItem returns",
                    "cell.preferredLayoutAttributesFitting",
                    "[subviews].didMoveToWindow",
                ])
        ) { stage in
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
        .rule(
            EvidenceEntry(
                "list-coll-11",
                "A class is registered for cells and for headers",
                ios: "6+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UICollectionView.h"
                ),
                notes: "Quote: If a class is registered, it will be instantiated via alloc/initWithFrame:"),
            statements: 2,
            isMisuse: true
        ) { stage in
            let scene = CollectionScene(stage, [1])
            scene.view.register(FramedItem.self, forCellWithReuseIdentifier: "item")
            try scene.show()
            let cell = try scene.cell(0) as? FramedItem
            stage.state(
                "init(frame:) makes the cell", cell?.isMadeWithFrame == true, "\(String(describing: cell))")
            stage.state(
                "each kind of supplementary view has identifiers of its own", try footersAreOfTheirOwn(stage),
                "\(stage.sim.diagnostics)")
        },
        .rule(
            EvidenceEntry(
                "list-coll-12",
                "An estimated size in a flow layout",
                ios: "8+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UICollectionViewFlowLayout.h"
                ),
                notes: """
                    Quote: setting a non-zero size enables cells that self-size via
                    -preferredLayoutAttributesFittingAttributes:
                    """),
            statements: 2
        ) { stage in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 50)
            let fixed = CollectionScene(stage, [1], layout)
            fixed.view.register(AskedItem.self, forCellWithReuseIdentifier: "item")
            stage.begin()
            try fixed.show()
            stage.state(
                "zero, the default, does not", !stage.has("Item.preferredLayoutAttributesFitting"),
                "\(stage.lines)")
            let estimating = UICollectionViewFlowLayout()
            estimating.estimatedItemSize = CGSize(width: 100, height: 50)
            let scene = CollectionScene(stage, [1], estimating)
            scene.view.register(AskedItem.self, forCellWithReuseIdentifier: "item")
            stage.begin()
            try scene.show()
            stage.state(
                "a size that is not zero has cells asked for preferredLayoutAttributesFitting",
                stage.has("Item.preferredLayoutAttributesFitting"), "\(stage.lines)")
        },
        .open(
            EvidenceEntry(
                "gt2-al-17",
                "Self-sizing collection cell before iOS 14",
                ios: "<14",
                source: .claim(
                    "https://github.com/airbnb/epoxy-ios/blob/a2b0450e79e98f689aab27f39b4ce821943d3d76/Sources/EpoxyCollectionView/CollectionView/ReusableViews/CollectionViewCell.swift"
                ),
                notes: """
                    Quote: `contentView`'s required width and height constraints (created from its
                    auto-resizing mask) will not have the correct constants before invoking
                    `systemLayoutSizeFitting(...)`
                    """,
                events: [
                    """
                    the content view's autoresizing width/height constraints may be stale when \
                    systemLayoutSizeFitting is called (after a rotation)
                    """
                ]),
            "It says what may be wrong on systems before iOS 14, and not what a cell is sure to meet."
        ),
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
