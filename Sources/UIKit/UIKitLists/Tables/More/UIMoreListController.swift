/// The list of the view controllers that don't fit in a tab bar, each with its tab's image and title.
///
/// Evidence: more-04.
final class UIMoreListController: UITableViewController, MoreListPage {
    private static let cell = "More"

    required init() {
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    var hiddenPages: [UIViewController] = [] {
        didSet { if isViewLoaded { showRows() } }
    }

    private var rows: [MoreRow] = []

    var onChoice: ((UIViewController) -> Void)?
    var onEdit: (() -> Void)?

    var allowsCustomizing = false {
        didSet {
            guard allowsCustomizing != oldValue else { return }
            navigationItem.rightBarButtonItem = allowsCustomizing ? makeEditItem() : nil
        }
    }

    private func makeEditItem() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.onEdit?() })
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showRows()
    }

    /// Updates the rows, because titles and images may have changed while the list wasn't visible.
    private func showRows() {
        let new = hiddenPages.map(MoreRow.init)
        guard new != rows else { return }
        rows = new
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: Self.cell)
            ?? UITableViewCell(style: .default, reuseIdentifier: Self.cell)
        let row = rows[indexPath.row]
        cell.textLabel?.text = row.title
        cell.imageView?.image = row.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        rows[indexPath.row].page.map { onChoice?($0) }
    }
}

/// The image and title of a view controller in the list.
private struct MoreRow: Equatable {
    weak var page: UIViewController?
    let title: String?
    let image: UIImage?

    @MainActor
    init(_ page: UIViewController) {
        self.page = page
        title = page.tabBarItem?.shownTitle ?? page.title
        image = page.tabBarItem?.shownImage
    }

    static func == (left: MoreRow, right: MoreRow) -> Bool {
        left.page === right.page && left.title == right.title && left.image === right.image
    }
}
