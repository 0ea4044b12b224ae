/// Values that few navigation items have.
package final class NavigationItemState {
    var titleView: UIView?
    var prompt: String?
    var backBarButtonItem: UIBarButtonItem?
    var backButtonTitle: String?
    var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default
    var backAction: UIAction?
    var leftItemsSupplementBackButton = false
    var leadingItemGroups: [UIBarButtonItemGroup] = []
    var centerItemGroups: [UIBarButtonItemGroup] = []
    var trailingItemGroups: [UIBarButtonItemGroup] = []
    var pinnedTrailingGroup: UIBarButtonItemGroup?
    var customizationIdentifier: String?
    var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    var style = UINavigationItem.ItemStyle.navigator
    var standardAppearance: UINavigationBarAppearance?
    var compactAppearance: UINavigationBarAppearance?
    var scrollEdgeAppearance: UINavigationBarAppearance?
    var compactScrollEdgeAppearance: UINavigationBarAppearance?
    var subtitle: String?
    var largeTitle: String?
    var largeSubtitle: String?
    var subtitleView: UIView?
    var largeSubtitleView: UIView?
    package var attributedTitle: NSAttributedString?
    package var attributedSubtitle: NSAttributedString?
    package var largeAttributedSubtitle: NSAttributedString?
    var searchController: UISearchController?
    var preferredSearchBarPlacement = UINavigationItem.SearchBarPlacement.automatic
    var allowsSearchInToolbar = true
    var searchPlacementItem: UIBarButtonItem?
    var additionalOverflowItems: UIDeferredMenuElement?
    /// The button that opens the menu with the items that have no room.
    var overflowButton: UIBarButtonItem?
    /// The view controller whose item this is, once a search bar was placed for it.
    weak var searchedPage: UIViewController?
    var hidesSearchBarWhenScrolling = true
    /// The part of the large title's height that the content has scrolled away, in points; negative while it is pulled
    /// down.
    package var titleRoomTaken: CGFloat = 0
    /// The part of the search bar's height that the content has scrolled away, in points.
    var searchRoomTaken: CGFloat = 0
    /// The part of both that scrolling has changed, in points.
    var roomScrolled: CGFloat = 0
    /// Whether the initial position of the search bar is settled: it was hidden, or stays visible.
    var hasPlacedSearch = false
}
