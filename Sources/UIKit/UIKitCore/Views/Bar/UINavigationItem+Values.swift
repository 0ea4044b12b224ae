extension UINavigationItem {
    /// The condition for a large title. iOS 11. Follows Apple's page "UINavigationItem.LargeTitleDisplayMode".
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The mode of the previous page.
        case automatic = 0
        /// Large, if the bar prefers large titles.
        case always = 1
        /// Never large.
        case never = 2
        /// Small, in the row of buttons, regardless of the previous page. iOS 17.
        case inline = 3
    }

    /// The title of the back button to this page. iOS 14. Follows Apple's page
    /// "UINavigationItem.BackButtonDisplayMode".
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The page's title, or "Back" or no title if there is less room.
        case `default` = 0
        /// "Back", or no title if there is less room.
        case generic = 1
        /// Only the arrow.
        case minimal = 2
    }

    /// The layout of the item in the bar. iOS 16. Follows Apple's page "UINavigationItem.ItemStyle".
    public enum ItemStyle: Int, Sendable {
        /// For hierarchical navigation: the title is centered.
        case navigator = 0
        /// For content with its own history: the title is at the leading edge.
        case browser = 1
        /// For editing a document: the title is at the leading edge.
        case editor = 2
    }
}
