/// A tab for search, with the system's title and image. iOS 18.
///
/// Its preferred placement is `.pinned`, and since iOS 26 it is the last one on iPhone. Follows Apple's page "UISearchTab".
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Whether selecting the tab activates the search of its view controller, and canceling that search selects the
    /// previous tab again. Default `false`. iOS 26.
    ///
    /// The search is the `searchController` of the navigation item of the visible view controller. Follows Apple's page
    /// "automaticallyActivatesSearch".
    open var automaticallyActivatesSearch = false
    private weak var previousTab: UITab?
    private var isToActivate = false

    /// Creates a search tab whose view controller `viewControllerProvider` creates when it is first needed.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: UITabBarItem.SystemItem.search.shownTitle, image: UIImage(systemName: "magnifyingglass"),
            identifier: "UISearchTab", viewControllerProvider: viewControllerProvider)
        preferredPlacement = .pinned
    }

    /// Called before the tab is selected.
    func willBeSelected(after tab: UITab?) {
        guard automaticallyActivatesSearch, tab !== self else { return }
        previousTab = tab
        isToActivate = true
    }

    /// Called when the tab's view controller has appeared. A search that was left without Cancel is still active; its editing begins
    /// again. Evidence: hunt27-tabs-02.
    func didAppear() {
        guard isToActivate else { return }
        isToActivate = false
        let page = (shownPage as? UINavigationController)?.topViewController ?? shownPage
        guard let search = page?.navigationItem.searchController else { return }
        if search.isActive { search.searchBar.becomeFirstResponder() } else { search.isActive = true }
    }

    /// Called when a canceled search has been dismissed.
    func searchWasCanceled() {
        guard automaticallyActivatesSearch, let controller = tabBarController,
            controller.tabOfSelection === self, let previousTab
        else { return }
        controller.selectedTab = previousTab
    }
}

extension UIViewController {
    /// The search tab to whose view controllers this one belongs.
    var searchTab: UISearchTab? {
        sequence(first: self) { $0.parent }.lazy.compactMap { $0.tab as? UISearchTab }.first
    }
}
