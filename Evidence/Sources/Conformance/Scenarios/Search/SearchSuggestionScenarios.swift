import Simulator

// Suggestions of a search controller.
extension Scenario {
    static let searchSuggestions: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt27-tabs-08", "searchSuggestions of a search controller with a stacked search bar",
                ios: "18+", animated: true,
                source: .documentation("iPhoneOS 27.0 SDK, UIKit.framework/Headers/UISearchController.h"),
                notes: """
                    Quote: or as a list in front of the searchResultsController when the search bar is stacked.
                    searchSuggestions is set to nil when user interaction selects a suggestion
                    """),
            statements: 3
        ) { stage in
            let (page, log) = (stage.page("A"), SuggestionLog())
            let search = UISearchController(searchResultsController: nil)
            search.searchResultsUpdater = log
            page.navigationItem.searchController = search
            page.navigationItem.preferredSearchBarPlacement = .stacked
            page.navigationItem.hidesSearchBarWhenScrolling = false
            try stage.launch(stage.navigation([page]))
            search.isActive = true
            try stage.settle()
            search.searchSuggestions = ["Apples", "Pears"].map {
                UISearchSuggestionItem(localizedSuggestion: $0)
            }
            try stage.settle()
            let texts = stage.barTexts
            stage.state(
                "the titles of the suggestions are visible",
                texts.contains("Apples") && texts.contains("Pears"), "\(texts)")
            stage.sim.tap("Pears")
            try stage.settle()
            stage.state(
                "the user selects one: updateSearchResults(for:selecting:) is called with it",
                log.selected == ["Pears"], "\(log.selected)")
            stage.state(
                "searchSuggestions is nil afterwards", search.searchSuggestions == nil,
                "\(search.searchSuggestions?.count ?? 0)")
        }
    ]
}

/// Records the selected suggestions.
@MainActor
private final class SuggestionLog: NSObject, UISearchResultsUpdating {
    private(set) var selected: [String] = []

    func updateSearchResults(for searchController: UISearchController) {}

    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
        selected.append(searchSuggestion.localizedSuggestion ?? "")
    }
}
