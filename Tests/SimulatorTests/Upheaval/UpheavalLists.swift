import Simulator

/// A table view that notifies the app of each delegate call.
final class UpheavalTable: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    let app: UpheavalApp
    private var rows = (0..<30).map { "Row \($0)" }

    init(_ app: UpheavalApp) {
        self.app = app
        super.init(style: .plain)
        title = "Table"
    }

    required init?(coder: NSCoder) { nil }

    private func meet(_ name: String) { app.meet(name, viewIfLoaded) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.rowHeight = 60
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        refreshControl = UIRefreshControl()
        refreshControl?.addAction(UIAction { [weak self] _ in self?.meet("refresh") }, for: .valueChanged)
    }

    func deleteFirst() {
        tableView.performBatchUpdates {
            rows.removeFirst()
            tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        } completion: { [weak self] _ in
            self?.meet("batch updates' completion")
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        meet("numberOfSections")
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        meet("numberOfRows")
        return rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        meet("cellForRow")
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        meet("heightForRow")
        return 60
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        meet("viewForHeader")
        return nil
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        app.meet("willDisplay", cell)
    }

    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        app.meet("didEndDisplaying", cell)
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        meet("shouldHighlightRow")
        return true
    }

    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        meet("didHighlightRow")
    }

    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        meet("didUnhighlightRow")
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        meet("willSelectRow")
        return indexPath
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        meet("didSelectRow")
        app.meet("didSelectRow, its cell", tableView.cellForRow(at: indexPath))
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        meet("didDeselectRow")
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        meet("trailing swipe actions")
        let action = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, view, done in
            self?.app.meet("swipe action", view)
            self?.deleteFirst()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        meet("willBeginEditingRow")
    }

    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        meet("didEndEditingRow")
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        meet("commit")
        deleteFirst()
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        meet("moveRow")
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        meet("context menu configuration")
        return UIContextMenuConfiguration(
            identifier: nil,
            previewProvider: { [weak self] in
                self?.meet("preview provider")
                return nil
            },
            actionProvider: { [weak self] _ in
                self?.meet("action provider")
                return UIMenu(children: [
                    UIAction(title: "Copy") { [weak self] _ in self?.meet("context menu action") }
                ])
            })
    }

    override func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        animator?.addCompletion { [weak self] in self?.meet("context menu's opening") }
        meet("willDisplayContextMenu")
    }

    override func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        animator?.addCompletion { [weak self] in self?.meet("context menu's end") }
        meet("willEndContextMenu")
    }

    // MARK: Scrolling

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { meet("scrollViewDidScroll") }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        meet("scrollViewWillBeginDragging")
    }

    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        meet("scrollViewWillEndDragging")
    }

    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        meet("scrollViewDidEndDragging")
    }

    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        meet("scrollViewWillBeginDecelerating")
    }

    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        meet("scrollViewDidEndDecelerating")
    }

    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        meet("scrollViewDidEndScrollingAnimation")
    }

    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        meet("scrollViewShouldScrollToTop")
        return true
    }

    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { meet("scrollViewDidScrollToTop") }

    // MARK: Drag and drop

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        meet("drag items")
        return [UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))]
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        meet("dragSessionWillBegin")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        meet("dragSessionDidEnd")
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        meet("dropSessionDidEnter")
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        meet("dropSessionDidEnd")
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        meet("dropSessionDidUpdate")
        return UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
        meet("performDrop")
    }
}

/// A collection view with a diffable data source that notifies the app of each call.
final class UpheavalGrid: UICollectionViewController {
    let app: UpheavalApp
    private var source: UICollectionViewDiffableDataSource<Int, Int>!

    init(_ app: UpheavalApp, sideways: Bool) {
        self.app = app
        let layout = UICollectionViewCompositionalLayout { [weak app] _, _ in
            app?.meet("section provider", nil)
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(sideways ? 0.4 : 1), heightDimension: .absolute(60))
            let item = NSCollectionLayoutItem(layoutSize: size)
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [item]))
            if sideways { section.orthogonalScrollingBehavior = .continuous }
            section.visibleItemsInvalidationHandler = { _, _, _ in app?.meet("visible items", nil) }
            return section
        }
        super.init(collectionViewLayout: layout)
        title = "Grid"
    }

    required init?(coder: NSCoder) { nil }

    private func meet(_ name: String) { app.meet(name, viewIfLoaded) }

    override func viewDidLoad() {
        super.viewDidLoad()
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            [weak self] cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(item)"
            cell.contentConfiguration = content
            self?.app.meet("cell registration", cell)
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            [weak self] view, path, item in
            self?.meet("cell provider")
            return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        apply(Array(0..<30))
    }

    private func apply(_ items: [Int]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: true) { [weak self] in self?.meet("apply's completion") }
    }

    func shuffle() { apply(Array(5..<30).reversed()) }

    override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        meet("didSelectItem")
        app.meet("didSelectItem, its cell", collectionView.cellForItem(at: indexPath))
    }

    override func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
        meet("didHighlightItem")
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        meet("shouldSelectItem")
        return true
    }

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        app.meet("willDisplay", cell)
    }

    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        app.meet("didEndDisplaying", cell)
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        meet("context menu configuration")
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.meet("context menu action") }])
        }
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { meet("scrollViewDidScroll") }

    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        meet("scrollViewDidEndDecelerating")
    }
}
