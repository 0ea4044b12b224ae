import Simulator

// UIKit's messages about requests for nonexistent items of collection views.
extension Scenario {
    static let collectionWords: [Scenario] = [
        .messages(
            EvidenceEntry(
                "gt2-coll-21",
                "dequeue of a collection cell/supplementary not registered",
                ios: "10 (2017-05)",
                source: .log("https://github.com/bhlvoong/LBTAComponents/issues/12"),
                notes: """
                    Cells have the kind UICollectionElementKindCell. Wording differs from the table's.
                    Quote: 'could not dequeue a view of kind: UICollectionElementKindCell with
                    identifier inVietNam.HeadingHomeCell - must register a nib or a class for the
                    identifier or connect a prototype cell in a storyboard'
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: could not dequeue a view of kind: \
                    KIND with identifier ID - must register a nib or a class for the identifier or \
                    connect a prototype cell in a storyboard
                    """
                ]),
            filling: ["KIND": "UICollectionElementKindCell", "ID": "Cell"]
        ) { stage in
            let scene = CollectionScene(stage, [1], source: UnregisteredItems.init)
            try scene.show()
        },
        .messages(
            EvidenceEntry(
                "list-words-29",
                "A data source makes a collection view's cell by itself, before iOS 18",
                ios: "12 (2018-10); same 15.7",
                source: .log("https://github.com/badoo/Chatto/issues/526"),
                notes: "iOS 15.7: https://github.com/pujiaxin33/JXSegmentedView/issues/218",
                events: [
                    """
                    exception NSInternalInconsistencyException: the cell returned from \
                    -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells \
                    must be retrieved by calling \
                    -dequeueReusableCellWithReuseIdentifier:forIndexPath:
                    """
                ])
        ) { stage in
            try CollectionScene(stage, [1], source: HandmadeItems.init).show()
        },
        .messages(
            EvidenceEntry(
                "list-words-31",
                "A collection view's data source dequeues a view and gives back another",
                ios: "18 (2024-11)",
                source: .log("https://github.com/mikaoj/BSImagePicker/issues/367"),
                notes: "The words of the crash of gt2-coll-14.",
                events: [
                    """
                    exception NSInternalInconsistencyException: Expected dequeued view to be \
                    returned to the collection view in preparation for display. When the collection \
                    view's data source is asked to provide a view for a given index path, ensure \
                    that a single view is dequeued and returned to the collection view. Avoid \
                    dequeuing views without a request from the collection view. For retrieving an \
                    existing view in the collection view, use -[UICollectionView \
                    cellForItemAtIndexPath:] or -[UICollectionView \
                    supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <description>; \
                    Collection view: <description>
                    """
                ])
        ) { stage in
            try CollectionScene(stage, [1], source: WastefulItems.init).show()
        },
        .rule(
            EvidenceEntry(
                "gt2-coll-14",
                """
                cellForItem dequeues two cells, or returns one that was not dequeued, or dequeues \
                unasked (iOS 18)
                """,
                ios: "18+",
                source: .claim(
                    "https://github.com/Instagram/IGListKit/blob/e3facbed2772dcc98c9a85070b82b0361b8ddf2c/Source/IGListKit/IGListAdapter.m"
                ),
                notes: """
                    Quote: These will cause a crash in iOS 18 ... Dequeueing more than one cell ...
                    Dequeueing a cell (%@) without a request from the UICollectionView
                    """),
            statements: 1,
            isMisuse: true
        ) { stage in
            for source in [WastefulItems.init, HandmadeItems.init] as [@MainActor (ListData) -> HeardItems] {
                let before = stage.sim.diagnostics.count
                try CollectionScene(stage, [1], source: source).show()
                let raised = stage.sim.diagnostics.dropFirst(before).filter { $0.kind == .exception }
                stage.state("crash (exception) since iOS 18", !raised.isEmpty, "\(stage.sim.diagnostics)")
            }
            let scene = try CollectionScene(stage, [1]).show()
            let before = stage.sim.diagnostics.count
            _ = scene.view.dequeueReusableCell(withReuseIdentifier: "item", for: .first(0))
            try stage.settle()
            scene.view.reloadData()
            try stage.settle()
            let raised = stage.sim.diagnostics.dropFirst(before).filter { $0.kind == .exception }
            stage.state("crash (exception) since iOS 18", !raised.isEmpty, "\(stage.sim.diagnostics)")
        },
        .messages(
            EvidenceEntry(
                "list-words-30",
                "A data source makes a header by itself",
                ios: "8 (2015-03)",
                source: .log("https://github.com/njdehoog/NHBalancedFlowLayout/issues/36"),
                notes: "In the log it is a footer, and the view is nil.",
                events: [
                    """
                    exception NSInternalInconsistencyException: the view returned from \
                    -collectionView:viewForSupplementaryElementOfKind:atIndexPath \
                    (UICollectionElementKindSectionHeader,<%@: %p> {length = 2, path = 0 - 0}) was \
                    not retrieved by calling \
                    -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is \
                    nil (<description>)
                    """
                ])
        ) { stage in
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 100, height: 30)
            try CollectionScene(
                stage, [1], layout,
                source: HeadedItems.making { _, _, _ in UICollectionReusableView(frame: .zero) }
            ).show()
        },
        .messages(
            EvidenceEntry(
                "list-words-32",
                "A collection view is scrolled to an item that it does not have",
                ios: "15 (2021-09)",
                source: .log("https://github.com/chiahsien/CHTCollectionViewWaterfallLayout/issues/203"),
                notes: "The exception's name: https://github.com/Provenance-Emu/Provenance/issues/1771",
                events: [
                    """
                    exception NSInternalInconsistencyException: Attempted to scroll the collection \
                    view to an out-of-bounds item (0) when there are only 0 items in section 0. \
                    Collection view: <description>.
                    """
                ])
        ) { stage in
            let scene = try CollectionScene(stage, [0]).show()
            scene.view.scrollToItem(at: .first(0), at: .top, animated: false)
        },
        .messages(
            EvidenceEntry(
                "list-words-38",
                "A header is dequeued for a section that the collection view does not have",
                ios: "2020-03",
                source: .log("https://github.com/chiahsien/CHTCollectionViewWaterfallLayout/issues/198"),
                notes: "Thrown inside dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:).",
                events: [
                    """
                    exception NSInternalInconsistencyException: request for layout attributes for \
                    supplementary view UICollectionElementKindSectionHeader in section 0 when there \
                    are only 0 sections in the collection view
                    """
                ])
        ) { stage in
            let scene = try CollectionScene(stage, []).show()
            _ = scene.view.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header",
                for: .first(0))
        },
        .messages(
            EvidenceEntry(
                "list-words-33",
                "A cell registration is made in the cell provider",
                ios: "15 (2021-06)",
                source: .log("https://github.com/noppefoxwolf/DebugMenu/pull/4"),
                notes: """
                    The exception's name: https://github.com/Iron-Ham/Lists/pull/8. It has no effect on
                    iOS 14.
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: Attempted to dequeue a cell using a \
                    registration that was created inside -collectionView:cellForItemAtIndexPath: or \
                    inside a UICollectionViewDiffableDataSource cell provider. Creating a new \
                    registration each time a cell is requested will prevent reuse and cause created \
                    cells to remain inaccessible in memory for the lifetime of the collection view. \
                    Registrations should be created up front and reused. Registration: <%@: %p>
                    """
                ])
        ) { stage in
            try CollectionScene(stage, [1], source: RegisteringItems.init).show()
        },
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
