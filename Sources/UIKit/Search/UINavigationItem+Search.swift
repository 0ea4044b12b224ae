extension UINavigationItem {
    /// The search whose bar is shown with the item. Default `nil`. iOS 11.
    public var searchController: UISearchController? {
        get { state?.searchController }
        set {
            state?.searchController?.item = nil
            ensureState().searchController = newValue
            newValue?.item = self
        }
    }

    /// Whether the search bar goes as the content is scrolled. Default `true`. iOS 11.
    public var hidesSearchBarWhenScrolling: Bool {
        get { state?.hidesSearchBarWhenScrolling ?? true }
        set { ensureState().hidesSearchBarWhenScrolling = newValue }
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
            x: 0, y: navigationBar.boundsStorage.maxY, width: navigationBar.boundsStorage.width, height: 56)
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
