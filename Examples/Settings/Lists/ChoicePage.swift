import PageFlow
import UIKit

/// The values of a setting; the user chooses one.
final class ChoicePage: UITableViewController {
    private let setting: Setting
    private let values: [String]
    private let preferences: Preferences

    init(_ setting: Setting, _ values: [String], _ preferences: Preferences) {
        self.setting = setting
        self.values = values
        self.preferences = preferences
        super.init(style: .insetGrouped)
        title = setting.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The settings have no storyboard.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "value")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        values.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "value", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = values[indexPath.row]
        cell.contentConfiguration = content
        let isChosen = values[indexPath.row] == preferences.choice(of: setting, among: values)
        cell.accessoryType = isChosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        preferences.choose(values[indexPath.row], for: setting)
        tableView.deselectRow(at: indexPath, animated: true)
        tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? [])
    }
}

// Traces and paths distinguish the choices by name.
extension ChoicePage: NamedPage {
    var pageName: String { "ChoicePage of \(setting.title)" }
}
