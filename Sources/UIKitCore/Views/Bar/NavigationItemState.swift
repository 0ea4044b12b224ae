/// What few navigation items have.
final class NavigationItemState {
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
    var attributedTitle: AttributedString?
    var attributedSubtitle: AttributedString?
    var searchController: UISearchController?
    var hidesSearchBarWhenScrolling = true
    /// How much of the large title's room the content has taken, in points; less than 0 while it is pulled down.
    var titleRoomTaken: CGFloat = 0
    /// How much of the search bar's room it has taken before.
    var searchRoomTaken: CGFloat = 0
    /// How much of both was taken by scrolling so far, less what was given back.
    var roomScrolled: CGFloat = 0
    /// Whether the search bar has been hidden at first, or is not to be.
    var hasPlacedSearch = false
}
