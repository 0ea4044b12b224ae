extension UINavigationItem {
    /// The placement of a navigation item's search bar. iOS 16. Follows Apple's page
    /// "UINavigationItem.SearchBarPlacement".
    public enum SearchBarPlacement: Int, Sendable {
        /// The system's choice for the current layout.
        case automatic = 0
        /// In the row of buttons, at the trailing edge, or in the toolbar of an iPhone. iOS 26.
        case integrated = 1
        /// Below the title and the buttons.
        case stacked = 2
        /// Like ``integrated``, but in the middle of a regular-width iPad's bar. iOS 26.
        case integratedCentered = 3
        /// Like ``integrated``, but a button while the search is inactive. iOS 26.
        case integratedButton = 4

        /// The name of ``integrated`` before iOS 26.
        public static var inline: SearchBarPlacement { .integrated }
    }

    /// The placement of the item's search bar in its current environment.
    var searchPlacing: SearchPlacing {
        guard let state, state.searchController != nil else { return SearchPlacing(.automatic, .belowTitle) }
        return SearchPlacing(
            preferred: state.preferredSearchBarPlacement, in: SearchSurroundings(of: self, state))
    }

    func changePreferredPlacement(_ newValue: SearchBarPlacement) {
        guard newValue != preferredSearchBarPlacement else { return }
        ensureState().preferredSearchBarPlacement = newValue
        searchBarMoves()
    }

    func changeToolbarIntegration(_ isAllowed: Bool) {
        guard isAllowed != searchBarPlacementAllowsToolbarIntegration else { return }
        ensureState().allowsSearchInToolbar = isAllowed
        searchBarMoves()
    }

    private func searchBarMoves() {
        let bar = state?.searchController?.searchBar
        if !isSearchInToolbar, bar?.superview is UIToolbar { bar?.removeFromSuperview() }
        searchedPage?.navigationController?.followTitleRoom()
    }

    /// The view controller of the item, if it is in a visible window. Looked up once.
    var searchedPage: UIViewController? {
        guard let state, let search = state.searchController else { return nil }
        if let known = state.searchedPage, known.navigationItem === self { return known }
        state.searchedPage = search.searchedPage
        return state.searchedPage
    }
}

/// The placement of a search bar, and the bar that shows it.
struct SearchPlacing: Equatable {
    /// The form of the search bar.
    enum Form: Equatable {
        /// A separate row below the title.
        case belowTitle
        /// A field in the row of buttons.
        case inRow
        /// A button in the row of buttons, until the search is active.
        case button
        /// A field in the toolbar.
        case inToolbar
        /// A button in the toolbar, until the search is active.
        case buttonInToolbar
    }

    let placement: UINavigationItem.SearchBarPlacement
    let form: Form

    init(_ placement: UINavigationItem.SearchBarPlacement, _ form: Form) {
        (self.placement, self.form) = (placement, form)
    }

    /// Follows the comments in Apple's header UINavigationItem.h. Evidence: ios26-BARS-15.
    init(
        preferred: UINavigationItem.SearchBarPlacement, in surroundings: SearchSurroundings
    ) {
        self =
            switch surroundings {
            case _ where preferred == .stacked, .narrow: SearchPlacing(.stacked, .belowTitle)
            case .wide(let isNew, let allowsCenter):
                Self.wide(preferred, isNew: isNew, allowsCenter: allowsCenter)
            case .phone(let hasToolbar):
                Self.phone(preferred, hasToolbar: hasToolbar)
            }
    }

    private static func wide(
        _ preferred: UINavigationItem.SearchBarPlacement, isNew: Bool, allowsCenter: Bool
    ) -> SearchPlacing {
        switch preferred {
        case .automatic where !isNew: SearchPlacing(.stacked, .belowTitle)
        case .integratedCentered where allowsCenter: SearchPlacing(.integratedCentered, .inRow)
        case .integratedButton: SearchPlacing(.integratedButton, .button)
        default: SearchPlacing(.integrated, .inRow)
        }
    }

    private static func phone(
        _ preferred: UINavigationItem.SearchBarPlacement, hasToolbar: Bool
    ) -> SearchPlacing {
        switch preferred {
        case .integratedButton: SearchPlacing(.integratedButton, hasToolbar ? .buttonInToolbar : .button)
        case _ where hasToolbar: SearchPlacing(.integrated, .inToolbar)
        case .automatic: SearchPlacing(.stacked, .belowTitle)
        default: SearchPlacing(.integrated, .button)
        }
    }
}

/// The environment of a search bar, which determines its placement.
enum SearchSurroundings: Equatable {
    /// A navigation bar that has no room for a search bar in its row: on iPhone before iOS 26, or in compact width.
    case narrow
    /// A bar of regular width on iPad. `isNew` since iOS 26; `allowsCenter` if a search bar may be in the middle of the bar.
    case wide(isNew: Bool, allowsCenter: Bool)
    /// An iPhone since iOS 26. The search bar may be in the toolbar of a stack without a tab bar below it.
    case phone(hasToolbar: Bool)

    @MainActor
    init(of item: UINavigationItem, _ state: NavigationItemState) {
        let runtime = Runtime.current
        let (system, isPad) = (runtime.system, runtime.device.userInterfaceIdiom == .pad)
        guard system >= .iOS(isPad ? 16 : 26), let page = item.searchedPage,
            let stack = page.navigationController
        else {
            self = .narrow
            return
        }
        let tabs = stack.tabBarController
        guard isPad else {
            let hasTabBar = tabs.map { !$0.isBarHidden && !$0.hidesBar(for: stack) } ?? false
            self = .phone(hasToolbar: state.allowsSearchInToolbar && !hasTabBar)
            return
        }
        let isRegular = stack.traitCollection.horizontalSizeClass == .regular
        self =
            isRegular
            ? .wide(isNew: system >= .iOS(26), allowsCenter: tabs != nil || item.style != .navigator)
            : .narrow
    }
}
