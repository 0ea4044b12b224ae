/// The methods of a search controller's delegate, which is notified of the presentation and dismissal of the search,
/// and may present it itself. iOS 8. Follows Apple's page "UISearchControllerDelegate".
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called when the search is about to be presented.
    func willPresentSearchController(_ searchController: UISearchController)

    /// Called when the search has been presented.
    func didPresentSearchController(_ searchController: UISearchController)

    /// Called when the search is about to be dismissed.
    func willDismissSearchController(_ searchController: UISearchController)

    /// Called when the search has been dismissed.
    func didDismissSearchController(_ searchController: UISearchController)

    /// Called when the search is about to become active. If the delegate doesn't present it, UIKit does.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}

    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}

    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}

    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}

    /// Does nothing, so that UIKit presents the search.
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// Updates the results of a search. iOS 8. Follows Apple's page "UISearchResultsUpdating".
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search bar becomes the first responder, and whenever its text or its scope has changed.
    func updateSearchResults(for searchController: UISearchController)

    /// Called when the user has selected a suggestion. Optional. iOS 16.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Does nothing.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
