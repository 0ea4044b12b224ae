import PageFlow
import UIKit

/// A tea, as a route: its page can be saved and restored.
struct TeaRoute: PageRoute {
    let name: String
}

/// The teas.
final class TeaList: UITableViewController {
    private let names = ["Sencha", "Darjeeling", "Oolong"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Teas"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Tea")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Tea", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        view.window?.navigator.open(TeaRoute(name: names[indexPath.row]))
    }
}

/// One tea.
final class TeaPage: UIViewController {
    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
