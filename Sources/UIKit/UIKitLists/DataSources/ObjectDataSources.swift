import ListUpdates

/// A closure that returns the cell of an item identified by an object. iOS 13.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (UITableView, IndexPath, Any) ->
    UITableViewCell?

/// A closure that returns the cell of an item identified by an object. iOS 13.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (
    UICollectionView, IndexPath, Any
) -> UICollectionViewCell?

/// A closure that returns a supplementary view. iOS 13.
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
    UICollectionView, String, IndexPath
) -> UICollectionReusableView?

/// The data source of a table view that shows snapshots of objects. iOS 13. Follows Apple's page "UITableViewDiffableDataSourceReference".
///
/// The Swift equivalent with types is `UITableViewDiffableDataSource`. Apply snapshots on the main thread.
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
    private let source: UITableViewDiffableDataSource<ObjectIdentity, ObjectIdentity>

    /// Creates a data source, and sets it on the table view.
    public init(
        tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
    ) {
        source = UITableViewDiffableDataSource(tableView: tableView) { cellProvider($0, $1, $2.object.base) }
        super.init()
        tableView.dataSource = self
    }

    /// The animation of inserted and deleted rows. Default `.automatic`.
    open var defaultRowAnimation: UITableView.RowAnimation {
        get { source.defaultRowAnimation }
        set { source.defaultRowAnimation = newValue }
    }

    /// The current snapshot.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshotReference {
        MainThread.isolated { NSDiffableDataSourceSnapshotReference(self.source.snapshot()) }
    }

    /// Applies a snapshot, optionally with an animation.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
    ) { applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

    /// Applies a snapshot, optionally with an animation, and calls a completion handler.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) {
        MainThread.isolated((snapshot, completion)) { snapshot, completion in
            self.source.apply(
                snapshot.value, animatingDifferences: animatingDifferences, completion: completion)
        }
    }

    /// Applies a snapshot by reloading the data. iOS 15.
    nonisolated open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshot(usingReloadData: snapshot, completion: nil)
    }

    /// Applies a snapshot by reloading the data, and calls a completion handler. iOS 15.
    nonisolated open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
    ) {
        MainThread.isolated((snapshot, completion)) { snapshot, completion in
            self.source.applySnapshotUsingReloadData(snapshot.value, completion: completion)
        }
    }

    /// The item at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> Any? {
        source.itemIdentifier(for: indexPath)?.object.base
    }

    /// The index path of an item; `nil` for an item that isn't in the snapshot.
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        source.indexPath(for: ObjectIdentity(identifier))
    }

    /// The section at an index; `nil` if there is none. iOS 15.
    open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.object.base }

    /// The index of a section; `NSNotFound` for a section that isn't in the snapshot. iOS 15.
    open func index(forSectionIdentifier identifier: Any) -> Int {
        source.index(for: ObjectIdentity(identifier)) ?? NSNotFound
    }

    /// The number of sections in the snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { source.numberOfSections(in: tableView) }

    /// The number of items in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        source.tableView(tableView, numberOfRowsInSection: section)
    }

    /// The cell that the provider returns. Raises an exception if it returns none.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        source.tableView(tableView, cellForRowAt: indexPath)
    }

    /// Returns `false`. A subclass may override it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}

/// The data source of a collection view that shows snapshots of objects. iOS 13. Follows Apple's page
/// "UICollectionViewDiffableDataSourceReference".
///
/// The Swift equivalent with types is `UICollectionViewDiffableDataSource`, which also has handlers for reordering and outlines. Apply
/// snapshots on the main thread.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
    private let source: UICollectionViewDiffableDataSource<ObjectIdentity, ObjectIdentity>

    /// Creates a data source, and sets it on the collection view.
    public init(
        collectionView: UICollectionView,
        cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
    ) {
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            cellProvider($0, $1, $2.object.base)
        }
        super.init()
        collectionView.dataSource = self
    }

    /// A closure that returns supplementary views. Default `nil`.
    open var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider?
    {
        didSet { source.supplementaryViewProvider = supplementaryViewProvider }
    }

    /// The current snapshot.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshotReference {
        MainThread.isolated { NSDiffableDataSourceSnapshotReference(self.source.snapshot()) }
    }

    /// Applies a snapshot, optionally with an animation.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
    ) { applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

    /// Applies a snapshot, optionally with an animation, and calls a completion handler.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) {
        MainThread.isolated((snapshot, completion)) { snapshot, completion in
            self.source.apply(
                snapshot.value, animatingDifferences: animatingDifferences, completion: completion)
        }
    }

    /// Applies a snapshot by reloading the data. iOS 15.
    nonisolated open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshot(usingReloadData: snapshot, completion: nil)
    }

    /// Applies a snapshot by reloading the data, and calls a completion handler. iOS 15.
    nonisolated open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
    ) {
        MainThread.isolated((snapshot, completion)) { snapshot, completion in
            self.source.applySnapshotUsingReloadData(snapshot.value, completion: completion)
        }
    }

    /// The section snapshot of a section. iOS 14.
    nonisolated open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        let section = ObjectIdentity(section)
        return MainThread.isolated {
            NSDiffableDataSourceSectionSnapshotReference(self.source.snapshot(for: section))
        }
    }

    /// Applies a section snapshot. iOS 14.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
        animatingDifferences: Bool
    ) {
        applySnapshot(
            snapshot, toSection: sectionIdentifier, animatingDifferences: animatingDifferences,
            completion: nil)
    }

    /// Applies a section snapshot, and calls a completion handler. iOS 14.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
        animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) {
        let section = ObjectIdentity(sectionIdentifier)
        MainThread.isolated((snapshot, completion)) { snapshot, completion in
            self.source.apply(
                snapshot.value, to: section, animatingDifferences: animatingDifferences,
                completion: completion)
        }
    }

    /// The item at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> Any? {
        source.itemIdentifier(for: indexPath)?.object.base
    }

    /// The index path of an item; `nil` for an item that isn't in the snapshot.
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        source.indexPath(for: ObjectIdentity(identifier))
    }

    /// The section at an index; `nil` if there is none. iOS 15.
    open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.object.base }

    /// The index of a section; `NSNotFound` for a section that isn't in the snapshot. iOS 15.
    open func index(forSectionIdentifier identifier: Any) -> Int {
        source.index(for: ObjectIdentity(identifier)) ?? NSNotFound
    }

    /// The number of sections in the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        source.numberOfSections(in: collectionView)
    }

    /// The number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        source.collectionView(collectionView, numberOfItemsInSection: section)
    }

    /// The cell that the provider returns. Raises an exception if it returns none.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { source.collectionView(collectionView, cellForItemAt: indexPath) }

    /// The view that ``supplementaryViewProvider`` returns. Raises an exception if it returns none.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }

    /// Returns `false`. A subclass may override it.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        false
    }
}
