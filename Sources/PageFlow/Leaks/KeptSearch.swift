import UIKit

// A search is created once and shown many times: its page retains the search controller when the search ends.
extension UIViewController {
    /// Whether a controller belongs to a search that this page retains: it is the search controller, or within the search's own
    /// presentation.
    func keeps(_ controller: UIViewController) -> Bool {
        let chain = sequence(first: controller) { $0.parent }
        return keptSearches.contains { search in
            chain.contains { $0 === search || $0 === search.searchResultsController }
        }
    }

    /// The search controllers in the page's navigation item and in its properties.
    private var keptSearches: [UISearchController] {
        [navigationItem.searchController].compactMap { $0 } + searchesInProperties
    }

    private var searchesInProperties: [UISearchController] {
        let classes = sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
        return classes.prefix { $0.subjectType != UIViewController.self }
            .flatMap(\.children).compactMap { $0.value as? UISearchController }
    }
}
