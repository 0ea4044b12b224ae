/// Is notified of the search that comes and goes, and may present it. iOS 8. Follows Apple's page
/// "UISearchControllerDelegate".
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

    /// Called when the search is to become active. A delegate that does not present it leaves that to UIKit.
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

    /// Leaves it to UIKit.
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// Brings results up to date with what is searched for. iOS 8. Follows Apple's page "UISearchResultsUpdating".
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search bar becomes the first responder, and whenever its text or its scope has changed.
    func updateSearchResults(for searchController: UISearchController)

    /// Called when the user has chosen a suggestion of the search. Optional. iOS 16.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Does nothing.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
