import UIKit

// What a user does to search bars and split views.
extension Simulator {
    /// Types a text into a search bar in the place of the present one. The bar begins editing if it does not edit yet.
    public func type(_ text: String, in searchBar: UISearchBar) {
        takeOver()
        report(.other("Type “\(text)” into the search bar"))
        searchBar.userTypes(text)
    }

    /// Taps the search key while a search bar edits.
    public func tapSearch(in searchBar: UISearchBar) {
        takeOver()
        report(.other("Tap Search on the keyboard"))
        searchBar.userTapsSearch()
    }

    /// Taps the cancel button of a search bar, if it shows one.
    public func tapCancel(in searchBar: UISearchBar) {
        takeOver()
        report(.other("Tap Cancel of the search bar"))
        searchBar.userTapsCancel()
    }

    /// Chooses a scope of a search bar.
    public func tapScope(_ index: Int, in searchBar: UISearchBar) {
        takeOver()
        report(.other("Choose scope \(index) of the search bar"))
        searchBar.userChoosesScope(index)
    }
}
