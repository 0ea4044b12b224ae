import ListUpdates

/// The data source of a table view that shows snapshots. It computes the changes between two snapshots, and animates them.
///
/// A subclass provides the rest: section titles, editing and moving of rows. The table view doesn't retain the data source. iOS 13. Follows
/// Apple's page "UITableViewDiffableDataSource".
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
    private var hasApplied = false

    /// Creates a data source, and sets it on the table view.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// The animation of inserted and deleted rows. Default `.automatic`.
    public var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Snapshots

    /// The last applied snapshot, without reload marks.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        content.snapshot
    }

    /// Applies a snapshot.
    ///
    /// The first snapshot is loaded. Later ones apply only the differences, optionally with an animation; before iOS 15, an update without
    /// an animation reloads the table view.
    ///
    /// - Parameters:
    ///   - snapshot: the new snapshot.
    ///   - animatingDifferences: whether changes are animated.
    ///   - completion: called when the animation has ended.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let loads = !hasApplied || !animatingDifferences && Runtime.current.system < .iOS(15)
        guard let tableView, !loads else {
            return applySnapshotUsingReloadData(snapshot, completion: completion)
        }
        let animation = animatingDifferences ? defaultRowAnimation : .none
        let change = { [self] in
            tableView.performBatchUpdates { [self] in
                let changes = content.snapshot.changes(to: snapshot)
                content.take(snapshot)
                tableView.note(changes, animation)
            } completion: { _ in
                completion?()
            }
        }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
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
        hasApplied = true
        content.take(snapshot)
        tableView?.reloadData()
        completion?()
    }

    /// Applies a snapshot by reloading the data. iOS 15.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await CompletionWait.end { applySnapshotUsingReloadData(snapshot, completion: $0) }
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

    // MARK: UITableViewDataSource

    /// The number of sections in the snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { content.sectionCount }

    /// The number of items in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content.itemCount(of: section)
    }

    /// The cell that the provider returns. Raises an exception if it returns none.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = content.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "UITableView dataSource returned a nil cell for row at index path: \(described(indexPath as NSIndexPath)). "
                + "Table view: \(described(tableView)), dataSource: \(described(self))")
        return UITableViewCell()
    }

    /// Returns no title. A subclass may override it.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns no title. A subclass may override it.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns `false`. A subclass may override it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing. A subclass applies a snapshot with the change.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Returns `false`. A subclass may override it.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing. A subclass applies a snapshot with the change.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Returns no index. A subclass may override it.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section with the title's index. A subclass may override it.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
