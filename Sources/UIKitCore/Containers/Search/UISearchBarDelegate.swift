/// Is notified of what the user does in a search bar. Follows Apple's page "UISearchBarDelegate".
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Whether editing may begin. Default `true`.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

    /// Called when editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

    /// Whether editing may end. Default `true`.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

    /// Called when editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// Called when the text has changed, by the user's typing or clearing it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Whether the user's change of the text is made. Default `true`. iOS 3.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool

    /// Called when the search key was tapped.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    /// Called when the cancel button was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    /// Called when the button for bookmarks was tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

    /// Called when the button for results was tapped. iOS 3.2.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

    /// Called when another scope was chosen. iOS 3.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Lets editing begin.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

    /// Lets editing end.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

    /// Makes the change.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}

    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
