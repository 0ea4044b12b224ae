import ListUpdates

/// The data source of a collection view that shows snapshots. It computes the changes between two snapshots, and animates them.
///
/// The collection view doesn't retain it. iOS 13. Follows Apple's page "UICollectionViewDiffableDataSource".
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// A closure that returns a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Handlers for reordering by the user. iOS 14.
    public struct ReorderingHandlers {
        /// Returns whether the user may move an item. Without it, no item can be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the user's move is applied to the snapshot.
        public var willReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the user's move has been applied to the snapshot. Update the app's data.
        public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates empty handlers.
        public init() {}
    }

    /// Handlers for expanding and collapsing items. iOS 14.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Returns whether an item may be expanded. Without it, every item may.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Returns whether an item may be collapsed. Without it, every item may.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the children of an item that is expanded. Receives its current children.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// Creates empty handlers.
        public init() {}
    }

    fileprivate weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    fileprivate var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
    private var hasApplied = false

    /// Creates a data source, and sets it on the collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// A closure that returns supplementary views. Default `nil`.
    public var supplementaryViewProvider: SupplementaryViewProvider?

    /// Handlers for reordering by the user. iOS 14.
    public var reorderingHandlers = ReorderingHandlers()

    /// Handlers for expanding and collapsing items. iOS 14.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    // MARK: Snapshots

    /// The last applied snapshot, without reload marks.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        content.snapshot
    }

    /// Applies a snapshot.
    ///
    /// The first snapshot is loaded. Later ones apply only the differences, optionally with an animation; before iOS 15, an update without
    /// an animation reloads the collection view.
    ///
    /// - Parameters:
    ///   - snapshot: the new snapshot.
    ///   - animatingDifferences: whether changes are animated.
    ///   - completion: called when the animation has ended.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        apply(snapshot, animatingDifferences, completion) {}
    }

    private func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ isAnimated: Bool, _ completion: (() -> Void)?, then take: @escaping () -> Void
    ) {
        let loads = !hasApplied || !isAnimated && Runtime.current.system < .iOS(15)
        guard let collectionView, !loads else {
            load(snapshot)
            take()
            completion?()
            return
        }
        let change = { [self] in
            // An app changes its own data first, so requests for cells of the old snapshot would fail.
            let updates = { [self] in
                let changes = content.snapshot.changes(to: snapshot)
                content.take(snapshot)
                take()
                collectionView.change(changes)
            }
            collectionView.performUpdates(updates) { _ in completion?() }
        }
        if isAnimated { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Applies a snapshot, and returns when the animation has ended.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await CompletionWait.end {
            apply(snapshot, animatingDifferences: animatingDifferences, completion: $0)
        }
    }

    /// Applies a snapshot by reloading the data. iOS 15.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        load(snapshot)
        completion?()
    }

    /// Applies a snapshot by reloading the data. iOS 15.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await CompletionWait.end { applySnapshotUsingReloadData(snapshot, completion: $0) }
    }

    private func load(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        hasApplied = true
        content.take(snapshot)
        collectionView?.reloadData()
    }

    // MARK: Section snapshots

    /// Applies a section snapshot. A section that doesn't exist yet is appended. iOS 14.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let whole = content.snapshot(with: snapshot, in: section)
        apply(whole, animatingDifferences, completion) { [self] in content.take(snapshot, of: section) }
        showOutlines()
    }

    /// Applies a section snapshot, and returns when the animation has ended. iOS 14.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true
    ) async {
        await CompletionWait.end {
            apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: $0)
        }
    }

    /// The section snapshot of a section. iOS 14.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        content.tree(of: section)
    }

    // MARK: Identifiers

    /// The identifier of the item at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath) }

    /// The index path of an item; `nil` for an item that isn't in the snapshot.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        content.indexPath(of: itemIdentifier)
    }

    /// The identifier of a section; `nil` if there is none. iOS 15.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(at: index) }

    /// The index of a section; `nil` for a section that isn't in the snapshot. iOS 15.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: UICollectionViewDataSource

    /// The number of sections in the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { content.sectionCount }

    /// The number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        content.itemCount(of: section)
    }

    /// The cell that the provider returns. Raises an exception if it returns none.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = content.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            showOutline(in: cell, at: indexPath)
            return cell
        }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "UICollectionView dataSource returned a nil cell for item at index path: "
                + "\(described(indexPath as NSIndexPath)). Collection view: \(described(collectionView)), "
                + "dataSource: \(described(self))")
        return UICollectionViewCell()
    }

    /// The view that ``supplementaryViewProvider`` returns. Raises an exception if it returns none.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "UICollectionView dataSource returned a nil supplementary view of kind \(kind) at index path: "
                + "\(described(indexPath as NSIndexPath)). Collection view: \(described(collectionView)), "
                + "dataSource: \(described(self))")
        return UICollectionReusableView()
    }

    /// Whether the user may move an item, according to ``reorderingHandlers``.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = content.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Applies the user's move to the snapshot.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let new = content.snapshot(moving: sourceIndexPath, to: destinationIndexPath) else { return }
        let transaction = transaction(to: new)
        reorderingHandlers.willReorder?(transaction)
        content.take(new)
        reorderingHandlers.didReorder?(transaction)
    }

    private func transaction(
        to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
        let old = content.snapshot
        let sections = old.sectionIdentifiers.filter {
            old.itemIdentifiers(inSection: $0) != new.itemIdentifiers(inSection: $0)
        }
        return NSDiffableDataSourceTransaction(
            from: old, to: new,
            sections: sections.map { section in
                var after = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
                after.append(new.itemIdentifiers(inSection: section))
                return NSDiffableDataSourceSectionTransaction(
                    of: section, from: content.tree(of: section), to: after)
            })
    }

    /// Returns no index. A subclass may override it.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns the first item of the section with the title's index. A subclass may override it.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        IndexPath(item: 0, section: index)
    }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    private func outline(
        at indexPath: IndexPath
    ) -> (
        section: SectionIdentifierType, item: ItemIdentifierType,
        tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )? {
        guard let item = itemIdentifier(for: indexPath),
            let section = snapshot().sectionIdentifier(containingItem: item)
        else { return nil }
        return (section, item, snapshot(for: section))
    }

    /// Updates the outline disclosures of visible and prepared cells.
    fileprivate func showOutlines() {
        guard let collectionView else { return }
        for cell in collectionView.visibleCells {
            if let indexPath = collectionView.indexPath(for: cell) { showOutline(in: cell, at: indexPath) }
        }
        for (item, cell) in collectionView.prepared.all { showOutline(in: cell, at: item) }
    }

    fileprivate func showOutline(in cell: UICollectionViewCell, at indexPath: IndexPath) {
        guard let cell = cell as? UICollectionViewListCell,
            let section = content.section(at: indexPath.section),
            content.isTree(section)
        else { return }
        cell.showOutline(level: level(at: indexPath), isExpanded: isExpanded(at: indexPath))
    }

    func isExpanded(at indexPath: IndexPath) -> Bool {
        outline(at: indexPath).map { $0.tree.isExpanded($0.item) } ?? false
    }

    func level(at indexPath: IndexPath) -> Int {
        outline(at: indexPath).map { $0.tree.level(of: $0.item) } ?? 0
    }

    func toggle(at indexPath: IndexPath) {
        guard let (section, item, shownTree) = outline(at: indexPath) else { return }
        var tree = shownTree
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
                tree.replace(childrenOf: item, using: children)
            }
            tree.expand([item])
        }
        apply(tree, to: section)
    }
}
