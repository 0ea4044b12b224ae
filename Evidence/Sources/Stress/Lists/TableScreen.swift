import UIKit

/// A page with a table view. The content of its rows determines their heights.
class TableScreen: UITableViewController, ListScreen {
    private weak var owner: (any ListOwner)?
    private var source: UITableViewDiffableDataSource<Int, Int>?

    /// Whether the texts of the rows determine their heights. Otherwise the cells have fixed heights.
    private let showsTexts: Bool

    init(style: UITableView.Style, isDiffable: Bool, showsTexts: Bool = false, _ owner: any ListOwner) {
        self.owner = owner
        self.showsTexts = showsTexts
        super.init(style: style)
        debugName = "list"
        tableView.register(TrackedTableCell.self, forCellReuseIdentifier: "row")
        if isDiffable { setUpSource() }
    }

    required init?(coder: NSCoder) { nil }

    fileprivate final func height(of path: IndexPath) -> CGFloat { owner?.model[path]?.height ?? 44 }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        owner?.callbackCame()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        owner?.callbackCame()
    }

    // The rows.

    override func numberOfSections(in tableView: UITableView) -> Int { owner?.model.sections.count ?? 0 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        owner?.model.sections[section].rows.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        owner?.callbackCame()
        return makeCell(at: indexPath)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section % 2 == 0 ? "Section \(section)" : nil
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt path: IndexPath
    ) {
        owner?.delete(path)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
        owner?.move(source, to: destination)
    }

    // Callbacks.

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        (cell as? TrackedTableCell)?.tracked.willDisplay(at: indexPath, of: owner)
        owner?.callbackCame()
    }

    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        (cell as? TrackedTableCell)?.tracked.didEndDisplaying(owner)
        owner?.callbackCame()
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        owner?.callbackCame()
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        owner?.callbackCame()
    }

    private func makeCell(at path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        if let row = owner?.model[path], let tracked = cell as? TrackedTableCell {
            tracked.tracked.show(row, owner)
            if showsTexts { tracked.contentConfiguration = row.content }
        }
        return cell
    }
}

// Operations on the list, and observations of it.
extension TableScreen {
    var scrollView: UIScrollView { tableView }
    var isDiffable: Bool { source != nil }
    var visiblePaths: [IndexPath] { tableView.indexPathsForVisibleRows ?? [] }
    var counts: [Int] { (0..<tableView.numberOfSections).map { tableView.numberOfRows(inSection: $0) } }

    func cell(at path: IndexPath) -> (any TrackedListCell)? {
        tableView.cellForRow(at: path) as? TrackedTableCell
    }

    func frame(of path: IndexPath) -> CGRect { tableView.rectForRow(at: path) }

    func reload() { tableView.reloadData() }

    func perform(_ edit: ListEdit, animated: Bool, changingModel change: @escaping () -> Bool) {
        let animation: UITableView.RowAnimation = animated ? .automatic : .none
        tableView.performBatchUpdates { [self] in
            guard change() else { return }
            tableView.deleteSections(edit.deletedSections, with: animation)
            if let (from, to) = edit.movedSection { tableView.moveSection(from, toSection: to) }
            tableView.deleteRows(at: edit.deleted, with: animation)
            tableView.reloadRows(at: edit.reloaded, with: animation)
            for (from, to) in edit.moved { tableView.moveRow(at: from, to: to) }
            guard edit.isNested else { return insert(edit, animation) }
            tableView.performBatchUpdates { self.insert(edit, animation) }
        }
    }

    private func insert(_ edit: ListEdit, _ animation: UITableView.RowAnimation) {
        tableView.insertSections(edit.insertedSections, with: animation)
        tableView.insertRows(at: edit.inserted, with: animation)
    }

    func apply(_ model: ListModel, animated: Bool) {
        source?.apply(model.snapshot(after: source?.snapshot()), animatingDifferences: animated)
    }

    func scroll(to path: IndexPath, animated: Bool) {
        tableView.scrollToRow(at: path, at: .middle, animated: animated)
    }

    func turnEditing(on isEditing: Bool, animated: Bool) { setEditing(isEditing, animated: animated) }

    private func setUpSource() {
        source = UITableViewDiffableDataSource(tableView: tableView) { [unowned self] _, path, _ in
            owner?.callbackCame()
            return makeCell(at: path)
        }
        if let owner { apply(owner.model, animated: false) }
    }
}

/// A table view with one height for all rows.
final class FixedTableScreen: TableScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.estimatedRowHeight = 0
    }
}

/// A table view that asks its delegate for the height of each row.
class AskedTableScreen: TableScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.estimatedRowHeight = 0
    }

    final override func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        height(of: indexPath)
    }
}

/// A table view that asks its delegate for an estimated height of each row, and for the height when a row becomes visible.
final class EstimatedTableScreen: AskedTableScreen {
    override func viewDidLoad() {}

    override func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        indexPath.row % 2 == 0 ? 40 : 60
    }
}
