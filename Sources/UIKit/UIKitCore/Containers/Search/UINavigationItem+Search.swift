extension UINavigationItem {
    func attachSearchController(_ newValue: UISearchController?) {
        guard newValue !== state?.searchController else { return }
        state?.searchController?.item = nil
        ensureState().searchController = newValue
        if newValue != nil { UINavigationBar.areTallBarsUsed = true }
        newValue?.item = self
        newValue?.searchedPage?.navigationController?.layOutPageUnderBars()
    }

    /// The height that the search bar adds to the navigation bar.
    var searchHeight: CGFloat {
        guard let search = state?.searchController else { return 0 }
        let scopes = search.hasBarWithScopes ? SearchBarParts.scopeHeight : 0
        return switch searchPlacing.form {
        case .belowTitle: UISearchBar.heightInNavigationBar + scopes - searchRoomTaken
        case .inRow: scopes
        case .button: search.isActive ? UISearchBar.heightInNavigationBar + scopes : 0
        case .inToolbar, .buttonInToolbar: 0
        }
    }

    /// The height of the search bar that the content can collapse.
    var searchRoom: CGFloat {
        guard let state, let search = state.searchController, state.hidesSearchBarWhenScrolling,
            !search.isActive, searchPlacing.form == .belowTitle
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
    package var isSearchAlone: Bool {
        guard let search = state?.searchController, search.isActive else { return false }
        return switch searchPlacing.form {
        case .inRow: false
        case .button: true
        case .belowTitle, .inToolbar, .buttonInToolbar: search.hidesNavigationBarDuringPresentation
        }
    }
}

// An item's search bar is in the navigation bar from when it is first needed.
extension UISearchController {
    func placeBar() {
        guard item != nil, searchBar.windowLink == nil, let page = searchedPage,
            let stack = page.navigationController, stack.topViewController === page
        else { return }
        stack.viewStorage?.windowLink?.showBars()
        stack.ensureNavigationBar().placeSearchBar()
        if page.navigationItem.isSearchInToolbar { stack.ensureToolbar().showItems() }
    }
}

extension UINavigationBar {
    /// Removes the search bars of items that aren't shown anymore, and those that aren't in this bar anymore.
    func dropSearchBars() {
        for case let bar as UISearchBar in subviewList {
            guard let item = bar.controller?.item else { continue }
            if item !== topItem || searchFrame(of: item) == nil { bar.removeFromSuperview() }
        }
    }

    /// Places the shown item's search bar under the title, or in the row of buttons.
    func placeSearchBar() {
        guard let item = topItem, let search = item.state?.searchController,
            let frame = searchFrame(of: item)
        else { return }
        let bar = search.searchBar
        if bar.superview !== self { addQuietly(bar) }
        if bar.frame != frame { bar.frame = frame }
    }

    /// The frame of an item's search bar; `nil` if it is in the toolbar, or a button represents it.
    private func searchFrame(of item: UINavigationItem) -> CGRect? {
        let (placing, height) = (item.searchPlacing, item.searchHeight)
        switch placing.form {
        case .button where item.state?.searchController?.isActive != true: return nil
        case .inToolbar, .buttonInToolbar: return nil
        case .belowTitle, .button:
            return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        case .inRow:
            let width = searchWidth
            let x =
                placing.placement == .integratedCentered
                ? bounds.midX - width / 2 : itemArea.maxX - width
            return CGRect(x: x, y: lineTop, width: width, height: min(lineBottom - lineTop, 44) + height)
        }
    }

    /// The width of a search bar in the row of buttons, in points. Apple documents none.
    private var searchWidth: CGFloat { min(240, bounds.width / 3) }

    /// The width that an item's search bar or search button takes at the end of the row of buttons.
    func searchWidthInRow(of item: UINavigationItem) -> CGFloat {
        guard item.state?.searchController != nil else { return 0 }
        let placing = item.searchPlacing
        return switch placing.form {
        case .inRow: placing.placement == .integratedCentered ? 0 : searchWidth
        case .button: 44
        case .belowTitle, .inToolbar, .buttonInToolbar: 0
        }
    }

    /// The end of the row of buttons for the title and the trailing items: before the search bar.
    func trailingEnd(of item: UINavigationItem) -> CGFloat {
        let search = searchWidthInRow(of: item)
        return itemArea.maxX - search - (search > 0 ? BarItemMetrics(of: self).spacing : 0)
    }

    /// The end of the title's room, for items that are not in the center: before a centered search bar.
    func titleEnd(of item: UINavigationItem) -> CGFloat {
        item.state?.searchController != nil && item.searchPlacing.placement == .integratedCentered
            ? bounds.midX - searchWidth / 2 : .greatestFiniteMagnitude
    }
}
