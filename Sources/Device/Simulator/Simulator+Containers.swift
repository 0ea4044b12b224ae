import UIKit

// User actions on search bars and split views.
extension Simulator {
    /// Types text into a search bar, replacing its text. The bar begins editing if needed.
    public func type(_ text: String, in searchBar: UISearchBar) {
        takeOver()
        report(.other("Type “\(text)” into the search bar"))
        searchBar.userTypes(text)
    }

    /// Taps the search key while a search bar is editing.
    public func tapSearch(in searchBar: UISearchBar) {
        takeOver()
        report(.other("Tap Search on the keyboard"))
        searchBar.userTapsSearch()
    }

    /// Taps the cancel button of a search bar, if it is visible.
    public func tapCancel(in searchBar: UISearchBar) {
        takeOver()
        report(.other("Tap Cancel of the search bar"))
        searchBar.userTapsCancel()
    }

    /// Selects a scope of a search bar.
    public func tapScope(_ index: Int, in searchBar: UISearchBar) {
        takeOver()
        report(.other("Choose scope \(index) of the search bar"))
        searchBar.userChoosesScope(index)
    }
}
