import Simulator

// Collection views: their messages, their layouts and their data.
extension Scenario {
    static let huntCollections: [Scenario] = [
        .uncovered(
            "hunt-collections-01",
            "Here a snapshot is applied on the main thread: from another one the program stops."),
        .messages("hunt-collections-02") { _ in UICollectionViewController().loadViewIfNeeded() },
        .messages("hunt-collections-03") { stage in
            let scene = try CollectionScene(stage, [3]).show()
            scene.view.setCollectionViewLayout(UnaskedLayout(), animated: true)
            try stage.settle()
        },
        .messages("hunt-collections-04") { stage in
            let scene = try CollectionScene(stage, [1], HeardLayout()).show()
            _ = scene.view.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header",
                for: .first(0))
        },
        .statements("hunt-collections-05") { stage in
            let scene = try CollectionScene(stage, [10], delegate: AskedChoice()).show()
            let view = scene.view
            stage.begin()
            view.selectItem(at: .first(1), animated: false, scrollPosition: [])
            let selected = view.indexPathsForSelectedItems
            view.deselectItem(at: .first(1), animated: false)
            let deselected = view.indexPathsForSelectedItems
            let told = stage.lines.filter { $0.hasPrefix("Choice.") }
            stage.state(
                0, selected == [.first(1)] && deselected?.isEmpty == true && told.isEmpty,
                "\(String(describing: selected)), \(String(describing: deselected)), \(told)")
            view.selectItem(at: .first(1), animated: false, scrollPosition: [])
            view.selectItem(at: nil, animated: false, scrollPosition: [])
            let cleared = view.indexPathsForSelectedItems
            stage.state(1, cleared?.isEmpty == true, "\(String(describing: cleared))")
            view.selectItem(at: .first(3), animated: false, scrollPosition: [])
            view.allowsSelection = false
            let before = view.indexPathsForSelectedItems
            view.selectItem(at: .first(2), animated: false, scrollPosition: [])
            view.deselectItem(at: .first(3), animated: false)
            let after = view.indexPathsForSelectedItems
            stage.state(2, before == after, "\(String(describing: before)), \(String(describing: after))")
        },
        .order("hunt-collections-06") { stage in
            let chooser = MoveTargets()
            let scene = try CollectionScene(stage, [5], source: MovableItems.init, delegate: chooser).show()
            let items = try require(scene.source as? MovableItems)
            stage.begin()
            let begins = try scene.carryFirstItem(stage)
            let early = items.moves
            scene.view.endInteractiveMovement()
            try stage.settle()
            stage.close()
            stage.note(
                "it is moved at the end, and not before", begins && early.isEmpty && items.moves == [[0, 1]],
                "begun: \(begins), \(early), \(items.moves)")
            _ = try scene.carryFirstItem(stage)
            scene.view.cancelInteractiveMovement()
            try stage.settle()
            stage.note("nothing is moved when it is cancelled", items.moves.count == 1, "\(items.moves)")
            items.mayMove = false
            let isRefused = !scene.view.beginInteractiveMovementForItem(at: .first(0))
            stage.note("it does not begin where the data source says no", isRefused, "it begins")
        },
        .statements("hunt-collections-07") { stage in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 50, height: 50)
            let controller = CountedItems(collectionViewLayout: layout)
            controller.loadViewIfNeeded()
            let view = try require(controller.collectionView)
            stage.state(0, view.collectionViewLayout === layout, "\(view.collectionViewLayout)")
            stage.state(
                1, view.dataSource === controller && view.delegate === controller,
                "\(String(describing: view.dataSource)), \(String(describing: view.delegate))")
            let old = view.numberOfItems(inSection: 0)
            controller.count = 5
            try stage.launch(controller)
            let cells = view.visibleCells.count
            stage.state(2, old == 3 && cells == 5, "\(old), then \(cells)")
        },
        .order("hunt-collections-08") { stage in
            let layout = BoundsLayout()
            layout.itemSize = CGSize(width: 375, height: 50)
            layout.minimumLineSpacing = 0
            let scene = CollectionScene(stage, [20], layout, source: FifthItem.init)
            scene.view.isPrefetchingEnabled = false
            scene.view.frame.size.height = 200
            _ = try scene.showAsMade()
            stage.begin()
            UIView.animate(withDuration: 0.3) {
                scene.view.frame.size.height = 300
                scene.view.layoutIfNeeded()
            }
            try stage.settle()
            stage.note(
                "it is given the bounds of before", layout.oldHeights == [200],
                "heights: \(layout.oldHeights)")
            stage.note("the end is in the animation block", layout.durations == [0.3], "\(layout.durations)")
        },
        .statements("hunt-collections-09") { stage in
            let (first, second) = (PassingLayout("first"), PassingLayout("second"))
            first.itemSize = CGSize(width: 100, height: 100)
            second.itemSize = CGSize(width: 50, height: 50)
            let scene = try CollectionScene(stage, [10], first).show()
            stage.begin()
            scene.view.setCollectionViewLayout(second, animated: true)
            try stage.settle()
            let told = stage.lines.filter { $0.hasPrefix("first.") || $0.hasPrefix("second.") }
            let ends = told.indices.filter { told[$0].contains("finalize") }
            let (left, come) = (
                told.firstIndex(of: "first.prepareForTransition(to: second)"),
                told.firstIndex(of: "second.prepareForTransition(from: first)")
            )
            let end = ends.first ?? -1
            stage.state(0, (left ?? 9999) < end, "\(told)")
            stage.state(1, (come ?? 9999) < end, "\(told)")
            stage.state(
                2,
                end > max(left ?? 9999, come ?? 9999) && ends.allSatisfy { told[$0].hasSuffix("(animated)") },
                "\(told)")
            stage.state(3, scene.view.collectionViewLayout === second, "\(scene.view.collectionViewLayout)")
        },
        .statements(
            "hunt-collections-10", leavingOut: [3],
            remark:
                "The completion is looked at on the main thread alone: from another one the program stops."
        ) { stage in
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([1, 2])
            snapshot.appendItems([1, 5])
            let (item, section) = (snapshot.indexOfItem(9), snapshot.indexOfSection(9))
            stage.state(
                0, item == nil && section == nil,
                "\(String(describing: item)), \(String(describing: section))")
            let (one, two) = (
                snapshot.itemIdentifiers(inSection: 1), snapshot.itemIdentifiers(inSection: 2)
            )
            stage.state(1, one.isEmpty && two == [1, 5], "\(one), \(two)")
            let places = (snapshot.indexOfItem(1), snapshot.indexOfSection(1))
            stage.state(
                2, places == (0, 0) && stage.sim.diagnostics.isEmpty, "\(places), \(stage.sim.diagnostics)")
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

extension CollectionScene {
    /// Picks up the first item and drags it to the position of the second. Returns whether the movement began.
    fileprivate func carryFirstItem(_ stage: Stage) throws -> Bool {
        let place = try require(view.layoutAttributesForItem(at: .first(1))).center
        let begins = view.beginInteractiveMovementForItem(at: .first(0))
        view.updateInteractiveMovementTargetPosition(place)
        try stage.settle()
        return begins
    }
}

/// A layout without attributes for single items.
private final class UnaskedLayout: UICollectionViewLayout {
    private var all: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        super.prepare()
        all = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: .first(item))
            attributes.frame = CGRect(x: 0, y: 60 * CGFloat(item), width: 375, height: 60)
            return attributes
        }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 60 * CGFloat(all.count)) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        all.filter { $0.frame.intersects(rect) }
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

