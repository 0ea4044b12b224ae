import Simulator

// UIKit's messages about batches and layouts of collection views.
extension Scenario {
    static let collectionBatchWords: [Scenario] = [
        updating(
            EvidenceEntry(
                "list-words-20",
                "A collection view's sections do not add up after an update",
                ios: "13 (2020-04)",
                source: .log("https://github.com/onmyway133/DeepDiff/issues/56"),
                events: [
                    """
                    exception NSInternalInconsistencyException: Invalid update: invalid number of \
                    sections.  The number of sections contained in the collection view after the \
                    update (2) must be equal to the number of sections contained in the collection \
                    view before the update (1), plus or minus the number of sections inserted or \
                    deleted (0 inserted, 0 deleted).
                    """
                ]), [1]
        ) { scene in
            scene.data.sections.append(["New"])
            scene.view.performBatchUpdates({})
        },
        updating(
            EvidenceEntry(
                "list-words-21",
                "A collection view's items do not add up after an update",
                ios: "12 (2020-11)",
                source: .log("https://github.com/gsyhei/GXSegmentPageView/issues/2"),
                notes: """
                    The same words with other numbers, iOS 12.4.8:
                    https://github.com/mikaoj/BSImagePicker/issues/329
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: Invalid update: invalid number of \
                    items in section 0.  The number of items contained in an existing section after \
                    the update (8) must be equal to the number of items contained in that section \
                    before the update (7), plus or minus the number of items inserted or deleted \
                    from that section (0 inserted, 0 deleted) and plus or minus the number of items \
                    moved into or out of that section (0 moved in, 0 moved out).
                    """
                ]), [7]
        ) { scene in
            scene.data.set(8)
            scene.view.performBatchUpdates({})
        },
        updating(
            EvidenceEntry(
                "list-words-22",
                "A collection view has fewer items after a batch that says nothing of it",
                ios: "17.1 (2023-12)",
                source: .log("https://github.com/xmartlabs/XLPagerTabStrip/issues/859"),
                notes: "Line breaks are lost in the source. iOS 17.1.2.",
                events: [
                    """
                    exception NSInternalInconsistencyException: Invalid batch updates detected: the \
                    number of sections and/or items returned by the data source before and after \
                    performing the batch updates are inconsistent with the updates. Data source \
                    before updates = { 1 section with item counts: [4] } Data source after updates = \
                    { 1 section with item counts: [1] } Updates = [ ] Collection view: <description>
                    """
                ]), [4]
        ) { scene in
            scene.data.set(1)
            scene.view.performBatchUpdates({})
        },
        updating(
            EvidenceEntry(
                "list-words-23",
                "An item is reloaded that the collection view does not have",
                ios: "13 (2019-11)",
                source: .log("https://github.com/onmyway133/DeepDiff/issues/54"),
                notes: "A reload counts as a deletion: the app had reloaded item 20.",
                events: [
                    """
                    exception NSInternalInconsistencyException: attempt to delete item 20 from \
                    section 0 which only contains 20 items before the update
                    """
                ]), [20]
        ) { $0.view.reloadItems(at: [.first(20)]) },
        updating(
            EvidenceEntry(
                "list-words-24",
                "An item is deleted and reloaded in one batch of a collection view",
                ios: "16.5 (2023-08)",
                source: .log("https://github.com/ivpusic/react-native-image-crop-picker/issues/1251"),
                notes: "S is the section and I the item, in the source 0 - 40177.",
                events: [
                    """
                    exception NSInternalInconsistencyException: attempt to delete and reload the \
                    same index path (<%@: %p> {length = 2, path = S - I})
                    """
                ]), [3], filling: ["S - I": "0 - 1"]
        ) { scene in
            scene.data.set(2)
            scene.view.performBatchUpdates {
                scene.view.deleteItems(at: [.first(1)])
                scene.view.reloadItems(at: [.first(1)])
            }
        },
        updating(
            EvidenceEntry(
                "list-words-25",
                "An item is deleted and moved in one batch",
                ios: "2017-08",
                source: .log("https://github.com/TextureGroup/Texture/pull/507"),
                events: [
                    """
                    exception NSInternalInconsistencyException: attempt to perform a delete and a \
                    move from the same index path (<%@: %p> {length = 2, path = 0 - 1})
                    """
                ]), [3]
        ) { scene in
            scene.data.set(2)
            scene.view.performBatchUpdates {
                scene.view.deleteItems(at: [.first(1)])
                scene.view.moveItem(at: .first(1), to: .first(0))
            }
        },
        updating(
            EvidenceEntry(
                "list-words-26",
                "A section is inserted where another is moved to",
                ios: "2017-10",
                source: .log("https://github.com/Instagram/IGListKit/pull/948"),
                events: [
                    """
                    exception NSInternalInconsistencyException: attempt to perform an insert and a \
                    move to the same section (4)
                    """
                ]), [1, 1, 1, 1, 1, 1]
        ) { scene in
            scene.data.sections.append(["New"])
            scene.view.performBatchUpdates {
                scene.view.insertSections([4])
                scene.view.moveSection(0, toSection: 4)
            }
        },
        .messages(
            EvidenceEntry(
                "list-words-27",
                "A layout gives attributes of an item that does not exist, until iOS 12",
                ios: "12 (2018-11)",
                source: .log("https://github.com/CosmicMind/Samples/issues/127"),
                events: [
                    """
                    exception NSInternalInconsistencyException: UICollectionView received layout \
                    attributes for a cell with an index path that does not exist: <%@: %p> {length = \
                    2, path = 0 - 0}
                    """
                ])
        ) { _ = try CollectionScene($0, [0], StrayLayout()).showAsMade() },
        .messages(
            EvidenceEntry(
                "list-words-28",
                "A layout gives attributes of an item that does not exist, from iOS 13 on",
                ios: "13 (2020-01)",
                source: .log("https://github.com/onmyway133/notes/issues/550"),
                notes: """
                    Quote: Layout attributes <MyApp.LayoutAttributes: 0x7fb7a6611ab0> index path:
                    (<NSIndexPath: 0xc75068054d0a36d7> {length = 2, path = 0 - 0}); frame = (0 0; 375
                    248); non-affine transform; zIndex = 1;  were received from the layout
                    <MyApp.MyAppLayout: 0x7fb787fe84b0> but are not valid for the data source counts.
                    Attributes will be ignored.
                    """,
                events: [
                    """
                    console warning: Layout attributes <%@: %p> index path: (<%@: %p> {length = 2, \
                    path = 0 - 0}); frame = (0 0; 375 248);<description> were received from the \
                    layout <%@: %p> but are not valid for the data source counts. Attributes will be \
                    ignored.
                    """
                ])
        ) { _ = try CollectionScene($0, [0], StrayLayout()).showAsMade() },
        .messages(
            EvidenceEntry(
                "list-words-34",
                "An item of a flow layout has no size",
                ios: "16 (2023-05)",
                source: .log("https://github.com/deltachat/deltachat-ios/issues/1854"),
                events: [
                    """
                    console warning: Negative or zero item sizes are not supported by flow layout. \
                    Make a symbolic breakpoint at UICollectionViewFlowLayoutAlertForInvalidItemSize \
                    to catch this in the debugger. Invalid size: {0, 0}; collection view: \
                    <description>
                    """
                ])
        ) { try CollectionScene($0, [1], .squares(0)).show() },
        .messages(
            EvidenceEntry(
                "list-words-35",
                "An item of a flow layout is wider than the collection view",
                ios: "12 (2018-07)",
                source: .log("https://github.com/patchthecode/JTAppleCalendar/issues/823"),
                notes: "Four lines of the console, each with a time of its own. The source gives no version.",
                events: [
                    """
                    console warning: The behavior of the UICollectionViewFlowLayout is not defined \
                    because:
                    """,
                    """
                    console warning: the item width must be less than the width of the \
                    UICollectionView minus the section insets left and right values, minus the \
                    content insets left and right values.
                    """,
                    """
                    console warning: The relevant UICollectionViewFlowLayout instance is <%@: %p>, \
                    and it is attached to <description>.
                    """,
                    """
                    console warning: Make a symbolic breakpoint at \
                    UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.
                    """,
                ])
        ) { try CollectionScene($0, [1], .squares(500)).show() },
        .messages(
            EvidenceEntry(
                "gt2-coll-23",
                "Flow layout item larger than the view",
                ios: "11 (2018-06)",
                source: .log("public-GitHub index, file id 16120757125 (index gives no repository path)"),
                notes: """
                    iOS 9-era: first letter lower case 'the behavior' (2015-12, 2016-08). Horizontal
                    lists say width/left/right. Quote: HelloUICollectionView[71140:687972] The behavior
                    of the UICollectionViewFlowLayout is not defined because: / the item height must be
                    less than the height of the UICollectionView minus the section insets top and bottom
                    values, minus the content insets top and bottom values.
                    """,
                events: [
                    "console: The behavior of the UICollectionViewFlowLayout is not defined because:",
                    """
                    console: the item height must be less than the height of the UICollectionView \
                    minus the section insets top and bottom values, minus the content insets top and \
                    bottom values.
                    """,
                ])
        ) { stage in
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 50, height: 2000)
            try CollectionScene(stage, [1], layout).show()
        },
        .messages(
            EvidenceEntry(
                "list-words-36",
                "A compositional layout's group has no items",
                ios: "13 (2020-01)",
                source: .log("https://github.com/apptekstudios/ASCollectionView/issues/73"),
                events: [
                    """
                    exception NSInternalInconsistencyException: At least 1 subitem is required for a \
                    group
                    """
                ])
        ) { _ in
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])
        },
        .uncovered(
            EvidenceEntry(
                "list-words-37",
                "A cell prefers another size each time",
                ios: "15 (2021-10)",
                source: .log("https://github.com/OneBusAway/onebusaway-ios/issues/540"),
                notes: """
                    updateVisibleCells is called 100 times first:
                    https://github.com/airbnb/epoxy-ios/pull/88. Later systems write 'various reasons'.
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: UICollectionView (<description>) is \
                    stuck in its update/layout loop. This can happen for many reasons, including \
                    self-sizing views whose preferred attributes are not returning a consistent \
                    size. To debug this issue, check the Console app for logs in the \
                    "UICollectionViewRecursion" category.
                    """
                ]),
            "A cell that has the size it asked for is not asked again: one that changes its mind makes no loop here."
        ),
    ]

    private static func updating(
        _ entry: EvidenceEntry, _ counts: [Int], filling values: [String: String] = [:],
        _ update: @escaping @MainActor (CollectionScene) -> Void
    ) -> Scenario {
        .messages(entry, filling: values) { stage in
            let scene = try CollectionScene(stage, counts).show()
            update(scene)
        }
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
