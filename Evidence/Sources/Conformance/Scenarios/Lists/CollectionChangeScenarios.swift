import Simulator

// Collection views whose layout, bounds or items change.
extension Scenario {
    static let collectionChanges: [Scenario] = [
        .messages(
            EvidenceEntry(
                "hunt-collections-03",
                """
                A layout of the app's own has no layoutAttributesForItem(at:), and the layout is \
                exchanged
                """,
                animated: true,
                source: .log("public-GitHub index, file id 20680051435 (index gives no repository path)"),
                notes: """
                    Logged by two app authors (public-GitHub index, file ids 20680051435 and 8625681763:
                    'path = 0 - 2', there with the remark that it is needed when layouts are switched).
                    The same words after insertItems in
                    https://github.com/roberthein/BouncyLayout/issues/10 (2017-05), and with (null) for
                    a nil index path in https://github.com/TextureGroup/Texture/issues/515. Quote:
                    Terminating app due to uncaught exception 'NSInternalInconsistencyException',
                    reason: 'no UICollectionViewLayoutAttributes instance for
                    -layoutAttributesForItemAtIndexPath: <NSIndexPath: 0xc000000000000016> {length = 2,
                    path = 0 - 0}'
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: no UICollectionViewLayoutAttributes \
                    instance for -layoutAttributesForItemAtIndexPath: <%@: %p> {length = 2, path = 0 \
                    - 0}
                    """
                ])
        ) { stage in
            let scene = try CollectionScene(stage, [3]).show()
            scene.view.setCollectionViewLayout(UnaskedLayout(), animated: true)
            try stage.settle()
        },
        .order(
            EvidenceEntry(
                "hunt-collections-06",
                "An item is moved interactively by an app's own gesture",
                ios: "9+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uicollectionview/endinteractivemovement()"
                ),
                notes: """
                    Only these callbacks are logged; targetIndexPathForMove may be asked more than once
                    and for other places on the way. moveItemAt is called in answer to
                    endInteractiveMovement() and not before; after cancelInteractiveMovement() it is not
                    called. Without targetIndexPathForMove the proposed path is taken.
                    beginInteractiveMovementForItem(at:) returns false when canMoveItemAt says no
                    (header UICollectionView.h). Quote: Calling this method lets the collection view
                    know to end tracking and move the item to its new location permanently. The
                    collection view responds by calling the collectionView(_:moveItemAt:to:) method of
                    its data source to ensure that your data structures are updated.
                    """,
                events: [
                    "Collection.canMoveItem(0)",
                    "Collection.targetIndexPathForMove(0, 1)",
                    "Collection.moveItem(0, 1)",
                ])
        ) { stage in
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
        .order(
            EvidenceEntry(
                "hunt-collections-08",
                "A collection view's bounds change inside an animation block",
                ios: "6+", animated: true,
                source: .documentation("UIKit.framework/Headers/UICollectionViewLayout.h, iOS 17.0 SDK"),
                notes: """
                    cellForItem is that of an item that comes into sight by the change.
                    prepare(forAnimatedBoundsChange:) is given the bounds of before;
                    finalizeAnimatedBoundsChange() comes inside the animation block. The layout's other
                    methods come in between. Quote: UICollectionView calls this when its bounds have
                    changed inside an animation block before displaying cells in its new bounds / also
                    called inside the animation block
                    """,
                events: [
                    "Layout.prepareForAnimatedBoundsChange",
                    "Collection.cellForItem(n)",
                    "Layout.finalizeAnimatedBoundsChange",
                ])
        ) { stage in
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
        .rule(
            EvidenceEntry(
                "hunt-collections-09",
                "A collection view goes from one layout to another with an animation",
                ios: "7+", animated: true,
                source: .documentation("UIKit.framework/Headers/UICollectionViewLayout.h, iOS 17.0 SDK"),
                notes: """
                    Which of the two layouts is first the header does not say. Quote: UICollectionView
                    calls this when prior the layout transition animation on the incoming and outgoing
                    layout / called inside an animation block after the transition
                    """),
            statements: 4
        ) { stage in
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
            stage.state(
                """
                before the animation the old layout hears prepareForTransition(to:) with the new one
                """, (left ?? 9999) < end, "\(told)")
            stage.state(
                """
                before the animation the new layout hears prepareForTransition(from:) with the old \
                one
                """, (come ?? 9999) < end, "\(told)")
            stage.state(
                "finalizeLayoutTransition() comes after these, inside the animation block",
                end > max(left ?? 9999, come ?? 9999) && ends.allSatisfy { told[$0].hasSuffix("(animated)") },
                "\(told)")
            stage.state(
                "collectionViewLayout is the new layout afterwards",
                scene.view.collectionViewLayout === second, "\(scene.view.collectionViewLayout)")
        },
    ]
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
