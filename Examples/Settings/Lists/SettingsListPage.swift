import PageFlow
import UIKit

/// A list of settings. The first page and most other pages are such lists.
class SettingsListPage: UITableViewController {
    let preferences: Preferences
    private let sections: [SettingsSection]
    /// The setting to highlight when the page has appeared.
    var pointsTo: String?

    init(_ title: String, _ sections: [SettingsSection], _ preferences: Preferences) {
        self.preferences = preferences
        self.sections = sections
        super.init(style: .insetGrouped)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The settings have no storyboard.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
    }

    /// The user may have made a choice on another page. The table has no rows before it is in the window.
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? [])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let key = pointsTo.take() { point(to: key) }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].settings.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
        cell.show(setting(at: indexPath), preferences)
        return cell
    }

    override func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        switch setting(at: indexPath).kind {
        case .page, .choice, .reset: indexPath
        case .toggle, .fact: nil
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let setting = setting(at: indexPath)
        switch setting.kind {
        case .page(let place): view.window?.navigator.open(SettingsRoute(page: place))
        case .choice(let values): open(ChoicePage(setting, values, preferences))
        case .reset: confirmReset(at: indexPath)
        case .toggle, .fact: break
        }
    }

    private func setting(at place: IndexPath) -> Setting { sections[place.section].settings[place.row] }
}

// Highlighted rows, and confirmations.
extension SettingsListPage {
    /// Scrolls to a setting, and selects it briefly.
    final func point(to key: String) {
        for (section, content) in sections.enumerated() {
            guard let row = content.settings.firstIndex(where: { $0.key == key }) else { continue }
            let place = IndexPath(row: row, section: section)
            tableView.selectRow(at: place, animated: false, scrollPosition: .middle)
            tableView.deselectRow(at: place, animated: true)
        }
    }

    private func confirmReset(at place: IndexPath) {
        let sheet = UIAlertController(
            title: nil, message: "All settings will be as they were at first.", preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Reset All Settings", style: .destructive) { [unowned self] _ in
                preferences.reset()
                tableView.reloadData()
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = tableView.cellForRow(at: place)
        tableView.deselectRow(at: place, animated: true)
        open(sheet, by: .present)
    }
}
