import PageFlow
import UIKit

/// The networks: a diffable list with swipe actions and pull to refresh.
final class NetworksPage: UITableViewController {
    private enum Part: String, CaseIterable {
        case known = "My Networks"
        case others = "Other Networks"
    }

    private final class Source: UITableViewDiffableDataSource<Part, Network.ID> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)?.rawValue
        }

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }

    private let preferences: Preferences
    private lazy var source = Source(tableView: tableView) { [unowned self] table, place, name in
        cell(in: table, at: place, for: name)
    }

    init(_ preferences: Preferences) {
        self.preferences = preferences
        super.init(style: .insetGrouped)
        title = SettingsPlace.networks.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The settings have no storyboard.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "network")
        refreshControl = UIRefreshControl()
        refreshControl?.addAction(UIAction { [unowned self] _ in lookAround() }, for: .valueChanged)
        show(animated: false)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let network = network(at: indexPath), network.isKnown else { return nil }
        let forget = UIContextualAction(style: .destructive, title: "Forget") { [unowned self] _, _, done in
            setKnown(false, network)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [forget])
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let network = network(at: indexPath), !network.isKnown else { return nil }
        let join = UIContextualAction(style: .normal, title: "Join") { [unowned self] _, _, done in
            setKnown(true, network)
            done(true)
        }
        join.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [join])
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let network = network(at: indexPath) { setKnown(true, network) }
    }
}

// The content.
extension NetworksPage {
    private func cell(in table: UITableView, at place: IndexPath, for name: Network.ID) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "network", for: place)
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.image = UIImage(systemName: "wifi")
        cell.contentConfiguration = content
        let isProtected = preferences.networks.first { $0.id == name }?.isProtected == true
        cell.accessoryView = isProtected ? UIImageView(image: UIImage(systemName: "lock.fill")) : nil
        cell.accessoryView?.tintColor = .secondaryLabel
        return cell
    }

    private func show(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Part, Network.ID>()
        for part in Part.allCases {
            snapshot.appendSections([part])
            let isKnown = part == .known
            snapshot.appendItems(preferences.networks.filter { $0.isKnown == isKnown }.map(\.id))
        }
        source.apply(snapshot, animatingDifferences: animated)
    }

    private func network(at place: IndexPath) -> Network? {
        source.itemIdentifier(for: place).flatMap { name in
            preferences.networks.first { $0.id == name }
        }
    }

    private func setKnown(_ isKnown: Bool, _ network: Network) {
        guard let index = preferences.networks.firstIndex(of: network) else { return }
        preferences.networks[index].isKnown = isKnown
        show(animated: true)
    }

    /// Finds a network that wasn't available before.
    private func lookAround() {
        let found = Network(id: "Train", isProtected: false, isKnown: false)
        if !preferences.networks.contains(where: { $0.id == found.id }) { preferences.networks.append(found) }
        refreshControl?.endRefreshing()
        show(animated: true)
    }
}
