import ListUpdates

/// Makes the cell of an item that is identified by an object. iOS 13.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (UITableView, IndexPath, Any) ->
    UITableViewCell?

/// Makes the cell of an item that is identified by an object. iOS 13.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (
    UICollectionView, IndexPath, Any
) -> UICollectionViewCell?

/// Makes a header, a footer or another supplementary view. iOS 13.
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
    UICollectionView, String, IndexPath
) -> UICollectionReusableView?

/// The data source of a table that shows snapshots of objects. iOS 13. Follows Apple's page "UITableViewDiffableDataSourceReference".
///
/// In Swift `UITableViewDiffableDataSource` is the same with types. Apply snapshots on the main thread.
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
    private let source: UITableViewDiffableDataSource<ObjectIdentity, ObjectIdentity>

    /// Creates a data source, and makes it the table's.
    public init(
        tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
    ) {
        source = UITableViewDiffableDataSource(tableView: tableView) { cellProvider($0, $1, $2.object.base) }
        super.init()
        tableView.dataSource = self
    }

    /// How rows come and go where changes are animated. Default `.automatic`.
    open var defaultRowAnimation: UITableView.RowAnimation {
        get { source.defaultRowAnimation }
        set { source.defaultRowAnimation = newValue }
    }

    /// What the table shows.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshotReference {
        onMain { NSDiffableDataSourceSnapshotReference(self.source.snapshot()) }
    }

    /// Shows a snapshot, animated or at once.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
    ) { applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

    /// Shows a snapshot, animated or at once, and calls back when that has ended.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
        onMain {
            self.source.apply(
                snapshot.value, animatingDifferences: animatingDifferences, completion: completion)
        }
    }

    /// Loads a snapshot, whatever was shown before. iOS 15.
    nonisolated open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshot(usingReloadData: snapshot, completion: nil)
    }

    /// Loads a snapshot, whatever was shown before, and calls back. iOS 15.
    nonisolated open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
        onMain { self.source.applySnapshotUsingReloadData(snapshot.value, completion: completion) }
    }

    /// The item in a row; `nil` where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> Any? {
        source.itemIdentifier(for: indexPath)?.object.base
    }

    /// The row of an item; `nil` for one that is not shown.
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        source.indexPath(for: ObjectIdentity(identifier))
    }

    /// The section at a place; `nil` where there is none. iOS 15.
    open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.object.base }

    /// The place of a section; `NSNotFound` for one that is not shown. iOS 15.
    open func index(forSectionIdentifier identifier: Any) -> Int {
        source.index(for: ObjectIdentity(identifier)) ?? NSNotFound
    }

    /// The number of sections of the snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { source.numberOfSections(in: tableView) }

    /// The number of items of a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        source.tableView(tableView, numberOfRowsInSection: section)
    }

    /// The cell that the provider makes. None is an exception.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        source.tableView(tableView, cellForRowAt: indexPath)
    }

    /// No row can be edited. A subclass may say which ones can.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}

/// The data source of a collection view that shows snapshots of objects. iOS 13. Follows Apple's page
/// "UICollectionViewDiffableDataSourceReference".
///
/// In Swift `UICollectionViewDiffableDataSource` is the same with types, and has the handlers of reordering and of outlines. Apply
/// snapshots on the main thread.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
    private let source: UICollectionViewDiffableDataSource<ObjectIdentity, ObjectIdentity>

    /// Creates a data source, and makes it the collection view's.
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

    /// Makes headers, footers and other supplementary views. Default `nil`.
    open var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider?
    {
        didSet { source.supplementaryViewProvider = supplementaryViewProvider }
    }

    /// What the collection view shows.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshotReference {
        onMain { NSDiffableDataSourceSnapshotReference(self.source.snapshot()) }
    }

    /// Shows a snapshot, animated or at once.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
    ) { applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

    /// Shows a snapshot, animated or at once, and calls back when that has ended.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
        onMain {
            self.source.apply(
                snapshot.value, animatingDifferences: animatingDifferences, completion: completion)
        }
    }

    /// Loads a snapshot, whatever was shown before. iOS 15.
    nonisolated open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshot(usingReloadData: snapshot, completion: nil)
    }

    /// Loads a snapshot, whatever was shown before, and calls back. iOS 15.
    nonisolated open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
        onMain { self.source.applySnapshotUsingReloadData(snapshot.value, completion: completion) }
    }

    /// The items of a section as a tree. iOS 14.
    nonisolated open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        let section = ObjectIdentity(section)
        return onMain { NSDiffableDataSourceSectionSnapshotReference(self.source.snapshot(for: section)) }
    }

    /// Shows a tree of items in a section. iOS 14.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
        animatingDifferences: Bool
    ) {
        applySnapshot(
            snapshot, toSection: sectionIdentifier, animatingDifferences: animatingDifferences,
            completion: nil)
    }

    /// Shows a tree of items in a section, and calls back when that has ended. iOS 14.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
        animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) {
        let section = ObjectIdentity(sectionIdentifier)
        nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
        onMain {
            self.source.apply(
                snapshot.value, to: section, animatingDifferences: animatingDifferences,
                completion: completion)
        }
    }

    /// The item at an index path; `nil` where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> Any? {
        source.itemIdentifier(for: indexPath)?.object.base
    }

    /// The index path of an item; `nil` for one that is not shown.
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        source.indexPath(for: ObjectIdentity(identifier))
    }

    /// The section at a place; `nil` where there is none. iOS 15.
    open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.object.base }

    /// The place of a section; `NSNotFound` for one that is not shown. iOS 15.
    open func index(forSectionIdentifier identifier: Any) -> Int {
        source.index(for: ObjectIdentity(identifier)) ?? NSNotFound
    }

    /// The number of sections of the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        source.numberOfSections(in: collectionView)
    }

    /// The number of items of a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        source.collectionView(collectionView, numberOfItemsInSection: section)
    }

    /// The cell that the provider makes. None is an exception.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { source.collectionView(collectionView, cellForItemAt: indexPath) }

    /// The view that ``supplementaryViewProvider`` makes. None is an exception.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }

    /// No item moves. A subclass may say which ones do.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        false
    }
}

/// Runs what an app calls on the main thread.
private func onMain<Value>(_ body: @escaping @MainActor () -> Value) -> Value {
    nonisolated(unsafe) var value: Value?
    MainActor.assumeIsolated { value = body() }
    guard let value else { preconditionFailure("Apply and read snapshots on the main thread.") }
    return value
}
