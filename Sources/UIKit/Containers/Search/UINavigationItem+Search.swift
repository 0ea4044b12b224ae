extension UINavigationItem {
    func attachSearchController(_ newValue: UISearchController?) {
        state?.searchController?.item = nil
        ensureState().searchController = newValue
        newValue?.item = self
    }
}

// A bar that is shown with an item lies in the navigation bar, from when it is first needed.
extension UISearchController {
    func placeBar() {
        guard item != nil, searchBar.windowLink == nil, let page = searchedPage,
            let stack = page.navigationController, stack.topViewController === page
        else { return }
        stack.viewStorage?.windowLink?.showBars()
        let navigationBar = stack.ensureNavigationBar()
        searchBar.frame = CGRect(
            x: 0, y: navigationBar.boundsStorage.maxY, width: navigationBar.boundsStorage.width,
            height: UISearchBar.standardHeight)
        navigationBar.addQuietly(searchBar)
    }
}

extension UINavigationBar {
    /// Takes away the search bars of items that are not shown any more.
    func dropSearchBars() {
        for case let bar as UISearchBar in subviewList
        where bar.controller?.item.map({ $0 !== topItem }) ?? false {
            bar.removeFromSuperview()
        }
    }
}
