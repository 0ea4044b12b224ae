// The search bar in the toolbar of an iPhone, since iOS 26. Evidence: ios26-BARS-16.
extension UINavigationItem {
    /// Whether the item's search bar, or its button, is in the toolbar.
    var isSearchInToolbar: Bool {
        guard state?.searchController != nil else { return false }
        let form = searchPlacing.form
        return form == .inToolbar || form == .buttonInToolbar
    }

    /// Whether a button represents the search bar in the row of the navigation bar's buttons.
    var isSearchButton: Bool {
        guard let search = state?.searchController, !search.isActive else { return false }
        return searchPlacing.form == .button
    }

    /// The height that the scopes of the search bar add to the toolbar, in points.
    var scopesInToolbar: CGFloat {
        guard state?.searchController?.hasBarWithScopes == true, isSearchInToolbar else { return 0 }
        return SearchBarParts.scopeHeight
    }
}

extension NavigationItemState {
    /// The item for the position of the search bar, which is also the button that represents it.
    @MainActor
    func searchPlacementItem(of item: UINavigationItem) -> UIBarButtonItem {
        if let searchPlacementItem { return searchPlacementItem }
        let made = UIBarButtonItem(
            systemItem: .search,
            primaryAction: UIAction { [weak item] _ in item?.searchController?.isActive = true })
        made.isSearchPlacement = true
        made.accessibilityLabel = "Search"
        searchPlacementItem = made
        return made
    }
}

extension UIBarButtonItem {
    /// Raises an exception if one of the items is the placeholder of a search bar. Returns whether no item is one.
    static func areAllowed(_ items: [UIBarButtonItem]?, as property: String) -> Bool {
        guard items?.contains(where: \.isSearchPlacement) == true else { return true }
        Runtime.current.diagnostics.raise(
            .invalidArgument,
            "The searchBarPlacementBarButtonItem of a UINavigationItem can't be one of the \(property)")
        return false
    }
}

extension UIToolbar {
    /// The search bar that the toolbar shows as a field; `nil` if there is none, or its button is shown.
    var searchField: UISearchBar? {
        guard let item = ownerItem?(), let search = item.state?.searchController else { return nil }
        return switch item.searchPlacing.form {
        case .inToolbar: search.searchBar
        case .buttonInToolbar: search.isActive ? search.searchBar : nil
        case .belowTitle, .inRow, .button: nil
        }
    }

    /// Returns the items with the search bar's placeholder, at the end unless the app has placed it. While the search is
    /// active, the placeholder is the only item.
    func withSearch(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
        guard let item = ownerItem?(), item.isSearchInToolbar else {
            return items.contains(where: \.isSearchPlacement) ? items.filter { !$0.isSearchPlacement } : items
        }
        let position = item.searchBarPlacementBarButtonItem
        if item.searchController?.isActive == true { return [position] }
        let others = items.filter { !$0.isSearchPlacement || $0 === position }
        return others.contains { $0 === position } ? others : others + [position]
    }
}

extension UINavigationController {
    /// Whether the toolbar is visible: the app shows it, or a search bar is in it.
    var showsToolbar: Bool { !hidesToolbar || topItemWithSearch?.isSearchInToolbar == true }

    /// The height of the visible toolbar, in points.
    var shownToolbarHeight: CGFloat {
        showsToolbar ? ScreenMetrics.current.toolbarHeight + (topItemWithSearch?.scopesInToolbar ?? 0) : 0
    }

    /// The height of the area below the toolbar: of the keyboard, while the search bar in the toolbar is active.
    func heightBelowToolbar(in view: UIView) -> CGFloat {
        let safeArea = view.safeAreaInsets.bottom
        guard let item = topItemWithSearch, item.searchController?.isActive == true, item.isSearchInToolbar
        else { return safeArea }
        return max(safeArea, view.heightBeneathKeyboard)
    }

    private var topItemWithSearch: UINavigationItem? {
        guard let item = stack.last?.extras?.navigationItem, item.state?.searchController != nil else {
            return nil
        }
        return item
    }
}
