extension UINavigationItem {
    func attachSearchController(_ newValue: UISearchController?) {
        guard newValue !== state?.searchController else { return }
        state?.searchController?.item = nil
        ensureState().searchController = newValue
        if newValue != nil { UINavigationBar.areTallBarsUsed = true }
        newValue?.item = self
        newValue?.searchedPage?.navigationController?.layOutPageUnderBars()
    }

    /// The height of the search bar under the title.
    var searchHeight: CGFloat {
        guard let search = state?.searchController else { return 0 }
        let scopes = search.hasBarWithScopes ? SearchBarParts.scopeHeight : 0
        return UISearchBar.heightInNavigationBar + scopes - searchRoomTaken
    }

    /// The height of the search bar that the content can collapse.
    var searchRoom: CGFloat {
        guard let state, let search = state.searchController, state.hidesSearchBarWhenScrolling,
            !search.isActive
        else { return 0 }
        return UISearchBar.heightInNavigationBar
    }

    /// The height that it has collapsed.
    var searchRoomTaken: CGFloat { min(state?.searchRoomTaken ?? 0, searchRoom) }

    /// A visible bar stays visible until the content is scrolled.
    func changeHidingOfSearch(_ hides: Bool) {
        let state = ensureState()
        guard hides != state.hidesSearchBarWhenScrolling else { return }
        let page = state.searchController?.searchedPage
        if hides {
            state.searchRoomTaken = 0
            state.hasPlacedSearch = page?.viewIfLoaded?.window != nil
        }
        state.hidesSearchBarWhenScrolling = hides
        page?.navigationController?.followTitleRoom()
    }

    /// Whether an active search hides the title and the buttons.
    package var isSearchAlone: Bool { state?.searchController?.hidesTitleRow ?? false }
}

// An item's search bar is in the navigation bar from when it is first needed.
extension UISearchController {
    func placeBar() {
        guard item != nil, searchBar.windowLink == nil, let page = searchedPage,
            let stack = page.navigationController, stack.topViewController === page
        else { return }
        stack.viewStorage?.windowLink?.showBars()
        stack.ensureNavigationBar().placeSearchBar()
    }
}

extension UINavigationBar {
    /// Removes the search bars of items that aren't shown anymore.
    func dropSearchBars() {
        for case let bar as UISearchBar in subviewList
        where bar.controller?.item.map({ $0 !== topItem }) ?? false {
            bar.removeFromSuperview()
        }
    }

    /// Places the shown item's search bar under the title.
    func placeSearchBar() {
        guard let search = topItem?.state?.searchController else { return }
        let height = topItem?.searchHeight ?? 0
        let frame = CGRect(
            x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        let bar = search.searchBar
        if bar.superview !== self { addQuietly(bar) }
        if bar.frame != frame { bar.frame = frame }
    }
}
