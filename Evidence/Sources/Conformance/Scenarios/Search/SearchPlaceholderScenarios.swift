import Simulator

// A page's placeholder configuration while the user searches.
extension Scenario {
    static let searchPlaceholders: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt26-lists-09",
                "The user types into the search bar of a page with a placeholder configuration",
                ios: "18+",
                source: .documentation(
                    "iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIContentUnavailableConfigurationState.h"),
                notes: """
                    Quote: Default is the search bar text of the view controller's search controller.
                    """),
            statements: 2
        ) { stage in
            let (page, search) = (PlaceholderPage("A"), UISearchController(searchResultsController: nil))
            page.navigationItem.searchController = search
            page.navigationItem.hidesSearchBarWhenScrolling = false
            page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
            try stage.launch(stage.navigation([page]))
            stage.sim.tap(search.searchBar.searchTextField)
            try stage.settle()
            page.texts = []
            stage.sim.type("moss", in: search.searchBar)
            try stage.settle()
            stage.state(
                "updateContentUnavailableConfiguration(using:) is called", !page.texts.isEmpty,
                "\(page.texts)")
            stage.state(
                "its state has the text of the search bar", page.texts.last == "moss", "\(page.texts)")
        }
    ]
}

/// A page that records the search texts for which it is asked for a placeholder.
private final class PlaceholderPage: Page {
    var texts: [String?] = []

    override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
    ) {
        super.updateContentUnavailableConfiguration(using: state)
        texts.append(state.searchText)
    }
}
