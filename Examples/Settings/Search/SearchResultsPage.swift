import UIKit

/// The settings whose titles contain the search text.
final class SearchResultsPage: UITableViewController, UISearchResultsUpdating {
    typealias Result = (setting: Setting, place: SettingsPlace?)

    private var results: [Result] = []
    /// Called when the user chooses a setting.
    var onChoice: (Result) -> Void = { _ in }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        results = SettingsLists.all.filter { $0.setting.title.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "result")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "result")
        let (setting, place) = results[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = setting.title
        content.secondaryText = (place?.trail ?? ["Settings"]).joined(separator: " → ")
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoice(results[indexPath.row])
    }
}
