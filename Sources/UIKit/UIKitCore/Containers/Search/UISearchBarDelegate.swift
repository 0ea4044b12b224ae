/// The methods of a search bar's delegate. Follows Apple's page "UISearchBarDelegate".
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

    /// Called when the user has changed or cleared the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Whether to change the text as the user wants. Default `true`. iOS 3.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool

    /// Whether to change the text as the user wants. Each value is an `NSRange`; a search bar has one. Optional; by default, the method
    /// for one range is called. iOS 26.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue], replacementText: String
    ) -> Bool

    /// Called when the Search key was tapped.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    /// Called when the cancel button was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    /// Called when the bookmark button was tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

    /// Called when the results list button was tapped. iOS 3.2.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

    /// Called when another scope was selected. iOS 3.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns `true`.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

    /// Returns `true`.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

    /// Returns `true`.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    /// Leaves the decision to the method for one range.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue], replacementText: String
    ) -> Bool { OptionalMember.absent(true) }

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
