import PageFlow
import UIKit

/// The languages, in an order that the user changes by dragging and deleting rows.
final class LanguagesPage: UITableViewController {
    private let preferences: Preferences

    init(_ preferences: Preferences) {
        self.preferences = preferences
        super.init(style: .insetGrouped)
        title = SettingsPlace.languages.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The settings have no storyboard.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "language")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        preferences.languages.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "Apps and websites use the first language in this list that they support."
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "language", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = preferences.languages[indexPath.row]
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }

    /// At least one language must remain.
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        preferences.languages.count > 1
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        preferences.languages.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let language = preferences.languages.remove(at: sourceIndexPath.row)
        preferences.languages.insert(language, at: destinationIndexPath.row)
    }
}
