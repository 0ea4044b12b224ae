import ListUpdates

/// The data source of a table that shows snapshots: it finds out what has changed from one to the next, and animates that.
///
/// A subclass says what a snapshot does not: titles of sections, which rows can be edited and moved. The table does not retain it.
/// iOS 13. Follows Apple's page "UITableViewDiffableDataSource".
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Makes the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
    private var hasApplied = false

    /// Creates a data source, and makes it the table's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// How rows come and go where changes are animated. Default `.automatic`.
    public var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Snapshots

    /// What the table shows: the snapshot that was applied last. It has no marks of what is to be reloaded.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        content.snapshot
    }

    /// Shows a snapshot.
    ///
    /// The first one is loaded. From then on what has changed is shown, animated or at once; before iOS 15 a change without an
    /// animation reloads the table.
    ///
    /// - Parameters:
    ///   - snapshot: what is to be shown.
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

    /// Shows a snapshot, and returns when the animation has ended.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await CompletionWait.end {
            apply(snapshot, animatingDifferences: animatingDifferences, completion: $0)
        }
    }

    /// Loads a snapshot, whatever was shown before. iOS 15.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        hasApplied = true
        content.take(snapshot)
        tableView?.reloadData()
        completion?()
    }

    /// Loads a snapshot, whatever was shown before. iOS 15.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await CompletionWait.end { applySnapshotUsingReloadData(snapshot, completion: $0) }
    }

    // MARK: Identifiers

    /// The identifier of the item in a row; `nil` where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath) }

    /// The row of an item; `nil` for one that is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        content.indexPath(of: itemIdentifier)
    }

    /// The identifier of a section; `nil` where there is none. iOS 15.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(at: index) }

    /// The index of a section; `nil` for one that is not shown. iOS 15.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: UITableViewDataSource

    /// The number of sections of the snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { content.sectionCount }

    /// The number of items of a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content.itemCount(of: section)
    }

    /// The cell that the provider makes. None is an exception.
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

    /// No title. A subclass may say one.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// No title. A subclass may say one.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// No row can be edited. A subclass may say which ones can.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing. A subclass applies a snapshot with the change.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// No row can be moved. A subclass may say which ones can.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing. A subclass applies a snapshot with the change.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// No index. A subclass may say one.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section with the title's index. A subclass may say another one.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
