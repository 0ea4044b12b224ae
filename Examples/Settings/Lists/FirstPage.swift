import PageFlow
import UIKit

/// The first page: a list of the other pages, and a search through all settings.
final class FirstPage: SettingsListPage {
    private let results: SearchResultsPage

    /// Creates the first page with a user's preferences.
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

    /// Opens the page of a found setting.
    private func show(_ found: SearchResultsPage.Result) {
        navigationItem.searchController?.isActive = false
        guard let place = found.place else { return point(to: found.setting.key) }
        view.window?.navigator.open(SettingsRoute(page: place, key: found.setting.key))
    }
}
