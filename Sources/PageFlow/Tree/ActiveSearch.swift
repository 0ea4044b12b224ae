import UIKit

// A search is a part of the searched page. UIKit presents the search controller over that page, and PageFlow leaves the controller out: the
// page with the results counts as a child of the searched page, and a presentation by the search controller as one by the searched page.
extension UIViewController {
    /// The active search of this page.
    var activeSearch: UISearchController? {
        guard let search = presentedViewController as? UISearchController, search.pageSearched === self else {
            return nil
        }
        return search
    }

    /// The controllers that are parts of this page: its children, and the page with the results of its search.
    var parts: [UIViewController] {
        guard let results = activeSearch?.results else { return children }
        return children + [results]
    }

    /// The page whose search results are this page, or a stack whose first page is this page; `nil` for any other page.
    var pageWithThisAsResults: UIViewController? {
        var page = self
        while let stack = page.pageParent as? UINavigationController, stack.heldPages.first === page {
            page = stack
        }
        return (page.outermostContainer.parent as? UISearchController)?.pageSearched
    }

    /// The search that covers this container and all of its pages, because no page within defines a presentation context.
    var searchOverAll: UISearchController? {
        guard let search = presentedViewController as? UISearchController, !search.isBeingDismissed,
            let presenter = search.presentingViewController?.page
        else { return nil }
        return sequence(first: self) { $0.pageParent }.contains { $0 === presenter } ? search : nil
    }

    /// Limits a search to this page, so that the search is still active when a page above has left.
    func keepSearchWithinPage() {
        guard pageParent is UINavigationController, !definesPresentationContext,
            navigationItem.searchController != nil
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
        guard let page = searchResultsController, page.outermostContainer.parent === self else { return nil }
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
