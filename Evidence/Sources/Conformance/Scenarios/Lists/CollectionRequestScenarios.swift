import Simulator

// Collection views: rejected requests, the selection, controllers and snapshots.
extension Scenario {
    static let collectionRequests: [Scenario] = [
        .uncovered(
            EvidenceEntry(
                "hunt-collections-01",
                "A diffable data source is given snapshots off the main queue and on it",
                ios: "17 (2024-03)",
                source: .log("https://github.com/anyproto/anytype-swift/pull/998"),
                notes: """
                    The first when a snapshot is applied on the main queue after one off it; the second
                    when one applied off the main queue is still under way. Header
                    UIDiffableDataSource.h: all calls must be confined to the same queue, the framework
                    will log and/or assert. Quote: Deadlock detected: calling this method on the main
                    queue with outstanding async updates is not permitted and will deadlock. Please
                    always submit updates either always on the main queue or always off the main queue -
                    view=<...
                    """,
                events: [
                    """
                    console warning: Warning: applying updates in a non-thread confined manner is \
                    dangerous and can lead to deadlocks. Please always submit updates either always \
                    on the main queue or always off the main queue - view=<description>
                    """,
                    """
                    exception NSInternalInconsistencyException: Deadlock detected: calling this \
                    method on the main queue with outstanding async updates is not permitted and \
                    will deadlock. Please always submit updates either always on the main queue or \
                    always off the main queue - view=<description>
                    """,
                ]),
            "Here a snapshot is applied on the main thread: from another one the program stops."
        ),
        .messages(
            EvidenceEntry(
                "hunt-collections-02",
                "A collection view is made without a layout",
                ios: "11 (2017-09); same 2022",
                source: .log("https://github.com/nicklockwood/layout/issues/55"),
                notes: """
                    Also 2015-02 (https://github.com/PureLayout/PureLayout/issues/47), 2020-04 for a
                    UICollectionViewController that was made with init() and whose view is loaded
                    (https://github.com/jwfriese/Fleet/issues/23,
                    https://github.com/glthello/LTScrollView/issues/95). Quote: uncaught exception
                    'NSInvalidArgumentException', reason: 'UICollectionView must be initialized with a
                    non-nil layout parameter'
                    """,
                events: [
                    """
                    exception NSInvalidArgumentException: UICollectionView must be initialized with \
                    a non-nil layout parameter
                    """
                ])
        ) { _ in UICollectionViewController().loadViewIfNeeded() },
        .messages(
            EvidenceEntry(
                "hunt-collections-04",
                "A header is dequeued whose layout knows of no header",
                ios: "10 (2017-03)",
                source: .log("https://github.com/chiahsien/CHTCollectionViewWaterfallLayout/issues/6"),
                notes: """
                    The layout there has element kinds of its own, and the app used UIKit's. The same
                    words for a footer in https://github.com/Instagram/IGListKit/issues/920 (2017-08,
                    UIKit-3600.7.47, iOS 10.3). That dequeueReusableSupplementaryView asks the layout's
                    attributes is in the call stack of issue 198 of this library (another exception of
                    the same method). Quote: 'NSInternalInconsistencyException', reason: 'no
                    UICollectionViewLayoutAttributes instance for
                    -layoutAttributesForSupplementaryElementOfKind: UICollectionElementKindSectionHeader
                    at path <NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0}'
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: no UICollectionViewLayoutAttributes \
                    instance for -layoutAttributesForSupplementaryElementOfKind: \
                    UICollectionElementKindSectionHeader at path <%@: %p> {length = 2, path = 0 - 0}
                    """
                ])
        ) { stage in
            let scene = try CollectionScene(stage, [1], HeardLayout()).show()
            _ = scene.view.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header",
                for: .first(0))
        },
        .rule(
            EvidenceEntry(
                "hunt-collections-05",
                "An app selects and deselects items in code",
                animated: false,
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)"
                ),
                notes: """
                    deselectItem: Apple's page of deselectItem(at:animated:). That didSelectItemAt is
                    not called for a selection in code: page of collectionView(_:didSelectItemAt:).
                    Quote: The index path of the item to select. Specifying nil for this parameter
                    clears the current selection.
                    """),
            statements: 3
        ) { stage in
            let scene = try CollectionScene(stage, [10], delegate: AskedChoice()).show()
            let view = scene.view
            stage.begin()
            view.selectItem(at: .first(1), animated: false, scrollPosition: [])
            let selected = view.indexPathsForSelectedItems
            view.deselectItem(at: .first(1), animated: false)
            let deselected = view.indexPathsForSelectedItems
            let told = stage.lines.filter { $0.hasPrefix("Choice.") }
            stage.state(
                """
                selectItem(at:animated:scrollPosition:) and deselectItem(at:animated:) call no \
                delegate method of selection
                """, selected == [.first(1)] && deselected?.isEmpty == true && told.isEmpty,
                "\(String(describing: selected)), \(String(describing: deselected)), \(told)")
            view.selectItem(at: .first(1), animated: false, scrollPosition: [])
            view.selectItem(at: nil, animated: false, scrollPosition: [])
            let cleared = view.indexPathsForSelectedItems
            stage.state(
                "selectItem(at: nil, ...) clears the selection", cleared?.isEmpty == true,
                "\(String(describing: cleared))")
            view.selectItem(at: .first(3), animated: false, scrollPosition: [])
            view.allowsSelection = false
            let before = view.indexPathsForSelectedItems
            view.selectItem(at: .first(2), animated: false, scrollPosition: [])
            view.deselectItem(at: .first(3), animated: false)
            let after = view.indexPathsForSelectedItems
            stage.state(
                "with allowsSelection = false both do nothing", before == after,
                "\(String(describing: before)), \(String(describing: after))")
        },
        .rule(
            EvidenceEntry(
                "hunt-collections-07",
                "A collection view's controller that is made in code",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uicollectionviewcontroller"),
                notes: """
                    The second: Apple says it of controllers from a nib or storyboard that names none,
                    and 'typically the controller itself' of code; a book
                    (https://www.safaribooksonline.com/library/view/ios-programming-the/9780133491876/ch19s07.html)
                    of all. Quote: When the collection view is about to appear for the first time, the
                    collection view controller reloads the collection view data. [...] If a data source
                    or delegate is not specified, the collection view controller assigns itself to the
                    unspecified role.
                    """),
            statements: 3
        ) { stage in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 50, height: 50)
            let controller = CountedItems(collectionViewLayout: layout)
            controller.loadViewIfNeeded()
            let view = try require(controller.collectionView)
            stage.state(
                """
                collectionView is a new collection view with the layout of \
                init(collectionViewLayout:)
                """, view.collectionViewLayout === layout, "\(view.collectionViewLayout)")
            stage.state(
                "its data source and its delegate are the controller",
                view.dataSource === controller && view.delegate === controller,
                "\(String(describing: view.dataSource)), \(String(describing: view.delegate))")
            let old = view.numberOfItems(inSection: 0)
            controller.count = 5
            try stage.launch(controller)
            let cells = view.visibleCells.count
            stage.state(
                "it is reloaded before the controller appears for the first time", old == 3 && cells == 5,
                "\(old), then \(cells)")
        },
        .rule(
            EvidenceEntry(
                "hunt-collections-10",
                "Questions to a snapshot, and applying it",
                ios: "13+",
                source: .documentation(
                    "UIKit.framework/Headers/UIDiffableDataSource.h, iOS 17.0 SDK; https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct"
                ),
                notes: """
                    Header UIDiffableDataSource.h of the iOS 17.0 SDK. Quote: If item identifier is not
                    present returns NSNotFound / convenience: appends into last section / Section and
                    Item identifiers do not overlap and may contain values that exist in the other / If
                    the (optional) completion block is specified, it will be called on the main queue
                    """),
            statements: 3,
            leavingOut: [
                "apply's completion is called on the main queue, also when apply was called on another"
            ],
            remark:
                "The completion is looked at on the main thread alone: from another one the program stops."
        ) { stage in
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([1, 2])
            snapshot.appendItems([1, 5])
            let (item, section) = (snapshot.indexOfItem(9), snapshot.indexOfSection(9))
            stage.state(
                "indexOfItem and indexOfSection of what is not in it: nil (NSNotFound)",
                item == nil && section == nil,
                "\(String(describing: item)), \(String(describing: section))")
            let (one, two) = (
                snapshot.itemIdentifiers(inSection: 1), snapshot.itemIdentifiers(inSection: 2)
            )
            stage.state(
                "appendItems without a section appends to the last section", one.isEmpty && two == [1, 5],
                "\(one), \(two)")
            let places = (snapshot.indexOfItem(1), snapshot.indexOfSection(1))
            stage.state(
                "a section and an item may have the same identifier",
                places == (0, 0) && stage.sim.diagnostics.isEmpty, "\(places), \(stage.sim.diagnostics)")
            let isOnMain = try isCompletedOnMainThread(snapshot, stage)
            stage.note("the completion comes on the main thread", isOnMain == true, "\(isOnMain as Any)")
        },
    ]

    /// Applies a snapshot. Returns whether its completion ran on the main thread; `nil` if it didn't run.
    private static func isCompletedOnMainThread(
        _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, _ stage: Stage
    ) throws -> Bool? {
        let scene = CollectionScene(stage, [])
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: scene.view) {
            view, place, _ in
            view.dequeueReusableCell(withReuseIdentifier: "item", for: place)
        }
        try scene.show()
        // In a test process, Foundation treats another thread as the main one.
        let main = Thread.current
        var isOnMain: Bool?
        source.apply(snapshot, animatingDifferences: true) { isOnMain = Thread.current === main }
        try stage.settle()
        withExtendedLifetime(source) {}
        return isOnMain
    }
}

/// A delegate that decides on the selection and is notified of it.
@MainActor
private final class AskedChoice: NSObject, UICollectionViewDelegate {
    private let journal = Journal.current

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        journal.log("Choice.shouldSelect")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        journal.log("Choice.didSelect")
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        journal.log("Choice.shouldDeselect")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        journal.log("Choice.didDeselect")
    }
}

/// A controller with a given number of items.
private final class CountedItems: UICollectionViewController {
    var count = 3

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
