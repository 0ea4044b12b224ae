import PageFlow
import UIKit

/// The first page: the list of lists, and a search through all of them.
final class FirstPage: SettingsListPage {
    private let results: SearchResultsPage

    /// The settings with a user's preferences.
    init(_ preferences: Preferences) {
        results = SearchResultsPage()
        super.init("Settings", SettingsLists.first, preferences)
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = results
        search.searchBar.placeholder = "Search"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.largeTitleDisplayMode = .always
        results.onChoice = { [unowned self] in show($0) }
    }

    /// Leads from a found setting to its page.
    private func show(_ found: SearchResultsPage.Result) {
        navigationItem.searchController?.isActive = false
        guard let place = found.place else { return point(to: found.setting.key) }
        view.window?.navigator.open(SettingsRoute(page: place, key: found.setting.key))
    }
}