/// A data source whose items can be moved.
@MainActor
private final class MovableItems: NSObject, UICollectionViewDataSource {
    private let items: HeardItems
    private let journal = Journal.current
    var mayMove = true
    /// The performed moves, each from an item to another.
    private(set) var moves: [[Int]] = []

    init(_ data: ListData) { items = HeardItems(data) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.collectionView(collectionView, numberOfItemsInSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { items.collectionView(collectionView, cellForItemAt: indexPath) }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        journal.log("Collection.canMoveItem(\(indexPath.item))")
        return mayMove
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        moves.append([sourceIndexPath.item, destinationIndexPath.item])
        journal.log("Collection.moveItem(\(sourceIndexPath.item), \(destinationIndexPath.item))")
        let item = items.data.sections[0].remove(at: sourceIndexPath.item)
        items.data.sections[0].insert(item, at: destinationIndexPath.item)
    }
}

/// A delegate that accepts every target, and records each question about another target once.
@MainActor
private final class MoveTargets: NSObject, UICollectionViewDelegate {
    private let journal = Journal.current
    private var last: [Int] = []

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        let move = [originalIndexPath.item, proposedIndexPath.item]
        if move != last, move[0] != move[1] {
            journal.log("Collection.targetIndexPathForMove(\(move[0]), \(move[1]))")
        }
        last = move
        return proposedIndexPath
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

/// A layout that is notified of animated bounds changes.
private final class BoundsLayout: UICollectionViewFlowLayout {
    private let journal = Journal.current
    private(set) var oldHeights: [CGFloat] = []
    /// The durations of the animations at the calls.
    private(set) var durations: [TimeInterval] = []

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        oldHeights.append(oldBounds.height)
        journal.log("Layout.prepareForAnimatedBoundsChange")
    }

    override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        durations.append(UIView.inheritedAnimationDuration)
        journal.log("Layout.finalizeAnimatedBoundsChange")
    }
}

/// A data source that records the fifth item, as the entry describes it.
private final class FifthItem: HeardItems {
    override func cell(for place: IndexPath, in view: UICollectionView) -> UICollectionViewCell {
        if place.item == 4 { journal.log("Collection.cellForItem(n)") }
        return super.cell(for: place, in: view)
    }
}

/// A named layout that is notified when it replaces another one, or is replaced.
private final class PassingLayout: UICollectionViewFlowLayout {
    private let name: String
    private let journal = Journal.current

    init(_ name: String) {
        self.name = name
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
        journal.log("\(name).prepareForTransition(to: \(name(of: newLayout)))")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        super.prepareForTransition(from: oldLayout)
        journal.log("\(name).prepareForTransition(from: \(name(of: oldLayout)))")
    }

    override func finalizeLayoutTransition() {
        super.finalizeLayoutTransition()
        journal.log("\(name).finalize(\(UIView.inheritedAnimationDuration > 0 ? "animated" : "at once"))")
    }

    private func name(of layout: UICollectionViewLayout) -> String {
        (layout as? PassingLayout)?.name ?? "another"
    }
}
