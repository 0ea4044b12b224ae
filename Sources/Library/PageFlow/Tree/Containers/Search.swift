import UIKit

// A search is a part of the searched page. UIKit presents the search controller over that page, and PageFlow leaves the controller out: the
// page with the results counts as a child of the searched page, and a presentation by the search controller as one by the searched page.
extension UIViewController {
    var isSearch: Bool { self is UISearchController }

    /// For a search the searched page, or `nil` if the search isn't active; for any other controller itself.
    var exceptSearch: UIViewController? {
        guard let search = self as? UISearchController else { return self }
        return search.pageSearched
    }

    /// For a search the page with its results, or else the searched page; `nil` for any other controller.
    var pageOfSearch: UIViewController? {
        guard let search = self as? UISearchController else { return nil }
        return search.results ?? search.pageSearched
    }

    /// The search that shows this page as its results.
    var searchAround: UISearchController? { outermostContainer.parent as? UISearchController }

    /// The active search of this page.
    var activeSearch: UISearchController? {
        presentedSearch.flatMap { $0.pageSearched === self ? $0 : nil }
    }

    private var presentedSearch: UISearchController? { presentedViewController as? UISearchController }

    /// The controllers that are parts of this page: its children, and the page with the results of its search.
    var parts: [UIViewController] {
        guard let results = activeSearch?.results else { return children }
        return children + [results]
    }

    /// The page whose search results are this page, or a stack whose first page is this page; `nil` for any other page.
    var pageWithThisAsResults: UIViewController? { outermostStack.searchAround?.pageSearched }

    /// The search that covers this container and all of its pages, because no page within defines a presentation context.
    var searchOverAll: UISearchController? {
        guard let search = presentedSearch, !search.isBeingDismissed,
            let presenter = search.presentingViewController?.page
        else { return nil }
        return sequence(first: self) { $0.pageParent }.contains { $0 === presenter } ? search : nil
    }

    /// The search over this page, or over a controller around it, that is ending.
    var endingSearch: UISearchController? {
        let searches = sequence(first: self, next: \.parent).lazy.compactMap(\.presentedSearch)
        return searches.first(where: \.isBeingDismissed)
    }

    /// Limits a search to this page, so that the search is still active when a page above has left.
    func keepSearchWithinPage() {
        guard !definesPresentationContext, navigationItem.searchController != nil, pageParent?.isStack == true
        else { return }
        definesPresentationContext = true
    }
}

extension UISearchController {
    /// The searched page; `nil` if the search isn't active.
    var pageSearched: UIViewController? {
        guard !isBeingDismissed, let presenter = presentingViewController else { return nil }
        return presenter.page.visiblePageWithin
    }

    /// The page with the results, once the search has shown it.
    var results: UIViewController? {
        guard let page = searchResultsController, page.searchAround === self else { return nil }
        return page
    }

    /// The controller that the search itself presents and isn't dismissing.
    var presentedOver: UIViewController? {
        guard let presented = presentedViewController, presented.presentingViewController === self,
            !presented.isBeingDismissed
        else { return nil }
        return presented
    }
}

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
